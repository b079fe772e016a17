import type { Goal, Way } from '#faces/face'
import { isNo, type Look, type Outcome } from '#tables'
import { type Asked, privately, sayNo, stageFor, tasteOf } from './asked.ts'
import { hint, review, takeAdvice } from './hint.ts'
import { faceFor, sceneOf } from './house.ts'
import { refusalText } from './refusals.ts'
import type { Handler, Press, Verb } from './router.ts'
import * as around from './screens/around.ts'
import { type Chosen, chosenIn, goalsOf, ideasOf } from './screens/goals.ts'
import { guideScreen, ownNews, stepFor } from './screens/guide.ts'
import { inboxScreen } from './screens/inbox.ts'
import { type PanelState, panelScreen, receiptScreen } from './screens/panel.ts'
import { ownAsk, type Stage, stepOf } from './screens/screen.ts'
import { changeSetting, keepQuiet, keepVacation, quietForm, resetSettings, vacationForm } from './screens/settings.ts'
import { toldLines, toldOf } from './screens/told.ts'
import { placeParts, restScreen, spectatorScreen, waitScreen } from './screens/trouble.ts'
import { goalPressed } from './screens/ways.ts'
import { whyScreen } from './screens/why.ts'
import type { Screen } from './send.ts'
import { LOBBY_VERBS } from './verbs-lobby.ts'
import { ORDER_VERBS } from './verbs-orders.ts'
import { TABLE_VERBS } from './verbs-table.ts'

export { sayNo, stageFor, tasteOf } from './asked.ts'

/** What a guided newcomer is to do next; null where he chooses by himself, or has begun to. */
async function guideFor(stage: Stage) {
  const { house, look, reader } = stage
  if (!look.plan.guided || look.draft.length > 0) return null
  return stepFor(faceFor(look).lessons, await ownNews(house, look), goalsOf(look, reader))
}

/** What came of a turn that goes on: what turned up must be known before the next choice. */
async function saidSoFar(stage: Stage): Promise<Pick<PanelState, 'told' | 'isGrave'>> {
  const { house, look, reader } = stage
  const log = await house.tables.log(look.id, reader.person)
  const last = isNo(log) ? undefined : toldOf(log, look).at(-1)
  return last === undefined ? {} : { told: toldLines(stage, [last]), isGrave: faceFor(look).isGrave(last.news) }
}

/** The panel, or who is waited for where nothing is asked of this person. */
export async function panel(asked: Asked, game: number, state: Partial<PanelState> = {}): Promise<Screen> {
  const stage = await stageFor(asked, game)
  const { reader } = asked
  if (isNo(stage)) return sayNo(reader, stage)
  const { look } = stage
  if (look.phase === 'lobby') return around.lineScreen(reader.say('stillLobby'))
  if (look.phase !== 'playing') return restScreen(stage)
  if (look.seat === null) return spectatorScreen(stage)
  if (ownAsk(stage) === undefined && look.draft.length === 0) return waitScreen(stage, state.note)
  const taste = await tasteOf(asked)
  const soFar = look.isContinued && look.draft.length === 0 ? await saidSoFar(stage) : {}
  const step = state.isWhole || state.byDice ? null : await guideFor(stage)
  if (step !== null) return guideScreen(stage, step, taste)
  const isNamed = await hasOthers(asked)
  return panelScreen(stage, { taste, hints: taste.hints && look.plan.ideas, isNamed, ...soFar, ...state })
}

/** Whether more than one game of this person goes on. */
async function hasOthers({ house, interaction }: Asked): Promise<boolean> {
  const own = await house.tables.tablesOf(interaction.user.id)
  return !isNo(own) && own.filter(({ phase }) => phase === 'playing').length > 1
}

/** The panel as it is opened: a plan that was begun is still there. */
export async function opened(asked: Asked, game: number): Promise<Screen> {
  const { house, interaction, reader } = asked
  const look = await house.tables.look(game, interaction.user.id)
  const isBegun = !isNo(look) && look.draft.length > 0
  return panel(asked, game, isBegun ? { note: reader.say('planFromBefore') } : {})
}

