import { config } from 'dotenv'
import { GAMES } from '#games/registry'
import { settingsFrom } from './settings.ts'

config({ quiet: true })
const settings = settingsFrom(process.env)
if ('wrong' in settings) {
  for (const sentence of settings.wrong) console.error(sentence)
  process.exit(1)
}

const games = GAMES.map((game) => `${game.name} (${game.seats.min}–${game.seats.max} players)`)
console.log('Willyville is set up: the settings are sound and the rules are loaded.')
console.log(`Games: ${games.join(', ') || 'none yet'}.`)
console.log(
  'There is no Discord part yet. To see whole games played: npm run -s sim -- --game willyville --players 3 --games 20',
)
