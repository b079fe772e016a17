import { tasteOf } from '#discord/app/requests'
import { boardScreen } from '#discord/features/boards/around'
import { shown } from './shown.ts'

export const board = shown(
  'board',
  () => {},
  async (stage, ask) => boardScreen(stage, await tasteOf(ask)),
)
