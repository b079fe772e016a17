import { scoreScreen } from '#discord/screens/around'
import { tasteOf } from '#discord/verbs'
import { shown } from './shown.ts'

export const score = shown(
  'score',
  () => {},
  async (stage, ask) => scoreScreen(stage, await tasteOf(ask)),
)
