import type { Language } from '#texts'
import type { View } from '#village/view'
import { kindOf, type Place, partOf } from '#village/words'
import { type Phrasing, phrasingOf, viewOf } from './phrasing.ts'
import type { Shown } from './shown.ts'

/** The material of every row of a board in words. */
export interface Page {
  readonly phrasing: Phrasing
  readonly view: View
  readonly shown: Shown
}

export function pageOf(shown: Shown, language: Language): Page {
  return { phrasing: phrasingOf(language, shown.names), view: viewOf(shown), shown }
}

export function row(label: string, parts: readonly (string | false | null)[]): string {
  const there = parts.filter((part) => part)
  return there.length === 0 ? '' : `${label}: ${there.join(', ')}`
}

const LONGEST = 10

/** In lists of many: cut, unless that made two of them alike. */
export function shortNames({ shown: { names } }: Pick<Page, 'shown'>): readonly string[] {
  const short = names.map((name) => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name))
  return new Set(short).size === names.length ? short : names
}

export function calledAt(page: Page, seat: number): string {
  return shortNames(page)[seat] ?? ''
}

function owners(page: Page): { name: string; at: readonly Place[] }[] {
  const { phrasing, view } = page
  const seats = view.players.map((p, seat) => ({ name: calledAt(page, seat), at: p.at }))
  return view.conny === null ? seats : [...seats, { name: phrasing.say('word.conny'), at: view.conny.at }]
}

export function times(name: string, count: number): string {
  return count === 1 ? name : `${name} ×${count}`
}

/** The members at a place: a name for each family. */
export function lying(page: Page, place: Place): string {
  return owners(page)
    .flatMap(({ name, at }) => {
      const count = at.filter((other) => other === place).length
      return count === 0 ? [] : [times(name, count)]
    })
    .join(' ')
}

function partText({ phrasing }: Page, place: Place): string {
  const part = partOf(place)
  if (part === place) return ''
  return `${/^\d/.test(part) ? phrasing.say('board.step', { n: part }) : phrasing.word(part)} `
}

/** Everybody at places of one kind, place by place: `smithy Max ×2, mill Eva`; the names alone where there is one place. */
export function standing(page: Page, kind: string): string[] {
  const places = new Set(owners(page).flatMap(({ at }) => at.filter((place) => kindOf(place) === kind)))
  return [...places].sort().map((place) => `${partText(page, place)}${lying(page, place)}`)
}
