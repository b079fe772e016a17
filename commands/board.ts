import { tasteOf } from '#discord/asked'
import { boardScreen } from '#discord/screens/around'
import { shown } from './shown.ts'

export const board = shown(
  'board',
  () => {},
  async (stage, ask) => boardScreen(stage, await tasteOf(ask)),
)
