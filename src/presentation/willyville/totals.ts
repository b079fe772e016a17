import type { Result } from '#kernel'
import { allPoints, tieBreakOf } from '#willyville/rules/score'
import { coffinsOf, jokersOf, type Player, stockOf } from '#willyville/state'
import type { View } from '#willyville/view'
import { GOODS, VILLAGERS } from '#willyville/words'
import type { Told, Voice } from '../presentation.ts'
import { type Counted, dotted, type Phrasing, phrasingIn, sumOf } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { cloudsOf, playerOf, viewOf } from './view-access.ts'

/** Totals: before and after a plan, and at the end. */

function totalsOf(p: Player): readonly (readonly [Counted, number])[] {
  return [
    ['coin', p.coins],
    ...GOODS.map((good) => [good, stockOf(p, good)] as const),
    ['joker', jokersOf(p)],
    ['marker', p.meeting?.markers ?? 0],
    ['story', p.tree],
  ]
}

function pointsOf(view: View, seat: number): number {
  return sumOf(Object.values(allPoints(view)[seat] ?? {}))
}

/** `:coin:3 → **9**`. */
function change(phrasing: Phrasing, counted: Counted, from: number, to: number): string {
  return from === to ? '' : `${phrasing.sign(counted, from)} → **${to}**`
}

function cloudChange(phrasing: Phrasing, view: View, from: Player, to: Player): string {
  if (from.cloud === to.cloud) return ''
  const facts = { from: (from.cloud % cloudsOf(view)) + 1, to: to.cloud + 1 }
  return `${phrasing.icon('time')} ${phrasing.say('then.cloud', facts)}`.trim()
}

/** The areas that a death, or whoever takes the place of the dead, makes inactive or active again. */
function areaChanges({ say }: Phrasing, from: Player, to: Player): string[] {
  return VILLAGERS.flatMap((villager) => {
    if (from.villagers[villager] === to.villagers[villager]) return []
    return [say(to.villagers[villager] ? `wakes.${villager}` : `rests.${villager}`)]
  })
}

export function totalsLine(before: Shown, after: Shown, voice: Voice): string {
  const phrasing = phrasingIn(voice)
  const { seat } = before
  if (seat === null) return ''
  const [old, now] = [viewOf(before), viewOf(after)]
  const [was, is] = [playerOf(old, seat), playerOf(now, seat)]
  const isTotals = totalsOf(is)
  const totals = totalsOf(was).map(([counted, n], place) => change(phrasing, counted, n, isTotals[place]?.[1] ?? n))
  const points = change(phrasing, 'point', pointsOf(old, seat), pointsOf(now, seat))
  const changes = [...totals, points, cloudChange(phrasing, now, was, is), ...areaChanges(phrasing, was, is)]
  const parts = changes.filter((part) => part !== '')
  if (parts.length === 0) return phrasing.say('then.same')
  return phrasing.say('then.label', { list: dotted(parts) })
}

export function ending(shown: Shown, result: Result, voice: Voice): string[] {
  const phrasing = phrasingIn(voice)
  const { say } = phrasing
  const { totals, winners, left = [...totals.keys()] } = result
  const view = viewOf(shown)
  const nameOf = (seat: number) => shown.names[seat] ?? ''
  const best = totals[winners[0] ?? 0] ?? 0
  const facts = { name: phrasing.list(winners.map(nameOf)), n: best }
  const seats = totals.map((_, seat) => seat).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
  const tied = seats.filter((seat) => totals[seat] === best && left.includes(seat))
  const broken = tied.map((seat) => `${nameOf(seat)} ${tieBreakOf(playerOf(view, seat))}`)
  const small = [
    phrasing.say('rounds', { n: view.round }),
    phrasing.say('graves', { n: coffinsOf(view) }),
    say('end.hand', { name: nameOf(view.hand.holder) }),
  ]
  return [
    say(winners.length > 1 ? 'end.share' : 'end.wins', facts),
    dotted(seats.map((seat) => `${nameOf(seat)} ${totals[seat]}`)),
    ...(tied.length > winners.length ? [say('end.tie', { list: broken.join(', ') })] : []),
    `-# ${dotted(small)}`,
  ]
}

export function whyOver(shown: Shown, _told: readonly Told[], voice: Voice): string | null {
  return phrasingIn(voice).say('told.ended', { n: coffinsOf(viewOf(shown)) })
}
