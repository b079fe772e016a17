/**
 * Planned games that together with the random ones come upon everything there is to reach; `npm run soak -- reach` looks
 * for such games.
 */
export const PLANNED: Readonly<Record<number, readonly number[]>> = {
  2: [0, 4, 9, 18, 22, 32],
  3: [2, 22, 32, 36, 45, 48],
  4: [0, 9, 12, 14, 18, 60],
}
