import { presentationFor, type Reader, shownOf, stepNames } from '#discord/app/context'
import { QUOTAS } from '#discord/app/quotas'
import { refusalText } from '#discord/app/refusals'
import { privately, sayNo } from '#discord/app/requests'
import type { Handler, PressContext, Verb } from '#discord/app/router'
import { optionsAt, ownAsk, stepOf } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import type { Goal, Picks, Way } from '#presentation/presentation'
import { isDenial, type Look, type Outcome } from '#tables'
import { hint, stopThinking, takeAdvice } from '../hints/hint.ts'
import { whyScreen } from '../why/screen.ts'
import { handPressed, wholePressed } from './dice-composer.ts'
import { type Chosen, chosenIn, goalsBehind, goalsOf, ideasOf } from './goals.ts'
import type { PanelState } from './panel-screen.ts'
import { confirmShown, opened, panel, quicklyOn } from './turn.ts'
import { goalPressed, OTHER } from './way-selects.ts'

/** Why what was pressed is not what is there now. */
function staleness({ id }: PressContext, look: Look): 'movedOn' | 'elsewhere' | null {
  if (look.entry !== id.version) return 'movedOn'
  return stepOf(look) === id.step ? null : 'elsewhere'
}

/** An act on the panel's game, and the panel as it is afterwards. Old presses show the present instead. */
function onPanel<Done>(
  act: (press: PressContext, look: Look) => Promise<Outcome<Done>>,
  state: (press: PressContext, done: Done, look: Look) => Partial<PanelState> = () => ({}),
  goOn: (press: PressContext) => Promise<Screen | null> = async () => null,
): Verb {
  const handle: Handler = async (press) => {
    const { app, interaction, id, reader } = press
    const look = await app.tables.reading.look(id.game, interaction.user.id)
    if (isDenial(look)) return sayNo(reader, look)
    const stale = staleness(press, look)
    if (stale !== null) return panel(press, id.game, { note: reader.say(stale) })
    const outcome = await act(press, look)
    if (isDenial(outcome)) return panel(press, id.game, { note: refusalText(reader, look, outcome) })
    return (await goOn(press)) ?? panel(press, id.game, state(press, outcome, look))
  }
  return { manner: 'panel', handle }
}

async function takeGoal(
  { app, interaction, id, requestId }: PressContext,
  goal: Goal | undefined,
  way = 0,
): Promise<Outcome<unknown>> {
  const picks = goal?.ways[way]?.picks
  if (picks === undefined) return { denied: 'moved-on', facts: {} }
  return app.tables.turns.recompose(id.game, interaction.user.id, picks, requestId)
}

/** What was answered behind a way and no longer fits. */
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
  const rest = before === null ? [] : look.draft.slice(before.way.picks.length)
  for (let count = rest.length; ; count--) {
    const picks = [...way.picks, ...rest.slice(0, count)]
    const kept = await app.tables.turns.recompose(id.game, interaction.user.id, picks, `${requestId} ${count}`)
    if (!isDenial(kept)) return { dropped: rest.slice(count) }
    if (count === 0) return kept
  }
}

/** The way that was chosen; or nothing, to put one together by hand. */
async function changeWay(press: PressContext, look: Look): Promise<Outcome<Changed>> {
  const goals = goalsBehind(look, press.reader)
  const { app, id, interaction, values } = press
  if (values[0] !== OTHER) {
    const way = goalPressed(goals, id.arg)?.ways[Number(values[0])]
    return takeWay(press, look, chosenIn(goals, look.draft), way)
  }
  const cleared = await app.tables.turns.stepBack(id.game, interaction.user.id, look.draft.length, press.requestId)
  return isDenial(cleared) ? cleared : { dropped: [] }
}

/** Another answer in the place of one that was filled in; what follows it stays if it still fits. */
async function refill(press: PressContext, look: Look): Promise<Outcome<Changed>> {
  const at = Number(press.id.arg)
  const wish = optionsAt(look.answered[at], press.values)
  const rest = look.draft.slice(at + 1)
  const tries = [rest, rest.map(() => []), []]
  for (const [count, some] of tries.entries()) {
    const picks = [...look.draft.slice(0, at), wish, ...some]
    const { app, interaction, id } = press
    const done = await app.tables.turns.recompose(id.game, interaction.user.id, picks, `${press.requestId} ${count}`)
    if (!isDenial(done)) return { dropped: some === rest ? [] : rest }
  }
  return { denied: 'moved-on', facts: {} }
}

/** What had to be taken out is named. */
function takenOut({ reader }: PressContext, { dropped }: Changed, look: Look): Partial<PanelState> {
  const steps = stepNames(look, dropped.flat(), reader)
  return steps === '' ? {} : { note: reader.say('takenOut', { steps }) }
}

