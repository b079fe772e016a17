import type { View } from '#kingsbridge/view'
import type { Shown as AnyShown } from '../presentation.ts'

/** Kingsbridge as one person, or a spectator, sees it. */
export type Shown = AnyShown<View>
