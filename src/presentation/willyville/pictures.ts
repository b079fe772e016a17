import type { News, Seat } from '#kernel'
import { numbersOf } from '#render/common/flag-numbers'
import type { Flag } from '#render/common/flags'
import type { Picture } from '#render/engine/draw'
import { marketBoard, scoreBoard, tableBoard } from '#render/willyville/board'
import { tableChanges, villageChanges } from '#render/willyville/changes'
import type { PictureInput } from '#render/willyville/input'
import { lobbyPicture } from '#render/willyville/lobby'
import { marketPreview, villagePreview } from '#render/willyville/preview'
import { changesOf, tableFlags } from '#render/willyville/result'
import { scorePicture } from '#render/willyville/score'
import { tablePicture } from '#render/willyville/table'
import { villagePicture } from '#render/willyville/village'
import { villageBoard } from '#render/willyville/village-board'
import type { Language } from '#texts'
import type { WillyvilleNews } from '#willyville/news'
import type { QuestionKind } from '#willyville/options'
import type { View } from '#willyville/view'
import type { MorePicture, MorePictures } from '../capabilities.ts'
import type { PictureWish, Told } from '../presentation.ts'
import { phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { numberedSteps } from './telling/steps.ts'
import { newsOf, viewOf } from './view-access.ts'

const FULL = (language: Language): PictureWish => ({ language, size: 'full' })

type Heard = readonly WillyvilleNews[]

function inputOf(shown: Shown, { language, size }: PictureWish): PictureInput {
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

export function table(shown: Shown, wish: PictureWish, told: readonly Told[]) {
  const input = inputOf(shown, wish)
  const turns = told.map(newsOf)
  const there = new Set(tablePicture(input).places.map(({ id }) => id))
  const flags = tableFlags(turns, (place) => there.has(place))
  return { picture: tablePicture(input, flags), numbers: numbersOf(turns, flags, tableChanges) }
}

/** The flags of one plan: on every thing the number of the step that changed it last. */
function stepFlags(news: Heard, seat: Seat): Flag[] {
  const numbers = new Map<string, number>()
  for (const [index, segment] of numberedSteps(news).entries()) {
    for (const event of segment.news) {
      if (!('seat' in event) || event.seat !== seat) continue
      for (const place of villageChanges(event)) numbers.set(place, index + 1)
    }
  }
  return [...numbers].map(([place, number]) => ({ place, number }))
}

export function ownBoard(shown: Shown, seat: Seat, wish: PictureWish, told: readonly Told[]): Picture {
  const input = inputOf(shown, wish)
  const turns = told.map(newsOf)
  if (turns.length === 0) return villagePicture(input, seat)
  return villagePicture(input, seat, changesOf(input, turns).villages[seat])
}

/** The numbers are those of the draft's lines. */
export function preview(shown: Shown, news: readonly News[], wish: PictureWish): Picture {
  const seat = shown.seat ?? 0
  const heard = newsOf({ news })
  const isOwn = (kind: WillyvilleNews['kind']) =>
    heard.some((event) => event.kind === kind && 'seat' in event && event.seat === seat)
  const isTimePaid = isOwn('timePaid') && !isOwn('customersCame')
  return villagePreview(inputOf(shown, wish), seat, stepFlags(heard, seat), isTimePaid)
}

const AT_MARKET: ReadonlySet<string> = new Set(['bailiff', 'free', 'customers'] satisfies QuestionKind[])

const MARKET: MorePicture = {
  id: 'market',
  spots: ['table'],
  title: (voice) => phrasingIn(voice).say('area.market'),
}

/** Whoever chooses customers looks at the market. */
export const more: MorePictures<View> = {
  list: () => [MARKET],
  draw: (shown, id, wish) => (id === MARKET.id ? marketPreview(inputOf(shown, wish)) : null),
  words: (shown, _id, language) => marketBoard(inputOf(shown, FULL(language))),
  forQuestion: (_shown, ask) => (AT_MARKET.has(ask.about) ? MARKET.id : null),
  forNotice: () => null,
}

export function score(shown: Shown, wish: PictureWish, history: readonly (readonly number[])[]): Picture {
  return scorePicture(inputOf(shown, wish), history)
}

export function lobby(
  names: readonly (string | null)[],
  language: Language,
  faces: readonly (string | null)[] = [],
): Picture {
  return lobbyPicture({ seats: names, faces, language })
}

export { captioned } from '#render/common/caption'

export const board = {
  table: (shown: Shown, language: Language) => tableBoard(inputOf(shown, FULL(language))),
  ownBoard: (shown: Shown, seat: Seat, language: Language) => villageBoard(inputOf(shown, FULL(language)), seat),
  score: (shown: Shown, language: Language) => scoreBoard(inputOf(shown, FULL(language))),
}
