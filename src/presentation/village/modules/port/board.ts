import type { Cards } from '#data/village/schema'
import type { BoardPart } from '#presentation/village/board-part'
import { shortPrice } from '#presentation/village/card-texts'
import { calledAt, lying, type Page, row } from '#presentation/village/page'
import { DOT, type Phrasing, playerAt } from '#presentation/village/phrasing'
import { hasSet } from '#village/modules/in-play'
import { countAt } from '#village/rules/members'
import type { View } from '#village/view'

/** Islands and the sea, stalls overseas, graves at sea, ships. */

type Island = Cards['port']['islands'][number]

function worthList(worths: Island['buys'], phrasing: Phrasing): string {
  return Object.entries(worths)
    .map(([ware, points]) => `${shortPrice(phrasing, { [ware]: 1 })}=${points}`)
    .join(' ')
}

function pileText(phrasing: Phrasing, view: View, pile: NonNullable<Island['pile']>): string {
  return pile === 'chest' ? phrasing.some('chests', view.chestsSize) : phrasing.some(pile, view[pile])
}

function lightText(page: Page, { id, lighthouse }: Island): string | null {
  if (lighthouse === null) return null
  const who = lying(page, `light.${id}`)
  return who === '' ? `(${shortPrice(page.phrasing, lighthouse.pay)}=${lighthouse.points})` : `(${who})`
}

function islandRow(page: Page, island: Island): string {
  const { phrasing, view } = page
  const parts = [worthList(island.buys, phrasing), island.pile && pileText(phrasing, view, island.pile)]
  return `  ${phrasing.word(island.id)}: ${[...parts, lightText(page, island)].filter(Boolean).join(' ')}`
}

function seaRow({ phrasing, view }: Page): string {
  const { lines, timeSpace, timeSpaces } = view.setup.content.port
  const nameOf = (space: string) => (timeSpaces.includes(space) ? space : phrasing.isle(space))
  const starts = [...new Set(lines.map(([start]) => start))].map((start) => {
    const ends = lines.filter(([from]) => from === start).map(([, to]) => nameOf(to))
    return `${nameOf(start)}: ${ends.join(' ')}`
  })
  return `${phrasing.say('board.sea', { time: phrasing.some('time', timeSpace.time) })}: ${starts.join(DOT)}`
}

function captainRow({ phrasing, view }: Page): string {
  const { captains } = view.setup.content.port
  const hired = view.captains.map((card) => captains[card]).filter((captain) => captain !== undefined)
  const classes = [...new Set(hired.map(({ coins }) => coins))].map((coins) => {
    const alike = hired.filter((captain) => captain.coins === coins)
    const rates = [...new Set(alike.map(({ steps }) => steps))].map((steps) => {
      const prices = alike.filter((captain) => captain.steps === steps).map(({ pay }) => shortPrice(phrasing, pay))
      return `${prices.join('/')}→${steps}`
    })
    return `${phrasing.some('coins', coins)}: ${rates.join(', ')}`
  })
  return classes.length === 0 ? '' : `${phrasing.say('board.captains')}: ${classes.join(DOT)}`
}

function mapRows(page: Page): string[] {
  const { phrasing, view } = page
  const islands = view.setup.content.port.islands.map((island) => islandRow(page, island))
  return [phrasing.say('board.islands'), ...islands, seaRow(page), captainRow(page)]
}

/** VP-MARKET: two stalls that never close. */
function overseasTexts({ phrasing, view }: Page): string[] {
  return (['cocoa', 'tea'] as const).map((ware) => {
    const { points, coins = 0 } = view.setup.content.port.stalls[ware]
    const worth = coins > 0 ? `${points}+${phrasing.some('coins', coins)}` : points
    return `${shortPrice(phrasing, { [ware]: 1 })}=${worth}`
  })
}

function graveRow(page: Page): string {
  const { phrasing, view } = page
  const { seaBurial } = view.setup.content.port
  const left = seaBurial.slice(countAt(view, 'sea')).join(' ')
  return row(phrasing.say('board.seaGraves'), [
    `${countAt(view, 'sea')}/${seaBurial.length} ${lying(page, 'sea')}`.trim(),
    left !== '' && phrasing.say('board.seaPoints', { list: left }),
  ])
}

function pieceText(phrasing: Phrasing, piece: string): string {
  if (piece === 'member') return phrasing.say('word.member')
  return piece === 'chest' ? phrasing.say('word.chest') : phrasing.some(piece, 1)
}

/** Every ship that has left the port, with its load. */
function shipsRow(page: Page): string {
  const { phrasing, view } = page
  const ships = view.players.flatMap(({ ship }, seat) => {
    if (ship === null || ship.at === 'port') return []
    const load = ship.holds.map((piece) => pieceText(phrasing, piece)).join(', ')
    return [`${calledAt(page, seat)} ${phrasing.isle(ship.at)}${load === '' ? '' : ` (${load})`}`]
  })
  return row(phrasing.say('board.ships'), ships)
}

function shipRow({ phrasing, view }: Page, seat: number): string {
  const { ship, chests } = playerAt(view, seat)
  if (ship === null) return ''
  const pieces = ship.holds.map((piece) => pieceText(phrasing, piece))
  const captain = view.setup.content.port.captains[ship.captain ?? -1]
  const price = captain && phrasing.say('opt.hireWhy', { price: phrasing.cost(captain.pay), n: captain.steps })
  const closed = chests.length > 0 && `${phrasing.say('board.chests')} ${chests.length}`
  return row(phrasing.say('board.ship'), [phrasing.water(ship.at), ...pieces, price ?? null, closed])
}

export const PORT_BOARD: BoardPart = {
  stalls: (page) => (hasSet(page.view, 'port') ? overseasTexts(page) : []),
  graves: (page) => (hasSet(page.view, 'port') ? [graveRow(page)] : []),
  figures: (page) => [shipsRow(page)],
  map: (page) => (hasSet(page.view, 'port') ? mapRows(page) : []),
  owned: (page, seat) => [shipRow(page, seat)],
}