/** Why what was pressed is not what is there now. */
function staleness({ id }: Press, look: Look): 'movedOn' | 'elsewhere' | null {
  if (look.entry !== id.version) return 'movedOn'
  return stepOf(look) === id.step ? null : 'elsewhere'
}

/** An act on the panel's game, and the panel as it is afterwards. Old presses show the present instead. */
function onPanel(
  act: (press: Press, look: Look) => Promise<Outcome<unknown>>,
  state: (press: Press) => Partial<PanelState> = () => ({}),
  goOn: (press: Press) => Promise<Screen | null> = async () => null,
): Verb {
  const handle: Handler = async (press) => {
    const { house, interaction, id, reader } = press
    const look = await house.tables.look(id.game, interaction.user.id)
    if (isNo(look)) return sayNo(reader, look)
    const stale = staleness(press, look)
    if (stale !== null) return panel(press, id.game, { note: reader.say(stale) })
    const outcome = await act(press, look)
    if (isNo(outcome)) return panel(press, id.game, { note: refusalText(reader, look, outcome) })
    return (await goOn(press)) ?? panel(press, id.game, state(press))
  }
  return { manner: 'panel', handle }
}

async function takeGoal(
  { house, interaction, id, press }: Press,
  goal: Goal | undefined,
  way = 0,
): Promise<Outcome<unknown>> {
  const picks = goal?.ways[way]?.picks
  if (picks === undefined) return { no: 'moved-on', facts: {} }
  return house.tables.recompose(id.game, interaction.user.id, picks, press)
}

/** Another way to the same goal: what was answered behind it stays if it still fits. */
async function takeWay(
  { house, interaction, id, press }: Press,
  look: Look,
  before: Chosen | null,
  way: Way | undefined,
): Promise<Outcome<unknown>> {
  if (way === undefined) return { no: 'moved-on', facts: {} }
  const rest = before === null ? [] : look.draft.slice(before.way.picks.length)
  const kept = await house.tables.recompose(id.game, interaction.user.id, [...way.picks, ...rest], press)
  if (!isNo(kept) || rest.length === 0) return kept
  return house.tables.recompose(id.game, interaction.user.id, way.picks, `${press} alone`)
}

/** Whoever likes it so confirms at once what leaves nothing to choose, to learn or to regret. */
async function quickly(asked: Asked, game: number, isChosen: (look: Look) => boolean): Promise<Screen | null> {
  const { house, interaction, press } = asked
  const { confirm: wish } = await house.tables.settings(interaction.user.id)
  const look = wish === 'quick' ? await house.tables.look(game, interaction.user.id) : null
  if (look === null || isNo(look)) return null
  const isPlain = look.drafted.canConfirm && !look.drafted.isFinal && isChosen(look)
  if (!isPlain || faceFor(look).isGrave(look.draftNews)) return null
  return confirm({ ...asked, press: `${press} confirm` }, look)
}

function quicklyOn(press: Press): Promise<Screen | null> {
  const hasOneWay = (look: Look) => chosenIn(goalsOf(look, press.reader), look.draft)?.goal.ways.length === 1
  return quickly(press, press.id.game, hasOneWay)
}

/** Confirms, and turns the panel into a receipt. */
async function confirm(asked: Asked, before: Look): Promise<Screen> {
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
  const [word = ''] = unread.split(' ')
  const ask = look.asks.find(({ seat }) => seat === look.seat)
  const face = faceFor(look)
  const isNamed = (option: string) => option === word || (ask && look.game.shortOf?.(option, ask)) === word
  const things = face.things(sceneOf(look), reader.voice).flatMap((area) => area.things)
  const thing = things.find(({ option }) => isNamed(option))
  if (thing === undefined) return reader.say('no_unreadable', { rest: unread })
  return [reader.say('undoable', { word }), ...face.why(sceneOf(look), thing.option, reader.voice)].join(' ')
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
  const isFinal = isNo(log) || log.some(({ data }) => data.revealed === true)
  const waiting = await house.tables.waitingFor(interaction.user.id)
  const others = isNo(waiting) ? [] : waiting.filter((one) => one.game !== game)
  const { after } = await house.tables.settings(interaction.user.id)
  const next = after === 'next' ? others[0] : undefined
  if (next !== undefined) return panel(asked, next.game, { note: [asked.reader.say('done'), ...lines].join(' · ') })
  const shown = receiptScreen(stage, lines, isFinal, others.length)
  const standing = await house.places.standing(stage.look.home)
  return { ...shown, parts: [...shown.parts, ...placeParts(asked.reader, game, standing)] }
}

