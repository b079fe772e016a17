import type { CommandsKey } from '../en/commands.ts'

/** Names the game’s command and ways to play. */
export const commands: Record<CommandsKey, string> = {
  game_village_name: 'village',
  game_village_text: 'Spiele Village, ein Zug am Tag',
  opt_compensation_name: 'ausgleich',
  opt_compensation_text: 'Spätere Plätze bekommen zu Beginn einen kleinen Bonus',
  compensation_on: 'spätere Plätze bekommen einen kleinen Bonus',
  compensation_off: 'alle beginnen gleich',
}
