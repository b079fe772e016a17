/** Names the game’s command and ways to play. */
export const commands = {
  game_village_name: 'village',
  game_village_text: 'Play Village, one turn a day',
  opt_compensation_name: 'compensation',
  opt_compensation_text: 'Later seats get a small bonus at the start',
  compensation_on: 'later seats get a small bonus',
  compensation_off: 'all seats start alike',
} as const

export type CommandsKey = keyof typeof commands
