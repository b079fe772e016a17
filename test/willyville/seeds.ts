/**
 * Planned games that together with the random ones come upon everything there is to reach; `npm run soak -- reach` looks
 * for such games.
 */
export const PLANNED: Readonly<Record<number, readonly number[]>> = {
  2: [10, 21, 26, 28, 40, 48, 129, 132, 154, 163, 169],
  3: [2, 16, 28, 29, 36, 64, 124, 198, 264, 465],
  4: [0, 4, 10, 21, 47, 105, 233, 246],
}
