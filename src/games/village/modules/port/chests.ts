import type { Gift } from '#data/village/schema'
import type { Flow, Seat } from '#kernel'
import { gain } from '#village/rules/wares'
import { ask } from '#village/scenes/ask'
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

/** VP-CHEST-2: a chest that comes home is opened, or kept closed. */
export function* unloadChest(t: State, seat: Seat, chest: number): Flow {
  playerOf(t, seat).chests.push(chest)
  const picked = yield* ask(t, seat, 'chest', () => ['chest:open', 'chest:keep'], { pass: 'chest:open' })
  if (picked === 'chest:open' && playerOf(t, seat).chests.includes(chest)) open(t, seat, chest)
}

/** VP-CHEST-3: the most that closed chests can hold, so that the question tells nobody what is in them. */
export function chestCoins(t: State, seat: Seat): number {
  const most = Math.max(...t.setup.content.port.chests.map(({ give }) => give.coins ?? 0))
  return playerOf(t, seat).chests.length * most
}

/** VP-CHEST-2: those still closed at home are opened before the score. */
export function openAll(t: State): void {
  for (let seat = 0; seat < t.setup.seats; seat++) {
    for (const chest of playerOf(t, seat).chests.slice()) open(t, seat, chest)
  }
}
