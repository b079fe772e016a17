import { isOneOf } from '#kernel'

/** Ids of the places of a farm: the flags of a recap or of a plan stand on them. */

const KINDS = [
  'kin',
  'ware',
  'served',
  'castles',
  'ship',
  'villager',
  'harvest',
  'lap',
  'page',
  'fame',
  'ring',
  'chests',
] as const
export type FarmPlaceKind = (typeof KINDS)[number]

export const onFarm = {
  kin: (member: number) => `kin:${member}` as const,
  ware: (ware: string) => `ware:${ware}` as const,
  villager: (id: string) => `villager:${id}` as const,
  lap: (position: number) => `lap:${position}` as const,
}

export type FarmPlaceId =
  | ReturnType<(typeof onFarm)[keyof typeof onFarm]>
  | 'served'
  | 'castles'
  | 'ship'
  | 'harvest'
  | 'page'
  | 'fame'
  | 'ring'
  | 'chests'

/** The kind of a place; null for a place that is only part of the layout. */
export function farmKindOf(id: string): FarmPlaceKind | null {
  const [kind = ''] = id.split(':')
  return isOneOf(KINDS, kind) ? kind : null
}
