import { contentIndexOf } from '#village/content-index'
import { village } from '#village/game'
import { kindsAt, nameOf } from '#village/rules/members'
import type { View } from '#village/view'
import { kindOf, type Place, SPACES, type Space } from '#village/words'
import type { Askable, Entry, Shown, Voice } from '../presentation.ts'
import { optionEntry } from './options.ts'
import { phrasingOf, playerAt, viewOf } from './phrasing.ts'

/** Everything a seat might want in a turn, by space, of which not all can be had. */

function namesAt(view: View, seat: number, isThere: (kind: string) => boolean): string[] {
  const members = kindsAt(view, seat, (place: Place) => isThere(kindOf(place)))
  return members.map((member) => nameOf(view, playerAt(view, seat), member))
}

/** The first of the farm stands for all: they fail for the same reasons. */
function onFarm(view: View, seat: number): string {
  return namesAt(view, seat, (kind) => kind === 'farm')[0] ?? '1@farm'
}

function legsOf(view: View, seat: number): string[] {
  const starts = [onFarm(view, seat), ...namesAt(view, seat, (kind) => kind === 'castle')]
  return starts.flatMap((name) => view.setup.content.travel.castles.map(({ id }) => `travel:${name}>${id}`))
}

function voyages(view: View, seat: number): string[] {
  if (playerAt(view, seat).ship?.at !== 'port') return ['dock']
  return view.setup.content.port.captains.map(({ id }) => `hire:${id}`)
}

function customersOf(view: View): string[] {
  return view.row.map((customer) => `serve:${view.setup.content.customers[customer]?.id}`)
}

const SEEN: Readonly<Record<Space, (view: View, seat: number) => string[]>> = {
  harvest: () => ['harvest'],
  family: (view, seat) => {
    const names = namesAt(
      view,
      seat,
      (kind) => !['farm', 'supply', 'chronicle', 'grave', 'sea', 'aside'].includes(kind),
    )
    return ['birth', ...names.map((name) => `recall:${name}`)]
  },
  crafts: (view) => contentIndexOf(view).crafts.map(({ building }) => `craft:${building}`),
  market: customersOf,
  travel: (view, seat) => (contentIndexOf(view).sets.port ? voyages(view, seat) : legsOf(view, seat)),
  council: (view, seat) => {
    const names = namesAt(view, seat, (kind) => kind === 'council')
    return [`enter:${onFarm(view, seat)}`, ...names.map((name) => `climb:${name}`), 'privilege']
  },
  church: (view, seat) => ['brown', 'time'].map((price) => `enter:${onFarm(view, seat)}.${price}`),
  inn: (view, seat) => [playerAt(view, seat).at.includes('inn') ? 'visit' : `visit:${onFarm(view, seat)}`],
  smuggler: () => ['sell:1bread', 'sell:1tool'],
  marriage: (view, seat) => [1, 2, 3, 4, 5, 6].map((rank) => `rank:${onFarm(view, seat)}>${rank}`),
}

const MOST_THINGS = 24

export function things(shown: Shown, voice: Voice): { area: Entry; things: Askable[] }[] {
  const { seat } = shown
  if (seat === null) return []
  const view = viewOf(shown)
  const phrasing = phrasingOf(voice.language)
  const isBarred = (option: string) => (village.why?.(view, seat, option) ?? []).length > 0
  return contentIndexOf(view).spaces.flatMap((at) => {
    const space = SPACES[at] as Space
    const barred = SEEN[space](view, seat).filter(isBarred).slice(0, MOST_THINGS)
    if (barred.length === 0) return []
    const ask = { about: space, seat, options: [], min: 1, max: 1 }
    const named = barred.map((option) => ({ option, entry: optionEntry(shown, ask, option, voice) }))
    return [{ area: { label: phrasing.space(space) }, things: named }]
  })
}
