import type { Told } from '#faces/face'
import type { LogLine } from '#tables'
import { faceFor, sceneOf } from '../house.ts'
import type { Stage } from './screen.ts'

/** Acts that the game itself tells of. */
export function toldOf(log: readonly LogLine[]): Told[] {
  return log.filter(({ news, isVoid }) => news.length > 0 && !isVoid).map(({ seat, by, news }) => ({ seat, by, news }))
}

/** One line each, the oldest first. */
export function toldLines({ look, reader }: Stage, told: readonly Told[]): string[] {
  const face = faceFor(look)
  const scene = sceneOf(look)
  return told.flatMap((one) => face.tell(scene, one, reader.voice))
}
