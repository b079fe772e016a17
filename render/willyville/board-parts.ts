import type { Cost } from '#data/willyville/schema'
import { entriesOf, itemAt } from '#kernel'
import type { Facts } from '#texts'
import { type BoardWord, boardText } from '#texts/willyville/boards'
import { say as sayIn } from '#texts/willyville/index'
import { allPoints } from '#willyville/rules/score'
import { type Player, playerOf } from '#willyville/state'
import type { Good, HallSlot } from '#willyville/words'
import { endOf } from './end.ts'
import type { PictureInput } from './input.ts'

/** The notation of boards in words. */

export type Say = (word: BoardWord, facts?: Facts) => string

export function sayer({ language }: PictureInput): Say {
  return (word, facts) => boardText(language, word, facts)
}

/** Everything that is counted: `1 coin`, `2 coins`. */
type Counted = Good | 'time' | 'coin' | 'story' | 'point' | 'joker' | 'fields'

export function counted({ language }: PictureInput, word: Counted, n: number): string {
  return sayIn(language, word, { n })
}

export function playerAt({ view }: PictureInput, seat: number): Player {
  return playerOf(view, seat)
}

export function totalOf({ view }: PictureInput, seat: number): number {
  return Object.values(allPoints(view)[seat] ?? {}).reduce((sum, more) => sum + more, 0)
}

/** `−2 time → +3 points`. */
export function pricedPoints(input: PictureInput, time: number, points: number): string {
  const cost = time > 0 ? [`−${counted(input, 'time', time)}`] : []
  const gain = points > 0 ? [`+${counted(input, 'point', points)}`] : []
  return [...cost, ...gain].join(' → ')
}

/** `−1 beer −2 coins`. */
export function costOf(input: PictureInput, { coins = 0, ...goods }: Cost): string {
  const parts = entriesOf(goods).flatMap(([good, n = 0]) => (n > 0 ? [`−${counted(input, good, n)}`] : []))
  return [...parts, ...(coins > 0 ? [`−${counted(input, 'coin', coins)}`] : [])].join(' ')
}

/** The points so far are a forecast until the game is over. */
export function standing(input: PictureInput, say: Say, seat: number): string {
  const total = totalOf(input, seat)
  return endOf(input) === null ? `${say('forecast')} ${total}` : counted(input, 'point', total)
}

export const GAP = ' · '

const LABEL = 9

export function row(label: string, parts: readonly string[]): string {
  return `${label.padEnd(LABEL)} ${parts.join(GAP)}`.trimEnd()
}

export function slotWord(slot: HallSlot): BoardWord {
  if (slot === 'served') return 'servedSlot'
  return slot === 'religion' ? 'religionSlot' : slot
}

export function customerLine(input: PictureInput, customer: number): string {
  const { banner, goods, points, time } = itemAt(input.view.setup.content.customers, customer)
  const shown = banner === '?' ? '?' : banner.join('/')
  const cost = [...(time > 0 ? [`−${counted(input, 'time', time)}`] : []), costOf(input, goods)].join(' ')
  return `${shown}: ${cost} → +${counted(input, 'point', points)}`
}
