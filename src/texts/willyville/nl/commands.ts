import type { CommandsKey } from '../en/commands.ts'

/** Names the game’s command and ways to play. */
export const commands: Record<CommandsKey, string> = {
  game_willyville_name: 'willyville',
  game_willyville_text: 'Speel Willyville, één beurt per dag',
}
