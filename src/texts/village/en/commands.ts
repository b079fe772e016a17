/** Names the game’s own commands and ways to play. */
export const commands = {
  game_village_name: 'village',
  game_village_text: 'Play Village, one turn a day',
  cmd_village_name: 'village',
  cmd_village_text: 'Show a village',
  opt_compensation_name: 'compensation',
  opt_compensation_text: 'Whether later seats begin with a little more',
  compensation_on: 'later seats begin with more',
  compensation_off: 'all seats begin alike',
} as const

export type CommandsKey = keyof typeof commands
