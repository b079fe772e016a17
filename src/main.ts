import { readFileSync } from 'node:fs'
import { config } from 'dotenv'
import { CARDS } from '#data/willyville/cards'
import { readCards } from '#data/willyville/read'
import type { Cards } from '#data/willyville/schema'
import { GAMES } from '#games/registry'
import { settingsFrom } from './settings.ts'

function stop(...sentences: string[]): never {
  for (const sentence of sentences) console.error(sentence)
  process.exit(1)
}

/** The table owner's own card values, or ours. */
function cardsFrom(path: string | undefined): Cards {
  if (path === undefined) return CARDS
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    stop(`The file of WILLYVILLE_CARDS cannot be read: ${(error as Error).message}.`)
  }
  const read = readCards(text)
  if ('wrong' in read) stop(`The card values in ${path} cannot be used:`, ...read.wrong.map((one) => `  ${one}`))
  return read
}

config({ quiet: true })
const settings = settingsFrom(process.env)
if ('wrong' in settings) stop(...settings.wrong)
const cards = cardsFrom(settings.WILLYVILLE_CARDS)
const games = GAMES.map((game) => `${game.name} for ${game.seats.min} to ${game.seats.max} players`)

console.log('Willyville is set up: the settings are sound and the rules are loaded.')
console.log(`Games: ${games.join(', ')}.`)
console.log(cards === CARDS ? 'Card values: the house’s.' : `Card values: your own, from ${settings.WILLYVILLE_CARDS}.`)
if (settings.DISCORD_TOKEN !== undefined)
  console.log('The token is kept for later: this version has no Discord part yet.')
console.log('To see whole games played: npm run -s sim -- --game willyville --players 3 --games 20')