/** Every button, select and form, by its verb. */
export const VERBS: Readonly<Record<string, Verb>> = {
  ...LOBBY_VERBS,
  ...TABLE_VERBS,
  ...ORDER_VERBS,

  // the panel
  play: { manner: 'private', handle: (press) => opened(press, press.id.game) },
  panel: { manner: 'panel', handle: (press) => panel(press, press.id.game) },
  goal: onPanel(
    (press, look) =>
      takeGoal(
        press,
        goalsOf(look, press.reader).find(({ id }) => id === press.values[0]),
      ),
    undefined,
    quicklyOn,
  ),
  idea: onPanel(
    (press, look) => takeGoal(press, ideasOf(goalsOf(look, press.reader))[Number(press.id.arg)]),
    undefined,
    quicklyOn,
  ),
  way: onPanel((press, look) => {
    const goals = goalsOf(look, press.reader)
    return takeWay(
      press,
      look,
      chosenIn(goals, look.draft),
      goalPressed(goals, press.id.arg)?.ways[Number(press.values[0])],
    )
  }),
  taught: onPanel((press, look) =>
    takeGoal(
      press,
      goalsOf(look, press.reader).find(({ id }) => id.slice(0, 50) === press.id.arg),
    ),
  ),
  everything: onPanel(
    async () => ({ shown: true }),
    () => ({ isWhole: true }),
  ),
  skipguide: onPanel(({ house, id, interaction, press }) => house.tables.endGuide(id.game, interaction.user.id, press)),
  dice: onPanel(
    async () => ({ shown: true }),
    () => ({ byDice: true }),
  ),
  group: onPanel(
    async () => ({ shown: true }),
    ({ values }) => ({ byDice: true, group: Number(values[0]) }),
  ),
  pick: onPanel(
    ({ house, id, interaction, values, press }, look) => {
      const ask = look.asks.find(({ seat }) => seat === look.seat)
      const places = values.length > 0 || !/^\d+$/.test(id.arg) ? values : [id.arg]
      const picks = places.flatMap((place) => ask?.options[Number(place)] ?? [])
      if (!look.drafted.reveals) return house.tables.compose(id.game, interaction.user.id, [picks], press)
      // Another answer to what is still to come to light.
      return house.tables.recompose(id.game, interaction.user.id, [...look.draft.slice(0, -1), picks], press)
    },
    () => ({ byDice: true }),
  ),
  back: onPanel(({ house, id, interaction, press }) => house.tables.stepBack(id.game, interaction.user.id, 1, press)),
  home: onPanel(({ house, id, interaction, press }, look) => {
    if (look.draft.length === 0) return Promise.resolve({ shown: true })
    return house.tables.stepBack(id.game, interaction.user.id, look.draft.length, press)
  }),
  confirm: {
    manner: 'panel',
    async handle(press) {
      const { house, interaction, id, reader } = press
      const look = await house.tables.look(id.game, interaction.user.id)
      if (isNo(look)) return sayNo(reader, look)
      const stale = staleness(press, look)
      return stale === null ? confirm(press, look) : panel(press, id.game, { note: reader.say(stale) })
    },
  },
  undo: {
    manner: 'panel',
    async handle(press) {
      const { house, id, interaction, reader } = press
      const look = await house.tables.look(id.game, interaction.user.id)
      if (!isNo(look) && look.entry !== id.version) return panel(press, id.game, { note: reader.say('movedOn') })
      const outcome = await house.tables.undo(id.game, interaction.user.id, press.press)
      return panel(press, id.game, { note: isNo(outcome) ? refusalText(reader, null, outcome) : reader.say('undone') })
    },
  },
  hint: { manner: 'private', handle: (press) => hint(press, press.id.game) },
  stronger: { manner: 'panel', handle: (press) => hint(press, press.id.game, 'strong') },
  advised: onPanel(takeAdvice, undefined, quicklyOn),
  why: privately((stage) => whyScreen(stage, null, null)),
  whyarea: privately((stage, { values }) => whyScreen(stage, Number(values[0]), null)),
  whything: privately((stage, { values, id }) => whyScreen(stage, Number(id.arg), values[0] ?? null)),
  look: { manner: 'panel', handle: (press) => village(press, null, true) },

  // around the turn
  villages: { manner: 'private', handle: (press) => village(press, null) },
  village: {
    manner: 'panel',
    handle: (press) => village(press, Number.parseInt(press.id.arg, 10), press.id.arg.endsWith(around.FROM_PANEL)),
  },
  log: { manner: 'panel', handle: log },
  openlog: { manner: 'private', handle: log },
  close: {
    manner: 'panel',
    async handle({ interaction }) {
      await interaction.deleteReply()
      return null
    },
  },
  rules: { manner: 'private', handle: (press) => rules(press, press.id.game, null) },
  rulestopic: { manner: 'panel', handle: (press) => rules(press, press.id.game, press.values[0] ?? null) },
  rulespage: { manner: 'panel', handle: (press) => rules(press, press.id.game, press.id.arg) },
  inbox: { manner: 'panel', handle: (press) => inboxScreen(press, 0) },
  inboxpage: { manner: 'panel', handle: (press) => inboxScreen(press, Number(press.id.arg)) },

  set: { manner: 'panel', handle: changeSetting },
  resetall: { manner: 'panel', handle: resetSettings },
  quiet: { manner: 'form', handle: quietForm },
  vacation: { manner: 'form', handle: vacationForm },
  quietset: { manner: 'panel', handle: keepQuiet },
  vacationset: { manner: 'panel', handle: keepVacation },

  review: { manner: 'private', handle: (press) => review(press, press.id.game) },
  export: { manner: 'private', handle: (press) => exported(press, press.id.game) },
}

