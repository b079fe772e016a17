import type { News, Seat } from '#kernel'
import type { KingsbridgeNews } from '#kingsbridge/news'
import { altFrom } from '#render/common/alt'
import type { Flag } from '#render/common/flags'
import { windowOn, withFlag } from '#render/common/window'
import type { Picture } from '#render/engine/draw'
import { townChanges } from '#render/kingsbridge/changes'
import { handPicture } from '#render/kingsbridge/hand'
import { beforeOf, handChanges } from '#render/kingsbridge/hand/changes'
import { isInStreets, kindOf, type PlaceId } from '#render/kingsbridge/place-ids'
import { phoneTown } from '#render/kingsbridge/town/phone'
import { townPicture } from '#render/kingsbridge/town/town'
import type { PictureWish } from '../presentation.ts'
import { mat, table as tableText } from './board.ts'
import { inputOf, voiceIn } from './picture-input.ts'
import type { Shown } from './shown.ts'
import { numberedSteps } from './telling.ts'
import { newsOf, viewOf } from './view-access.ts'

/** What a plan would change: in the town where it builds, gives or cares there, else on the hand. */

interface PlacedFlag<Place extends string> extends Flag {
  readonly place: Place
}

/** The flags of one plan: on every thing the number of the step that changed it last. */
function stepFlags<Place extends string>(
  shown: Shown,
  news: readonly News[],
  { language }: PictureWish,
  placesOf: (news: KingsbridgeNews) => readonly Place[],
): PlacedFlag<Place>[] {
  const numbers = new Map<Place, number>()
  for (const [index, step] of numberedSteps(shown, news, voiceIn(language)).entries()) {
    for (const event of step) {
      if ('seat' in event && event.seat !== shown.seat) continue
      for (const place of placesOf(event)) numbers.set(place, index + 1)
    }
  }
  return [...numbers].map(([place, number]) => ({ place, number }))
}

const OUT_IN_TOWN: ReadonlySet<string | null> = new Set(['project', 'plot', 'sick', 'space'])

/** Things that stand in the town; goods and cards are seen better on the hand. */
function deeds(news: KingsbridgeNews): readonly PlaceId[] {
  return 'seat' in news ? townChanges(news).filter((place) => OUT_IN_TOWN.has(kindOf(place))) : []
}

function inTown(shown: Shown, wish: PictureWish, flags: readonly PlacedFlag<PlaceId>[]): Picture {
  const input = inputOf(shown, wish)
  const alt = altFrom(tableText(shown, wish.language))
  if (wish.size === 'phone') {
    const which = flags.some(({ place }) => isInStreets(place)) ? 'streets' : 'council'
    return phoneTown(input, alt, which, flags)
  }
  const whole = townPicture(input, alt, flags)
  const changed = whole.places.filter(({ id }) => flags.some(({ place }) => place === id))
  const window = windowOn(
    whole,
    changed.map(({ box }) => withFlag(box)),
  )
  return window === undefined ? whole : { ...whole, window }
}

function onHand(shown: Shown, seat: Seat, news: readonly News[], wish: PictureWish): Picture {
  return handPicture(inputOf(shown, wish), seat, {
    alt: altFrom(mat(shown, seat, wish.language)),
    flags: stepFlags(shown, news, wish, (event) => ('seat' in event ? handChanges(event) : [])),
    before: beforeOf(viewOf(shown), seat, newsOf(news)),
  })
}

/** The numbers are those of the draft's lines; what was there before is pale. */
export function preview(shown: Shown, news: readonly News[], wish: PictureWish): Picture {
  const flags = stepFlags(shown, news, wish, deeds)
  return flags.length > 0 ? inTown(shown, wish, flags) : onHand(shown, shown.seat ?? 0, news, wish)
}
