import { move } from 'piscina'
import type { Picture } from './draw.ts'
import { type Finish, Painter } from './paint.ts'

/** One painter for each worker: its sprites live as long as it does. */
const painter = new Painter()

export interface PaintTask {
  readonly picture: Picture
  readonly finish: Finish
}

export default function paint({ picture, finish }: PaintTask): unknown {
  // A copy of its own, so that handing it over moves nothing but the picture.
  return move(new Uint8Array(painter.paint(picture, finish)))
}
