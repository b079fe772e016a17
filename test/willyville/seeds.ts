/**
 * Planned games that together with the random ones come upon everything there is to reach; `npm run soak -- reach` looks
 * for such games.
 */
export const PLANNED: Readonly<Record<number, readonly number[]>> = {
  2: [33, 114, 154, 163, 208, 345],
  3: [60, 134, 198, 573, 1041],
  4: [33, 52, 138, 163, 513],
}

/** Random games that come upon what is seldom: a shared victory of three. */
export const SELDOM: Readonly<Record<number, readonly number[]>> = { 3: [884] }
