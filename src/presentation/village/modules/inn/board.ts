import type { BoardPart } from '#presentation/village/board-part'
import { villagerName, villagerText } from '#presentation/village/card-texts'
import { type Page, row, standing } from '#presentation/village/page'
import { playerAt } from '#presentation/village/phrasing'

/** The piles of villagers, and those that a seat has bought. */

function innRows({ phrasing, view }: Page): string[] {
  return view.pileTops.flatMap((top, pile) => {
    const card = top === null ? undefined : view.setup.content.villagers[top]
    if (card === undefined) return []
    const text = `${villagerName(phrasing, view, card.id)} (${phrasing.wares(card.cost)}): ${villagerText(phrasing, view, card.id)}`
    return [
      `${pile === 0 ? `${phrasing.say('board.villagers')}\n` : ''}  ${pile + 1}. ${text} [${view.pileSizes[pile]}]`,
    ]
  })
}

function boughtRow({ phrasing, view }: Page, seat: number): string {
  const villagers = playerAt(view, seat).villagers.map((card) => view.setup.content.villagers[card]?.id ?? '')
  return row(
    phrasing.say('board.villagers'),
    villagers.map((id) => `${villagerName(phrasing, view, id)} (${villagerText(phrasing, view, id)})`),
  )
}

function tops({ view }: Page): string[] {
  return view.pileTops.flatMap((top) => view.setup.content.villagers[top ?? -1]?.id ?? [])
}

export const INN_BOARD: BoardPart = {
  figures: (page) => [row(page.phrasing.space('inn'), standing(page, 'inn'))],
  cards: innRows,
  brief: (page) => [
    row(
      page.phrasing.space('inn'),
      tops(page).map((id) => villagerName(page.phrasing, page.view, id)),
    ),
  ],
  owned: (page, seat) => [boughtRow(page, seat)],
}
