import { lineScreen } from '#discord/screens/around'
import { type GameCommand, here } from './shared.ts'

export const replay: GameCommand = {
  name: 'replay',
  define: () => {},
  run: (ask) => here(ask, async () => lineScreen(ask.reader.say('replayLater'))),
}
