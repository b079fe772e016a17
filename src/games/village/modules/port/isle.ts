import type { Cards, Price } from '#data/village/schema'
import { type Flow, type Seat, turnUp } from '#kernel'
import type { BaseOf } from '#village/base-options'
import { countAt, send } from '#village/rules/members'
import { canPay, gain } from '#village/rules/wares'
import { ask, mightHave, pay } from '#village/scenes/ask'
import { playerOf, type State } from '#village/state'
import { isWare, type Ware } from '#village/words'
import { fits, shipOf, takeOut } from './cargo.ts'
import { chestGift } from './chests.ts'
import type { PortOption } from './options.ts'

type Island = Cards['port']['islands'][number]
type IsleOption = Extract<PortOption, { kind: 'sell' | 'takeTile' | 'light' }>

const DONE: BaseOf<'done'> = { kind: 'done' }

/** VP-ISLE: docked, in any order. */
export function* dock(t: State, seat: Seat): Flow {
  const island = t.setup.content.port.islands.find(({ id }) => id === shipOf(t, seat).at)
  if (island === undefined) return
  t.news.push({ kind: 'docked', seat, island: island.id })
  let hasTaken = false
  for (;;) {
    const options = () => [...isleOptions(t, seat, island, hasTaken), DONE]
    const isOpen = () => mightHave(t, seat, () => options().length > 1)
    const picked = yield* ask(t, seat, 'isle', options, { pass: DONE, isOpen })
    if (picked.kind === 'done') return
    if (picked.kind === 'takeTile') {
      hasTaken = true
      takeTile(t, seat, island)
    } else if (picked.kind === 'light') yield* light(t, seat, island)
    else sell(t, seat, island, picked.ware)
  }
}

function isleOptions(t: State, seat: Seat, island: Island, hasTaken: boolean): IsleOption[] {
  const wares = shipOf(t, seat).holds.filter(isWare)
  const sold = wares.filter((ware) => ware in island.buys)
  const options: IsleOption[] = sold.map((ware) => ({ kind: 'sell', ware }))
  if (!hasTaken && canTake(t, seat, island)) options.push({ kind: 'takeTile' })
  if (canLight(t, seat, island)) options.push({ kind: 'light' })
  return options
}

/** VP-ISLE-1 */
function sell(t: State, seat: Seat, { buys }: Island, ware: Ware): void {
  takeOut(shipOf(t, seat), ware)
  const points = buys[ware] ?? 0
  t.news.push({ kind: 'islandSold', seat, ware, points })
  gain(t, seat, { points })
}

function tilesLeft(t: State, pile: NonNullable<Island['pile']>): number {
  return pile === 'chest' ? t.chests.length : t[pile]
}

function canTake(t: State, seat: Seat, { pile }: Island): boolean {
  return pile !== null && tilesLeft(t, pile) > 0 && fits(t, shipOf(t, seat), pile)
}

/** VP-ISLE-2: only the taker sees what is in a chest. */
function takeTile(t: State, seat: Seat, { pile }: Island): void {
  if (pile === null) return
  const ship = shipOf(t, seat)
  ship.holds.push(pile)
  t.news.push({ kind: 'tileTaken', seat, tile: pile })
  if (pile !== 'chest') {
    t[pile]--
    return
  }
  const chest = turnUp(t.luck, t.chests)
  if (chest === undefined) return
  ship.chest = chest
  t.news.push({ kind: 'chestSeen', seat, wares: chestGift(t, chest), only: [seat] })
}

/** The wagon for a lighthouse comes out of a hold, cubes from the farm. */
function priceOf({ lighthouse }: Island): { cubes: Price; wagon: boolean } {
  const { wagon, ...cubes } = lighthouse?.pay ?? {}
  return { cubes, wagon: wagon !== undefined }
}

function canLight(t: State, seat: Seat, island: Island): boolean {
  const { holds } = shipOf(t, seat)
  const isOpen = island.lighthouse !== null && countAt(t, `light.${island.id}`) === 0
  if (!isOpen || !holds.includes('member')) return false
  const { cubes, wagon } = priceOf(island)
  return canPay(playerOf(t, seat), cubes) && (!wagon || holds.includes('wagon'))
}

/** VP-ISLE-3 */
function* light(t: State, seat: Seat, island: Island): Flow {
  const { cubes, wagon } = priceOf(island)
  yield* pay(t, seat, cubes)
  if (wagon) takeOut(shipOf(t, seat), 'wagon')
  send(t, seat, playerOf(t, seat).at.indexOf('ship'), `light.${island.id}`)
  gain(t, seat, { points: island.lighthouse?.points ?? 0 })
}
