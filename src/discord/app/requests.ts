import { cleanName, type Denial, type DenialWord, isDenial, type Look, NAMELESS } from '#tables'
import { type Component, rows, text } from './components.ts'
import type { DisplayPrefs } from './pictures.ts'
import type { Reader } from './reader.ts'
import { refusalText } from './refusals.ts'
import type { RequestContext } from './router.ts'
import { lineScreen, type ScreenContext, screen } from './screen.ts'
import type { Screen } from './send.ts'
import { door, newNonce } from './verb-ids.ts'

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
  if (!OVERTAKEN.includes(refusal.denied) || id.game === 0) return sayNo(reader, refusal)
  return screen([
    text(refusalText(reader, null, refusal)),
    ...rows([door('table', reader.say('table'), { game: id.game }), door('inbox', reader.say('myTurns'))]),
  ])
}

export function who({ interaction }: RequestContext): { person: string; name: string } {
  const { user, member } = interaction
  const names = [member !== null && 'displayName' in member ? member.displayName : '', user.displayName, user.username]
  // Some are called by nothing that can be seen.
  const seen = names.find((name) => cleanName(name) !== '') ?? NAMELESS
  return { person: user.id, name: cleanName(seen) }
}
