import type { Canvas } from './canvas.ts'

const BYTES_PER_PIXEL = 4

function bytesOf({ width, height }: Canvas): number {
  return BYTES_PER_PIXEL * width * height
}

/** Canvases by name, as many as fit into so many bytes: those used last stay. */
export class KeptCanvases {
  readonly #most: number
  readonly #kept = new Map<string, Canvas>()
  #bytes = 0

  constructor(most: number) {
    this.#most = most
  }

  get(name: string): Canvas | undefined {
    const canvas = this.#kept.get(name)
    if (canvas === undefined) return undefined
    this.#kept.delete(name)
    this.#kept.set(name, canvas)
    return canvas
  }

  keep(name: string, canvas: Canvas): void {
    this.#kept.set(name, canvas)
    this.#bytes += bytesOf(canvas)
    for (const [oldest, old] of this.#kept) {
      if (this.#bytes <= this.#most || old === canvas) return
      this.#kept.delete(oldest)
      this.#bytes -= bytesOf(old)
      // The collector does not see how much memory a canvas holds: it is given back at once.
      old.width = 1
      old.height = 1
    }
  }
}
