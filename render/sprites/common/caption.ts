import type { SpriteBook } from '#render/engine/sprite'

const RULE = 5

/** The band below a picture that words stand on. It is flat: in a film it is painted anew with every picture. */
export const CAPTION: SpriteBook = {
  caption: (w = '1600', h = '160') => ({
    box: [0, 0, Number(w), Number(h)],
    paint({ ctx, colour }) {
      ctx.fillStyle = colour.parchmentLight
      ctx.fillRect(0, 0, Number(w), Number(h))
      ctx.fillStyle = colour.inkSoft
      ctx.fillRect(0, 0, Number(w), RULE)
    },
  }),
}
