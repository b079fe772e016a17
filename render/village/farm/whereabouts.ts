import { kindOf, type Place, partOf } from '#village/words'
import { wareSprite } from '../parts.ts'
import type { FarmScene } from './scene.ts'
import { named } from './words.ts'

/** The place where somebody is, in a few things that fit on a slip. */
export interface Whereabouts {
  /** Sprites about their middles, or lifted by so much. */
  readonly things: readonly (readonly [sprite: string, down?: number])[]
  /** A step, or a rank. */
  readonly number?: number
  readonly text?: string
}

const GROUP_ICONS: Readonly<Record<string, string>> = {
  farm: 'wheat',
  crafts: 'anvil',
  council: 'gavel',
  travel: 'walking-boot',
  church: 'church',
  song: 'quill',
}

export const icon = (name: string, d = 32, colour = 'ink') => `peg/${name}/${d}/${colour}`

export function groupIcon(place: Place, d: number, colour?: string): string {
  return icon(GROUP_ICONS[partOf(place)] ?? 'open-book', d, colour)
}

/** The good that tells a workshop from others; the mill is told by its coins. */
function craftThing({ view }: FarmScene, building: string): string {
  const [ware = 'coins'] = view.setup.content.crafts.find((craft) => craft.building === building)?.makes ?? []
  return wareSprite(ware, 34)
}

const SINGLE: Readonly<Record<string, string>> = {
  bag: icon('swap-bag', 36),
  inn: icon('beer-stein', 36),
  ship: icon('cargo-ship', 36),
  bakery: 'v-bread/36',
  shop: 'v-tool/34',
  parents: 'v-heart/1.1',
  grave: 'v-tombstone/0.6',
  sea: icon('anchor', 34),
  aside: icon('tombstone', 32, 'inkPale'),
}

const STEPPED: Readonly<Record<string, string>> = { council: 'gavel', church: 'church', rank: 'linked-rings' }

/** Nothing is said of those who are at home, or not yet born. */
export function whereaboutsOf(scene: FarmScene, place: Place): Whereabouts | null {
  const { language } = scene.input
  const [kind, part] = [kindOf(place), partOf(place)]
  const single = SINGLE[kind]
  if (single !== undefined) return { things: [[single]] }
  const stepped = STEPPED[kind]
  if (stepped !== undefined) return { things: [[icon(stepped)]], number: Number(part) }
  switch (kind) {
    case 'craft':
      return { things: [[icon('anvil', 30)], [craftThing(scene, part)]] }
    case 'castle':
      return { things: [], text: named(language, 'word', part) }
    case 'light':
      return { things: [[icon('lighthouse', 32)]], text: named(language, 'isle', part) }
    case 'chronicle':
      return { things: [[icon('open-book', 32)], [groupIcon(place, 30)]] }
    default:
      return null
  }
}

/** The place where somebody was before, as short as can be. */
export function formerly(scene: FarmScene, place: Place): string {
  if (place === 'farm') return icon('wheat', 28, 'inkPale')
  if (place === 'supply') return icon('baby-face', 28, 'inkPale')
  if (kindOf(place) === 'castle') return icon('castle', 28, 'inkPale')
  const [first = icon('walking-boot', 28, 'inkPale')] = whereaboutsOf(scene, place)?.things.at(-1) ?? []
  return first.replace(/\/ink$/, '/inkPale')
}
