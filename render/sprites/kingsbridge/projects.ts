import { entryOf } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import { ellipse, rect } from '#render/engine/paths'
import type { Sprite, SpriteBook } from '#render/engine/sprite'
import { bricks, groundShadow, number, scaled } from '#render/sprites/common/masonry'
import { bridge } from './bridge.ts'
import { course, type Fields, isDone, roof, scaffold } from './fields.ts'
import { faintly } from './goods.ts'
import { spire } from './spire.ts'

/** The seven projects, each on its lower left corner: not there yet, growing, or finished. */

export interface Project extends Fields {
  readonly w: number
  /** In the third chapter shutters are down. */
  readonly isShut: boolean
}

const STONE_HEIGHT = 34
const BEAM_HEIGHT = 30
const MOST_ROWS = 2
const WINDOWS = 4

function windows(pen: Pen, { w, isShut }: Project, top: number): void {
  const { colour } = pen
  for (let index = 0; index < WINDOWS; index++) {
    const x = (w * (index + 0.5)) / WINDOWS
    pen.shape(rect(x - 9, top + 6, 18, 18), { fill: isShut ? colour.woodDark : colour.wheat, line: 2.2 })
    const bars = isShut
      ? `M${x} ${top + 6}V${top + 24}M${x - 7} ${top + 11}h5M${x + 2} ${top + 11}h5M${x - 7} ${top + 18}h5M${x + 2} ${top + 18}h5`
      : `M${x} ${top + 6}V${top + 24}M${x - 9} ${top + 15}H${x + 9}`
    pen.shape(bars, { line: 1.4, ...(isShut && { ink: colour.oakLight }) })
  }
}

function door(pen: Pen, x: number): void {
  pen.shape(`M${x - 13} 0V-20Q${x} -36 ${x + 13} -20V0Z`, { fill: pen.colour.woodDark, line: 2.4 })
}

/** Courses of stone below, beams above; a front that is lived in has a door and windows. Returns its upper edge. */
function front(pen: Pen, project: Project, perRow: number): number {
  const { w, stone, stones, wood, woods } = project
  const row = Math.max(perRow, Math.ceil(stones / MOST_ROWS))
  let top = 0
  for (let laid = 0; laid < stones; laid += row) {
    top -= STONE_HEIGHT
    course(pen, 'stone', [0, top, w, STONE_HEIGHT], Math.min(row, stones - laid), stone - laid)
  }
  top -= BEAM_HEIGHT
  course(pen, 'wood', [0, top, w, BEAM_HEIGHT], woods, wood)
  if (isDone(project)) {
    door(pen, w / 2)
    windows(pen, project, top)
  }
  return top
}

/** The wheel stands in the stream whatever else is there. */
function millWheel(pen: Pen): void {
  const { colour } = pen
  pen.shape(ellipse(0, 0, 38), { fill: colour.oakLight, line: 4 })
  pen.shape(ellipse(0, 0, 28), { fill: colour.water, line: 2.6 })
  for (let spoke = 0; spoke < 8; spoke++) {
    const angle = (spoke * Math.PI) / 4
    pen.shape(`M0 0L${40 * Math.cos(angle)} ${40 * Math.sin(angle)}`, { line: 3.4, ink: colour.woodDark })
  }
  pen.shape(ellipse(0, 0, 7), { fill: colour.wood, line: 2.6 })
}

function fullingMill(pen: Pen, project: Project): void {
  const { w } = project
  const top = front(pen, project, 2)
  const path = `M-12 ${top + 4}L14 ${top - 46}H${w - 14}L${w + 12} ${top + 4}Z`
  roof(pen, { path, fill: pen.colour.roofMoss, tiled: [-12, top - 46, w + 12, top + 4] }, isDone(project))
  if (!isDone(project)) scaffold(pen, 0, w, top)
  pen.at(w + 26, -26, 1, millWheel)
}

function palace(pen: Pen, project: Project): void {
  const { w } = project
  const { colour } = pen
  const hasRoof = isDone(project)
  const top = front(pen, project, 4)
  const path = `M-10 ${top + 4}L12 ${top - 42}H${w - 12}L${w + 10} ${top + 4}Z`
  roof(pen, { path, fill: colour.roofRed, tiled: [-10, top - 42, w + 10, top + 4] }, hasRoof)
  for (const x of [8, w - 44]) {
    const turret = `M${x - 4} ${top - 8}L${x + 18} ${top - 68}L${x + 40} ${top - 8}Z`
    roof(pen, { path: turret, fill: colour.roofSlate, tiled: [x - 4, top - 66, x + 40, top - 8] }, hasRoof)
  }
  if (!hasRoof) {
    scaffold(pen, 0, w, top)
    return
  }
  for (const x of [26, w - 26]) {
    pen.shape(`M${x} ${top - 66}V${top - 84}L${x + 16} ${top - 79}L${x} ${top - 74}`, { fill: colour.roofRed, line: 2 })
  }
}

