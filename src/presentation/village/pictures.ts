import type { News, Options, Seat } from '#kernel'
import { altFrom } from '#render/common/alt'
import { numberFlags } from '#render/common/flag-numbers'
import type { Flag } from '#render/common/flags'
import type { Picture } from '#render/engine/draw'
import { farmPicture } from '#render/village/farm'
import { farmChanges } from '#render/village/farm-changes'
import { farmPreview } from '#render/village/farm-preview'
import type { PictureInput } from '#render/village/input'
import { lobbyPicture } from '#render/village/lobby'
import { scorePicture } from '#render/village/score'
import type { Language } from '#texts'
import { resultOf } from '#village/rules/score'
import type { PictureWish, Told } from '../presentation.ts'
import { scoreBoard, villageBoard } from './board.ts'
import { ending } from './panel.ts'
import { newsOf, viewOf } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { numberedSteps } from './telling.ts'

/** Village in pictures. */

export function inputOf(shown: Shown, { language, size }: PictureWish): PictureInput {
  const { names, faces, result } = shown
  return {
    view: viewOf(shown),
    names,
    language,
    ...(faces !== undefined && { faces }),
    ...(size === 'phone' && { size }),
    ...(result !== undefined && { result }),
  }
}

/** The words of the text board, which say what the picture shows. */
function farmAlt(shown: Shown, seat: Seat, { language }: PictureWish): string {
  return altFrom(villageBoard(shown, seat, language))
}

export function ownBoard(shown: Shown, seat: Seat, wish: PictureWish, told: readonly Told[]): Picture {
  const input = inputOf(shown, wish)
  const turns = told.map(({ news }) => newsOf(news))
  const there = new Set(farmPicture(input, seat).places.map(({ id }) => id))
  const flags = numberFlags(
    turns,
    (place) => there.has(place),
    (news) => farmChanges(input.view, seat, news),
  )
  return { ...farmPicture(input, seat, flags), alt: farmAlt(shown, seat, wish) }
}

/** The flags of one plan: on every thing the number of the line that tells what changed it last. */
function stepFlags(shown: Shown, news: readonly News[], seat: Seat, { language }: PictureWish): Flag[] {
  const numbers = new Map<string, number>()
  for (const [index, event] of numberedSteps(shown, news, language).entries()) {
    for (const place of farmChanges(viewOf(shown), seat, event)) numbers.set(place, index + 1)
  }
  return [...numbers].map(([place, number]) => ({ place, number }))
}

/** The numbers are those of the draft's lines. */
export function preview(shown: Shown, news: readonly News[], wish: PictureWish): Picture {
  const seat = shown.seat ?? 0
  const picture = farmPreview(inputOf(shown, wish), seat, stepFlags(shown, news, seat, wish), newsOf(news))
  return { ...picture, alt: farmAlt(shown, seat, wish) }
}

/** Who has won comes first: the alt text may end before the table does. */
function scoreAlt(shown: Shown, { language }: PictureWish): string {
  const view = viewOf(shown)
  const { result = view.isOver ? resultOf(view) : null } = shown
  const won = result === null ? [] : ending(shown, result, { language, emoji: (name) => name })
  return altFrom([...won.slice(0, 1), scoreBoard(shown, language)].join('\n'))
}

export function score(shown: Shown, wish: PictureWish, history: readonly (readonly number[])[]): Picture {
  return { ...scorePicture(inputOf(shown, wish), history), alt: scoreAlt(shown, wish) }
}

export function lobby(
  names: readonly (string | null)[],
  language: Language,
  faces: readonly (string | null)[] = [],
  options: Options = {},
): Picture {
  return lobbyPicture({ seats: names, faces, language, options })
}

export { captioned } from '#render/common/caption'
