import { type Forms, oneOf } from '#village/codec'
import { CUBES, type Cube, SPACES, type Space } from '#village/words'

/** VS-CUBE-3: a cube that is chosen for Conny. */
export interface SoloOption {
  readonly kind: 'conny'
  readonly space: Space
  readonly cube: Cube
}

export const SOLO_FORMS: Forms<SoloOption> = {
  conny: { verb: 'conny', parts: { space: oneOf(SPACES), cube: oneOf(CUBES) }, sign: '.' },
}
