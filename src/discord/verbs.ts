import type { Goal } from '#faces/face'
import { isNo, type Level, type Look, type No, type Outcome, SPEEDS } from '#tables'
import { languageOf, type Reader } from './house.ts'
import { type Choice, modal } from './parts.ts'
import type { Taste } from './pictures.ts'
import { refusalText } from './refusals.ts'
import type { Ask, Handler, Press, Verb } from './router.ts'
import * as around from './screens/around.ts'
import { goalsOf, ideasOf } from './screens/goals.ts'
import { inboxScreen } from './screens/inbox.ts'
import { ownAsk, type PanelState, panelScreen, receiptScreen } from './screens/panel.ts'
import { idOn, newNonce, type Stage } from './screens/screen.ts'
import { changeSetting, keepQuiet, keepVacation, quietForm, vacationForm } from './screens/settings.ts'
import { toldLines, toldOf } from './screens/told.ts'
import type { Screen } from './send.ts'

type Asked = Ask

/** The table as this person sees it, and what a screen of it needs. */
export async function stageFor(asked: Asked, game: number): Promise<Stage | No> {
  const { house, reader, interaction } = asked
  const look = await house.tables.look(game, interaction.user.id)
  return isNo(look) ? look : { house, reader, look, nonce: newNonce() }
}

export async function tasteOf({ house, interaction }: Asked): Promise<Taste & { hints: boolean }> {
  return house.tables.settings(interaction.user.id)
}

export function sayNo(reader: Reader, refusal: No, look: Look | null = null): Screen {
  return around.lineScreen(refusalText(reader, look, refusal))
}

/** The panel, or who is waited for where nothing is asked of this person. */
export async function panel(asked: Asked, game: number, state: Partial<PanelState> = {}): Promise<Screen> {
  const stage = await stageFor(asked, game)
  const { reader } = asked
  if (isNo(stage)) return sayNo(reader, stage)
  const { look } = stage
  if (look.phase === 'lobby') return around.lineScreen(reader.say('stillLobby'))
  if (look.phase !== 'playing')
    return sayNo(
      reader,
      { no: look.phase === 'paused' ? 'paused' : look.phase === 'broken' ? 'broken' : 'over', facts: {} },
      look,
    )
  const names = look.places.filter(({ asked: since }) => since !== null).map(({ name }) => name)
  if (look.seat === null)
    return around.lineScreen(reader.say('youWatch', { names: look.places.map(({ name }) => name).join(', ') }))
  if (ownAsk(stage) === undefined && look.draft.length === 0) {
    return around.lineScreen(state.note ?? null, reader.say('notYourTurn', { names: names.join(', ') }))
  }
  return panelScreen(stage, { ...(await tasteOf(asked)), taste: await tasteOf(asked), ...state })
}

