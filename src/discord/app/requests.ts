import { cleanName, type Denial, type DenialWord, isDenial, type Look, NAMELESS, type Outcome } from '#tables'
import type { UiKey } from '#texts/ui/index'
import { type Component, rows, text } from './components.ts'
import type { DisplayPrefs } from './pictures.ts'
import type { Reader } from './reader.ts'
import { refusalText } from './refusals.ts'
import type { RequestContext } from './router.ts'
import { lineScreen, type ScreenContext, screen } from './screen.ts'
import type { Screen } from './send.ts'
import { door, newNonce } from './verb-ids.ts'

/** Somebody who wants to see a table. */
interface LookRequest extends Pick<ScreenContext, 'app' | 'reader'> {
  readonly interaction: { readonly user: { readonly id: string } }
}

/** The table as this person sees it, or as everybody may (null), and what a screen of it needs. */
export async function contextFor(
  request: LookRequest,
  game: number,
  eyes: string | null = request.interaction.user.id,
): Promise<ScreenContext | Denial> {
  const { app, reader } = request
  const look = await app.tables.reading.look(game, eyes)
  return isDenial(look) ? look : { app, reader, look, nonce: newNonce() }
}

/** The same of a game that has begun; else the screen that says why there is nothing to be seen. */
export async function begunContextFor(
  request: LookRequest,
  game: number,
  eyes?: string | null,
): Promise<ScreenContext | Screen> {
  const context = await contextFor(request, game, eyes)
  if (isDenial(context)) return sayNo(request.reader, context)
  return context.look.view === null ? lineScreen(request.reader.say('stillLobby')) : context
}

export function isScreen(shown: ScreenContext | Screen): shown is Screen {
  return 'components' in shown
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

/** Says that something is done, or that the others were asked; or why it cannot be done. */
export function sayDone(reader: Reader, outcome: Outcome<object>, done: UiKey): Screen {
  if (isDenial(outcome)) return sayNo(reader, outcome)
  return lineScreen(reader.say('vote' in outcome ? 'asked' : done))
}

/** Nothing is said of what shows elsewhere; only why it cannot be done. */
export function sayOnlyNo(reader: Reader, outcome: Outcome<object>): Screen | null {
  return isDenial(outcome) ? sayNo(reader, outcome) : null
}

const MOST_DOORS = 5

/** Of the tables that are in the way each can be cancelled at once. */
function shutDoors(reader: Reader, { facts }: Denial): Component[] {
  const games = String(facts.games).split(' ').map(Number)
  return rows(games.slice(0, MOST_DOORS).map((id) => door('shut', reader.say('cancelNumber', { id }), { game: id })))
}

/** The denials that come of pressing an old message. */
const OVERTAKEN: readonly DenialWord[] = [
  'not-in-lobby',
  'moved-on',
  'clock-runs',
  'no-such-vote',
  'not-offered',
  'over',
  'not-running',
]

interface PressedAt {
  readonly reader: Reader
  readonly id: { readonly game: number }
}

/** A button that is too old to mean anything. */
export function sayStale(press: PressedAt): Screen {
  return sayNoAt(press, { denied: 'moved-on', facts: {} })
}

/** A public button that no longer means anything leads to the present. */
export function sayNoAt({ reader, id }: PressedAt, refusal: Denial): Screen {
  if (refusal.denied === 'not-seated' && id.game !== 0) return toWatchers(reader, refusal, id.game)
  if (!OVERTAKEN.includes(refusal.denied) || id.game === 0) return sayNo(reader, refusal)
  return screen([
    text(refusalText(reader, null, refusal)),
    ...rows([door('table', reader.say('board'), { game: id.game }), door('inbox', reader.say('myTurns'))]),
  ])
}

/** Lets people who do not play sit down while there is room, and watch afterwards. */
function toWatchers(reader: Reader, refusal: Denial, game: number): Screen {
  const isOpen = refusal.facts.isOpen === 1
  const way = isOpen ? door('join', reader.say('join'), { game }) : door('panel', reader.say('watch'), { game })
  return screen([text(refusalText(reader, null, refusal)), ...rows([way])])
}

export function who({ interaction }: RequestContext): { person: string; name: string } {
  const { user, member } = interaction
  const names = [member !== null && 'displayName' in member ? member.displayName : '', user.displayName, user.username]
  // Some are called by nothing that can be seen.
  const seen = names.find((name) => cleanName(name) !== '') ?? NAMELESS
  return { person: user.id, name: cleanName(seen) }
}
