import type { Seat } from '#kernel'
import { hasSet } from '#village/modules/in-play'
import type { Flag } from '../common/flags.ts'
import { type Picture, Sheet } from '../engine/draw.ts'
import { phoneHeight } from '../sprites/village/farm-map.ts'
import { barn } from './farm/barn.ts'
import { field } from './farm/field.ts'
import { drawFlags } from './farm/flags.ts'
import { page } from './farm/page.ts'
import { road } from './farm/road.ts'
import { NO_TRACES, sceneOf, type Traces } from './farm/scene.ts'
import { served } from './farm/served.ts'
import { title } from './farm/title.ts'
import { family } from './farm/tree.ts'
import { villagers } from './farm/villagers.ts'
import { ways } from './farm/ways.ts'
import type { PictureInput } from './input.ts'

/** A family's farm: its tree with everybody in it, its barn, its customers, and how long it is until the quill. */
export function farmPicture(
  input: PictureInput,
  seat: Seat,
  flags: readonly Flag[] = [],
  traces: Traces = NO_TRACES,
): Picture {
  const sheet = new Sheet()
  const scene = sceneOf(input, seat, sheet, traces)
  for (const draw of [field, page, family, barn, served, ways, villagers, road, title]) draw(scene)
  const isPhone = input.size === 'phone'
  const hasInn = hasSet(input.view, 'inn')
  const [width, height] = isPhone ? [1000, phoneHeight(hasInn)] : [1600, 1100]
  drawFlags(sheet, flags, { w: width, h: height })
  return {
    width,
    height,
    ground: `v-ground-farm${isPhone ? '-phone' : ''}${hasInn ? '/inn' : ''}`,
    colours: 'village',
    draws: sheet.draws,
    places: sheet.places,
    alt: input.names[seat] ?? '',
  }
}
