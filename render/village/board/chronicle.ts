import type { Sheet } from '#render/engine/draw'
import { contentIndexOf } from '#village/content-index'
import type { Group } from '#village/words'
import { membersAt, standingAt } from '../crowds.ts'
import type { PictureInput } from '../input.ts'
import type { GravesSpot, Point } from './layout.ts'
import { onBoard } from './place-ids.ts'
import { chronicleOf, gravesOf } from './title.ts'

/** The dead: the chronicle with a row of places for each group, and the churchyard. */

const BOOK = { w: 384, h: 172, margin: 28, gutter: 26, top: 30 }
const LINE = { icon: 32, first: 35, pitch: 36, row: 35, perRow: 4, r: 15, empty: 14 }
const ICONS: Readonly<Record<Group, string>> = {
  farm: 'wheat',
  crafts: 'anvil',
  council: 'gavel',
  travel: 'walking-boot',
  church: 'church',
}

interface GroupLine {
  /** The place of those who lie there. */
  readonly place: string
  readonly icon: string
  readonly places: number
}

/** Draws the places of a group in rows, and tells how many rows. */
function drawLine(sheet: Sheet, { view }: PictureInput, line: GroupLine, x: number, y: number): number {
  const dead = membersAt(view, standingAt(line.place))
  sheet.sprite(`peg/${line.icon}/${LINE.icon}/ink`, x, y)
  for (let index = 0; index < line.places; index++) {
    const left = x + LINE.first + (index % LINE.perRow) * LINE.pitch
    const top = y + Math.floor(index / LINE.perRow) * LINE.row
    const member = dead[index]
    sheet.sprite(member === undefined ? `markslot/${LINE.empty}` : `marker/${LINE.r}/${member.seat}`, left, top)
  }
  const rows = Math.ceil(line.places / LINE.perRow)
  const wide = LINE.first + Math.min(line.places, LINE.perRow) * LINE.pitch
  sheet.place(onBoard.at(line.place), [x - 17, y - 17, wide, rows * LINE.row - 1], onBoard.region('chronicle'))
  return rows
}

export function drawChronicle(sheet: Sheet, input: PictureInput, [x, y]: Point): void {
  const { open } = contentIndexOf(input.view)
  const { w, h, margin, gutter, top } = BOOK
  const songs = membersAt(input.view, standingAt('chronicle.song')).length
  sheet.sprite(`v-book/${w}/${h}`, x, y)
  sheet.place(onBoard.region('chronicle'), [x - w / 2, y - h / 2, w, h])
  const group = (name: Group): GroupLine => ({ place: `chronicle.${name}`, icon: ICONS[name], places: open[name] })
  const song: GroupLine = { place: 'chronicle.song', icon: 'quill', places: songs }
  const drawPage = (lines: readonly GroupLine[], left: number) => {
    let row = 0
    for (const line of lines) row += drawLine(sheet, input, line, left, y - h / 2 + top + row * LINE.row)
  }
  drawPage([group('farm'), group('crafts')], x - w / 2 + margin)
  const right = [group('council'), group('travel'), group('church'), ...(songs > 0 ? [song] : [])]
  drawPage(right, x + gutter)
}

/** Death waits once two places of the chronicle or one grave are left. */
function isEndNear(input: PictureInput): boolean {
  const [chronicle, graves] = [chronicleOf(input.view), gravesOf(input.view)]
  return chronicle.places - chronicle.dead <= 2 || graves.places - graves.dead <= 1
}

export function drawGraves(sheet: Sheet, input: PictureInput, spot: GravesSpot): void {
  const { x, y, pitch, row, perRow, death } = spot
  const dead = membersAt(input.view, standingAt('grave'))
  const { places } = gravesOf(input.view)
  const rows = Math.ceil(places / perRow)
  const inRow = Math.ceil(places / rows)
  if (isEndNear(input)) sheet.sprite('death/0.84', ...death)
  for (let grave = 0; grave < places; grave++) {
    const line = Math.floor(grave / inRow)
    const left = x + (grave % inRow) * pitch + (line % 2) * 8
    sheet.sprite(`grave/0.96/${dead[grave]?.seat ?? 'empty'}`, left, y + line * row)
  }
  sheet.place(onBoard.at('grave'), [x - 26, y - 34, inRow * pitch + 8, rows * row + 4])
}
