import { tasteOf } from '#discord/asked'
import { QUOTAS } from '#discord/quotas'
import { scoreScreen } from '#discord/screens/around'
import { shown } from './shown.ts'

export const score = shown(
  'score',
  () => {},
  async (stage, ask) => scoreScreen(stage, await tasteOf(ask)),
  QUOTAS.score,
)
