import type { VillageOption } from '#village/modules/modules'
import { BASE_LABELS } from '../base-labels.ts'
import type { Labels } from '../option-labels.ts'
import { INN_LABELS } from './inn/labels.ts'
import { MARRIAGE_LABELS } from './marriage/labels.ts'
import { PORT_LABELS } from './port/labels.ts'
import { SOLO_LABELS } from './solo/labels.ts'

/** The only list of expansions as they are shown. */

export const LABELS: Labels<VillageOption> = {
  ...BASE_LABELS,
  ...INN_LABELS,
  ...PORT_LABELS,
  ...MARRIAGE_LABELS,
  ...SOLO_LABELS,
}
