/**
 * Planned games that together with the random ones come upon everything there is to reach; `npm run soak -- reach` looks
 * for such games.
 */
export const PLANNED: Readonly<Record<number, readonly number[]>> = {
  2: [8, 9, 12, 21, 24, 50, 52, 69, 136, 140, 146],
  3: [0, 47, 54, 58, 118, 129],
  4: [18, 36, 57, 60, 78],
}
