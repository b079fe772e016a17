import { type Flag, type Foot, type Frame, plantFlags } from '#render/common/flags'
import type { Sheet } from '#render/engine/draw'
import { type TablePlaceKind, tableKindOf, type VillagePlaceKind, villageKindOf } from '../place-ids.ts'
import { drawFlags as drawTableFlags } from '../table/flags.ts'
import { drawFlags as drawVillageFlags } from '../village/flags.ts'

/** Things stand closer together here, so some of their flags stand elsewhere; all others as in the large pictures. */

type FootAt = (id: string) => Foot | undefined
type Planter = (sheet: Sheet, flags: readonly Flag[], frame: Frame) => void

const TABLE: Partial<Record<TablePlaceKind, Foot>> = {
  rat: { x: 4, y: 68, hangs: true },
  hand: { x: 6, y: 132, hangs: true },
  meeting: { x: -8, y: 104, hangs: true },
  craft: { x: -8, y: 50, hangs: true },
  church: { x: 10, y: 30, hangs: true },
  hall: { x: 10, y: 30, hangs: true },
}

const VILLAGE: Partial<Record<VillagePlaceKind, Foot>> = {
  journey: { x: 20, y: 112, hangs: true },
  villager: { x: 2, y: 62, hangs: true },
  labourers: { x: -8, y: 64, hangs: true },
  game: { x: 0, y: 105, hangs: true },
  stone: { x: -4, y: 74, hangs: true },
}

function footOnTable(id: string): Foot | undefined {
  const kind = tableKindOf(id)
  return kind === null ? undefined : TABLE[kind]
}

function footInVillage(id: string): Foot | undefined {
  const kind = villageKindOf(id)
  return kind === null ? undefined : VILLAGE[kind]
}

function planter(footAt: FootAt, plantOthers: Planter): Planter {
  return (sheet, flags, frame) => {
    const isOwn = ({ place }: Flag) => footAt(place) !== undefined
    const others = flags.filter((flag) => !isOwn(flag))
    plantOthers(sheet, others, frame)
    for (const flag of flags.filter(isOwn)) plantFlags(sheet, [flag], footAt, frame)
  }
}

export const plantOnTable = planter(footOnTable, drawTableFlags)
export const plantInVillage = planter(footInVillage, drawVillageFlags)
