import type { Gift } from '#data/village/schema'
import type { Seat } from '#kernel'
import { gain } from '#village/rules/wares'
import { playerOf, type State } from '#village/state'
import { countedText } from '#village/wares-text'
import type { VillageOption } from '../modules.ts'

export function chestGift(t: Pick<State, 'setup'>, chest: number): Gift {
  return t.setup.content.port.chests[chest]?.give ?? {}
}

/** VP-CHEST-2: closed chests at home may be opened at any question; chests of the same content are alike. */
export function chestPlays(t: State, seat: Seat): VillageOption[] {
  const gifts = playerOf(t, seat).chests.map((chest) => chestGift(t, chest))
  const kinds = new Map(gifts.map((gift) => [countedText(gift), gift]))
  return [...kinds.values()].map((content) => ({ kind: 'open', content }))
}

function open(t: State, seat: Seat, chest: number): void {
  const p = playerOf(t, seat)
  p.chests = p.chests.filter((other) => other !== chest)
  t.opened.push(chest)
  const wares = chestGift(t, chest)
  t.news.push({ kind: 'chestOpened', seat, wares })
  gain(t, seat, wares)
}

export function openLike(t: State, seat: Seat, content: Gift): void {
  const text = countedText(content)
  const chest = playerOf(t, seat).chests.find((other) => countedText(chestGift(t, other)) === text)
  if (chest !== undefined) open(t, seat, chest)
}

/** VP-CHEST-2: a chest that comes home is opened, or kept closed by a player who asked for it. */
export function unloadChest(t: State, seat: Seat, chest: number): void {
  const p = playerOf(t, seat)
  p.chests.push(chest)
  if (!p.keepsChests) open(t, seat, chest)
}

/** V-ORDER `chests`: decided while one is aboard. */
export function chestOrders(t: State, seat: Seat): VillageOption[] {
  const { ship, keepsChests } = playerOf(t, seat)
  if (ship === null || ship.chest === null) return []
  return [{ kind: 'chests', use: keepsChests ? 'open' : 'closed' }]
}

export function keepChestOrder(t: State, seat: Seat, option: VillageOption): void {
  if (option.kind === 'chests') playerOf(t, seat).keepsChests = option.use === 'closed'
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
