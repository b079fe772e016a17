import type { Reader } from '#discord/app/reader'
import { refusalText } from '#discord/app/refusals'
import { sayNo } from '#discord/app/requests'
import type { PressContext } from '#discord/app/router'
import { optionsAt, ownAsk } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownOf, stepNames } from '#discord/app/shown-game'
import { stepOf } from '#discord/app/verb-ids'
import type { Handler } from '#discord/app/verbs'
import { verbsOf } from '#discord/app/verbs'
import type { Goal, Picks, Way } from '#presentation/presentation'
import { isDenial, type Look, type Outcome } from '#tables'
import type { PickArg } from '../shared-args.ts'
import type { WayArg } from './declarations.ts'
import { TURN } from './declarations.ts'
import { wholePressed } from './dice-composer.ts'
import type { Chosen } from './goals.ts'
import { chosenIn, goalNamed, goalsBehind, goalsOf, ideasOf, think } from './goals.ts'
import type { PanelState } from './panel-screen.ts'
import { confirmShown, opened, panel, quicklyOn } from './turn.ts'
import { OTHER } from './way-selects.ts'

/** Why what was pressed is not what is there now. */
async function staleness({ app, interaction, id }: PressContext, look: Look): Promise<'movedOn' | 'elsewhere' | null> {
  const isPresent = look.entry === id.version
  // Others may have answered the same question meanwhile: it is still the same for this person.
  if (!isPresent && (await app.tables.reading.isAskedStill(id.game, interaction.user.id, id.version)) !== true) {
    return 'movedOn'
  }
  return stepOf(look) === id.step ? null : 'elsewhere'
}

/** An act on the panel's game, and the panel as it is afterwards. Old presses show the present instead. */
export function onPanel<Arg = null, Done = unknown>(
  act: (press: PressContext, look: Look, arg: Arg) => Promise<Outcome<Done>>,
  state: (press: PressContext, done: Done, look: Look, arg: Arg) => Partial<PanelState> = () => ({}),
  goOn: (press: PressContext) => Promise<Screen | null> = async () => null,
): Handler<Arg> {
  return async (press, arg) => {
    const { app, interaction, id, reader } = press
    const look = await app.tables.reading.look(id.game, interaction.user.id)
    if (isDenial(look)) return sayNo(reader, look)
    const stale = await staleness(press, look)
    if (stale !== null) return panel(press, id.game, { note: reader.say(stale) })
    await think({ app, look })
    const outcome = await act(press, look, arg)
    if (isDenial(outcome)) return panel(press, id.game, { note: refusalText(reader, look, outcome) })
    return (await goOn(press)) ?? panel(press, id.game, state(press, outcome, look, arg))
  }
}

export async function takeGoal(
  { app, interaction, id, requestId }: PressContext,
  goal: Goal | undefined,
  way = 0,
): Promise<Outcome<unknown>> {
  const picks = goal?.ways[way]?.picks
  if (picks === undefined) return { denied: 'moved-on', facts: {} }
  return app.tables.turns.recompose(id.game, interaction.user.id, picks, requestId)
}

/** The answers behind a way that no longer fit. */
interface Changed {
  readonly dropped: Picks
}

/** Another way to the same goal: of what was answered behind it as much stays as still fits. */
async function takeWay(
  { app, interaction, id, requestId }: PressContext,
  look: Look,
  before: Chosen | null,
  way: Way | undefined,
): Promise<Outcome<Changed>> {
  if (way === undefined) return { denied: 'moved-on', facts: {} }
  const later = before === null ? [] : look.draft.slice(before.way.picks.length)
  for (let count = later.length; ; count--) {
    const picks = [...way.picks, ...later.slice(0, count)]
    const kept = await app.tables.turns.recompose(id.game, interaction.user.id, picks, `${requestId} ${count}`)
    if (!isDenial(kept)) return { dropped: later.slice(count) }
    if (count === 0) return kept
  }
}

