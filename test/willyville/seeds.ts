/**
 * Planned games that together with the random ones come upon everything there is to reach; `npm run soak -- reach` looks
 * for such games.
 */
export const PLANNED: Readonly<Record<number, readonly number[]>> = {
  2: [33, 114, 154, 163, 208, 345],
  3: [20, 54, 66, 82, 93, 110, 156, 164, 204, 1389],
  4: [33, 52, 138, 163, 513],
}
