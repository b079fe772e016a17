import type { News } from '#kernel'
import { allPoints } from '#willyville/rules/score'
import type { Told, Voice } from '../presentation.ts'
import { phrasingIn, sumOf } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { newsOf, viewOf } from './view-access.ts'

/** Less than this is no story. */
const WORTH_TELLING = 3
const NARROW = 2

interface Rescue {
  readonly seat: number
  readonly round: number
  readonly n: number
}

/** The most that somebody brought home in the round in which the plague then came. */
function rescueIn(news: readonly News[]): Rescue | null {
  let round = 0
  let best: Rescue | null = null
  let lately: Rescue[] = []
  for (const event of newsOf({ news })) {
    if (event.kind === 'roundBegan') {
      round = event.round
      lately = []
    }
    if (event.kind === 'storiesSaved') lately.push({ seat: event.seat, round, n: event.points })
    if (event.kind !== 'plagueStruck') continue
    for (const rescue of lately) if (rescue.n > (best?.n ?? WORTH_TELLING - 1)) best = rescue
  }
  return best
}

export function highlight(shown: Shown, told: readonly Told[], voice: Voice): string | null {
  const { say } = phrasingIn(voice)
  const rescue = rescueIn(told.flatMap(({ news }) => news))
  if (rescue !== null) {
    const { seat, round, n } = rescue
    return say('closest', { text: say('closest.home', { name: shown.names[seat] ?? '', round, n }) })
  }
  const [first = 0, second = 0] = allPoints(viewOf(shown))
    .map((points) => sumOf(Object.values(points)))
    .sort((a, b) => b - a)
  const n = first - second
  return n > 0 && n <= NARROW ? say('closest', { text: say('closest.margin', { n }) }) : null
}
