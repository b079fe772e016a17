import type { News, Question, Seat } from '#kernel'
import { eventOf } from '#kingsbridge/content-index'
import { idOf } from '#kingsbridge/options'
import { ROTATIONS } from '#kingsbridge/rules/council'
import { altFrom } from '#render/common/alt'
import { numberFlags } from '#render/common/flag-numbers'
import type { Flag } from '#render/common/flags'
import type { Picture } from '#render/engine/draw'
import { handPicture } from '#render/kingsbridge/hand'
import { beforeOf, handChanges } from '#render/kingsbridge/hand/changes'
import type { EventWords, PictureInput } from '#render/kingsbridge/input'
import { lobbyPicture } from '#render/kingsbridge/lobby'
import { orientPicture } from '#render/kingsbridge/orient'
import type { Language } from '#texts'
import type { MorePicture } from '../capabilities.ts'
import type { PictureWish, Told, Voice } from '../presentation.ts'
import { mat } from './board.ts'
import { eventText, eventTitle } from './naming.ts'
import { optionEntry } from './options.ts'
import { dotted, type Phrasing, phrasingIn } from './phrasing.ts'
import { why } from './reasons.ts'
import type { Shown } from './shown.ts'
import { numberedSteps } from './telling.ts'
import { newsOf, viewOf } from './view-access.ts'

const voiceIn = (language: Language): Voice => ({ language, emoji: (name) => name })

function wordsOf(phrasing: Phrasing, shown: Shown, id: string): EventWords {
  const view = viewOf(shown)
  return { title: eventTitle(phrasing, view, id), text: eventText(phrasing, eventOf(view, id)) }
}

function inputOf(shown: Shown, { language, size }: PictureWish): PictureInput {
  const { names, faces, result } = shown
  const view = viewOf(shown)
  const phrasing = phrasingIn(voiceIn(language))
  const ids = [...view.edge, ...(view.event === null ? [] : [view.event])]
  return {
    view,
    names,
    language,
    events: Object.fromEntries(ids.map((id) => [id, wordsOf(phrasing, shown, id)])),
    ...(faces !== undefined && { faces }),
    ...(size === 'phone' && { size }),
    ...(result !== undefined && { result }),
  }
}

function handAlt(shown: Shown, seat: Seat, language: Language): string {
  return altFrom(mat(shown, seat, language))
}

export function ownBoard(shown: Shown, seat: Seat, wish: PictureWish, told: readonly Told[]): Picture {
  const input = inputOf(shown, wish)
  const alt = handAlt(shown, seat, wish.language)
  const plain = handPicture(input, seat, { alt })
  const there = new Set(plain.places.map(({ id }) => id))
  const turns = told.map(({ news }) => newsOf(news).filter((event) => 'seat' in event && event.seat === seat))
  const flags = numberFlags(turns, (place) => there.has(place), handChanges)
  return flags.length === 0 ? plain : handPicture(input, seat, { alt, flags })
}

/** The flags of one plan: on every thing the number of the step that changed it last. */
function stepFlags(shown: Shown, news: readonly News[], seat: Seat, language: Language): Flag[] {
  const numbers = new Map<string, number>()
  for (const [index, step] of numberedSteps(shown, news, voiceIn(language)).entries()) {
    for (const event of step) {
      if (!('seat' in event) || event.seat !== seat) continue
      for (const place of handChanges(event)) numbers.set(place, index + 1)
    }
  }
  return [...numbers].map(([place, number]) => ({ place, number }))
}

/** The numbers are those of the draft's lines; what was there before is pale. */
export function preview(shown: Shown, news: readonly News[], wish: PictureWish): Picture {
  const seat = shown.seat ?? 0
  return handPicture(inputOf(shown, wish), seat, {
    alt: handAlt(shown, seat, wish.language),
    flags: stepFlags(shown, news, seat, wish.language),
    before: beforeOf(viewOf(shown), seat, newsOf(news)),
  })
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
