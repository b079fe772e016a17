import type { Flow } from '#kernel'
import { playerOf, type State, type Turn } from '../state.ts'
import type { Villager } from '../words.ts'
import { gainStory, payTime } from './steps.ts'

const TIME = 1
const STORY = 2

/** W-SCHOOL: one move of a child. */
export function* moveChild(t: State, turn: Turn, option: string): Flow {
  const { seat } = turn
  const { school, villagers } = playerOf(t, seat)
  const move = option.slice('school:'.length)
  if (move === 'new') {
    school.left = true
    t.news.push({ kind: 'childCame', seat })
    return
  }
  if (move === 'right') {
    school.left = false
    school.right = true
    t.news.push({ kind: 'childMovedUp', seat })
    return
  }
  const [from, villager] = move.split('>') as ['left' | 'right', Villager]
  payTime(t, seat, TIME)
  school[from] = false
  villagers[villager] = true
  t.news.push({ kind: 'childGrewUp', seat, villager, from })
  if (from === 'right') yield* gainStory(t, turn, STORY)
}
