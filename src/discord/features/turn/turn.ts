import { button, literal, section } from '#discord/app/components'
import { workSlot } from '#discord/app/fair-scheduling'
import type { DisplayPrefs } from '#discord/app/pictures'
import { refusalText } from '#discord/app/refusals'
import { contextFor, displayPrefsOf, sayNo } from '#discord/app/requests'
import type { PressContext, RequestContext } from '#discord/app/router'
import { lineScreen, ownAsk, type ScreenContext } from '#discord/app/screen'
import { nameAt } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownOf, stepNames } from '#discord/app/shown-game'
import { toldLines, toldOf } from '#discord/app/told-lines'
import { idOn, newNonce, stepOf } from '#discord/app/verb-ids'
import type { Picks } from '#presentation/presentation'
import { type Denial, isDenial, type LogLine, type Look, type TurnDone } from '#tables'
import { earlyScreen } from '../early-answers/screen.ts'
import { farewellScreen, guideScreen, ownTurns } from '../guide/screen.ts'
import { areJustOver, areOver, stepFor } from '../guide/steps.ts'
import { placeComponents } from '../relocate/homeless.ts'
import { chosenIn, goalsOf, sceneNow, taughtGoals, think } from './goals.ts'
import { restScreen, spectatorScreen, waitScreen } from './no-turn-screens.ts'
import { goalLists, type PanelState, panelScreen, receiptScreen } from './panel-screen.ts'

/** Somebody's own turn, from the open panel to the receipt. */

/**
 * Guides those who sat down for it, and those who play for the first time where ideas are given, until they like not
 * to.
 */
async function isGuided({ app, look, reader }: ScreenContext, isWilling: boolean): Promise<boolean> {
  if (look.plan.guided) return true
  if (!isWilling || !look.plan.ideas || reader.person === null) return false
  const hasFinished = await app.tables.results.hasFinished(reader.person, look.game.name)
  return hasFinished === false
}

/** The panel of a newcomer; null where they choose by themselves, or have begun to. */
async function guidedPanel(
  context: ScreenContext,
  prefs: DisplayPrefs & { hints: boolean; guide: boolean },
  note: string | undefined,
): Promise<Screen | null> {
  const { app, look } = context
  if (look.draft.length > 0 || !(await isGuided(context, prefs.guide))) return null
  const turns = await ownTurns(app, look)
  const { lessons } = presentationFor(look).help
  const isFarewell = areJustOver(lessons, turns)
  if (!isFarewell && areOver(lessons, turns)) return null
  // Goals take their time; whoever else presses is answered before and behind them.
  await think(context)
  const goals = goalsOf(context)
  const step = stepFor(lessons, turns, taughtGoals(context), sceneNow(context))
  await workSlot()
  const hasHints = prefs.hints && look.plan.ideas
  const beside = goalLists(context, goals, hasHints)
  if (isFarewell) return goals.length > 0 ? farewellScreen(context, { note, beside, hasHints }) : null
  return step === null ? null : guideScreen(context, step, { prefs, note, beside })
}

function seesWhole({ app, interaction }: RequestContext, { id, entry }: Look, state: Partial<PanelState>): boolean {
  const { wholePanels } = app.memory
  const key = `${id} ${entry} ${interaction.user.id}`
  if (state.isWhole) wholePanels.keep(key, true)
  if (state.isOpening) wholePanels.drop(key)
  return wholePanels.get(key) ?? false
}

/** Tells what came of a turn that goes on: what turned up must be known before the next choice. */
async function saidSoFar(context: ScreenContext): Promise<Pick<PanelState, 'told' | 'isGrave'>> {
  const { app, look, reader } = context
  const log = await app.tables.reading.log(look.id, reader.person)
  const last = isDenial(log) ? undefined : toldOf(log, look).at(-1)
  return last === undefined
    ? {}
    : { told: toldLines(context, [last]), isGrave: presentationFor(look).turnText.isGrave(last.news) }
}

/** Answers what came to light as most would, so that only another wish need be chosen. */
async function filledStage(
  request: RequestContext,
  game: number,
  known?: ScreenContext,
): Promise<ScreenContext | Denial> {
  const context = known ?? (await contextFor(request, game))
  const { app, interaction, requestId } = request
  if (isDenial(context) || !context.look.isContinued || context.look.draft.length > 0) return context
  const ask = ownAsk(context)
  const picks = ask && presentationFor(context.look).reveals?.usual?.(shownOf(context.look), ask)
  if (!picks) return context
  await app.tables.turns.recompose(game, interaction.user.id, picks, `${requestId} usual`)
  return contextFor(request, game)
}

