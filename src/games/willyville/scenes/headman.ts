import type { Flow } from '#kernel'
import type { OptionOf } from '../options.ts'
import { playerOf, type State, type Turn } from '../state.ts'
import { gainCoins, gainStory, payTime } from './steps.ts'

const TIME = 1
const COINS = 1
const STORY = 3

/** W-ASK: pay, step, and take what the place gives. */
export function* moveHeadman(t: State, turn: Turn, option: OptionOf<'ask'>): Flow {
  const { seat } = turn
  const p = playerOf(t, seat)
  payTime(t, seat, TIME)
  const { to } = option
  if (to === 'stay') {
    t.news.push({ kind: 'headmanStayed', seat })
    return
  }
  p.headman = to
  t.news.push({ kind: 'headmanMoved', seat, to })
  if (to === 'coin') yield* gainCoins(t, turn, COINS)
  if (to === 'story') yield* gainStory(t, turn, STORY)
  if (to === 'house' && p.tree > 0) {
    t.news.push({ kind: 'storiesSaved', seat, points: p.tree })
    p.safe += p.tree
    p.tree = 0
  }
}
