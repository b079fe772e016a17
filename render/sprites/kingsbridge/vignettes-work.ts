import { inTurn } from '#render/engine/choose'
import type { Pen } from '#render/engine/ink'
import type { ColourName } from '#render/engine/palette'
import { ellipse, rect } from '#render/engine/paths'
import { goose, sheep } from '../common/animals.ts'
import { roundTree, smoke } from '../common/scenery.ts'
import { cart, scarecrow, sheaf, washing, well } from '../common/yard.ts'
import { shopper } from '../willyville/stalls.ts'
import { goodToken } from './goods.ts'
import { ground, hills, type Mood, SCENE, sky, townHouse, walker } from './vignette-parts.ts'

/** Scenes of event cards: where the town works, trades and lives. */

interface Stall {
  readonly x: number
  readonly awning: ColourName
  readonly who: number
}

function stall(pen: Pen, { x, awning, who }: Stall): void {
  const { colour } = pen
  pen.shape(rect(x + 6, 96, 164, 140), {
    fill: colour.harvest,
    line: 2.8,
    hatch: { gap: 7, cover: 0.1, width: 1.6 },
  })
  pen.shape(`M${x + 8} 96V290M${x + 168} 96V290`, { line: 8, ink: colour.woodDark })
  pen.at(x + 88, 184, 1.35, () => shopper(pen, who))
  pen.shape(rect(x, 222, 176, 72), {
    fill: colour.wood,
    line: 3,
    hatch: { gap: 7, cover: 0.1, width: 1.7, colour: colour.woodDark },
  })
  for (let fold = 0; fold < 6; fold++) {
    const left = x - 4 + fold * 31
    pen.shape(`M${left} 74H${left + 31}V112Q${left + 15} 130 ${left} 112Z`, {
      fill: fold % 2 === 1 ? colour.cream : colour[awning],
      line: 2.6,
      shift: [0, 0],
    })
  }
}

const FLAGS: readonly ColourName[] = ['roofRed', 'cream', 'loyalty', 'wheat']
const FLAG_PITCH = 34

/** Little flags on a rope that hangs in two bows. */
function bunting(pen: Pen): void {
  const { colour } = pen
  const sag = (x: number) => 36 + 24 * Math.abs(Math.sin((x / SCENE.w) * 2 * Math.PI))
  const rope = Array.from({ length: 36 }, (_, step) => `${step * 20} ${sag(step * 20).toFixed(1)}`)
  pen.shape(`M${rope.join('L')}`, { line: 1.8 })
  for (let flag = 0; flag * FLAG_PITCH < SCENE.w; flag++) {
    const x = 16 + flag * FLAG_PITCH
    pen.shape(`M${x - 9} ${sag(x - 9)}L${x + 9} ${sag(x + 9)}L${x} ${sag(x) + 20}Z`, {
      fill: colour[inTurn(FLAGS, flag)],
      line: 1.6,
    })
  }
}

function market(pen: Pen, mood: Mood): void {
  sky(pen, mood)
  hills(pen, 170, mood)
  ground(pen, 210, 'square')
  if (mood === 'fair') bunting(pen)
  stall(pen, { x: 44, awning: 'roofGold', who: 2 })
  stall(pen, { x: 262, awning: 'roofRed', who: 3 })
  stall(pen, { x: 480, awning: 'loyalty', who: 4 })
  goodToken(pen, 'wool', 96, 250, 62)
  goodToken(pen, 'wool', 162, 256, 50)
  goodToken(pen, 'cloth', 316, 250, 60)
  goodToken(pen, 'cloth', 386, 256, 50)
  for (const [x, y] of [
    [530, 262],
    [562, 254],
    [596, 262],
    [579, 242],
  ] as const)
    goodToken(pen, 'money', x, y, 40)
  sheep(pen, 246, 312, 1.15)
  walker(pen, 450, 328, 1, 'roofSlate', 'roofRed')
}

const ASHLARS = { w: 46, h: 26 }

/** Walls going up, in courses; the last one is not full. */
function wall(pen: Pen, x: number, y: number, courses: readonly number[]): void {
  const { colour } = pen
  const { w, h } = ASHLARS
  for (const [row, count] of courses.entries()) {
    for (let block = 0; block < count; block++) {
      const left = x + block * w + (row % 2) * (w / 2)
      pen.shape(rect(left, y - (row + 1) * h, w, h), {
        fill: colour.stone,
        line: 2.4,
        shift: [0, 0],
        hatch: { gap: 5, cover: 0.2, width: 1.4 },
      })
    }
  }
}

function scaffold(pen: Pen, x: number, y: number, w: number, floors: number): void {
  const { colour } = pen
  const top = y - floors * 62 - 26
  for (const pole of [x, x + w / 2, x + w]) {
    pen.shape(`M${pole} ${y}V${top}`, { line: 7 })
    pen.shape(`M${pole} ${y - 1}V${top + 1}`, { line: 3.8, ink: colour.wood })
  }
  for (let floor = 1; floor <= floors; floor++) {
    const level = y - floor * 62
    pen.shape(`M${x - 12} ${level}H${x + w + 12}`, { line: 7.5 })
    pen.shape(`M${x - 11} ${level}H${x + w + 11}`, { line: 4.2, ink: colour.oakLight })
  }
}

