import { QUOTAS } from '#discord/app/quotas'
import { tasteOf } from '#discord/app/requests'
import { scoreScreen } from '#discord/features/boards/around'
import { shown } from './shown.ts'

export const score = shown(
  'score',
  () => {},
  async (stage, ask) => scoreScreen(stage, await tasteOf(ask)),
  QUOTAS.score,
)
