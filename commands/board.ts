import { displayPrefsOf } from '#discord/app/requests'
import { boardScreen } from '#discord/features/boards/screens'
import { shown } from './shown.ts'

export const board = shown('board', async (context, request) => boardScreen(context, await displayPrefsOf(request)))