/** The panel, or who is waited for where nothing is asked of this person. */
export async function panel(
  request: RequestContext,
  game: number,
  state: Partial<PanelState> = {},
  known?: ScreenContext,
): Promise<Screen> {
  const context = await filledStage(request, game, known)
  const { reader } = request
  if (isDenial(context)) return sayNo(reader, context)
  const { look } = context
  if (look.phase === 'lobby') return lineScreen(reader.say('stillLobby'))
  if (look.phase !== 'playing') return restScreen(context)
  if (look.seat === null) return spectatorScreen(context)
  if (ownAsk(context) === undefined && look.draft.length === 0) return waiting(request, context, state)
  return ownPanel(request, context, state)
}

/** The panel of somebody who is asked: step by step for newcomers, else all at once. */
async function ownPanel(request: RequestContext, context: ScreenContext, state: Partial<PanelState>): Promise<Screen> {
  const { look } = context
  const prefs = await displayPrefsOf(request)
  const soFar = look.isContinued && look.draft.length === 0 ? await saidSoFar(context) : {}
  const note = lostText(context) ?? noteAbove(context, state)
  const isLeft = seesWhole(request, look, state) || state.byDice === true
  const guided = isLeft ? null : await guidedPanel(context, prefs, note)
  if (guided !== null) return guided
  const isNamed = await hasOthers(request)
  return panelScreen(context, { prefs, hints: prefs.hints && look.plan.ideas, isNamed, ...soFar, ...state, note })
}

/** Says that the plan is one from before; else what was done, or that an early answer is lost. */
function noteAbove({ look, reader }: ScreenContext, { isOpening, note }: Partial<PanelState>): string | undefined {
  const isBegun = look.draft.length > 0
  // The plan of a turn that goes on may have been filled in.
  if (isOpening && isBegun && !look.isContinued) return reader.say('planFromBefore')
  return note ?? (look.early === 'lost' && !isBegun ? reader.say('earlyLost') : undefined)
}

/** Names the steps that can no longer be done, for the table has changed since. */
function lostText(context: ScreenContext): string | undefined {
  const { look, reader } = context
  if (look.lost.length === 0) return undefined
  const key = look.draft.length > 0 ? 'stepLost' : 'stepLostAlone'
  return reader.say(key, { step: stepNames(look, look.lost, reader) })
}

/** Shows who is waited for, and what may be answered already. */
async function waiting(
  request: RequestContext,
  context: ScreenContext,
  { note, group = null }: Partial<PanelState>,
): Promise<Screen> {
  const { app, look } = context
  const early = look.early === null ? null : await app.tables.reading.lookEarly(look.id, request.interaction.user.id)
  const said = (await calledOffText(context)) ?? note
  if (early === null || isDenial(early)) return waitScreen(context, said)
  return earlyScreen(context, early, { prefs: await displayPrefsOf(request), group, note: said })
}

/** S17: somebody else has just taken their turn back. */
async function calledOffText({ app, look, reader }: ScreenContext): Promise<string | undefined> {
  const log = await app.tables.reading.log(look.id, null, look.entry - 1)
  const last = isDenial(log) ? undefined : log.at(-1)
  if (last?.kind !== 'rewind' || last.data.isAlone !== true || last.seat === look.seat) return undefined
  const name = nameAt(look, last.seat ?? -1)
  return [reader.say('undoneBy', { name }), look.hasSavedPlan && reader.say('planKept')].filter(Boolean).join(' ')
}

/** Says whether more than one game of this person goes on. */
async function hasOthers({ app, interaction }: RequestContext): Promise<boolean> {
  const own = await app.tables.directory.tablesIn(interaction.user.id, 'playing', { most: 2 })
  return !isDenial(own) && own.length > 1
}

/** The panel as it is opened: a plan that was begun is still there. */
export function opened(request: RequestContext, game: number): Promise<Screen> {
  return panel(request, game, { isOpening: true })
}

/** Confirms at once, for those who like it so, what leaves nothing to choose, to learn or to regret. */
async function quickly(
  request: RequestContext,
  game: number,
  isChosen: (look: Look) => boolean,
): Promise<Screen | null> {
  const { app, interaction, requestId } = request
  const { confirm: wish } = await app.tables.people.settings(interaction.user.id)
  const look = wish === 'quick' ? await app.tables.reading.look(game, interaction.user.id) : null
  if (look === null || isDenial(look)) return null
  const isPlain = look.drafted.canConfirm && !look.drafted.isFinal && isChosen(look)
  if (!isPlain || presentationFor(look).turnText.isGrave(look.draftNews)) return null
  return confirmShown({ ...request, requestId: `${requestId} confirm` }, look.id, look.entry, stepOf(look))
}

export function quicklyOn(press: PressContext): Promise<Screen | null> {
  const hasOneWay = (look: Look) => chosenIn(goalsOf({ ...press, look }), look.draft)?.goal.ways.length === 1
  return quickly(press, press.id.game, hasOneWay)
}

