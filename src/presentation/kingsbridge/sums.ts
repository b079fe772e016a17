import type { Result } from '#kernel'
import { GOODS } from '#kingsbridge/words'
import type { Shown, Voice } from '../presentation.ts'
import { nameOf, playerAt, viewOf } from './known.ts'
import { dotted, tongueOf } from './tongue.ts'

/** Totals: before and after a plan, and at the end. */

/** `2 wool → **0**`. */
export function changes(before: Shown, after: Shown, voice: Voice): string {
  const tongue = tongueOf(voice)
  if (before.seat === null) return ''
  const [was, is] = [playerAt(viewOf(before), before.seat), playerAt(viewOf(after), before.seat)]
  const goods = GOODS.flatMap((good) => {
    const [from, to] = [was.goods?.[good] ?? 0, is.goods?.[good] ?? 0]
    return from === to ? [] : [`${tongue.some(good, from)} → **${to}**`]
  })
  const vp = was.vp === is.vp ? [] : [`${tongue.some('vp', was.vp)} → **${is.vp}**`]
  const list = dotted([...vp, ...goods])
  return list === '' ? tongue.say('then.same') : tongue.say('then.label', { list })
}

export function ending(shown: Shown, result: Result, voice: Voice): string[] {
  const { totals, winners, left = [...totals.keys()] } = result
  const tongue = tongueOf(voice)
  const view = viewOf(shown)
  const best = totals[winners[0] ?? 0] ?? 0
  const name = tongue.list(winners.map((seat) => nameOf(shown, seat)))
  const seats = totals.map((_, seat) => seat).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
  const tied = seats.filter((seat) => totals[seat] === best && left.includes(seat))
  const decided = tied.map((seat) => {
    const { goods } = playerAt(view, seat)
    const { tieBreak } = view.setup.content.final
    return `${nameOf(shown, seat)} ${tieBreak.map((good) => goods?.[good] ?? 0).join('/')}`
  })
  const points = tongue.some('vp', best)
  return [
    tongue.say(winners.length > 1 ? 'end.share' : 'end.wins', { name, points }),
    dotted(seats.map((seat) => `${nameOf(shown, seat)} ${totals[seat]}`)),
    ...(tied.length > winners.length ? [tongue.say('end.tie', { list: decided.join(', ') })] : []),
  ]
}