/** The way that was chosen; or nothing, to put one together by hand. */
async function changeWay(press: PressContext, look: Look, wanted: WayArg): Promise<Outcome<Changed>> {
  const goals = goalsBehind({ ...press, look })
  const { app, id, interaction, values } = press
  if (values[0] !== OTHER) {
    const way = goalNamed(goals, wanted.goal)?.ways[Number(values[0])]
    return takeWay(press, look, chosenIn(goals, look.draft), way)
  }
  const cleared = await app.tables.turns.stepBack(id.game, interaction.user.id, look.draft.length, press.requestId)
  return isDenial(cleared) ? cleared : { dropped: [] }
}

/** Another answer in the place of one that was filled in; what follows it stays if it still fits. */
async function refill(press: PressContext, look: Look, place: number): Promise<Outcome<Changed>> {
  const wish = optionsAt(look.answered[place], press.values)
  const later = look.draft.slice(place + 1)
  const tries = [later, later.map(() => []), []]
  for (const [count, some] of tries.entries()) {
    const picks = [...look.draft.slice(0, place), wish, ...some]
    const { app, interaction, id } = press
    const done = await app.tables.turns.recompose(id.game, interaction.user.id, picks, `${press.requestId} ${count}`)
    if (!isDenial(done)) return { dropped: some === later ? [] : later }
  }
  return { denied: 'moved-on', facts: {} }
}

/** Names the steps that had to be taken out. */
function takenOut({ reader }: PressContext, { dropped }: Changed, look: Look): Partial<PanelState> {
  const steps = stepNames(look, dropped.flat(), reader)
  return steps === '' ? {} : { note: reader.say('takenOut', { steps }) }
}

function stepsIn(look: Look, { voice }: Reader): number {
  return presentationFor(look).turnText.steps(shownOf(look), look.draftNews, voice, look.draft).length
}

/** The last step that is shown goes, with all that was answered for it; or what would bring something to light. */
async function takeBack(
  { app, id, interaction, requestId, reader }: PressContext,
  look: Look,
): Promise<Outcome<unknown>> {
  const person = interaction.user.id
  const steps = look.drafted.reveals ? 0 : stepsIn(look, reader)
  for (let taken = 1; ; taken++) {
    const outcome = await app.tables.turns.stepBack(id.game, person, 1, `${requestId} ${taken}`)
    const now = isDenial(outcome) ? outcome : await app.tables.reading.look(id.game, person)
    if (isDenial(now)) return now
    if (steps === 0 || now.draft.length === 0 || stepsIn(now, reader) < steps) return { taken }
  }
}

/** Something more instead of nothing more, and nothing more after it; without a choice it is asked for. */
async function addNext(
  { app, id, interaction, values, requestId }: PressContext,
  look: Look,
): Promise<Outcome<unknown>> {
  const { more } = look.drafted
  if (more === null) return { denied: 'moved-on', facts: {} }
  const { ask, place, isPassed } = more
  const person = interaction.user.id
  const option = ask.options[Number(values[0])]
  if (option === undefined) return app.tables.turns.stepBack(id.game, person, 1, requestId)
  const picks = look.draft.toSpliced(place, isPassed ? 1 : 0, [option])
  const added = await app.tables.turns.recompose(id.game, person, picks, requestId)
  const now = isDenial(added) ? added : await app.tables.reading.look(id.game, person)
  const isAskedAgain = !isDenial(now) && isPassed && ownAsk({ look: now })?.about === ask.about
  if (!isAskedAgain || ask.pass === undefined || look.game.asides?.includes(option)) return now
  return app.tables.turns.compose(id.game, person, [[ask.pass]], `${requestId} pass`)
}

/** Changes how the panel is shown, and nothing else. */
const SHOWN = async () => ({ shown: true })

