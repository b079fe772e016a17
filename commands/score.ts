import { scoreScreen } from '#discord/screens/around'
import { shown } from './shown.ts'

export const score = shown(
  'score',
  () => {},
  (stage, taste) => scoreScreen(stage, taste),
)
