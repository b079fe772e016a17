/**
 * Planned games that together with the random ones come upon everything there is to reach; `npm run soak -- reach` looks
 * for such games.
 */
export const PLANNED: Readonly<Record<number, readonly number[]>> = {
  2: [22, 28, 48, 80, 83, 85, 90, 169, 186, 188, 218],
  3: [9, 16, 64, 82, 89, 108, 117, 390, 492],
  4: [0, 2, 11, 16, 51, 102, 129, 232, 254],
}

/** Random games that come upon what is seldom: a shared victory. */
export const SELDOM: Readonly<Record<number, readonly number[]>> = { 2: [501], 3: [884] }
