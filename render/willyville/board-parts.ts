import type { Facts } from '#texts'
import { type BoardWord, boardText } from '#texts/willyville/boards'
import { customerId } from '#willyville/banner-places'
import { allPoints } from '#willyville/rules/score'
import type { Player } from '#willyville/state'
import type { PictureInput } from './input.ts'

/** The notation of boards in words. */

export type Say = (word: BoardWord, facts?: Facts) => string

export function sayer({ language }: PictureInput): Say {
  return (word, facts) => boardText(language, word, facts)
}

export function playerAt({ view }: PictureInput, seat: number): Player {
  return view.players[seat] as Player
}

export function totalOf({ view }: PictureInput, seat: number): number {
  return Object.values(allPoints(view)[seat] ?? {}).reduce((sum, more) => sum + more, 0)
}

export function costOf(say: Say, cost: Readonly<Record<string, number | undefined>>): string {
  const named = Object.entries(cost).filter(([, count]) => count)
  return named.map(([word, count]) => `${count} ${say(word as BoardWord)}`).join(' + ')
}

export const GAP = ' · '

const LABEL = 9

export function row(label: string, parts: readonly string[]): string {
  return `${label.padEnd(LABEL)} ${parts.join(GAP)}`.trimEnd()
}

export function slotWord(slot: string): BoardWord {
  if (slot === 'served') return 'servedSlot'
  return slot === 'religion' ? 'religionSlot' : (slot as BoardWord)
}

/** Cost tables speak of `coins`, our words of one `coin`. */
export function named(cost: Readonly<Record<string, number | undefined>>): Record<string, number | undefined> {
  const { coins, ...goods } = cost
  return { ...goods, ...(coins && { coins }) }
}

export function customerLine(input: PictureInput, say: Say, customer: number): string {
  const { banner, goods, points, time } = input.view.setup.content.customers[customer] as {
    banner: number[] | '?'
    goods: object
    points: number
    time: number
  }
  const shown = banner === '?' ? '?' : banner.join('/')
  const cost = costOf(say, { ...goods, ...(time > 0 && { time }) } as Record<string, number>)
  return `${customerId(customer)} ${shown}: ${cost} → ${points} ${say('points')}`
}
