import type { Pen } from '#render/engine/ink'
import { rect } from '#render/engine/paths'

/** The lines around a scene that fills its whole picture: parchment, ink, and a light one inside. */
export function sceneFrame(pen: Pen, width: number, height: number): void {
  const { colour } = pen
  for (const [inset, line, ink] of [
    [10, 7, colour.parchment],
    [15, 3.4, colour.ink],
    [23, 1.4, colour.parchmentLight],
  ] as const) {
    pen.shape(rect(inset, inset, width - 2 * inset, height - 2 * inset), { line, ink, wobble: 2.4 })
  }
}
