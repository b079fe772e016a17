import type { Cards } from '#data/village/schema'
import { lookupOf } from '#village/lookup'
import type { View } from '#village/view'
import { lying, type Page, row } from './page.ts'
import type { Tongue } from './tongue.ts'
import { choiceText, shortPrice } from './words.ts'

/** What is printed on the boards: castles and their ways, islands and the sea, ranks. */

type Island = Cards['port']['islands'][number]

function worthList(worths: Island['buys'], tongue: Tongue): string {
  return Object.entries(worths)
    .map(([ware, points]) => `${shortPrice(tongue, { [ware]: 1 })}=${points}`)
    .join(' ')
}

function pileText(tongue: Tongue, view: View, pile: NonNullable<Island['pile']>): string {
  return pile === 'chest' ? tongue.some('chests', view.chestsSize) : tongue.some(pile, view[pile])
}

function lightText(page: Page, { id, lighthouse }: Island): string | null {
  if (lighthouse === null) return null
  const who = lying(page, `light.${id}`)
  return who === '' ? `(${shortPrice(page.tongue, lighthouse.pay)}=${lighthouse.points})` : `(${who})`
}

function islandRow(page: Page, island: Island): string {
  const { tongue, view } = page
  const parts = [worthList(island.buys, tongue), island.pile && pileText(tongue, view, island.pile)]
  return `  ${tongue.word(island.id)}: ${[...parts, lightText(page, island)].filter(Boolean).join(' ')}`
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
      const at = left.findIndex((line) => line.includes(end))
      if (at < 0) break
      const [[one, other]] = left.splice(at, 1) as [Line]
      chain.push(one === end ? other : one)
    }
    chains.push(chain)
  }
  return chains
}

function seaRow({ tongue, view }: Page): string {
  const { lines, timeSpace, timeSpaces } = view.setup.content.port
  const nameOf = (at: string) => (timeSpaces.includes(at) ? at : tongue.isle(at))
  const chains = chainsOf(lines).map((chain) => chain.map(nameOf).join('–'))
  return row(tongue.say('board.sea', { time: tongue.some('time', timeSpace.time) }), chains)
}

function captainRow({ tongue, view }: Page): string {
  const { captains } = view.setup.content.port
  const hired = view.captains.map((at) => captains[at]).filter((one) => one !== undefined)
  const classOf = ({ coins, steps }: (typeof hired)[number]) => `${coins}→${steps}`
  const classes = [...new Set(hired.map(classOf))].map((one) => {
    const prices = hired.filter((other) => classOf(other) === one).map(({ pay }) => shortPrice(tongue, pay))
    return `${one} ${prices.join('/')}`
  })
  return row(tongue.say('board.captains'), classes)
}

export function portRows(page: Page): string[] {
  const { tongue, view } = page
  if (!lookupOf(view).sets.port) return []
  const islands = view.setup.content.port.islands.map((island) => islandRow(page, island))
  return [tongue.say('board.islands'), ...islands, seaRow(page), captainRow(page)]
}

export function castleRows({ tongue, view }: Page): string[] {
  if (lookupOf(view).sets.port) return []
  const { castles, leg, ways } = view.setup.content.travel
  const rewards = castles.map(({ id, reward }) => {
    const gains = Object.entries(reward).map(([what, n]) => tongue.some(what, n))
    return `${tongue.word(id)} ${gains.join(' + ')}`
  })
  const starts = [...new Set(ways.map(({ between: [start] }) => start))].map((start) => {
    const own = ways.filter(({ between }) => between[0] === start)
    const ends = own.map(({ between, pay }) => `${tongue.word(between[1])} ${shortPrice(tongue, pay)}`)
    return `${tongue.word(start)}: ${ends.join(', ')}`
  })
  const { time, wagon } = leg
  return [
    row(tongue.say('board.castles'), rewards),
    row(tongue.say('board.ways', { price: tongue.wares({ time, wagon }) }), [starts.join(' · ')]),
  ]
}

type Bonus = Cards['marriage']['ranks']['front'][number]['bonus']

function bonusText(tongue: Tongue, bonus: Bonus): string {
  if (bonus.do === 'swap') return tongue.say('board.swap', { n: bonus.get })
  return bonus.do === 'gain' ? tongue.wares(bonus.give) : choiceText(tongue, bonus.n, bonus.of)
}

/** Every rank with its bonus and who stands there. */
export function rankRow(page: Page): string {
  const { tongue, view } = page
  const side = lookupOf(view).sets.marriage
  if (side === null) return ''
  const ranks = view.setup.content.marriage.ranks[side].map(({ rank, bonus }) => {
    const isPink = view.wedlock?.pinkRanks.includes(rank)
    const who = isPink ? tongue.say('word.pink') : lying(page, `rank.${rank}`)
    return `${rank}${who === '' ? '' : ` ${who}`}: ${bonusText(tongue, bonus)}`
  })
  return row(tongue.say('board.ranks'), ranks)
}
