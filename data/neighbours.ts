/**
 * The villagers whose names and faces bots play under, the same in every language. A game keeps the names it began with,
 * and a face is found by its name: names may be added here, but never changed or taken away.
 */
export const NEIGHBOURS = [
  'Berthe',
  'Wendel',
  'Greta',
  'Odo',
  'Fenna',
  'Joris',
  'Mina',
  'Casper',
  'Lotte',
  'Ruben',
  'Hilde',
  'Anselm',
  'Agnes',
  'Hugo',
  'Clara',
  'Barnabas',
] as const
export type Neighbour = (typeof NEIGHBOURS)[number]

export function isNeighbour(name: string): name is Neighbour {
  return (NEIGHBOURS as readonly string[]).includes(name)
}
