import type { Gift } from '#data/village/schema'
import type { Seat } from '#kernel'
import { gain } from '#village/rules/wares'
import { type Player, playerOf, type State } from '#village/state'
import { readOption } from '#village/words'

export function chestGift(t: Pick<State, 'setup'>, chest: number): Gift {
  return t.setup.content.port.chests[chest]?.give ?? {}
}

/** What is in a chest, in letters: `3coins`. Chests of the same content are alike. */
function contentOf(t: State, chest: number): string {
  return Object.entries(chestGift(t, chest))
    .map(([ware, count]) => `${count}${ware}`)
    .join('+')
}

function kindsOf(t: State, { chests }: Player): string[] {
  return [...new Set(chests.map((chest) => contentOf(t, chest)))]
}

/** VP-CHEST-2: closed chests at home may be opened at any question. */
export function chestPlays(t: State, seat: Seat): string[] {
  const p = playerOf(t, seat)
  return p.chests.length === 0 ? [] : kindsOf(t, p).map((content) => `open:${content}`)
}

function open(t: State, seat: Seat, chest: number): void {
  const p = playerOf(t, seat)
  p.chests = p.chests.filter((other) => other !== chest)
  t.opened.push(chest)
  const wares = chestGift(t, chest)
  t.news.push({ kind: 'chestOpened', seat, wares })
  gain(t, seat, wares)
}

export function openNamed(t: State, seat: Seat, option: string): void {
  const content = readOption(option)[1]
  const chest = playerOf(t, seat).chests.find((one) => contentOf(t, one) === content)
  if (chest !== undefined) open(t, seat, chest)
}

/** VP-CHEST-2: a chest that comes home is opened, or kept closed by a player who asked for it. */
export function unloadChest(t: State, seat: Seat, chest: number): void {
  const p = playerOf(t, seat)
  p.chests.push(chest)
  if (!p.keepsChests) open(t, seat, chest)
}

/** V-ORDER `chests`: decided while one is aboard. */
export function chestOrders(t: State, seat: Seat): string[] {
  const { ship, keepsChests } = playerOf(t, seat)
  if (ship === null || ship.chest === null) return []
  return [keepsChests ? 'chests:open' : 'chests:closed']
}

export function keepChestOrder(t: State, seat: Seat, option: string): void {
  const [verb, rest] = readOption(option)
  if (verb === 'chests') playerOf(t, seat).keepsChests = rest === 'closed'
}

/** VP-CHEST-3: the most that closed chests can hold, so that the question tells nobody what is in them. */
export function chestCoins(t: State, seat: Seat): Gift[] {
  const { chests } = playerOf(t, seat)
  if (chests.length === 0) return []
  const most = Math.max(...t.setup.content.port.chests.map(({ give }) => give.coins ?? 0))
  return [{ coins: chests.length * most }]
}

/** VP-CHEST-2: those still closed at home are opened before the score. */
export function openAll(t: State): void {
  for (let seat = 0; seat < t.setup.seats; seat++) {
    for (const chest of playerOf(t, seat).chests.slice()) open(t, seat, chest)
  }
}