function chapel(pen: Pen, project: Project): void {
  const { w } = project
  const { colour } = pen
  const hasRoof = isDone(project)
  const planned = { ink: colour.inkSoft, dash: [4, 4] }
  const top = front(pen, project, 3)
  const x = w / 2
  const path = `M-10 ${top + 4}L${x} ${top - 62}L${w + 10} ${top + 4}Z`
  roof(pen, { path, fill: colour.roofSlate, tiled: [-10, top - 62, w + 10, top + 4] }, hasRoof)
  pen.shape(ellipse(x, top - 20, 14), {
    fill: hasRoof ? colour.rosary : colour.parchmentLight,
    line: 2.4,
    ...(!hasRoof && planned),
  })
  if (hasRoof) pen.shape(`M${x} ${top - 34}V${top - 6}M${x - 14} ${top - 20}H${x + 14}`, { line: 2 })
  const cross = `M${x} ${top - 60}V${top - 84}M${x - 8} ${top - 76}H${x + 8}`
  pen.shape(cross, hasRoof ? { line: 4 } : { line: 2.4, ...planned })
  if (!hasRoof) scaffold(pen, 0, w, top)
}

function guildhall(pen: Pen, project: Project): void {
  const { w } = project
  const { colour } = pen
  const hasRoof = isDone(project)
  const top = front(pen, project, 2)
  const gable = `M-6 ${top + 2}V${top - 16}H14V${top - 36}H36V${top - 56}H${w - 36}V${top - 36}H${w - 14}V${top - 16}H${w + 6}V${top + 2}Z`
  if (hasRoof) {
    const inner = () => bricks(pen, w + 10, top - 56, top)
    pen.shape(gable, { fill: colour.danger, line: 3, inner, hatch: { gap: 9, cover: 0.14, width: 1.8 } })
  } else {
    roof(pen, { path: gable, fill: colour.danger, tiled: [0, 0, 0, 0] }, false)
    scaffold(pen, 0, w, top)
  }
  pen.shape(ellipse(w / 2, top - 26, 18), {
    fill: colour.parchmentLight,
    line: 2.4,
    ...(!hasRoof && { dash: [4, 4], ink: colour.inkSoft }),
  })
  faintly(pen, hasRoof ? 1 : 0.4, () => pen.icon('scales', w / 2, top - 26, 26))
}

function hospital(pen: Pen, project: Project): void {
  const { w } = project
  const { colour } = pen
  const hasRoof = isDone(project)
  const top = front(pen, project, 3)
  const x = w / 2
  const path = `M-14 ${top + 4}L6 ${top - 40}H${w - 6}L${w + 14} ${top + 4}Z`
  roof(pen, { path, fill: colour.roofGold, tiled: [-14, top - 40, w + 14, top + 4] }, hasRoof)
  const turret = `M${x - 17} ${top - 38}V${top - 58}L${x} ${top - 78}L${x + 17} ${top - 58}V${top - 38}Z`
  roof(pen, { path: turret, fill: colour.plaster, tiled: [0, 0, 0, 0] }, hasRoof)
  faintly(pen, hasRoof ? 1 : 0.5, () => pen.icon('ringing-bell', x, top - 54, 24))
  if (!hasRoof) scaffold(pen, 0, w, top)
}

interface Building {
  readonly w: number
  /** Around the lower left corner. */
  readonly box: Sprite['box']
  readonly paint: (pen: Pen, project: Project) => void
}

const withShadow = (paint: Building['paint']) => (pen: Pen, project: Project) => {
  groundShadow(pen, 0, project.w, 0)
  paint(pen, project)
}

const frontBox = (w: number, right = 32): Sprite['box'] => [-26, -188, w + 26 + right, 202]

const BUILDINGS: Readonly<Record<string, Building>> = {
  'fulling-mill': { w: 132, box: frontBox(132, 72), paint: withShadow(fullingMill) },
  'priors-palace': { w: 172, box: frontBox(172), paint: withShadow(palace) },
  'st-marys-chapel': { w: 132, box: frontBox(132), paint: withShadow(chapel) },
  guildhall: { w: 132, box: frontBox(132), paint: withShadow(guildhall) },
  hospital: { w: 150, box: frontBox(150), paint: withShadow(hospital) },
  bridge: { w: 400, box: [-8, -166, 424, 176], paint: bridge },
  tower: { w: 84, box: [-24, -258, 132, 264], paint: spire },
}

const PLANNED = 0.3

export const KINGSBRIDGE_PROJECTS: SpriteBook = {
  /** k-project/id/stone-of-stones/wood-of-woods/scale[/planned|shut], on its lower left corner: `3-4/1-2` are fields */
  'k-project': (id = 'bridge', stone = '0-1', wood = '0-1', scale = '1', look = '') => {
    const { w, box, paint } = entryOf(BUILDINGS, id)
    const [laid = 0, stones = 0] = stone.split('-').map(Number)
    const [put = 0, woods = 0] = wood.split('-').map(Number)
    const project = { w, stone: laid, stones, wood: put, woods, isShut: look === 'shut' }
    return scaled(number(scale, 1), box, (pen) =>
      faintly(pen, look === 'planned' ? PLANNED : 1, () => paint(pen, project)),
    )
  },
}
