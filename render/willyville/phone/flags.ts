import { type Flag, type Foot, type Frame, plantFlags } from '#render/common/flags'
import type { Sheet } from '#render/engine/draw'
import { drawFlags as drawTableFlags } from '../table/flags.ts'
import { drawFlags as drawVillageFlags } from '../village/flags.ts'

/** Things stand closer together here, so some of their flags stand elsewhere; all others as in the large pictures. */

type Feet = Readonly<Record<string, Foot>>
type Planter = (sheet: Sheet, flags: readonly Flag[], frame: Frame) => void

const TABLE: Feet = {
  rat: { x: 4, y: 68, hangs: true },
  hand: { x: 6, y: 132, hangs: true },
  craft: { x: -8, y: 50, hangs: true },
  church: { x: 10, y: 30, hangs: true },
  hall: { x: 10, y: 30, hangs: true },
}

const VILLAGE: Feet = {
  journey: { x: 20, y: 112, hangs: true },
  villager: { x: 8, y: 72, hangs: true },
  labourers: { x: -8, y: 64, hangs: true },
}

function kindOf({ thing }: Flag): string {
  return thing.split(/[/:]/)[0] as string
}

function planter(feet: Feet, plantOthers: Planter): Planter {
  return (sheet, flags, frame) => {
    const isOwn = (flag: Flag) => kindOf(flag) in feet
    const others = flags.filter((flag) => !isOwn(flag))
    plantOthers(sheet, others, frame)
    for (const flag of flags.filter(isOwn)) plantFlags(sheet, [flag], () => feet[kindOf(flag)], frame)
  }
}

export const plantOnTable = planter(TABLE, drawTableFlags)
export const plantInVillage = planter(VILLAGE, drawVillageFlags)