/** A crane with its treadwheel and a block on the hook. */
function crane(pen: Pen): void {
  const { colour } = pen
  pen.shape('M440 300V52L330 92', { line: 12 })
  pen.shape('M440 299V54L332 92M440 112L384 74', { line: 7, ink: colour.wood })
  pen.shape('M336 92V150M440 60L470 238', { line: 2.4 })
  pen.shape(ellipse(472, 256, 42), { fill: colour.oakLight, line: 4 })
  pen.shape(ellipse(472, 256, 31), { fill: colour.meadow, line: 2.4 })
  pen.shape('M430 256H514M472 214V298M442 226L502 286M502 226L442 286', { line: 3, ink: colour.woodDark })
  goodToken(pen, 'stone', 336, 174, 62)
}

function build(pen: Pen, mood: Mood): void {
  const { colour } = pen
  sky(pen, mood)
  hills(pen, 196, mood)
  ground(pen, 262, 'meadow')
  wall(pen, 40, 300, [5, 5, 4, 4, 2])
  pen.shape('M112 300V262Q146 216 180 262V300Z', { fill: colour.woodDark, line: 2.8 })
  scaffold(pen, 28, 302, 236, 2)
  pen.at(80, 176, 0.78, () => walker(pen, 0, 0, 1, 'roofRed', 'wheat'))
  pen.at(214, 238, 0.78, () => walker(pen, 0, 0, 1, 'roofSlate', 'woodDark'))
  crane(pen)
  wall(pen, 540, 306, [3, 2])
  goodToken(pen, 'wood', 604, 268, 58)
  for (const [x, y] of [
    [330, 304],
    [376, 306],
  ] as const)
    goodToken(pen, 'wood', x, y, 52)
  walker(pen, 290, 318, 1, 'leafDark', 'thatch')
  if (mood === 'fair') roundTree(pen, 668, 244, 1, 'leaf', 5)
}

function harvest(pen: Pen, mood: Mood): void {
  const { colour } = pen
  sky(pen, mood)
  if (mood === 'fair') pen.shape(ellipse(590, 66, 34), { fill: colour.coin, line: 3 })
  hills(pen, 150, mood)
  pen.at(120, 176, 1.25, () => {
    pen.shape('M-52 0V-44L0 -78L52 -44V0Z', {
      fill: colour.wood,
      line: 2.8,
      hatch: { gap: 7, cover: 0.5, width: 1.6, angle: 80, colour: colour.woodDark },
    })
    pen.shape('M-62 -38L0 -84L62 -38', { line: 7, ink: colour.ink })
    pen.shape('M-61 -38L0 -83L61 -38', { line: 4, ink: colour.roofBrown })
    pen.shape('M-20 0V-32H20V0Z', { fill: colour.ink, line: 2.4 })
  })
  const furrows = () => {
    for (let x = -120; x < 860; x += 24) {
      const far = 350 + (x - 350) * 0.5
      pen.plain(`M${x} 350Q${x + (350 - x) * 0.2} 240 ${far} 160`, { stroke: colour.coinDark, width: 3, alpha: 0.6 })
    }
  }
  pen.shape('M-10 186Q260 150 710 180V340H-10Z', {
    fill: mood === 'fair' ? colour.wheat : colour.harvest,
    line: 2.8,
    inner: furrows,
  })
  const sheaves = [
    [440, 206, 1.4],
    [330, 214, 1.5],
    [210, 232, 1.9],
    [560, 240, 2.3],
    [90, 256, 2.5],
    [656, 278, 2.5],
  ] as const
  // A thin harvest leaves every second sheaf away.
  for (const [index, [x, y, scale]] of sheaves.entries()) {
    if (mood === 'fair' || index % 2 === 0) sheaf(pen, x, y, scale)
  }
  scarecrow(pen, 396, 246, 1.5)
  if (mood === 'fair') walker(pen, 284, 320, 1.1, 'loyalty', 'thatch')
}

const HOUSES: readonly (readonly [x: number, scale: number, roof: ColourName, isTimbered: boolean])[] = [
  [80, 1.9, 'roofRed', true],
  [208, 2.3, 'roofSlate', false],
  [346, 2, 'roofGold', true],
  [474, 2.4, 'roofMoss', false],
  [618, 2, 'roofBrown', true],
]

function town(pen: Pen, mood: Mood): void {
  sky(pen, mood)
  hills(pen, 170, mood)
  ground(pen, 246, 'street')
  for (const [x, scale, roof, isTimbered] of HOUSES) townHouse(pen, { x, y: 268, scale, roof, isTimbered })
  for (const [x, y] of [
    [248, 62],
    [518, 52],
  ] as const)
    smoke(pen, x, y)
  well(pen, 146, 288, 1.05)
  washing(pen, 290, 296, 0.9)
  cart(pen, 412, 296, 1.15)
  goose(pen, 556, 312, 1)
  walker(pen, 640, 322, 1, 'roofRed', 'cream')
}

export const WORK_SCENES = { market, build, harvest, town }
