import type { Cost } from '#data/willyville/schema'
import { entriesOf, itemAt } from '#kernel'
import type { Facts } from '#texts'
import { type BoardWord, boardText } from '#texts/willyville/boards'
import { customerId } from '#willyville/banner-places'
import { allPoints } from '#willyville/rules/score'
import { type Player, playerOf } from '#willyville/state'
import type { HallSlot } from '#willyville/words'
import type { PictureInput } from './input.ts'

/** The notation of boards in words. */

export type Say = (word: BoardWord, facts?: Facts) => string

export function sayer({ language }: PictureInput): Say {
  return (word, facts) => boardText(language, word, facts)
}

export function playerAt({ view }: PictureInput, seat: number): Player {
  return playerOf(view, seat)
}

export function totalOf({ view }: PictureInput, seat: number): number {
  return Object.values(allPoints(view)[seat] ?? {}).reduce((sum, more) => sum + more, 0)
}

/** Goods, coins and time by their words. */
export type WordedCost = { readonly [W in BoardWord]?: number | undefined }

export function costOf(say: Say, cost: WordedCost): string {
  const named = entriesOf(cost).filter(([, count]) => count)
  return named.map(([word, count]) => `${count} ${say(word)}`).join(' + ')
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

/** Cost tables speak of `coins`, our words of one `coin`. */
export function named(cost: Cost): WordedCost {
  const { coins, ...goods } = cost
  return { ...goods, ...(coins && { coins }) }
}

export function customerLine(input: PictureInput, say: Say, customer: number): string {
  const { banner, goods, points, time } = itemAt(input.view.setup.content.customers, customer)
  const shown = banner === '?' ? '?' : banner.join('/')
  const cost = costOf(say, { ...goods, ...(time > 0 && { time }) })
  return `${customerId(customer)} ${shown}: ${cost} → ${points} ${say('points')}`
}
