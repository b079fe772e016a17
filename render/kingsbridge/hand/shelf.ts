import { housesOf } from '#kingsbridge/state'
import { fittedNumber } from '#render/common/fit'
import { signText } from '#texts/kingsbridge/signs'
import { amount, partsOf, token } from '../tokens.ts'
import { onHand } from './place-ids.ts'
import { plate, type Scene, word } from './scene.ts'

/** Things a player has out in town: houses with what they yield, seals, and how far the knowledge goes for the sick. */

interface Area {
  readonly x: number
  /** The middle of the sign; things stand below it. */
  readonly y: number
}

const DOWN = 90
const HOUSE = { pitch: 152, scale: 1.06, foot: 34, yield: 66, d: 44 }
const SEAL = { pitch: 160, d: 60, name: 50, size: 24 }

function house(scene: Scene, plot: number, x: number, y: number): void {
  const { sheet, view, seat } = scene
  const card = view.setup.content.plots[plot]
  sheet.place(onHand.house(plot), [x - 40, y - 42, 138, 84])
  sheet.sprite(`k-house/${seat}/${card?.material ?? 'stone'}/${HOUSE.scale}`, x, y + HOUSE.foot)
  const [part] = partsOf(card?.yield ?? {})
  if (part === undefined) return
  sheet.sprite('k-slip/58/58', x + HOUSE.yield, y + 4)
  const { kind, count } = part
  amount(sheet, kind, count, x + HOUSE.yield, y + 4, { d: HOUSE.d, size: 36 })
}

/** Four houses: those that stand, and those still to be built. */
export function houses(scene: Scene, { x, y }: Area): void {
  const { sheet, view, seat } = scene
  plate(scene, word(scene, 'houses'), x, y, 160)
  const own = housesOf(view, seat)
  const places = Math.max(own.length, view.setup.content.constants.housesPerPlayer.value)
  for (let index = 0; index < places; index++) {
    const left = x + 44 + index * HOUSE.pitch
    const plot = own[index]
    if (plot === undefined) sheet.sprite('k-house-place/1.06', left, y + DOWN + HOUSE.foot)
    else house(scene, plot, left, y + DOWN)
  }
}

export function seals(scene: Scene, { x, y }: Area): void {
  const { sheet, view, seat, input } = scene
  plate(scene, word(scene, 'seals'), x, y, 150)
  const projects = view.projects.filter((project) => project.seals.includes(seat))
  for (let index = 0; index < view.setup.content.constants.sealsPerPlayer.value; index++) {
    const left = x + 66 + index * SEAL.pitch
    const project = projects[index]
    if (project === undefined) {
      sheet.sprite(`k-seal/${seat}/${SEAL.d}`, left, y + DOWN - 10)
      continue
    }
    sheet.place(onHand.seal(project.id), [left - 68, y + DOWN - 46, 136, 94])
    sheet.sprite('k-slip/132/88', left, y + DOWN + 2)
    sheet.sprite(`k-seal/${seat}/44`, left, y + DOWN - 18)
    const name = signText(input.language, `project.${project.id}`)
    sheet.text(name, left, y + DOWN + 28, SEAL.size, { max: 122 })
  }
}

const SICK = { know: 54, tiles: 128, most: 54, number: 36 }

/** Whoever lies sick, by how much knowledge it takes; brighter those whom it is enough for. */
export function sick(scene: Scene, { x, y }: Area, w: number): void {
  const { sheet, view, player } = scene
  if (view.tiles.length === 0) return
  plate(scene, word(scene, 'sick'), x, y, 170)
  const values = view.isSick.flatMap((isSick, place) => (isSick ? [view.tiles[place] ?? 0] : [])).sort((a, b) => a - b)
  const known = player.goods?.knowledge ?? null
  const top = y + DOWN
  token(sheet, 'knowledge', x + 30, top, 58)
  if (known !== null) {
    const { size } = fittedNumber(known, 42, 46)
    sheet.number(known, x + 82, top, size, { colour: 'cream', halo: 'ink', max: 50 })
  }
  if (values.length === 0) {
    sheet.text(word(scene, 'nobodySick'), x + SICK.tiles, top, 30, { font: 'note', align: 'left', max: w - SICK.tiles })
    return
  }
  const pitch = Math.min(SICK.most + 10, (w - SICK.tiles) / values.length)
  const d = Math.min(SICK.most, Math.floor(pitch - 3))
  for (const [index, value] of values.entries()) {
    const left = Math.round(x + SICK.tiles + pitch * (index + 0.5))
    const dim = known !== null && value > known
    sheet.sprite(`k-plague/up/${d}`, left, top, { dim })
    sheet.number(value, left, top, SICK.number, { colour: 'cream', halo: 'plague', max: d - 4, dim })
  }
}
