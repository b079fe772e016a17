import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { grit } from '#render/engine/noise'
import { rect } from '#render/engine/paths'
import type { SpriteBook } from '#render/engine/sprite'
import { cow, goose, sheep } from '#render/sprites/common/animals'
import { number } from '#render/sprites/common/masonry'
import { appleTree, bush, reeds, roundTree } from '#render/sprites/common/scenery'
import { haystack } from '#render/sprites/common/yard'

/** Bills nailed to the town wall, the bare wall between them, and what grazes where nothing is built yet. */

/** A proclamation about its middle: beige for what is done at once, blue-grey for what lasts. */
function bill(pen: Pen, w: number, h: number, isLasting: boolean): void {
  const { colour } = pen
  const [x, y] = [w / 2, h / 2]
  const paper = `M${-x} ${-y + 1}Q0 ${-y + 4} ${x} ${-y}L${x - 3} ${y}Q0 ${y - 4} ${-x + 2} ${y - 1}Z`
  pen.shape(paper, { fill: colour.ink, line: 0, alpha: 0.32, shift: [4, 6] })
  pen.shape(paper, { fill: isLasting ? colour.time : colour.page, line: 2.8, shift: [0, 0] })
  for (const side of [-1, 1]) pen.dot(side * (x - 11), -y + 12, 4, colour.ink)
}

const LEAVES = 26

/** Arrow slits and ivy, where no bill hangs; from the upper left corner of its place. */
function bareWall(pen: Pen, w: number, h: number): void {
  const { colour } = pen
  for (const share of [0.2, 0.5, 0.8]) {
    const x = w * share
    pen.shape(rect(x - 17, 24, 34, 62), { fill: colour.parchmentDark, line: 2.4, shift: [0, 0] })
    pen.shape(`M${x} 32V78M${x - 9} 54H${x + 9}`, { line: 6 })
  }
  const seed = Math.round(w / 100)
  for (let leaf = 0; leaf < LEAVES; leaf++) {
    const up = grit(leaf, seed + 3)
    const x = w * (seed % 2 ? 0.36 : 0.64) + (grit(leaf, seed) - 0.5) * 110 * (1.1 - up)
    bush(pen, x, h - 2 - up * up * (h - 24), 0.34 - up * 0.1, leaf % 3 ? 'leaf' : 'leafDark')
  }
}

/** By project, about the lower left corner of its site. */
const PASTURES: Readonly<Record<string, (pen: Pen) => void>> = {
  'priors-palace': (pen) => {
    appleTree(pen, 24, -76, 0.7)
    cow(pen, 68, -36, 0.9)
    cow(pen, 154, -10, 0.76, true)
  },
  'st-marys-chapel': (pen) => {
    appleTree(pen, 30, -50, 0.78)
    appleTree(pen, 102, -32, 0.7)
    sheep(pen, 60, -6, 0.7)
  },
  guildhall: (pen) => {
    haystack(pen, 44, -46, 0.8)
    haystack(pen, 104, -24, 0.62)
  },
  'fulling-mill': (pen) => {
    reeds(pen, 112, -22)
    bush(pen, 42, -22, 0.8)
    bush(pen, 84, -6, 0.6, 'leafOther')
  },
  hospital: (pen) => {
    roundTree(pen, 38, -32, 0.8, 'leaf', 4)
    roundTree(pen, 118, -16, 0.7, 'leafOther', 7)
    goose(pen, 78, -6, 0.6)
  },
}

export const KINGSBRIDGE_WALL: SpriteBook = {
  /** k-bill/width/height/immediate|lasting */
  'k-bill': (w, h, kind) => {
    const [width, height] = [number(w, 464), number(h, 118)]
    return {
      box: [-width / 2 - 4, -height / 2 - 4, width + 12, height + 14],
      paint: (pen) => bill(pen, width, height, kind === 'lasting'),
    }
  },
  /** k-bare-wall/width/height: from its upper left corner */
  'k-bare-wall': (w, h) => {
    const [width, height] = [number(w, 464), number(h, 118)]
    return { box: [-4, -4, width + 8, height + 10], paint: (pen) => bareWall(pen, width, height) }
  },
  /** k-pasture/project */
  'k-pasture': (project = 'guildhall') => ({ box: [-14, -130, 210, 150], paint: entryOf(PASTURES, project) }),
}

export function hasPasture(project: string): boolean {
  return project in PASTURES
}
