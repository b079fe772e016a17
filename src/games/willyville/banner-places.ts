import { memberOf } from '#kernel'
import { GOODS, type Good } from './words.ts'

export type FieldId = `field:${number}`
export type CustomerId = `c${string}`

/** A white banner's place in a village, as saved games, the 2/12 tile and the turn's used banners name it. */
export type BannerPlaceId = 'meet' | 'game' | 'school' | 'hall' | Good | FieldId | CustomerId

/** The same taken apart. Fields and customers count from 0. */
export type BannerPlace =
  | { readonly kind: 'meet' | 'game' | 'school' | 'hall' }
  | { readonly kind: 'craft'; readonly good: Good }
  | { readonly kind: 'field'; readonly field: number }
  | { readonly kind: 'customer'; readonly customer: number }

const PLAIN_PLACES = ['meet', 'game', 'school', 'hall'] as const

/** `field:1` for the first field of a village. */
export function fieldId(field: number): FieldId {
  return `field:${field + 1}`
}

/** `c01` for the first customer of the table. */
export function customerId(customer: number): CustomerId {
  return `c${String(customer + 1).padStart(2, '0')}`
}

export function isFieldId(id: BannerPlaceId): id is FieldId {
  return id.startsWith('field:')
}

export function placeId(place: BannerPlace): BannerPlaceId {
  if (place.kind === 'craft') return place.good
  if (place.kind === 'field') return fieldId(place.field)
  return place.kind === 'customer' ? customerId(place.customer) : place.kind
}

/** The place in a list that a number counted from 1 names; null for what is no such number. */
export function placeNumber(digits: string): number | null {
  return /^[1-9]\d*$/.test(digits) ? Number(digits) - 1 : null
}

/** The customer of `c01`; null for what is no customer's id. */
export function readCustomer(id: string): number | null {
  const number = /^c(\d{2,})$/.exec(id)?.[1]
  const customer = number === undefined ? -1 : Number(number) - 1
  return customer >= 0 && customerId(customer) === id ? customer : null
}

/** The place an id names; null for what is none. */
export function readPlace(id: string): BannerPlace | null {
  const kind = memberOf(PLAIN_PLACES, id)
  if (kind !== null) return { kind }
  const good = memberOf(GOODS, id)
  if (good !== null) return { kind: 'craft', good }
  const field = id.startsWith('field:') ? placeNumber(id.slice('field:'.length)) : null
  if (field !== null) return { kind: 'field', field }
  const customer = readCustomer(id)
  return customer === null ? null : { kind: 'customer', customer }
}
