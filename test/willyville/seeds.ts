/**
 * Planned games that together with the random ones come upon everything there is to reach; `npm run soak -- reach` looks
 * for such games.
 */
export const PLANNED: Readonly<Record<number, readonly number[]>> = {
  2: [2, 18, 25, 42, 65, 85, 109, 148, 215, 216, 240, 889],
  3: [0, 14, 76, 188, 189, 201, 205, 252],
  4: [21, 30, 54, 60, 112, 128],
}
