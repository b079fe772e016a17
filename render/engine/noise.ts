/** Chance for art: the same place is always the same. */

/** A number from 0 to 1 that depends on nothing but its place. */
export function grit(x: number, y: number): number {
  let n = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0
  n = Math.imul(n ^ (n >>> 13), 1274126177)
  return ((n ^ (n >>> 16)) >>> 0) / 4294967296
}

/** The same, but smooth, so that neighbours agree. */
export function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [a, b] = [x - left, y - top]
  const [u, v] = [a * a * (3 - 2 * a), b * b * (3 - 2 * b)]
  const upper = grit(left, top) * (1 - u) + grit(left + 1, top) * u
  const lower = grit(left, top + 1) * (1 - u) + grit(left + 1, top + 1) * u
  return upper * (1 - v) + lower * v
}

/** Numbers from 0 to 1, one after the other, always the same for a seed. */
export function gritFrom(seed: number): () => number {
  let drawn = 0
  return () => grit(++drawn * 7 + seed * 131, seed * 17 + drawn)
}