/** An act on the panel's game, and the panel as it is afterwards. Old presses show the present instead. */
function onPanel(
  act: (press: Press, look: Look) => Promise<Outcome<unknown>>,
  state: (press: Press) => Partial<PanelState> = () => ({}),
): Verb {
  const handle: Handler = async (press) => {
    const { house, interaction, id, reader } = press
    const look = await house.tables.look(id.game, interaction.user.id)
    if (isNo(look)) return sayNo(reader, look)
    if (look.entry !== id.version) return panel(press, id.game, { note: reader.say('movedOn') })
    if (look.draft.length !== id.step) return panel(press, id.game, { note: reader.say('elsewhere') })
    const outcome = await act(press, look)
    return panel(press, id.game, isNo(outcome) ? { note: refusalText(reader, look, outcome) } : state(press))
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

/** Confirms, and turns the panel into a receipt. */
async function confirm(press: Press): Promise<Screen> {
  const { house, interaction, id, reader } = press
  const person = interaction.user.id
  const before = await house.tables.look(id.game, person)
  if (isNo(before)) return sayNo(reader, before)
  if (before.entry !== id.version) return panel(press, id.game, { note: reader.say('movedOn') })
  const outcome = await house.tables.confirm(id.game, person, press.press)
  if (isNo(outcome)) return panel(press, id.game, { note: refusalText(reader, before, outcome) })
  house.figures.moves.inc()
  return receipt(press, id.game, before.entry)
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
  const canUndo = !isNo(log) && !log.some(({ data }) => data.revealed === true) && stage.look.phase === 'playing'
  const waiting = await house.tables.waitingFor(interaction.user.id)
  return receiptScreen(stage, lines, canUndo, isNo(waiting) ? 0 : waiting.filter((one) => one.game !== game).length)
}

/** A public button whose effect everybody sees: only a refusal is told, privately. */
function silently(act: (press: Press) => Promise<Outcome<unknown>>): Verb {
  return {
    manner: 'silent',
    async handle(press) {
      const outcome = await act(press)
      return isNo(outcome) ? sayNo(press.reader, outcome) : null
    },
  }
}

/** A private answer about a game. */
function privately(show: (stage: Stage, press: Press) => Promise<Screen> | Screen): Verb {
  return {
    manner: 'panel',
    async handle(press) {
      const stage = await stageFor(press, press.id.game)
      return isNo(stage) ? sayNo(press.reader, stage) : show(stage, press)
    },
  }
}

const LEVEL: Level = 'journeyman'

/** A table in the channel where it was pressed; with bots it is full, and begins at once. */
async function openTable(press: Press): Promise<Outcome<unknown>> {
  const { house, interaction, id } = press
  const { guildId, channelId } = interaction
  if (guildId === null || channelId === null) return { no: 'not-running', facts: {} }
  const bots = id.step
  const language = languageOf(interaction.guildLocale ?? interaction.locale)
  const home = { server: guildId, channel: channelId, thread: null }
  const wanted = { game: id.arg, host: who(press), home, language, bots, startsWhenFull: bots > 0 }
  return house.tables.create({ ...wanted, ...(bots > 0 && { players: bots + 1 }) }, press.press)
}

function who({ interaction }: Asked): { person: string; name: string } {
  const { user, member } = interaction
  const name = member !== null && 'displayName' in member ? member.displayName : user.displayName
  return { person: user.id, name }
}

async function optionsForm(press: Press): Promise<null> {
  const { interaction, reader, house, id } = press
  const look = await house.tables.look(id.game, interaction.user.id)
  if (isNo(look) || !('showModal' in interaction)) return null
  const choice = (value: string, label: string, present: string): Choice => ({
    value,
    label,
    chosen: value === present,
  })
  const stage: Stage = { house, reader, look, nonce: newNonce() }
  const { min, max } = look.game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, at) => String(min + at))
  const form = modal(idOn(stage, 'replan'), reader.say('tableOptions'), [
    {
      id: 'players',
      label: reader.say('optionPlayers'),
      choices: counts.map((n) => choice(n, n, String(look.plan.players))),
    },
    {
      id: 'speed',
      label: reader.say('optionSpeed'),
      choices: SPEEDS.map((one) => choice(one, reader.say(`speed_${one}`), look.speed)),
    },
    {
      id: 'first',
      label: reader.say('optionFirst'),
      choices: (['random', 'host'] as const).map((one) => choice(one, reader.say(`first_${one}`), look.plan.first)),
    },
  ])
  await interaction.showModal(form)
  return null
}

function fieldsOf({ interaction }: Press): (id: string) => string | undefined {
  if (!interaction.isModalSubmit()) return () => undefined
  return (id) => interaction.fields.getStringSelectValues(id)[0]
}