function stepsIn(look: Look, { voice }: Reader): number {
  return presentationFor(look).steps(shownOf(look), look.draftNews, voice, look.draft).length
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

/** What is pressed on the panel. */
export const PANEL_VERBS: Readonly<Record<string, Verb>> = {
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
  way: onPanel(changeWay, (press, changed, look) => {
    return press.values[0] === OTHER ? { byDice: true } : takenOut(press, changed, look)
  }),
  taught: onPanel((press, look) =>
    takeGoal(
      press,
      goalsOf(look, press.reader).find(({ id }) => id.slice(0, 50) === press.id.arg),
    ),
  ),
  helped: onPanel((press, look) => {
    const goal = goalPressed(goalsOf(look, press.reader), press.id.arg)
    return takeGoal(press, goal, Number.parseInt(press.id.arg, 10))
  }),
  everything: onPanel(
    async () => ({ shown: true }),
    () => ({ isWhole: true }),
  ),
  skipguide: onPanel(async ({ app, id, interaction, requestId }, look) => {
    const kept = await app.tables.people.setSettings(interaction.user.id, { guide: false })
    return isDenial(kept) || !look.plan.guided
      ? kept
      : app.tables.seats.endGuide(id.game, interaction.user.id, requestId)
  }),
  dice: onPanel(
    async () => ({ shown: true }),
    () => ({ byDice: true }),
  ),
  piece: onPanel(
    async () => ({ shown: true }),
    (press) => ({ byDice: true, hand: handPressed(press) }),
  ),
  whole: onPanel<unknown>(
    (press, look) => {
      const picks = wholePressed(press, look)
      if (picks === null) return Promise.resolve({ denied: 'moved-on', facts: {} })
      return press.app.tables.turns.compose(press.id.game, press.interaction.user.id, picks, press.requestId)
    },
    () => ({ byDice: true }),
  ),
  group: onPanel(
    async () => ({ shown: true }),
    ({ values }) => ({ byDice: true, group: Number(values[0]) }),
  ),
  pick: onPanel(
    ({ app, id, interaction, values, requestId }, look) => {
      const ask = look.questions.find(({ seat }) => seat === look.seat)
      const places = values.length > 0 || !/^\d+$/.test(id.arg) ? values : [id.arg]
      const picks = optionsAt(ask, places)
      if (!look.drafted.reveals) return app.tables.turns.compose(id.game, interaction.user.id, [picks], requestId)
      // Another answer to what is still to come to light.
      return app.tables.turns.recompose(id.game, interaction.user.id, [...look.draft.slice(0, -1), picks], requestId)
    },
    () => ({ byDice: true }),
  ),
  instead: onPanel(({ app, id, interaction, requestId }, look) =>
    app.tables.turns.recompose(id.game, interaction.user.id, [...look.draft.slice(0, -1), [id.arg]], requestId),
  ),
  refill: onPanel(refill, takenOut),
  back: onPanel(takeBack),
  clear: onPanel(({ app, id, interaction, requestId }, look) => {
    const count = look.draft.length - (presentationFor(look).base?.(look.draft) ?? 0)
    return app.tables.turns.stepBack(id.game, interaction.user.id, count, requestId)
  }),
  addnext: onPanel(addNext),
  home: onPanel<unknown>(({ app, id, interaction, requestId }, look) => {
    if (look.draft.length === 0) return Promise.resolve({ shown: true })
    return app.tables.turns.stepBack(id.game, interaction.user.id, look.draft.length, requestId)
  }),
  confirm: {
    manner: 'panel',
    async handle(press) {
      const { app, interaction, id, reader } = press
      const done = await confirmShown(press, id.game, id.version, id.step)
      if (done !== null) return done
      const look = await app.tables.reading.look(id.game, interaction.user.id)
      if (isDenial(look)) return sayNo(reader, look)
      return panel(press, id.game, { note: reader.say(staleness(press, look) ?? 'movedOn') })
    },
  },
  undo: {
    manner: 'panel',
    async handle(press) {
      const { app, id, interaction, reader } = press
      const look = await app.tables.reading.look(id.game, interaction.user.id)
      if (!isDenial(look) && look.entry !== id.version) return panel(press, id.game, { note: reader.say('movedOn') })
      const outcome = await app.tables.turns.undo(id.game, interaction.user.id, press.requestId)
      return panel(press, id.game, {
        note: isDenial(outcome) ? refusalText(reader, null, outcome) : reader.say('undone'),
      })
    },
  },
  hint: {
    manner: 'panel',
    quota: QUOTAS.hint,
    handle: (press) => hint(press, press.id.game),
    stoppedBy: 'stopthinking',
  },
  stronger: {
    manner: 'panel',
    quota: QUOTAS.strongHint,
    handle: (press) => hint(press, press.id.game, 'strong'),
    stoppedBy: 'stopthinking',
  },
  stopthinking: { manner: 'silent', handle: stopThinking, isUrgent: true },
  advised: onPanel(takeAdvice, undefined, quicklyOn),
  why: privately((context) => whyScreen(context, null, null)),
  whyarea: privately((context, { values }) => whyScreen(context, Number(values[0]), null)),
  whything: privately((context, { values, id }) => whyScreen(context, Number(id.arg), values[0] ?? null)),
}
