/**
 * Planned games that together with the random ones come upon everything there is to reach; `npm run soak -- reach` looks
 * for such games.
 */
export const PLANNED: Readonly<Record<number, readonly number[]>> = {
  2: [30, 34, 50, 66, 76, 84, 136, 148, 168, 169, 405],
  3: [20, 54, 66, 82, 93, 110, 156, 164, 204, 1389],
  4: [2, 22, 38, 42, 67, 81, 109, 121, 156],
}