/** Confirms what a panel showed, and turns it into a receipt; null where the table no longer stands like that. */
export async function confirmShown(
  request: RequestContext,
  game: number,
  entry: number,
  step: number,
): Promise<Screen | null> {
  const { app, interaction, reader, requestId } = request
  const isShown = (draft: Look['draft']) => stepOf({ draft }) === step
  const done = await app.tables.turns.confirmShown(game, interaction.user.id, { entry, isShown }, requestId)
  if (done === null) return null
  if (isDenial(done)) return panel(request, game, { note: refusalText(reader, null, done) })
  app.metrics.moves.inc()
  return receipt(request, done)
}

/** A typed turn, as far as it can be read: what stops it is told. */
export async function typed(request: RequestContext, game: number, line: string): Promise<Screen> {
  const { app, interaction, reader, requestId } = request
  const outcome = await app.tables.turns.composeLine(game, interaction.user.id, line, requestId)
  const unread = isDenial(outcome) ? String(outcome.facts.rest ?? '') : outcome.unread
  const quick = unread === '' ? await quickly(request, game, () => true) : null
  if (quick !== null) return quick
  const context = await contextFor(request, game)
  if (isDenial(context)) return sayNo(reader, context)
  const isUnread = unread !== '' && (!isDenial(outcome) || outcome.denied === 'unreadable')
  const note = isUnread
    ? unreadText(context, unread)
    : isDenial(outcome)
      ? refusalText(reader, context.look, outcome)
      : undefined
  return panel(request, game, { isTyped: true, ...(note !== undefined && { note }) })
}

/** Says what stops a line, with the reasons where its first word names something that cannot be had. */
function unreadText({ look, reader }: ScreenContext, unread: string): string {
  const word = unread.split(' ').find((part) => /[\p{L}\p{N}]/u.test(part)) ?? ''
  const ask = look.questions.find(({ seat }) => seat === look.seat)
  const presentation = presentationFor(look)
  const isNamed = (option: string) => option === word || (ask && look.game.shortOf?.(option, ask)) === word
  const askables = presentation.help.askables(shownOf(look), reader.voice).flatMap((area) => area.things)
  const askable = askables.find(({ option }) => isNamed(option))
  if (askable === undefined) return reader.say('no_unreadable', { rest: literal(unread) })
  return [
    reader.say('undoable', { word: literal(word) }),
    ...presentation.help.why(shownOf(look), askable.option, reader.voice),
  ].join(' ')
}

/** Why nothing of it can be taken back: null where it can. */
function finalDone({ look, reader }: ScreenContext, log: readonly LogLine[]): string | null {
  if (!log.some(({ data }) => data.revealed === true)) return null
  const kinds = log.flatMap(({ news }) => news.map(({ kind }) => kind))
  const luck = presentationFor(look).reveals?.luck(kinds, 'followed', reader.voice) ?? null
  return luck === null ? reader.say('finalDone') : reader.say('finalAfter', { luck })
}

/** Above the panel that follows a turn at once: what was done, and the button that takes it back. */
function withUndo(context: ScreenContext, { components, ...shown }: Screen, lines: readonly string[]): Screen {
  const { reader } = context
  const done = section([reader.say('done'), ...lines].join(' · '), button(idOn(context, 'undo'), reader.say('undo')))
  return { ...shown, components: [done, ...components] }
}

/** Names answers of which nothing is told before all others have theirs. */
function answersIn({ look, reader }: ScreenContext, moves: readonly LogLine[]): string[] {
  const picks = moves.flatMap(({ data }) => (data.picks as Picks | undefined) ?? [])
  if (picks.length === 0) return []
  return [`→ ${stepNames(look, picks.flat(), reader) || reader.say('pickNone')}`]
}

async function receipt(request: RequestContext, { look, log, canUndo }: TurnDone): Promise<Screen> {
  const { app, interaction, reader } = request
  const context: ScreenContext = { app, reader, look, nonce: newNonce() }
  const { id: game } = look
  const moves = log.filter(({ kind }) => kind === 'play')
  const told = toldLines(context, toldOf(moves, look))
  const lines = told.length > 0 ? told : answersIn(context, moves)
  if (ownAsk(context) !== undefined && look.phase === 'playing') {
    const goesOn = await panel(request, game, {}, context)
    return canUndo && !look.isContinued ? withUndo(context, goesOn, lines) : goesOn
  }
  const final = finalDone(context, log)
  const waiting = await app.tables.directory.waitingFor(interaction.user.id)
  const others = isDenial(waiting) ? [] : waiting.filter((table) => table.game !== game)
  const { after } = await app.tables.people.settings(interaction.user.id)
  const next = after === 'next' ? others[0] : undefined
  if (next !== undefined) {
    if (canUndo) return withUndo(context, await panel(request, next.game), lines)
    return panel(request, next.game, { note: [reader.say('done'), ...lines].join(' · ') })
  }
  const shown = receiptScreen(context, lines, { final, canUndo, waiting: others.length })
  const standing = await app.channels.standing(look.home)
  return { ...shown, components: [...shown.components, ...placeComponents(reader, game, standing)] }
}
