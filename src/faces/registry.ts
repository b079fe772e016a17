import type { Face } from './face.ts'

/** The only list of faces: one for each game that can be shown. */
export const FACES: readonly Face[] = []

export function faceOf(game: string): Face | undefined {
  return FACES.find((face) => face.game === game)
}
