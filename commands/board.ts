import { boardScreen } from '#discord/screens/around'
import { tasteOf } from '#discord/verbs'
import { shown } from './shown.ts'

export const board = shown(
  'board',
  () => {},
  async (stage, ask) => boardScreen(stage, await tasteOf(ask)),
)
