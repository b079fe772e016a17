import type { Sprite } from '#render/engine/sprite'

/** Boxes of sprites, from their measures. */

/** About the origin, so far to each side. */
export function around(half: number): Sprite['box'] {
  return [-half, -half, 2 * half, 2 * half]
}

/** About the origin, with air for lines and shadow. */
export function sized(w: number, h: number, air = 4): Sprite['box'] {
  return [-w / 2 - air, -h / 2 - air, w + 2 * air, h + 2 * air]
}

/** From the upper left corner, with air for lines and shadow. */
export function fromCorner(w: number, h: number, air = 4): Sprite['box'] {
  return [-air, -air, w + air * 3, h + air * 3]
}

/** From its four sides, scaled. */
export function sides(left: number, top: number, right: number, bottom: number, scale = 1): Sprite['box'] {
  const [x, y] = [Math.floor(left * scale), Math.floor(top * scale)]
  return [x, y, Math.ceil(right * scale) - x, Math.ceil(bottom * scale) - y]
}
