import type { Result } from '#kernel'
import { GOODS } from '#kingsbridge/words'
import type { Told, Voice } from '../presentation.ts'
import { roman } from './naming.ts'
import { dotted, phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { nameOf, playerAt, viewOf } from './view-access.ts'

/** Totals: before and after a plan, and at the end. */

/** `2 wool → **0**`. */
export function totalsLine(before: Shown, after: Shown, voice: Voice): string {
  const phrasing = phrasingIn(voice)
  if (before.seat === null) return ''
  const [was, is] = [playerAt(viewOf(before), before.seat), playerAt(viewOf(after), before.seat)]
  const goods = GOODS.flatMap((good) => {
    const [from, to] = [was.goods?.[good] ?? 0, is.goods?.[good] ?? 0]
    return from === to ? [] : [`${phrasing.some(good, from)} → **${to}**`]
  })
  const vp = was.vp === is.vp ? [] : [`${phrasing.some('vp', was.vp)} → **${phrasing.number(is.vp)}**`]
  const list = dotted([...vp, ...goods])
  return list === '' ? phrasing.say('then.same') : phrasing.say('then.label', { list })
}

export function ending(shown: Shown, result: Result, voice: Voice): string[] {
  const { totals, winners, left = [...totals.keys()] } = result
  const phrasing = phrasingIn(voice)
  const view = viewOf(shown)
  const best = totals[winners[0] ?? 0] ?? 0
  const name = phrasing.list(winners.map((seat) => nameOf(shown, seat)))
  const seats = totals.map((_, seat) => seat).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
  const tied = seats.filter((seat) => totals[seat] === best && left.includes(seat))
  const decided = tied.map((seat) => {
    const { goods } = playerAt(view, seat)
    const { tieBreak } = view.setup.content.final
    return `${nameOf(shown, seat)} ${tieBreak.map((good) => goods?.[good] ?? 0).join('/')}`
  })
  const points = phrasing.some('vp', best)
  return [
    phrasing.say(winners.length > 1 ? 'end.share' : 'end.wins', { name, points }),
    dotted(seats.map((seat) => `${nameOf(shown, seat)} ${phrasing.number(totals[seat] ?? 0)}`)),
    ...(tied.length > winners.length ? [phrasing.say('end.tie', { list: decided.join(', ') })] : []),
  ]
}

export function whyOver(shown: Shown, _told: readonly Told[], voice: Voice): string | null {
  return phrasingIn(voice).say('end.why', { n: roman(viewOf(shown).chapter) })
}
