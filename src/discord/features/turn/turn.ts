import { literal } from '#discord/app/components'
import { nameAt, presentationFor, shownOf, stepNames } from '#discord/app/context'
import { breath } from '#discord/app/fair-scheduling'
import { refusalText } from '#discord/app/refusals'
import { type Asked, sayNo, stageFor, tasteOf } from '#discord/app/requests'
import type { Press } from '#discord/app/router'
import { ownAsk, type Stage } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { toldLines, toldOf } from '#discord/app/told-lines'
import { isNo, type LogLine, type Look, type No } from '#tables'
import { lineScreen } from '../boards/around.ts'
import { earlyScreen } from '../early-answers/screen.ts'
import { guideScreen, ownNews, stepFor } from '../guide/screen.ts'
import { chosenIn, goalsOf, think } from './goals.ts'
import { type PanelState, panelScreen, receiptScreen } from './panel-screen.ts'
import { placeParts, restScreen, spectatorScreen, waitScreen } from './trouble.ts'

/** Somebody's own turn, from the open panel to the receipt. */

/** Whoever sat down to be guided is, and whoever plays for the first time where ideas are given, until he likes not to. */
async function isGuided({ house, look, reader }: Stage, isWilling: boolean): Promise<boolean> {
  if (look.plan.guided) return true
  if (!isWilling || !look.plan.ideas || reader.person === null) return false
  const hasFinished = await house.tables.hasFinished(reader.person, look.game.name)
  return hasFinished === false
}

/** What a newcomer is to do next; null where he chooses by himself, or has begun to. */
async function guideFor(stage: Stage, isWilling: boolean) {
  const { house, look, reader } = stage
  if (look.draft.length > 0 || !(await isGuided(stage, isWilling))) return null
  const news = await ownNews(house, look)
  // Goals take their time; whoever else presses is answered before and behind them.
  await think(look)
  const step = stepFor(presentationFor(look).lessons, news, goalsOf(look, reader))
  await breath()
  return step
}

/** By game, entry and person, who wanted to see everything there: until he opens his panel anew. */
const whole = new Set<string>()
const MOST_KNOWN = 1000

function seesWhole({ interaction }: Asked, { id, entry }: Look, state: Partial<PanelState>): boolean {
  const key = `${id} ${entry} ${interaction.user.id}`
  if (state.isWhole) whole.add(key)
  if (state.isOpening) whole.delete(key)
  if (whole.size > MOST_KNOWN) whole.delete(whole.keys().next().value as string)
  return whole.has(key)
}

/** What came of a turn that goes on: what turned up must be known before the next choice. */
async function saidSoFar(stage: Stage): Promise<Pick<PanelState, 'told' | 'isGrave'>> {
  const { house, look, reader } = stage
  const log = await house.tables.log(look.id, reader.person)
  const last = isNo(log) ? undefined : toldOf(log, look).at(-1)
  return last === undefined ? {} : { told: toldLines(stage, [last]), isGrave: presentationFor(look).isGrave(last.news) }
}

/** What came to light is answered already as most would: only another wish need be chosen. */
async function filledStage(asked: Asked, game: number): Promise<Stage | No> {
  const stage = await stageFor(asked, game)
  const { house, interaction, press } = asked
  if (isNo(stage) || !stage.look.isContinued || stage.look.draft.length > 0) return stage
  const ask = ownAsk(stage)
  const picks = ask && presentationFor(stage.look).usual?.(shownOf(stage.look), ask)
  if (!picks) return stage
  await house.tables.recompose(game, interaction.user.id, picks, `${press} usual`)
  return stageFor(asked, game)
}

