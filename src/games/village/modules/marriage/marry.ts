import type { Cards, Price } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import type { Action, Waiver } from '#village/actions/action'
import { type OptionRules, payable, sentFromFarm } from '#village/rules/conditions'
import { countAt, memberNamed, namesOnFarm, send } from '#village/rules/members'
import { waived } from '#village/rules/time'
import { gain, giveUp } from '#village/rules/wares'
import { ask, pay, pick, pickCubes } from '#village/scenes/ask'
import { type Player, playerOf, type State } from '#village/state'
import { COLOURS, kindOf } from '#village/words'
import { sideOf } from '../in-play.ts'
import type { MarriageOption } from './options.ts'

type Rank = Cards['marriage']['ranks']['front'][number]
type RankOption = Extract<MarriageOption, { kind: 'rank' }>
type SwapOption = Extract<MarriageOption, { kind: 'swap' | 'keep' }>

function ranksOf(t: State): readonly Rank[] {
  return t.setup.content.marriage.ranks[sideOf(t, 'marriage')]
}

function priceOf(t: State, waiver: Waiver): Price {
  const { time, any } = t.setup.content.marriage.action
  return waived({ time, any }, waiver)
}

function isAtCeremony({ at }: Player): boolean {
  return at.some((place) => kindOf(place) === 'rank')
}

function isTaken(t: State, rank: number): boolean {
  return countAt(t, `rank.${rank}`) > 0 || (t.wedlock?.pinkRanks.includes(rank) ?? false)
}

/** VM-MARRY: on any free rank, never two own members at once. */
const MARRYING: OptionRules<RankOption> = {
  kind: 'rank',
  listed: (t, seat) =>
    namesOnFarm(t, seat).flatMap((member) => ranksOf(t).map(({ rank }) => ({ kind: 'rank' as const, member, rank }))),
  conditions: [
    { rule: 'VM-MARRY-2', isMet: ({ p }) => !isAtCeremony(p), facts: () => ({ there: 1 }) },
    {
      rule: 'VM-MARRY-1',
      isMet: ({ t, option }) => !isTaken(t, option.rank),
      facts: ({ option }) => ({ taken: String(option.rank) }),
    },
    sentFromFarm('VM-MARRY-1'),
    payable('VM-MARRY-1', ({ t, waiver }) => priceOf(t, waiver)),
  ],
}

function* marry(t: State, seat: Seat, option: RankOption, waiver: Waiver): Flow {
  const member = memberNamed(t, seat, option.member)
  yield* pay(t, seat, priceOf(t, waiver))
  send(t, seat, member, `rank.${option.rank}`)
  const bonus = ranksOf(t)[option.rank - 1]?.bonus
  if (bonus === undefined) return
  if (bonus.do === 'gain') return gain(t, seat, bonus.give)
  if (bonus.do === 'pick') return yield* pick(t, seat, bonus.of, bonus.n)
  yield* swap(t, seat, bonus.get)
}

/** VM-RANK: a swap may be let go; coins do not stand in for the cube. */
function* swap(t: State, seat: Seat, get: number): Flow {
  const { stock } = playerOf(t, seat)
  const keep: SwapOption = { kind: 'keep' }
  const options = (): SwapOption[] => {
    const given = COLOURS.filter((colour) => stock[colour] > 0)
    return [...given.map((colour) => ({ kind: 'swap' as const, colour })), keep]
  }
  const picked = yield* ask(t, seat, 'swap', options, { pass: keep })
  if (picked.kind === 'keep') return
  giveUp(t, seat, { [picked.colour]: 1 })
  yield* pickCubes(t, seat, get)
}

export const MARRIAGE: Action<RankOption> = { uses: [MARRYING], perform: marry }
