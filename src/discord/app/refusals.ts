import type { Denial, Look } from '#tables'
import { literal } from './components.ts'
import type { Reader } from './reader.ts'
import { presentationFor } from './shown-game.ts'

/** Why it could not be done, as a sentence; the rules' own reasons come from the game's presentation. */
export function refusalText(reader: Reader, look: Look | null, { denied, facts, reasons }: Denial): string {
  const game = typeof facts.game === 'string' ? facts.game : null
  const sentence = reader.say(`no_${denied}`, {
    players: 0,
    least: 0,
    most: 0,
    free: 0,
    entry: 0,
    line: 0,
    began: 0,
    ours: 0,
    rest: '',
    kind: '',
    option: '',
    setting: '',
    what: '',
    game: '',
    games: '',
    seat: 0,
    table: game === null ? '' : reader.command('table', game),
    when: facts.at === undefined ? '' : `<t:${Math.ceil(Number(facts.at) / 1000)}:R>`,
    ...facts,
    // Typed by somebody, so it is escaped.
    ...(typeof facts.rest === 'string' && { rest: literal(facts.rest) }),
    ...('games' in facts && { games: numbersOf(String(facts.games)) }),
  })
  if (look === null || reasons === undefined || reasons.length === 0) return sentence
  return [sentence, ...reasons.map((reason) => presentationFor(look).help.reason(reason, reader.voice))].join(' ')
}

function numbersOf(games: string): string {
  return games
    .split(' ')
    .map((id) => `#${id}`)
    .join(', ')
}
