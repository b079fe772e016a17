import { type Labels, plainLabel } from '#presentation/village/option-labels'
import type { SoloOption } from '#village/modules/solo/options'

export const SOLO_LABELS: Labels<SoloOption> = {
  conny: plainLabel((phrasing, { space, cube }) =>
    phrasing.say('opt.conny', { space: phrasing.space(space), cube: phrasing.some(cube, 1) }),
  ),
}
