import type { News, Seat } from '#kernel'
import type { Flag } from '#render/common/flags'
import type { Picture } from '#render/engine/draw'
import { scoreBoard, tableBoard } from '#render/willyville/board'
import { tableThings, villageThings } from '#render/willyville/changes'
import type { PictureInput } from '#render/willyville/input'
import { lobbyPicture } from '#render/willyville/lobby'
import { villagePreview } from '#render/willyville/preview'
import { changesOf, tableFlags } from '#render/willyville/result'
import { scorePicture } from '#render/willyville/score'
import { tablePicture } from '#render/willyville/table'
import { villagePicture } from '#render/willyville/village'
import { villageBoard } from '#render/willyville/village-board'
import type { Language } from '#texts'
import type { WillyvilleNews } from '#willyville/news'
import type { PictureWish, Told } from '../presentation.ts'
import type { Shown } from './shown.ts'
import { numberedSteps } from './telling/steps.ts'
import { viewOf } from './view-access.ts'

type Heard = readonly WillyvilleNews[]

function inputOf(shown: Shown, { language, size }: PictureWish): PictureInput {
  const { names, result } = shown
  return {
    view: viewOf(shown),
    names,
    language,
    ...(size === 'phone' && { size }),
    ...(result !== undefined && { result }),
  }
}

function newsOf(told: readonly Told[]): Heard[] {
  return told.map(({ news }) => news as Heard)
}

/** The number of each act: that of the last thing it changed and no later act changed again. */
function numbersOf(turns: readonly Heard[], flags: readonly Flag[]): (number | null)[] {
  const taken = new Set<string>()
  const numbers = turns.map(() => null as number | null)
  for (let at = turns.length - 1; at >= 0; at--) {
    const things = new Set(turns[at]?.flatMap(tableThings))
    const flag = flags.find(({ thing }) => things.has(thing) && !taken.has(thing))
    numbers[at] = flag?.number ?? null
    for (const thing of things) taken.add(thing)
  }
  return numbers
}

export function table(shown: Shown, wish: PictureWish, told: readonly Told[]) {
  const input = inputOf(shown, wish)
  const turns = newsOf(told)
  const there = new Set(tablePicture(input).places.map(({ id }) => id))
  const flags = tableFlags(turns, (thing) => there.has(thing))
  return { picture: tablePicture(input, flags), numbers: numbersOf(turns, flags) }
}

/** The flags of one plan: on every thing the number of the step that changed it last. */
function stepFlags(news: Heard, seat: Seat): Flag[] {
  const numbers = new Map<string, number>()
  for (const [at, segment] of numberedSteps(news).entries()) {
    for (const one of segment.news) {
      if (!('seat' in one) || one.seat !== seat) continue
      for (const thing of villageThings(one)) numbers.set(thing, at + 1)
    }
  }
  return [...numbers].map(([thing, number]) => ({ thing, number }))
}

export function ownBoard(shown: Shown, seat: Seat, wish: PictureWish, told: readonly Told[]): Picture {
  const input = inputOf(shown, wish)
  const turns = newsOf(told)
  if (turns.length === 0) return villagePicture(input, seat)
  return villagePicture(input, seat, changesOf(input, turns).villages[seat])
}

/** The numbers are those of the draft's lines. */
export function preview(shown: Shown, news: readonly News[], wish: PictureWish): Picture {
  const seat = shown.seat ?? 0
  const heard = news as Heard
  const isTimePaid = heard.some((one) => one.kind === 'timePaid' && one.seat === seat)
  return villagePreview(inputOf(shown, wish), seat, stepFlags(heard, seat), isTimePaid)
}

export function score(shown: Shown, wish: PictureWish, history: readonly (readonly number[])[]): Picture {
  return scorePicture(inputOf(shown, wish), history)
}

export function lobby(names: readonly (string | null)[], language: Language): Picture {
  return lobbyPicture({ seats: names, language })
}

const FULL = (language: Language): PictureWish => ({ language, size: 'full' })

export const board = {
  table: (shown: Shown, language: Language) => tableBoard(inputOf(shown, FULL(language))),
  ownBoard: (shown: Shown, seat: Seat, language: Language) => villageBoard(inputOf(shown, FULL(language)), seat),
  score: (shown: Shown, language: Language) => scoreBoard(inputOf(shown, FULL(language))),
}
