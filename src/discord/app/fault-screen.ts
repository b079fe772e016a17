import { rows, text } from './components.ts'
import type { Reader } from './reader.ts'
import { screen } from './screen.ts'
import type { Screen } from './send.ts'
import { door } from './verb-ids.ts'
/** Our own fault: nothing is lost, and the next press starts from what is kept. */
export function faultScreen(reader: Reader, code: string, game: number): Screen {
  return screen([
    text(reader.say('ourFault', { code })),
    ...rows([game > 0 && door('panel', reader.say('tryAgain'), { game, style: 'next' })]),
  ])
}
