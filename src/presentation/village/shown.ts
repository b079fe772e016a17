import type { View } from '#village/view'
import type { Shown as AnyShown } from '../presentation.ts'

/** Village as one person, or a spectator, sees it. */
export type Shown = AnyShown<View>
