import type { Face } from './face.ts'
import { kingsbridgeFace } from './kingsbridge/index.ts'
import { villageFace } from './village/index.ts'
import { willyvilleFace } from './willyville/index.ts'

/** The only list of faces: one for each game that can be shown. */
export const FACES: readonly Face[] = [willyvilleFace, villageFace, kingsbridgeFace]

export function faceOf(game: string): Face | undefined {
  return FACES.find((face) => face.game === game)
}
