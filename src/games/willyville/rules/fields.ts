import { type BannerPlaceId, fieldId } from '../banner-places.ts'
import type { Player } from '../state.ts'

/** Fields that look the same now and will be the same later, in order: only the first of a group is offered. */
export function fieldGroups(
  p: Player,
  used: readonly BannerPlaceId[],
  isIn: (field: number) => boolean,
): [number, ...number[]][] {
  if (p.fields.length === 0) return []
  const groups = new Map<string, [number, ...number[]]>()
  for (let field = 0; field < p.fields.length; field++) {
    if (!isIn(field)) continue
    const place = fieldId(field)
    const look = `${p.fields[field]?.plough}${p.tile === place}${used.includes(place)}`
    const group = groups.get(look)
    if (group === undefined) groups.set(look, [field])
    else group.push(field)
  }
  return [...groups.values()]
}

/** Of several fields that are alike the first one, which is offered. */
export function firstAlike(p: Player, used: readonly BannerPlaceId[], field: number): number {
  const groups = fieldGroups(p, used, (other) => p.fields[other]?.plough === p.fields[field]?.plough)
  return groups.find((fields) => fields.includes(field))?.[0] ?? field
}
