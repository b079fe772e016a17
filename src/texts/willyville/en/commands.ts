/** Names the game’s own commands and ways to play. */
export const commands = {
  game_willyville_name: 'willyville',
  game_willyville_text: 'Play Willyville, one turn a day',
  cmd_village_name: 'village',
  cmd_village_text: 'Show a village',
} as const

export type CommandsKey = keyof typeof commands
