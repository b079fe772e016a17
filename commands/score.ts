import { QUOTAS } from '#discord/app/quotas'
import { displayPrefsOf } from '#discord/app/requests'
import { scoreScreen } from '#discord/features/boards/screens'
import { shown } from './shown.ts'

export const score = shown('score', async (context, request) => scoreScreen(context, await displayPrefsOf(request)), {
  quota: QUOTAS.score,
})
