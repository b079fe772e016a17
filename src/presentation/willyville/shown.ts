import type { View } from '#willyville/view'
import type { Shown as AnyShown } from '../presentation.ts'

/** Willyville as one person, or a spectator, sees it. */
export type Shown = AnyShown<View>
