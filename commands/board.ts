import { displayPrefsOf } from '#discord/app/requests'
import { boardScreen } from '#discord/features/boards/around'
import { shown } from './shown.ts'

export const board = shown(
  'board',
  () => {},
  async (context, request) => boardScreen(context, await displayPrefsOf(request)),
)
