import type { Cards } from '#data/village/schema'
import type { BoardPart } from '#presentation/village/board-part'
import { choiceText } from '#presentation/village/card-texts'
import { calledAt, lying, type Page, row } from '#presentation/village/page'
import type { Phrasing } from '#presentation/village/phrasing'
import { hasSet, sideOf } from '#village/modules/in-play'

/** Couples, and the ranks of the ceremony. */

function partnerName(page: Page, seat: number | null): string {
  return seat === null ? page.phrasing.say('word.pink') : calledAt(page, seat)
}

function coupleRow(page: Page): string {
  const { phrasing, view } = page
  const { wedlock } = view
  if (wedlock === null) return ''
  const couples = wedlock.couples.map(({ place, who }) => {
    const names = who.map(({ seat }) => partnerName(page, seat)).join(' + ')
    return `${names} (${phrasing.place(place)})`
  })
  return row(phrasing.say('board.wedding'), [phrasing.say('board.pink', { n: wedlock.pink }), ...couples])
}

type Bonus = Cards['marriage']['ranks']['front'][number]['bonus']

function bonusText(phrasing: Phrasing, bonus: Bonus): string {
  if (bonus.do === 'swap') return phrasing.say('board.swap', { n: bonus.get })
  return bonus.do === 'gain' ? phrasing.wares(bonus.give) : choiceText(phrasing, bonus.n, bonus.of)
}

/** Every rank with its bonus and who stands there. */
function rankRow(page: Page): string {
  const { phrasing, view } = page
  if (!hasSet(view, 'marriage')) return ''
  const ranks = view.setup.content.marriage.ranks[sideOf(view, 'marriage')].map(({ rank, bonus }) => {
    const isPink = view.wedlock?.pinkRanks.includes(rank)
    const who = isPink ? phrasing.say('word.pink') : lying(page, `rank.${rank}`)
    return `${rank}${who === '' ? '' : ` ${who}`}: ${bonusText(phrasing, bonus)}`
  })
  return row(phrasing.say('board.ranks'), ranks)
}

export const MARRIAGE_BOARD: BoardPart = { figures: (page) => [coupleRow(page), rankRow(page)] }