/** The option whose button was pressed, or those that were chosen in a select. */
function picked(look: Look, arg: PickArg, values: readonly string[]): string[] {
  const question = look.questions.find(({ seat }) => seat === look.seat)
  return optionsAt(question, values.length === 0 && typeof arg === 'number' ? [String(arg)] : values)
}

/** The presses on the panel. */
export const TURN_VERBS = verbsOf(TURN, {
  play: (press) => opened(press, press.id.game),
  panel: (press) => panel(press, press.id.game),
  goal: onPanel(
    (press, look) =>
      takeGoal(
        press,
        goalsOf({ ...press, look }).find(({ id }) => id === press.values[0]),
      ),
    undefined,
    quicklyOn,
  ),
  idea: onPanel(
    (press, look, place) => takeGoal(press, ideasOf(goalsOf({ ...press, look }))[place]),
    undefined,
    quicklyOn,
  ),
  way: onPanel(changeWay, (press, changed, look) =>
    press.values[0] === OTHER ? { byDice: true } : takenOut(press, changed, look),
  ),
  helped: onPanel((press, look, { goal, place }) =>
    takeGoal(press, goalNamed(goalsOf({ ...press, look }), goal), place),
  ),
  dice: onPanel(SHOWN, () => ({ byDice: true })),
  piece: onPanel(SHOWN, ({ values }, _done, _look, arg) => ({ byDice: true, hand: values[0] ?? arg?.hand ?? '' })),
  whole: onPanel<string>(
    async (press, look, option) => {
      const picks = wholePressed(press, look, option)
      if (picks === null) return { denied: 'moved-on', facts: {} }
      return press.app.tables.turns.compose(press.id.game, press.interaction.user.id, picks, press.requestId)
    },
    () => ({ byDice: true }),
  ),
  group: onPanel(SHOWN, ({ values }) => ({ byDice: true, group: Number(values[0]) })),
  pick: onPanel(
    ({ app, id, interaction, values, requestId }, look, arg) => {
      const picks = picked(look, arg, values)
      if (!look.drafted.reveals) return app.tables.turns.compose(id.game, interaction.user.id, [picks], requestId)
      // Another answer to what is still to come to light.
      return app.tables.turns.recompose(id.game, interaction.user.id, [...look.draft.slice(0, -1), picks], requestId)
    },
    () => ({ byDice: true }),
  ),
  instead: onPanel(({ app, id, interaction, requestId }, look, option) =>
    app.tables.turns.recompose(id.game, interaction.user.id, [...look.draft.slice(0, -1), [option]], requestId),
  ),
  refill: onPanel(refill, takenOut),
  back: onPanel(takeBack),
  clear: onPanel(({ app, id, interaction, requestId }, look) => {
    const count = look.draft.length - (presentationFor(look).composing?.base(look.draft) ?? 0)
    return app.tables.turns.stepBack(id.game, interaction.user.id, count, requestId)
  }),
  addnext: onPanel(addNext),
  home: onPanel<null>(async ({ app, id, interaction, requestId }, look) => {
    if (look.draft.length === 0) return { shown: true }
    return app.tables.turns.stepBack(id.game, interaction.user.id, look.draft.length, requestId)
  }),
  turned: (press) => panel(press, press.id.game),
  async confirm(press) {
    const { app, interaction, id, reader } = press
    const done = await confirmShown(press, id.game, id.version, id.step)
    if (done !== null) return done
    const look = await app.tables.reading.look(id.game, interaction.user.id)
    if (isDenial(look)) return sayNo(reader, look)
    return panel(press, id.game, { note: reader.say((await staleness(press, look)) ?? 'movedOn') })
  },
  async undo(press) {
    const { app, id, interaction, reader } = press
    const outcome = await app.tables.turns.undo(id.game, interaction.user.id, press.requestId, id.version)
    return panel(press, id.game, {
      note: isDenial(outcome) ? refusalText(reader, null, outcome) : reader.say('undone'),
    })
  },
  close: async () => null,
})