/** The panel, or who is waited for where nothing is asked of this person. */
export async function panel(asked: Asked, game: number, state: Partial<PanelState> = {}): Promise<Screen> {
  const stage = await filledStage(asked, game)
  const { reader } = asked
  if (isNo(stage)) return sayNo(reader, stage)
  const { look } = stage
  if (look.phase === 'lobby') return lineScreen(reader.say('stillLobby'))
  if (look.phase !== 'playing') return restScreen(stage)
  if (look.seat === null) return spectatorScreen(stage)
  if (ownAsk(stage) === undefined && look.draft.length === 0) return waiting(asked, stage, state)
  const taste = await tasteOf(asked)
  const soFar = look.isContinued && look.draft.length === 0 ? await saidSoFar(stage) : {}
  const isBegun = look.draft.length > 0
  const early = look.early === 'lost' && !isBegun ? reader.say('earlyLost') : undefined
  // Where a turn goes on, what lies there may have been filled in.
  const isFromBefore = state.isOpening && isBegun && !look.isContinued
  const note = isFromBefore ? reader.say('planFromBefore') : (state.note ?? early)
  const step = seesWhole(asked, look, state) || state.byDice ? null : await guideFor(stage, taste.guide)
  if (step !== null) return guideScreen(stage, step, taste, lostText(stage) ?? note)
  const isNamed = await hasOthers(asked)
  return panelScreen(stage, {
    taste,
    hints: taste.hints && look.plan.ideas,
    isNamed,
    ...soFar,
    ...state,
    note: lostText(stage) ?? note,
  })
}

/** What was planned and can no longer be done, for the table has changed since. */
function lostText(stage: Stage): string | undefined {
  const { look, reader } = stage
  if (look.lost.length === 0) return undefined
  const key = look.draft.length > 0 ? 'stepLost' : 'stepLostAlone'
  return reader.say(key, { step: stepNames(look, look.lost, reader) })
}

/** Who is waited for, and what somebody may answer already. */
async function waiting(asked: Asked, stage: Stage, { note, group = null }: Partial<PanelState>): Promise<Screen> {
  const { house, look } = stage
  const early = look.early === null ? null : await house.tables.lookEarly(look.id, asked.interaction.user.id)
  const said = (await calledOffText(stage)) ?? note
  return early === null || isNo(early) ? waitScreen(stage, said) : earlyScreen(stage, early, group, said)
}

/** S17: somebody else has just taken his turn back. */
async function calledOffText({ house, look, reader }: Stage): Promise<string | undefined> {
  const log = await house.tables.log(look.id, null, look.entry - 1)
  const last = isNo(log) ? undefined : log.at(-1)
  if (last?.kind !== 'rewind' || last.data.isAlone !== true || last.seat === look.seat) return undefined
  const name = nameAt(look, last.seat ?? -1)
  return [reader.say('undoneBy', { name }), look.isKept && reader.say('planKept')].filter(Boolean).join(' ')
}

/** Whether more than one game of this person goes on. */
async function hasOthers({ house, interaction }: Asked): Promise<boolean> {
  const own = await house.tables.tablesIn(interaction.user.id, 'playing', { most: 2 })
  return !isNo(own) && own.length > 1
}

/** The panel as it is opened: a plan that was begun is still there. */
export function opened(asked: Asked, game: number): Promise<Screen> {
  return panel(asked, game, { isOpening: true })
}

/** Whoever likes it so confirms at once what leaves nothing to choose, to learn or to regret. */
async function quickly(asked: Asked, game: number, isChosen: (look: Look) => boolean): Promise<Screen | null> {
  const { house, interaction, press } = asked
  const { confirm: wish } = await house.tables.settings(interaction.user.id)
  const look = wish === 'quick' ? await house.tables.look(game, interaction.user.id) : null
  if (look === null || isNo(look)) return null
  const isPlain = look.drafted.canConfirm && !look.drafted.isFinal && isChosen(look)
  if (!isPlain || presentationFor(look).isGrave(look.draftNews)) return null
  return confirm({ ...asked, press: `${press} confirm` }, look)
}

export function quicklyOn(press: Press): Promise<Screen | null> {
  const hasOneWay = (look: Look) => chosenIn(goalsOf(look, press.reader), look.draft)?.goal.ways.length === 1
  return quickly(press, press.id.game, hasOneWay)
}

