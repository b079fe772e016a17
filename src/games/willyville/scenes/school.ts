import type { Flow } from '#kernel'
import type { OptionOf } from '../options.ts'
import { playerOf, type State, type Turn } from '../state.ts'
import { gainStory, payTime } from './steps.ts'

const TIME = 1
const STORY = 2

/** W-SCHOOL: one move of a child. */
export function* moveChild(t: State, turn: Turn, option: OptionOf<'school'>): Flow {
  const { seat } = turn
  const { school, villagers } = playerOf(t, seat)
  if (option.move === 'new') {
    school.left = true
    t.news.push({ kind: 'childCame', seat })
    return
  }
  if (option.move !== 'grow') {
    school.left = false
    school.right = true
    t.news.push({ kind: 'childMovedUp', seat })
    return
  }
  const { from, villager } = option
  payTime(t, seat, TIME)
  school[from] = false
  villagers[villager] = true
  t.news.push({ kind: 'childGrewUp', seat, villager, from })
  if (from === 'right') yield* gainStory(t, turn, STORY)
}