async function log(press: Press): Promise<Screen> {
  const { house, id, interaction, reader } = press
  const stage = await stageFor(press, id.game)
  if (isNo(stage)) return sayNo(reader, stage)
  const lines = await house.tables.log(id.game, interaction.user.id)
  if (isNo(lines)) return sayNo(reader, lines)
  return around.logScreen(stage, lines, id.arg === '' ? null : Number(id.arg))
}

async function village(press: Press, seat: number | null, isPanel = false): Promise<Screen> {
  const stage = await stageFor(press, press.id.game)
  if (isNo(stage)) return sayNo(press.reader, stage)
  if (stage.look.view === null) return around.lineScreen(press.reader.say('stillLobby'))
  return around.villageScreen(stage, seat ?? stage.look.seat ?? 0, await tasteOf(press), isPanel)
}

export async function rules(asked: Asked, id: number, topic: string | null, named = 'willyville'): Promise<Screen> {
  const stage = id === 0 ? null : await stageFor(asked, id)
  const own = stage === null || isNo(stage) ? null : stage
  const game = own === null ? named : own.look.game.name
  return around.rulesScreen(asked.house, asked.reader, own, game, topic, await tasteOf(asked))
}

export async function exported(asked: Asked, game: number): Promise<Screen> {
  const { house, reader } = asked
  const outcome = await house.tables.export(game)
  if (isNo(outcome)) return sayNo(reader, outcome)
  const name = `${outcome.record.game}-${game}.json`
  const data = Buffer.from(JSON.stringify(outcome, null, 1))
  return around.fileScreen(reader.say('exported'), name, data)
}
