import type { Flow } from '#kernel'
import { playerOf, type State, type Turn } from '../state.ts'
import { gainCoins, gainStory, payTime } from './steps.ts'

const TIME = 1
const COINS = 1
const STORY = 3

/** W-ASK: pay, step, and take what the place gives. */
export function* moveHeadman(t: State, turn: Turn, option: string): Flow {
  const { seat } = turn
  const p = playerOf(t, seat)
  payTime(t, seat, TIME)
  if (option === 'ask:stay') {
    t.news.push({ kind: 'headmanStayed', seat })
    return
  }
  const to = option.slice('ask:'.length) as typeof p.headman
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
