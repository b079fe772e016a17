/**
 * Planned games that together with the random ones come upon everything there is to reach; `npm run soak -- reach` looks
 * for such games.
 */
export const PLANNED: Readonly<Record<number, readonly number[]>> = {
  2: [21, 25, 30, 34, 38, 46, 53, 54, 56, 72, 121, 148, 216, 240, 569],
  3: [76, 86, 117, 172, 188, 189, 201, 205, 252],
  4: [21, 30, 47, 54, 60, 112, 128],
}
