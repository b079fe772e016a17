import type { Cards } from '#data/village/schema'
import { hasSet, sideOf } from '#village/modules/in-play'
import type { View } from '#village/view'
import { choiceText, shortPrice } from './card-texts.ts'
import { lying, type Page, row } from './page.ts'
import type { Phrasing } from './phrasing.ts'

/** Everything printed on the boards: castles and their ways, islands and the sea, ranks. */

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

type Line = readonly [string, string]

/** Lines that follow each other make one. */
function chainsOf(lines: readonly Line[]): string[][] {
  const left = [...lines]
  const chains: string[][] = []
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const chain: string[] = [...first]
    for (;;) {
      const end = chain.at(-1) as string
      const next = left.findIndex((line) => line.includes(end))
      if (next < 0) break
      const [[from, other]] = left.splice(next, 1) as [Line]
      chain.push(from === end ? other : from)
    }
    chains.push(chain)
  }
  return chains
}

function seaRow({ phrasing, view }: Page): string {
  const { lines, timeSpace, timeSpaces } = view.setup.content.port
  const nameOf = (space: string) => (timeSpaces.includes(space) ? space : phrasing.isle(space))
  const chains = chainsOf(lines).map((chain) => chain.map(nameOf).join('–'))
  return row(phrasing.say('board.sea', { time: phrasing.some('time', timeSpace.time) }), chains)
}

function captainRow({ phrasing, view }: Page): string {
  const { captains } = view.setup.content.port
  const hired = view.captains.map((card) => captains[card]).filter((captain) => captain !== undefined)
  const classOf = ({ coins, steps }: (typeof hired)[number]) => `${coins}→${steps}`
  const classes = [...new Set(hired.map(classOf))].map((rate) => {
    const prices = hired.filter((other) => classOf(other) === rate).map(({ pay }) => shortPrice(phrasing, pay))
    return `${rate} ${prices.join('/')}`
  })
  return row(phrasing.say('board.captains'), classes)
}

export function portRows(page: Page): string[] {
  const { phrasing, view } = page
  if (!hasSet(view, 'port')) return []
  const islands = view.setup.content.port.islands.map((island) => islandRow(page, island))
  return [phrasing.say('board.islands'), ...islands, seaRow(page), captainRow(page)]
}

export function castleRows({ phrasing, view }: Page): string[] {
  if (hasSet(view, 'port')) return []
  const { castles, leg, ways } = view.setup.content.travel
  const rewards = castles.map(({ id, reward }) => {
    const gains = Object.entries(reward).map(([gain, n]) => phrasing.some(gain, n))
    return `${phrasing.word(id)} ${gains.join(' + ')}`
  })
  const starts = [...new Set(ways.map(({ between: [start] }) => start))].map((start) => {
    const own = ways.filter(({ between }) => between[0] === start)
    const ends = own.map(({ between, pay }) => `${phrasing.word(between[1])} ${shortPrice(phrasing, pay)}`)
    return `${phrasing.word(start)}: ${ends.join(', ')}`
  })
  const { time, wagon } = leg
  return [
    row(phrasing.say('board.castles'), rewards),
    row(phrasing.say('board.ways', { price: phrasing.wares({ time, wagon }) }), [starts.join(' · ')]),
  ]
}

type Bonus = Cards['marriage']['ranks']['front'][number]['bonus']

function bonusText(phrasing: Phrasing, bonus: Bonus): string {
  if (bonus.do === 'swap') return phrasing.say('board.swap', { n: bonus.get })
  return bonus.do === 'gain' ? phrasing.wares(bonus.give) : choiceText(phrasing, bonus.n, bonus.of)
}

/** Every rank with its bonus and who stands there. */
export function rankRow(page: Page): string {
  const { phrasing, view } = page
  if (!hasSet(view, 'marriage')) return ''
  const ranks = view.setup.content.marriage.ranks[sideOf(view, 'marriage')].map(({ rank, bonus }) => {
    const isPink = view.wedlock?.pinkRanks.includes(rank)
    const who = isPink ? phrasing.say('word.pink') : lying(page, `rank.${rank}`)
    return `${rank}${who === '' ? '' : ` ${who}`}: ${bonusText(phrasing, bonus)}`
  })
  return row(phrasing.say('board.ranks'), ranks)
}
