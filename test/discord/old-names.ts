import type { Street } from './street.ts'

/** The names and options of a game’s commands in the last version, as clients know them that have not heard of this one. */

const [TEXT, BOOLEAN, USER] = [3, 5, 6]

const PUBLIC = { type: BOOLEAN, name: 'public' }
const PLAYER = { type: USER, name: 'player' }
const SERVER = { type: TEXT, name: 'where' }

export const OLD_OPTIONS: Readonly<Record<string, readonly object[]>> = {
  leave: [],
  turn: [],
  board: [PUBLIC],
  village: [PLAYER, PUBLIC],
  hand: [PLAYER, PUBLIC],
  score: [PUBLIC],
  log: [PUBLIC],
  recap: [PUBLIC],
  undo: [],
  rewind: [{ type: TEXT, name: 'to', required: true, autocomplete: true }],
  seat: [{ type: TEXT, name: 'wish', required: true }],
  pause: [],
  concede: [],
  abandon: [],
  replay: [{ type: TEXT, name: 'form' }, PUBLIC],
  export: [],
  verify: [],
  stats: [PLAYER, { type: USER, name: 'against' }, SERVER],
  leaderboard: [SERVER],
}

/** Clients go on offering the old names of a game beside the new ones. */
export function offerOldNames({ playground }: Street, game = 'willyville'): void {
  const command = playground.world.commands.find(({ name }) => name === game)
  if (command === undefined) throw new Error(`${game} has no commands`)
  const old = Object.entries(OLD_OPTIONS).map(([name, options]) => ({ type: 1, name, description: name, options }))
  command.options = [...(command.options ?? []), ...(old as never[])]
}
