import type { Cards, Price } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import type { Waiver } from '#village/actions/action'
import { contentIndexOf } from '#village/content-index'
import { memberNamed, nameOf, onFarm, send } from '#village/rules/members'
import { waived } from '#village/rules/time'
import { canPay, gain, giveUp } from '#village/rules/wares'
import { ask, pay, pick, pickCubes } from '#village/scenes/ask'
import { playerOf, type State } from '#village/state'
import { COLOURS, type Colour, readOption } from '#village/words'
import { holderOf } from './couples.ts'

type Rank = Cards['marriage']['ranks']['front'][number]

function ranksOf(t: State): readonly Rank[] {
  return t.setup.content.marriage.ranks[contentIndexOf(t).sets.marriage ?? 'front']
}

function priceOf(t: State, waiver: Waiver): Price {
  const { time, any } = t.setup.content.marriage.action
  return waived({ time, any }, waiver)
}

/** VM-MARRY: on any free rank, never two own members at once. */
export function marryOptions(t: State, seat: Seat, waiver: Waiver): string[] {
  const p = playerOf(t, seat)
  const isThere = p.at.some((place) => place.startsWith('rank.'))
  if (isThere || !canPay(p, priceOf(t, waiver))) return []
  const free = ranksOf(t).filter(({ rank }) => holderOf(t, rank) === null)
  return onFarm(t, seat).flatMap((member) => free.map(({ rank }) => `rank:${nameOf(t, p, member)}>${rank}`))
}

export function* marry(t: State, seat: Seat, option: string, waiver: Waiver): Flow {
  const [name, rank] = readOption(option)[1].split('>') as [string, string]
  const member = memberNamed(t, seat, name)
  yield* pay(t, seat, priceOf(t, waiver))
  send(t, seat, member, `rank.${rank}`)
  const { bonus } = ranksOf(t)[Number(rank) - 1] as Rank
  if (bonus.do === 'gain') return gain(t, seat, bonus.give)
  if (bonus.do === 'pick') return yield* pick(t, seat, bonus.of, bonus.n)
  yield* swap(t, seat, bonus.get)
}

/** VM-RANK: a swap may be let go; coins do not stand in for the cube. */
function* swap(t: State, seat: Seat, get: number): Flow {
  const { stock } = playerOf(t, seat)
  const given = () => COLOURS.filter((colour) => stock[colour] > 0).map((colour) => `swap:${colour}`)
  const picked = yield* ask(t, seat, 'swap', () => [...given(), 'keep'], { pass: 'keep' })
  if (picked === 'keep') return
  giveUp(t, seat, { [readOption(picked)[1] as Colour]: 1 })
  yield* pickCubes(t, seat, get)
}
