import type { Question, Seat } from '#kernel'
import { idOf } from '#kingsbridge/options'
import { ROTATIONS } from '#kingsbridge/rules/council'
import { altFrom } from '#render/common/alt'
import type { Flag } from '#render/common/flags'
import type { Picture } from '#render/engine/draw'
import { handPicture } from '#render/kingsbridge/hand'
import { handChanges } from '#render/kingsbridge/hand/changes'
import { lobbyPicture } from '#render/kingsbridge/lobby'
import { orientPicture } from '#render/kingsbridge/orient'
import type { Language } from '#texts'
import type { MorePicture } from '../capabilities.ts'
import type { PictureWish, Told } from '../presentation.ts'
import { mat } from './board.ts'
import { optionEntry } from './options.ts'
import { dotted, phrasingIn } from './phrasing.ts'
import { inputOf, voiceIn } from './picture-input.ts'
import { why } from './reasons.ts'
import type { Shown } from './shown.ts'
import { table } from './town.ts'
import { newsOf, viewOf } from './view-access.ts'

/** Flags on the own things that these acts changed, with the numbers that the table's flags have for the same acts. */
function ownFlags(shown: Shown, seat: Seat, wish: PictureWish, told: readonly Told[]): Flag[] {
  const { numbers } = table(shown, wish, told)
  const flags = new Map<string, number>()
  for (const [index, { news }] of told.entries()) {
    const number = numbers[index] ?? null
    if (number === null) continue
    const own = newsOf(news).filter((event) => 'seat' in event && event.seat === seat)
    for (const place of own.flatMap(handChanges)) flags.set(place, number)
  }
  return [...flags].map(([place, number]) => ({ place, number }))
}

export function ownBoard(shown: Shown, seat: Seat, wish: PictureWish, told: readonly Told[]): Picture {
  const flags = told.length === 0 ? [] : ownFlags(shown, seat, wish, told)
  return handPicture(inputOf(shown, wish), seat, { alt: altFrom(mat(shown, seat, wish.language)), flags })
}

/** The four ways in words, as the answers say them. */
export function waysText(shown: Shown, language: Language): string {
  const view = viewOf(shown)
  const question = { seat: view.shield, about: 'orient' }
  return ROTATIONS.map((rotation) => {
    const option = idOf({ kind: 'turn', rotation })
    const { label, description } = optionEntry(shown, question, option, voiceIn(language))
    return `${rotation + 1}: ${dotted([label, description, ...why(shown, option, voiceIn(language))])}`
  }).join('\n')
}

const isToOrient = (shown: Shown) => viewOf(shown).event !== null && viewOf(shown).rotation === null

export const WAYS: MorePicture = {
  id: 'ways',
  spots: ['question'],
  title: (voice) => phrasingIn(voice).say('picture.ways'),
}

/** Null where no card waits to be laid. */
export function ways(shown: Shown, wish: PictureWish): Picture | null {
  if (!isToOrient(shown)) return null
  return orientPicture(inputOf(shown, wish), altFrom(waysText(shown, wish.language)))
}

export function isAboutWays({ about }: Question): boolean {
  return about === 'orient'
}

export function lobby(
  names: readonly (string | null)[],
  language: Language,
  faces: readonly (string | null)[] = [],
): Picture {
  return lobbyPicture({ seats: names, faces, language })
}

export { captioned } from '#render/common/caption'
export { preview } from './plan-preview.ts'
export { table } from './town.ts'
