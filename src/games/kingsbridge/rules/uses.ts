import { isFree } from '#games/shared/conditions'
import type { Seat } from '#kernel'
import type { Use, UseKind } from '../options.ts'
import { housesOf, type Player, playerOf, type State } from '../state.ts'
import { type Card, MATERIALS } from '../words.ts'
import { againstDonation, againstFavour, againstHouse } from './conditions.ts'
import { afterPaying, canPay, type Means } from './goods.ts'
import { costOf, isBanned, type Lasting, lastingOf, limitOf } from './lasting.ts'
import { careSets } from './plague.ts'
import { freeFields, openProjects } from './projects.ts'

type ActingCard = Exclude<Card, 'privilege'>

/** The card a use belongs to; forgoing belongs to any. */
export const CARD_OF: Readonly<Record<Exclude<UseKind, 'forgo'>, ActingCard>> = {
  grain: 'grain',
  piety: 'piety',
  favour: 'favour',
  fee: 'medicine',
  care: 'medicine',
  material: 'material',
  project: 'project',
  sale: 'sale',
  house: 'house',
  rent: 'rent',
  donation: 'donation',
  cloth: 'cloth',
}

/** A card about to be used: what it acts as, and what is left to act with once its cost is paid. */
export interface Using {
  readonly t: State
  readonly seat: Seat
  readonly card: ActingCard
  /** The card laid and, with privilege, the copied one: rules for either hold. */
  readonly used: readonly Card[]
  readonly lasting: Lasting
  readonly means: Means
  /** The most pieces this use may move. */
  readonly most: number
}

/** K-CARD-6: the card laid before the privilege in this chapter. */
export function copiedBy(p: Pick<Player, 'open'>): ActingCard | null {
  return p.open.findLast((card): card is ActingCard => card !== 'privilege') ?? null
}

export function cardsUsed(p: Player, card: Card): readonly Card[] {
  if (card !== 'privilege') return [card]
  const copied = copiedBy(p)
  return copied === null ? [card] : [card, copied]
}

/** Null where a privilege has nothing to copy, the card is banned or its cost cannot be paid. */
export function usingOf(t: State, seat: Seat, card: Card): Using | null {
  const p = playerOf(t, seat)
  const acting = card === 'privilege' ? copiedBy(p) : card
  if (acting === null) return null
  const lasting = lastingOf(t)
  const used = cardsUsed(p, card)
  if (lasting.length === 0) return { t, seat, card: acting, used, lasting, means: meansOf(t, p), most: Infinity }
  const cost = costOf(lasting, used)
  if (isBanned(lasting, used) || !canPay(p.goods, cost)) return null
  const means = afterPaying(meansOf(t, p), cost)
  return { t, seat, card: acting, used, lasting, means, most: limitOf(lasting, used) }
}

function meansOf(t: State, p: Player): Means {
  return { goods: p.goods, stock: t.stock }
}

/** 1 or 2 materials of one project, every mix that is owned and has room. */
function projectUses({ t, means, most }: Using): Use[] {
  const limit = Math.min(most, t.setup.content.constants.materialsPerBuildingAction.value)
  const uses: Use[] = []
  for (const project of openProjects(t)) {
    const stones = Math.min(limit, means.goods.stone, freeFields(t, project, 'stone'))
    const woods = Math.min(limit, means.goods.wood, freeFields(t, project, 'wood'))
    for (let stone = 0; stone <= stones; stone++) {
      for (let wood = stone === 0 ? 1 : 0; wood <= woods && stone + wood <= limit; wood++) {
        uses.push({ kind: 'project', project: project.id, stone, wood })
      }
    }
  }
  return uses
}

function saleUses({ t, means, most }: Using): Use[] {
  const { wool, cloth } = t.setup.content.market
  const wools = Math.min(means.goods.wool, wool.maxPerSale ?? Infinity)
  const cloths = t.isClothCovered ? 0 : Math.min(means.goods.cloth, cloth.maxPerSale ?? Infinity)
  const uses: Use[] = []
  for (let sold = 0; sold <= cloths; sold++) {
    for (let wool = sold === 0 ? 1 : 0; wool <= wools && wool + sold <= most; wool++) {
      uses.push({ kind: 'sale', wool, cloth: sold })
    }
  }
  return uses
}

function setsOf(list: readonly number[], most: number): number[][] {
  let sets: number[][] = [[]]
  for (const item of list) {
    sets = sets.concat(sets.filter((set) => set.length < most).map((set) => [...set, item]))
  }
  return sets.slice(1)
}

function medicineUses({ t, used, lasting, means, most }: Using): Use[] {
  const fee: Use = { kind: 'fee' }
  if (isBanned(lasting, used, 'care')) return [fee]
  return [fee, ...careSets(t, means.goods.knowledge, most).map((places): Use => ({ kind: 'care', places }))]
}

const USES: Readonly<Record<ActingCard, (using: Using) => Use[]>> = {
  grain: () => [{ kind: 'grain' }],
  piety: () => [{ kind: 'piety' }],
  material: ({ means }) =>
    MATERIALS.filter((material) => means.stock[material] > 0).map((material) => ({ kind: 'material', material })),
  project: projectUses,
  sale: saleUses,
  house: ({ t, seat, means }) =>
    t.plots.flatMap((_, plot) => (isFree(againstHouse(t, seat, plot, means)) ? [{ kind: 'house', plot }] : [])),
  rent: ({ t, seat, most }) =>
    setsOf(housesOf(t, seat), Math.min(most, t.setup.content.constants.housesPerRent.value)).map((plots) => ({
      kind: 'rent',
      plots,
    })),
  donation: ({ t, seat, means }) =>
    t.projects
      .filter(({ id }) => isFree(againstDonation(t, seat, id, means)))
      .map(({ id }) => ({ kind: 'donation', project: id })),
  cloth: ({ t, means, most }) => {
    const { clothPerMaking } = t.setup.content.constants
    const count = Math.min(clothPerMaking.value, means.goods.wool, means.stock.cloth, most)
    return Array.from({ length: count }, (_, less) => ({ kind: 'cloth', count: less + 1 }))
  },
  medicine: medicineUses,
  favour: ({ t, means }) => (isFree(againstFavour(t, means)) ? [{ kind: 'favour' }] : []),
}

const FORGO: Use = { kind: 'forgo' }

/** K-TURN-2, K-TURN-4: every use of a card, and forgoing it. */
export function usesOf(t: State, seat: Seat, card: Card): Use[] {
  const using = usingOf(t, seat, card)
  return using === null ? [FORGO] : [...USES[using.card](using), FORGO]
}
