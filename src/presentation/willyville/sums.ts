import type { Result } from '#kernel'
import { allPoints, tieBreakOf } from '#willyville/rules/score'
import { coffinsOf, jokersOf, type Player, stockOf } from '#willyville/state'
import type { View } from '#willyville/view'
import { GOODS } from '#willyville/words'
import type { Scene, Voice } from '../face.ts'
import { cloudsOf, playerAt, viewOf } from './known.ts'
import { type Counted, dotted, sumOf, type Tongue, tongueOf } from './tongue.ts'

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
function change(tongue: Tongue, what: Counted, from: number, to: number): string {
  return from === to ? '' : `${tongue.sign(what, from)} → **${to}**`
}

function cloudChange(tongue: Tongue, view: View, from: Player, to: Player): string {
  if (from.cloud === to.cloud) return ''
  const facts = { from: (from.cloud % cloudsOf(view)) + 1, to: to.cloud + 1 }
  return `${tongue.icon('time')} ${tongue.say('then.cloud', facts)}`.trim()
}

export function totalsLine(before: Scene, after: Scene, voice: Voice): string {
  const tongue = tongueOf(voice)
  const { seat } = before
  if (seat === null) return ''
  const [old, now] = [viewOf(before), viewOf(after)]
  const [was, is] = [playerAt(old, seat), playerAt(now, seat)]
  const isTotals = totalsOf(is)
  const things = totalsOf(was).map(([what, n], at) => change(tongue, what, n, isTotals[at]?.[1] ?? n))
  const points = change(tongue, 'point', pointsOf(old, seat), pointsOf(now, seat))
  const parts = [...things, points, cloudChange(tongue, now, was, is)].filter((part) => part !== '')
  if (parts.length === 0) return tongue.say('then.same')
  return tongue.say('then.label', { list: dotted([...parts, tongue.say('then.rest')]) })
}

export function ending(scene: Scene, result: Result, voice: Voice): string[] {
  const tongue = tongueOf(voice)
  const { say } = tongue
  const { totals, winners, left = [...totals.keys()] } = result
  const view = viewOf(scene)
  const nameOf = (seat: number) => scene.names[seat] ?? ''
  const best = totals[winners[0] ?? 0] ?? 0
  const facts = { name: tongue.list(winners.map(nameOf)), n: best }
  const seats = totals.map((_, seat) => seat).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
  const tied = seats.filter((seat) => totals[seat] === best && left.includes(seat))
  const broken = tied.map((seat) => `${nameOf(seat)} ${tieBreakOf(playerAt(view, seat))}`)
  const small = [
    tongue.say('rounds', { n: view.round }),
    tongue.say('graves', { n: coffinsOf(view) }),
    say('end.hand', { name: nameOf(view.hand.holder) }),
  ]
  return [
    say(winners.length > 1 ? 'end.share' : 'end.wins', facts),
    dotted(seats.map((seat) => `${nameOf(seat)} ${totals[seat]}`)),
    ...(tied.length > winners.length ? [say('end.tie', { list: broken.join(', ') })] : []),
    `-# ${dotted(small)}`,
  ]
}
