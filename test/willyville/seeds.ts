/**
 * Planned games that together with the random ones come upon everything there is to reach; `npm run soak -- reach` looks
 * for such games.
 */
export const PLANNED: Readonly<Record<number, readonly number[]>> = {
  2: [7, 10, 19, 20, 28, 53, 54, 92, 154, 156, 166, 193, 212, 309],
  3: [1, 4, 6, 28, 68, 69, 72, 132, 166, 218],
  4: [1, 25, 30, 57, 76, 86, 121, 180],
}
