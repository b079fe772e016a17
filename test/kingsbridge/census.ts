import { cardsOf, type State } from '#kingsbridge/state'
import { MATERIALS, STOCKED } from '#kingsbridge/words'

/** Every good is in stock, with a player or on a project; every card, house, seal and tile is where it can be. */
export function census(t: State): Record<string, number> {
  const { players, stock, projects, replaced } = t
  const { content } = t.setup
  const counts: Record<string, number> = {}
  for (const good of STOCKED) counts[good] = stock[good] + players.reduce((sum, p) => sum + p.goods[good], 0)
  for (const material of MATERIALS) {
    const placed = projects.reduce((sum, project) => sum + project[material], 0)
    counts[material] = (counts[material] as number) + placed - replaced[material]
  }
  const money = players.reduce((sum, p) => sum + p.goods.money, 0)
  const isCounted = (p: State['players'][number]) => {
    const cards = [...p.hand, ...p.open, ...p.discards]
    const all = t.chapter === 0 ? 0 : cardsOf(t).length
    return cards.length === all && new Set(cards).size === all
  }
  const isWithin = (p: State['players'][number]) => p.vp >= 0 && Object.values(p.goods).every((count) => count >= 0)
  const houses = players.map((_, seat) => t.plots.filter((owner) => owner === seat).length)
  const seals = players.map((_, seat) => projects.filter((project) => project.seals.includes(seat)).length)
  const tiles = t.tiles.length === 0 || t.tiles.length === content.plague.places.length
  return {
    ...counts,
    unaccountedMoney: money - t.money,
    playersWithWrongCards: players.filter((p) => !isCounted(p)).length,
    playersBelowNothing: players.filter((p) => !isWithin(p)).length,
    tooManyHouses: houses.filter((count) => count > content.constants.housesPerPlayer.value).length,
    tooManySeals: seals.filter((count) => count > content.constants.sealsPerPlayer.value).length,
    wrongTiles: tiles ? 0 : 1,
  }
}
