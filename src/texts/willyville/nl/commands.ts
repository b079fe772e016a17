import type { CommandsKey } from '../en/commands.ts'

/** Names the game’s own commands and ways to play. */
export const commands: Record<CommandsKey, string> = {
  game_willyville_name: 'willyville',
  game_willyville_text: 'Speel Willyville, één beurt per dag',
  cmd_village_name: 'dorp',
  cmd_village_text: 'Een dorp tonen',
}