/** Every button, select and form, by its verb. */
export const VERBS: Readonly<Record<string, Verb>> = {
  // the lobby
  newtable: silently(openTable),
  join: silently((press) => press.house.tables.join(press.id.game, who(press), press.press)),
  leave: silently(({ house, id, interaction, press }) => house.tables.leave(id.game, interaction.user.id, press)),
  start: silently(({ house, id, interaction, press }) => house.tables.begin(id.game, interaction.user.id, press)),
  addbot: silently(({ house, id, interaction, press }) =>
    house.tables.addBot(id.game, interaction.user.id, LEVEL, press),
  ),
  shut: silently(({ house, id, interaction, press }) => house.tables.shut(id.game, interaction.user.id, press)),
  options: { manner: 'form', handle: optionsForm },
  replan: silently((press) => {
    const field = fieldsOf(press)
    const { house, id, interaction } = press
    const patch = {
      players: Number(field('players')),
      speed: field('speed'),
      first: field('first') as 'random' | 'host',
    }
    return house.tables.replan(id.game, interaction.user.id, patch, press.press)
  }),

  // the panel
  play: { manner: 'private', handle: (press) => panel(press, press.id.game) },
  panel: { manner: 'panel', handle: (press) => panel(press, press.id.game) },
  goal: onPanel((press, look) =>
    takeGoal(
      press,
      goalsOf(look, press.reader).find(({ id }) => id === press.values[0]),
    ),
  ),
  idea: onPanel((press, look) => takeGoal(press, ideasOf(goalsOf(look, press.reader))[Number(press.id.arg)])),
  way: onPanel((press, look) => {
    const goal = goalsOf(look, press.reader).find(({ id }) => id.slice(0, 50) === press.id.arg)
    return takeGoal(press, goal, Number(press.values[0]))
  }),
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
      const picks = values.flatMap((place) => ask?.options[Number(place)] ?? [])
      return house.tables.compose(id.game, interaction.user.id, [picks], press)
    },
    () => ({ byDice: true }),
  ),
  back: onPanel(({ house, id, interaction, press }) => house.tables.stepBack(id.game, interaction.user.id, 1, press)),
  home: onPanel(({ house, id, interaction, press }, look) => {
    if (look.draft.length === 0) return Promise.resolve({ shown: true })
    return house.tables.stepBack(id.game, interaction.user.id, look.draft.length, press)
  }),
  confirm: { manner: 'panel', handle: confirm },
  undo: {
    manner: 'panel',
    async handle(press) {
      const { house, id, interaction, reader } = press
      const outcome = await house.tables.undo(id.game, interaction.user.id, press.press)
      return panel(press, id.game, { note: isNo(outcome) ? refusalText(reader, null, outcome) : reader.say('undone') })
    },
  },
  hint: onPanel(
    async () => ({ shown: true }),
    ({ reader }) => ({ note: reader.say('hintLater') }),
  ),
  why: privately((stage) => around.whyScreen(stage, null, null)),
  whyarea: privately((stage, { values }) => around.whyScreen(stage, Number(values[0]), null)),
  whything: privately((stage, { values, id }) => around.whyScreen(stage, Number(id.arg), values[0] ?? null)),
  look: privately(async (stage, press) =>
    around.villageScreen(stage, stage.look.seat ?? 0, await tasteOf(press), true),
  ),

  // around the turn
  villages: { manner: 'private', handle: (press) => village(press, null) },
  village: { manner: 'panel', handle: (press) => village(press, Number(press.id.arg)) },
  log: {
    manner: 'panel',
    async handle(press) {
      const { house, id, interaction, reader } = press
      const stage = await stageFor(press, id.game)
      if (isNo(stage)) return sayNo(reader, stage)
      const log = await house.tables.log(id.game, interaction.user.id)
      if (isNo(log)) return sayNo(reader, log)
      return around.logScreen(stage, log, id.arg === '' ? null : Number(id.arg))
    },
  },
  rules: { manner: 'private', handle: (press) => rules(press, press.id.game, null) },
  rulestopic: { manner: 'panel', handle: (press) => rules(press, press.id.game, press.values[0] ?? null) },
  rulespage: { manner: 'panel', handle: (press) => rules(press, press.id.game, press.id.arg) },
  inbox: { manner: 'panel', handle: (press) => inboxScreen(press, 0) },
  inboxpage: { manner: 'panel', handle: (press) => inboxScreen(press, Number(press.id.arg)) },

  set: { manner: 'panel', handle: changeSetting },
  quiet: { manner: 'form', handle: quietForm },
  vacation: { manner: 'form', handle: vacationForm },
  quietset: { manner: 'panel', handle: keepQuiet },
  vacationset: { manner: 'panel', handle: keepVacation },

  // votes, seats, the end
  yes: voteVerb(true),
  no: voteVerb(false),
  withdraw: silently(({ house, id, interaction, press }) =>
    house.tables.withdraw(id.game, interaction.user.id, Number(id.arg), press),
  ),
  letbot: silently(({ house, id, interaction, press }) =>
    house.tables.letBotPlay(id.game, interaction.user.id, Number(id.arg), press),
  ),
  offerlate: silently(({ house, id, interaction, press }) =>
    house.tables.offerLate(id.game, interaction.user.id, Number(id.arg), press),
  ),
  claim: silently((press) => press.house.tables.claim(press.id.game, who(press), Number(press.id.arg), press.press)),
  rematch: silently((press) => press.house.tables.rematch(press.id.game, who(press), press.press)),
  export: { manner: 'private', handle: (press) => exported(press, press.id.game) },
}

function voteVerb(yes: boolean): Verb {
  return silently(({ house, id, interaction, press }) =>
    house.tables.vote(id.game, interaction.user.id, Number(id.arg), yes, press),
  )
}

async function village(press: Press, seat: number | null): Promise<Screen> {
  const stage = await stageFor(press, press.id.game)
  if (isNo(stage)) return sayNo(press.reader, stage)
  if (stage.look.view === null) return around.lineScreen(press.reader.say('stillLobby'))
  return around.villageScreen(stage, seat ?? stage.look.seat ?? 0, await tasteOf(press))
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
