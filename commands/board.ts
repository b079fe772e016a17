import { boardScreen } from '#discord/screens/around'
import { shown } from './shown.ts'

export const board = shown(
  'board',
  () => {},
  (stage, taste) => boardScreen(stage, taste),
)
