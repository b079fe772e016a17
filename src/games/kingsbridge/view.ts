import { below, copyState, isOneOf, itemAt, type Luck, type Seat, shuffle } from '#kernel'
import { contentIndexOf } from './content-index.ts'
import { cardsOf, type Player, type State } from './state.ts'
import { type ByGood, byGood, type Card, GOODS, type Good, MATERIALS } from './words.ts'

/** A player as another seat sees them: null for anything hidden from it. */
export interface SeenPlayer extends Pick<Player, 'vp' | 'open' | 'penalties'> {
  goods: ByGood<number> | null
  hand: Card[] | null
  discards: Card[] | null
  handSize: number
  discardSize: number
}

type Open = Omit<State, 'luck' | 'news' | 'deck' | 'tiles' | 'players'>

/** All that a seat, or a spectator, may know. */
export interface View extends Open {
  seat: Seat | null
  deckSize: number
  /** By place: the value of a tile turned up, 0 for one that is gone, null for one face down. */
  tiles: (number | null)[]
  /** The values of the tiles that are gone: all have seen them. */
  gone: number[]
  players: SeenPlayer[]
}

/** K-SECRET-2, K-SECRET-4: goods are behind a screen, unless the table plays open or the game is over. */
function seenBy(t: State, seat: Seat | null, p: Player, owner: Seat): SeenPlayer {
  const isOwn = owner === seat
  const isOpen = isOwn || t.isOver || t.setup.options.goods === 'open'
  const { vp, open, penalties, goods, hand, discards } = p
  return {
    vp,
    open,
    penalties,
    goods: isOpen ? goods : null,
    hand: isOwn ? hand : null,
    discards: isOwn ? discards : null,
    handSize: hand.length,
    discardSize: discards.length,
  }
}

/** K-SECRET: all but decks, face-down tiles, and what others hide behind their screens. */
export function view(t: State, seat: Seat | null): View {
  const { luck, news, deck, tiles, players, ...open } = t
  return copyState({
    ...open,
    seat,
    deckSize: deck.length,
    tiles: tiles.map((value, place) => (value === 0 || t.isSick[place] ? value : null)),
    gone: goneTiles(t),
    players: players.map((p, owner) => seenBy(t, seat, p, owner)),
  })
}

function goneTiles({ tiles, setup }: State): number[] {
  const away = tiles.filter((value) => value === 0).length
  return without(setup.content.plague.tiles.values, tiles).slice(0, away)
}

function without<T>(all: readonly T[], gone: readonly T[]): T[] {
  const left = all.slice()
  for (const item of gone) {
    const place = left.indexOf(item)
    if (place >= 0) left.splice(place, 1)
  }
  return left
}

function imagineTiles(v: View, luck: Luck): number[] {
  if (v.tiles.length === 0) return []
  const { values } = v.setup.content.plague.tiles
  const hidden = v.tiles.filter((value) => value === null).length
  const inSight = v.tiles.filter((value) => value !== null && value > 0)
  const unseen = shuffle(luck, without(values, [...inSight, ...v.gone]))
  const down = unseen.slice(0, hidden)
  return v.tiles.map((value) => value ?? down.pop() ?? 0)
}

function imagineDeck(v: View, luck: Luck): string[] {
  const unseen = without(contentIndexOf(v).chapters[v.chapter] ?? [], v.turned)
  return shuffle(luck, unseen).slice(0, v.deckSize)
}

/** The amount of a good that the players hold together: all that is neither in stock nor on a project. */
function heldTogether(v: View, good: Good): number {
  if (good === 'money') return v.money
  const inPlay = v.setup.content.stock[good].value - v.stock[good]
  if (!isOneOf(MATERIALS, good)) return inPlay
  return inPlay + v.replaced[good] - v.projects.reduce((sum, project) => sum + project[good], 0)
}

/** The goods behind the screens, dealt anew piece by piece. */
function imagineGoods(v: View, luck: Luck): ByGood<number>[] {
  const dealt = v.players.map((p) => p.goods ?? byGood(() => 0))
  const screened = dealt.filter((_, seat) => v.players[seat]?.goods === null)
  if (screened.length === 0) return dealt
  for (const good of GOODS) {
    const known = v.players.reduce((sum, p) => sum + (p.goods?.[good] ?? 0), 0)
    for (let left = heldTogether(v, good) - known; left > 0; left--) {
      const holder = itemAt(screened, below(luck, screened.length))
      holder[good]++
    }
  }
  return dealt
}

function imagineCards(v: View, p: SeenPlayer, luck: Luck): Pick<Player, 'hand' | 'discards'> {
  if (p.hand !== null && p.discards !== null) return { hand: p.hand, discards: p.discards }
  if (p.handSize + p.discardSize === 0) return { hand: [], discards: [] }
  const all = cardsOf(v)
  const hidden = shuffle(luck, without(all, p.open))
  const held = hidden.slice(0, p.handSize)
  return { hand: all.filter((card) => held.includes(card)), discards: hidden.slice(p.handSize) }
}

/** A state that looks the same from this view; what the view hides is dealt anew. */
export function imagine(v: View, luck: Luck): State {
  const { seat, deckSize, tiles, gone, players, ...open } = copyState(v)
  const goods = imagineGoods({ ...v, players }, luck)
  return {
    ...open,
    luck,
    news: [],
    deck: imagineDeck(v, luck),
    tiles: imagineTiles(v, luck),
    players: players.map((p, owner) => ({
      vp: p.vp,
      goods: itemAt(goods, owner),
      open: p.open,
      penalties: p.penalties,
      ...imagineCards(v, p, luck),
    })),
  }
}
