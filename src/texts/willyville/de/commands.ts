import type { CommandsKey } from '../en/commands.ts'

/** Names the game’s own commands and ways to play. */
export const commands: Record<CommandsKey, string> = {
  game_willyville_name: 'willyville',
  game_willyville_text: 'Willyville spielen, ein Zug am Tag',
  cmd_village_name: 'dorf',
  cmd_village_text: 'Ein Dorf zeigen',
}
