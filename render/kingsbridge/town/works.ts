import { contentIndexOf } from '#kingsbridge/content-index'
import { fieldsOf, isAllowed, isFinished } from '#kingsbridge/rules/projects'
import { type Project, projectOn } from '#kingsbridge/state'
import type { View } from '#kingsbridge/view'
import { PROJECTS, type ProjectId } from '#kingsbridge/words'
import type { Box, Sheet } from '#render/engine/draw'
import { TOWER_ON } from '#render/sprites/kingsbridge/cathedral'
import { CATHEDRAL } from '#render/sprites/kingsbridge/town-map'
import { hasPasture } from '#render/sprites/kingsbridge/wall-bills'
import { signText } from '#texts/kingsbridge/signs'
import type { PictureInput } from '../input.ts'
import { placeOf } from '../place-ids.ts'
import { book, type Counted, coin, partsOf, sign, slip, token } from '../tokens.ts'
import { isDying } from './season.ts'

/** The projects, each on its site: the whole front in pencil, growing, barred, or lived in. */

export interface Site {
  /** Its lower left corner. */
  readonly x: number
  readonly y: number
  readonly scale?: number
  readonly sign: readonly [x: number, y: number, w: number]
  /** The left end of the donor's slip, and its middle. */
  readonly donor: readonly [x: number, y: number]
  /** The first seal. */
  readonly seals: readonly [x: number, y: number]
  readonly place: Box
}

export type Sites = Readonly<Record<ProjectId, Site>>

const TOWER_AT = {
  x: Math.round(CATHEDRAL.x + TOWER_ON.x * CATHEDRAL.scale),
  y: Math.round(CATHEDRAL.y + TOWER_ON.y * CATHEDRAL.scale),
}

export const SITES: Sites = {
  bridge: {
    x: 958,
    y: 1040,
    scale: 0.86,
    sign: [1014, 890, 108],
    donor: [1076, 890],
    seals: [1192, 887],
    place: [958, 868, 352, 176],
  },
  'fulling-mill': {
    x: 968,
    y: 822,
    scale: 0.92,
    sign: [1010, 844, 128],
    donor: [984, 736],
    seals: [1092, 841],
    place: [968, 694, 170, 172],
  },
  'priors-palace': {
    x: 42,
    y: 646,
    sign: [92, 668, 118],
    donor: [82, 560],
    seals: [168, 665],
    place: [28, 500, 234, 188],
  },
  'st-marys-chapel': {
    x: 270,
    y: 646,
    sign: [324, 668, 118],
    donor: [309, 562],
    seals: [400, 665],
    place: [262, 500, 150, 188],
  },
  guildhall: {
    x: 48,
    y: 832,
    sign: [100, 854, 128],
    donor: [69, 744],
    seals: [182, 851],
    place: [28, 694, 178, 180],
  },
  hospital: {
    x: 1362,
    y: 452,
    sign: [1402, 474, 134],
    donor: [1391, 366],
    seals: [1484, 471],
    place: [1334, 300, 222, 194],
  },
  tower: {
    ...TOWER_AT,
    scale: CATHEDRAL.scale,
    sign: [262, 176, 118],
    donor: [206, 222],
    seals: [218, 274],
    place: [96, 106, 230, 226],
  },
}

const WIDTHS: Readonly<Record<ProjectId, number>> = {
  bridge: 400,
  'fulling-mill': 132,
  'priors-palace': 172,
  'st-marys-chapel': 132,
  guildhall: 132,
  hospital: 150,
  tower: 84,
}

const BOARDS = { share: 0.8, h: 80, up: 54 }

function drawBoards(sheet: Sheet, id: ProjectId, { x, y, scale = 1 }: Site): void {
  const w = WIDTHS[id] * scale
  sheet.sprite(`k-boards/${Math.round(w * BOARDS.share)}/${BOARDS.h}`, x + w / 2, y - BOARDS.up)
}

function drawFront(sheet: Sheet, view: View, project: Project, site: Site, isBarred: boolean): void {
  const { id, stone, wood } = project
  const fields = fieldsOf(view, id)
  const look = isDying(view) && isFinished(view, project) ? '/shut' : ''
  const name = `k-project/${id}/${stone}-${fields.stone}/${wood}-${fields.wood}/${site.scale ?? 1}${look}`
  sheet.sprite(name, site.x, site.y, { dim: isBarred })
  if (isBarred) drawBoards(sheet, id, site)
}

const DONOR = { h: 44, alone: 54, extra: 38, book: 40, number: 34, token: 34 }

/** What whoever donates will gain once the project is finished. */
export function drawDonor(sheet: Sheet, view: View, id: ProjectId, [x, y]: readonly [number, number]): void {
  const { donor } = contentIndexOf(view).project[id]
  const { goods = {}, care } = donor
  const extras: Counted[] = [...partsOf({ goods }), ...(care ? [{ kind: 'care' as const, count: 1 }] : [])]
  const w = DONOR.alone + extras.length * DONOR.extra
  slip(sheet, x + w / 2, y, w, DONOR.h)
  book(sheet, donor.vp, x + 27, y, DONOR.book, DONOR.number)
  for (const [index, { kind, count }] of extras.entries()) {
    const left = x + 66 + index * DONOR.extra
    if (kind === 'money') coin(sheet, count, left + 2, y, DONOR.token + 6, DONOR.number)
    else token(sheet, kind, left, y, DONOR.token)
  }
}

const SEAL = { pitch: 34, d: 36, many: { from: 3, pitch: 27, d: 32, back: 8 } }

export function drawSeals(sheet: Sheet, seals: readonly number[], [x, y]: readonly [number, number]): void {
  const { many } = SEAL
  const isTight = seals.length >= many.from
  const [left, pitch, d] = isTight ? [x - many.back, many.pitch, many.d] : [x, SEAL.pitch, SEAL.d]
  for (const [index, seat] of seals.entries()) sheet.sprite(`k-seal/${seat}/${d}`, left + index * pitch, y)
}

/** Nothing stands there yet: the front in pencil, and cattle on the grass. */
function drawPlanned(sheet: Sheet, { view, language }: PictureInput, id: ProjectId, site: Site): void {
  const { stone, wood } = fieldsOf(view, id)
  if (hasPasture(id)) sheet.sprite(`k-pasture/${id}`, site.x, site.y)
  sheet.sprite(`k-project/${id}/0-${stone}/0-${wood}/${site.scale ?? 1}/planned`, site.x, site.y)
  const [x, y, w] = site.sign
  sign(sheet, signText(language, `project.${id}`), x, y, w, { dim: true })
}

function drawStanding(sheet: Sheet, { view, language }: PictureInput, project: Project, site: Site): void {
  const { id, seals } = project
  const isGrowing = !isFinished(view, project)
  drawFront(sheet, view, project, site, isGrowing && !isAllowed(view, id))
  const [x, y, w] = site.sign
  sign(sheet, signText(language, `project.${id}`), x, y, w)
  if (!isGrowing) return
  drawDonor(sheet, view, id, site.donor)
  drawSeals(sheet, seals, site.seals)
}

export function drawProjects(sheet: Sheet, input: PictureInput, sites: Sites = SITES, room?: string): void {
  for (const id of PROJECTS) {
    const project = projectOn(input.view, id)
    if (project === undefined) drawPlanned(sheet, input, id, sites[id])
    else drawStanding(sheet, input, project, sites[id])
    sheet.place(placeOf.project(id), sites[id].place, room)
  }
}
