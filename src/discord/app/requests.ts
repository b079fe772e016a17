import { cleanName, type Denial, type DenialWord, isDenial, type Look, NAMELESS, type Outcome } from '#tables'
import { lineScreen } from '../features/boards/around.ts'
import { door } from '../features/turn/trouble.ts'
import { type Component, rows, text } from './components.ts'
import type { Reader } from './context.ts'
import type { DisplayPrefs } from './pictures.ts'
import { refusalText } from './refusals.ts'
import type { PressContext, RequestContext, Verb } from './router.ts'
import { newNonce, type ScreenContext, screen } from './screen.ts'
import type { Screen } from './send.ts'

/** The table as this person sees it, or as everybody may (null), and what a screen of it needs. */
export async function contextFor(
  request: RequestContext,
  game: number,
  eyes: string | null = request.interaction.user.id,
): Promise<ScreenContext | Denial> {
  const { app, reader } = request
  const look = await app.tables.reading.look(game, eyes)
  return isDenial(look) ? look : { app, reader, look, nonce: newNonce() }
}

export async function displayPrefsOf({
  app,
  interaction,
}: RequestContext): Promise<DisplayPrefs & { hints: boolean; guide: boolean }> {
  return app.tables.people.settings(interaction.user.id)
}

export function sayNo(reader: Reader, refusal: Denial, look: Look | null = null): Screen {
  const sentence = refusalText(reader, look, refusal)
  return refusal.denied === 'many-lobbies'
    ? screen([text(sentence), ...shutDoors(reader, refusal)])
    : lineScreen(sentence)
}

const MOST_DOORS = 5

/** Of the tables that are in the way each can be cancelled at once. */
function shutDoors(reader: Reader, { facts }: Denial): Component[] {
  const games = String(facts.games).split(' ').map(Number)
  return rows(games.slice(0, MOST_DOORS).map((id) => door('shut', reader.say('cancelNumber', { id }), id)))
}

/** What is refused because the message that was pressed is old. */
const OVERTAKEN: readonly DenialWord[] = [
  ...(['not-in-lobby', 'moved-on', 'clock-runs', 'no-such-vote', 'not-offered', 'over', 'not-running'] as const),
]

/** A public button that no longer means anything leads to the present. */
export function sayNoAt({ reader, id }: PressContext, refusal: Denial): Screen {
  if (!OVERTAKEN.includes(refusal.denied) || id.game === 0) return sayNo(reader, refusal)
  return screen([
    text(refusalText(reader, null, refusal)),
    ...rows([door('table', reader.say('table'), id.game), door('inbox', reader.say('myTurns'))]),
  ])
}

export function who({ interaction }: RequestContext): { person: string; name: string } {
  const { user, member } = interaction
  const names = [member !== null && 'displayName' in member ? member.displayName : '', user.displayName, user.username]
  // Some are called by nothing that can be seen.
  const seen = names.find((name) => cleanName(name) !== '') ?? NAMELESS
  return { person: user.id, name: cleanName(seen) }
}

/** A public button whose effect everybody sees: only a refusal is told, privately. */
export function silently(act: (press: PressContext) => Promise<Outcome<unknown>>): Verb {
  return {
    manner: 'silent',
    async handle(press) {
      const outcome = await act(press)
      return isDenial(outcome) ? sayNoAt(press, outcome) : null
    },
  }
}

/** A public button after which its own message says something else. */
export function openly(
  act: (press: PressContext) => Promise<Outcome<unknown>>,
  show: (context: ScreenContext, press: PressContext) => Promise<Screen | null> | Screen | null,
): Verb {
  return {
    manner: 'public',
    async handle(press) {
      const outcome = await act(press)
      if (isDenial(outcome)) return sayNoAt(press, outcome)
      const context = await contextFor(press, press.id.game)
      const shown = isDenial(context) ? null : await show(context, press)
      return shown === null ? null : { ...shown, isPublic: true }
    },
  }
}

/** A private answer about a game. */
export function privately(show: (context: ScreenContext, press: PressContext) => Promise<Screen> | Screen): Verb {
  return {
    manner: 'panel',
    async handle(press) {
      const context = await contextFor(press, press.id.game)
      return isDenial(context) ? sayNo(press.reader, context) : show(context, press)
    },
  }
}
