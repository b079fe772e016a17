import type { News, Options, Seat } from '#kernel'
import { altFrom } from '#render/common/alt'
import { numberFlags, numbersOf } from '#render/common/flag-numbers'
import type { Flag } from '#render/common/flags'
import type { Picture } from '#render/engine/draw'
import { boardPicture } from '#render/village/board'
import { farmsPicture, lowerParts, lowerPicture } from '#render/village/board/phone'
import { boardChanges } from '#render/village/changes'
import { farmPicture } from '#render/village/farm'
import { farmChanges } from '#render/village/farm-changes'
import { farmPreview } from '#render/village/farm-preview'
import type { PictureInput } from '#render/village/input'
import { lobbyPicture } from '#render/village/lobby'
import { boardFlags } from '#render/village/result'
import { scorePicture } from '#render/village/score'
import type { Language } from '#texts'
import { resultOf } from '#village/rules/score'
import type { PictureWish, Told } from '../presentation.ts'
import { scoreBoard, tableBoard, villageBoard } from './board.ts'
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

/** What lies on the table in words; the map is beside it only where there is room. */
function boardAltOf(shown: Shown, { language }: PictureWish): string {
  return altFrom(tableBoard(shown, language))
}

function turnsOf(told: readonly Told[]) {
  return told.map(({ news }) => newsOf(news))
}

/** The whole board; on a phone the places, its farms and the lower village being sheets of their own. */
export function table(shown: Shown, wish: PictureWish, told: readonly Told[]) {
  const input = inputOf(shown, wish)
  const turns = turnsOf(told)
  const flags = boardFlags(input, turns)
  const picture = { ...boardPicture(input, flags), alt: boardAltOf(shown, wish) }
  return { picture, numbers: numbersOf(turns, flags, boardChanges) }
}

/** A further sheet of the board on a phone, with the same numbers; null where it is not in play. */
export function boardSheet(
  shown: Shown,
  sheet: 'farms' | 'lower',
  wish: PictureWish,
  told: readonly Told[],
): Picture | null {
  const input = inputOf(shown, wish)
  if (sheet === 'lower' && lowerParts(input.view) === '') return null
  const flags = boardFlags(input, turnsOf(told))
  const picture = sheet === 'farms' ? farmsPicture(input, flags) : lowerPicture(input, flags)
  return { ...picture, alt: boardAltOf(shown, wish) }
}

export function ownBoard(shown: Shown, seat: Seat, wish: PictureWish, told: readonly Told[]): Picture {
  const input = inputOf(shown, wish)
  const turns = turnsOf(told)
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
