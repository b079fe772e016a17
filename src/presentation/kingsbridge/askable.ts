import { kingsbridge } from '#kingsbridge/game'
import type { View } from '#kingsbridge/view'
import type { Key } from '#texts/kingsbridge/index'
import type { Askable, Entry, Shown, Voice } from '../presentation.ts'
import { optionEntry } from './options.ts'
import { phrasingIn } from './phrasing.ts'
import { viewOf } from './view-access.ts'

/** Everything a seat might want in a turn, by card, of which not all can be had. */

const MOST_THINGS = 24

function seen(view: View): Readonly<Partial<Record<Key, string[]>>> {
  const { projects } = view
  const sick = view.isSick.flatMap((one, place) => (one ? [`care:${place + 1}`] : []))
  return {
    'card.project': projects.flatMap(({ id }) => [`project:${id}=1stone`, `project:${id}=1wood`]),
    'card.house': view.plots.map((_, plot) => `house:${plot + 1}`),
    'card.donation': projects.map(({ id }) => `donation:${id}`),
    'card.sale': ['sale:1wool', 'sale:1cloth'],
    'card.cloth': ['cloth:1', 'cloth:2'],
    'card.medicine': ['fee', ...sick],
    'card.material': ['material:stone', 'material:wood'],
    'card.favour': ['favour'],
    'card.grain': ['grain'],
    'card.piety': ['piety'],
  }
}

export function askable(shown: Shown, voice: Voice): { area: Entry; things: Askable[] }[] {
  const { seat } = shown
  if (seat === null) return []
  const view = viewOf(shown)
  const { say } = phrasingIn(voice)
  const isBarred = (option: string) => (kingsbridge.why?.(view, seat, option) ?? []).length > 0
  return Object.entries(seen(view)).flatMap(([key, options]) => {
    const barred = options.filter(isBarred).slice(0, MOST_THINGS)
    if (barred.length === 0) return []
    const named = barred.map((option) => ({ option, entry: optionEntry(shown, { seat, about: 'use' }, option, voice) }))
    return [{ area: { label: say(key as Key) }, things: named }]
  })
}