/** Confirms, and turns the panel into a receipt. */
export async function confirm(asked: Asked, before: Look): Promise<Screen> {
  const { house, interaction, reader, press } = asked
  const outcome = await house.tables.confirm(before.id, interaction.user.id, press)
  if (isNo(outcome)) return panel(asked, before.id, { note: refusalText(reader, before, outcome) })
  house.figures.moves.inc()
  return receipt(asked, before.id, before.entry)
}

/** A typed turn, as far as it can be read: what stops it is told. */
export async function typed(asked: Asked, game: number, line: string): Promise<Screen> {
  const { house, interaction, reader, press } = asked
  const outcome = await house.tables.composeLine(game, interaction.user.id, line, press)
  const unread = isNo(outcome) ? String(outcome.facts.rest ?? '') : outcome.unread
  const quick = unread === '' ? await quickly(asked, game, () => true) : null
  if (quick !== null) return quick
  const stage = await stageFor(asked, game)
  if (isNo(stage)) return sayNo(reader, stage)
  const isUnread = unread !== '' && (!isNo(outcome) || outcome.no === 'unreadable')
  const note = isUnread
    ? unreadText(stage, unread)
    : isNo(outcome)
      ? refusalText(reader, stage.look, outcome)
      : undefined
  return panel(asked, game, { isTyped: true, ...(note !== undefined && { note }) })
}

/** What stops a line: with the reasons, where its first word names something that cannot be had. */
function unreadText({ look, reader }: Stage, unread: string): string {
  const word = unread.split(' ').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? ''
  const ask = look.questions.find(({ seat }) => seat === look.seat)
  const presentation = presentationFor(look)
  const isNamed = (option: string) => option === word || (ask && look.game.shortOf?.(option, ask)) === word
  const things = presentation.things(shownOf(look), reader.voice).flatMap((area) => area.things)
  const thing = things.find(({ option }) => isNamed(option))
  if (thing === undefined) return reader.say('no_unreadable', { rest: literal(unread) })
  return [
    reader.say('undoable', { word: literal(word) }),
    ...presentation.why(shownOf(look), thing.option, reader.voice),
  ].join(' ')
}

/** Why nothing of it can be taken back: null where it can. */
function finalDone({ look, reader }: Stage, log: readonly LogLine[]): string | null {
  if (!log.some(({ data }) => data.revealed === true)) return null
  const kinds = log.flatMap(({ news }) => news.map(({ kind }) => kind))
  const luck = presentationFor(look).luck?.(kinds, 'followed', reader.voice) ?? null
  return luck === null ? reader.say('finalDone') : reader.say('finalAfter', { luck })
}

export async function receipt(asked: Asked, game: number, since: number): Promise<Screen> {
  const stage = await stageFor(asked, game)
  if (isNo(stage)) return sayNo(asked.reader, stage)
  if (ownAsk(stage) !== undefined && stage.look.phase === 'playing') return panel(asked, game)
  const { house, interaction } = asked
  const log = await house.tables.log(game, interaction.user.id, since)
  const lines = isNo(log)
    ? []
    : toldLines(
        stage,
        toldOf(
          log.filter(({ kind }) => kind === 'play'),
          stage.look,
        ),
      )
  const final = isNo(log) ? asked.reader.say('finalDone') : finalDone(stage, log)
  const waiting = await house.tables.waitingFor(interaction.user.id)
  const others = isNo(waiting) ? [] : waiting.filter((one) => one.game !== game)
  const { after } = await house.tables.settings(interaction.user.id)
  const next = after === 'next' ? others[0] : undefined
  if (next !== undefined) return panel(asked, next.game, { note: [asked.reader.say('done'), ...lines].join(' · ') })
  const shown = receiptScreen(stage, lines, final, others.length)
  const standing = await house.places.standing(stage.look.home)
  return { ...shown, parts: [...shown.parts, ...placeParts(asked.reader, game, standing)] }
}
