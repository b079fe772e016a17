import type { CommandsKey } from '../en/commands.ts'

/** Names the game’s command and ways to play. */
export const commands: Record<CommandsKey, string> = {
  game_village_name: 'village',
  game_village_text: 'Speel Village, één beurt per dag',
  opt_compensation_name: 'compensatie',
  opt_compensation_text: 'Latere plaatsen krijgen bij het begin een kleine bonus',
  compensation_on: 'latere plaatsen krijgen een kleine bonus',
  compensation_off: 'iedereen begint gelijk',
}
