/** Names the game’s command and ways to play. */
export const commands = {
  game_willyville_name: 'willyville',
  game_willyville_text: 'Play Willyville, one turn a day',
} as const

export type CommandsKey = keyof typeof commands
