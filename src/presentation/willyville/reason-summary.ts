import { tenthsOf } from '#texts/numbers'
import type { Voice } from '../presentation.ts'
import { type Reasons, sentenceFor } from '../reason-summary.ts'
import { isKey, type Phrasing, phrasingIn } from './phrasing.ts'

/** Less is not worth a word. */
const LEAST = 0.3
const GAINS = 2
const COSTS = 1

/** Its points say how far the round has come, which no turn risks. */
const ORDER_OF_PLAY = 'start'

function signed({ voice }: Phrasing, points: number): string {
  const size = tenthsOf(voice.language, Math.abs(points))
  return points < 0 ? `−${size}` : `+${size}`
}

function listed(phrasing: Phrasing, reasons: Reasons): string {
  const themeName = (theme: string) => {
    const key = `theme.${theme}`
    return isKey(key) ? phrasing.say(key) : theme
  }
  return phrasing.list(
    reasons.map(({ theme, points }) =>
      phrasing.say('advice.theme', { theme: themeName(theme), points: signed(phrasing, points) }),
    ),
  )
}

/** A sentence from the master's judgement. */
export function reasonSummary(reasons: Reasons, voice: Voice): string {
  const phrasing = phrasingIn(voice)
  const order = reasons.toSorted((a, b) => b.points - a.points)
  const most = order.filter(({ points }) => points >= LEAST).slice(0, GAINS)
  const least = order.filter(({ theme, points }) => points <= -LEAST && theme !== ORDER_OF_PLAY).slice(-COSTS)
  const [gains, costs] = [listed(phrasing, most), listed(phrasing, least)]
  return phrasing.say(`advice.${sentenceFor(gains, costs)}`, { gains, costs })
}
