import { move } from 'piscina'
import { type DrawList, drawListFrom } from './draw.ts'
import { type Finish, Painter } from './paint.ts'

/** Nobody waits any more for what is being painted. */
let isGivenUp = () => false

/** One painter for each worker: its sprites live as long as it does. */
const painter = new Painter(() => isGivenUp())

/** One picture by itself; several one after the other, or all at a glance. */
export const FORMS = ['still', 'film', 'strip'] as const
export type Form = (typeof FORMS)[number]

/** Pictures travel as text: it is made one picture at a time, and crosses over at once. */
export interface PaintTask {
  readonly form: Form
  readonly texts: readonly string[]
  readonly finish: Finish
}

/** A task, and a number that is no longer 0 when it is given up. */
export interface Commission extends PaintTask {
  readonly givenUp: Int32Array<SharedArrayBuffer>
}

function painted({ form, texts, finish }: PaintTask): Buffer {
  const pictures = texts.map(drawListFrom)
  if (form === 'still') return painter.paint(pictures[0] as DrawList, finish)
  return form === 'film' ? painter.film(pictures, finish) : painter.strip(pictures, finish)
}

export default function paint({ givenUp, ...task }: Commission): unknown {
  isGivenUp = () => Atomics.load(givenUp, 0) !== 0
  // A copy of its own, so that handing it over moves nothing but the picture.
  return move(new Uint8Array(painted(task)))
}
