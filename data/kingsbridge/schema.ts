import { z } from 'zod'

/** The source of a value: the rulebook, a review, the house, or a sentence that says which part comes whence. */
const from = z.union([z.string(), z.record(z.string(), z.string())])

const count = z.int().min(0).max(99)
const some = count.min(1)
const value = z.strictObject({ value: count, from })
const atLeastOne = z.strictObject({ value: some, from })

/** The longest an id may be, so that options made of several stay short. */
const LONGEST_ID = 24
const id = z
  .string()
  .max(LONGEST_ID)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

const GOODS = ['money', 'wool', 'cloth', 'stone', 'wood', 'grain', 'piety', 'loyalty', 'knowledge'] as const
const good = z.enum(GOODS)
const goods = z.partialRecord(good, some)
const material = z.enum(['stone', 'wood'])
const benefit = z.strictObject({ goods: goods.optional(), vp: some.optional() })

const constants = z.strictObject({
  chapters: z.strictObject({ value: z.literal(4), from }),
  roundsPerChapter: z.strictObject({ value: z.literal(6), from }),
  eventsPerChapter: atLeastOne,
  eventsDrawnPerChapter: atLeastOne,
  maxLastingPerChapter: value,
  maxLastingOnEdge: value,
  startVp: value,
  startGoods: z.strictObject({ goods, from }),
  housesPerPlayer: value,
  sealsPerPlayer: value,
  vpPerMaterial: value,
  materialsPerBuildingAction: atLeastOne,
  donationCost: z.strictObject({ goods, from }),
  housesPerRent: atLeastOne,
  clothPerMaking: atLeastOne,
  medicineService: z.strictObject({ money: count, vp: count, from }),
  vpPerCare: value,
  incomeMissingVp: value,
  metal: z.strictObject({ vp: count, tieVp: count, from }),
  clothCoveredAtStart: z.strictObject({ value: z.boolean(), from }),
})

const stock = z.strictObject({
  wool: value,
  cloth: value,
  stone: value,
  wood: value,
  grain: value,
  piety: value,
  loyalty: value,
  knowledge: value,
})

const place = z.enum(['north', 'east', 'south', 'west'])
const places = (seats: number) => z.array(place).length(seats)

const SYMBOLS = ['piety', 'stone', 'wood', 'grain', 'wool', 'loyalty', 'money1', 'money2', 'knowledge', 'vp'] as const
const symbol = z.enum(SYMBOLS)
const symbols = z.strictObject({
  piety: benefit,
  stone: benefit,
  wood: benefit,
  grain: benefit,
  wool: benefit,
  loyalty: benefit,
  money1: benefit,
  money2: benefit,
  knowledge: benefit,
  vp: benefit,
  from,
})

/** Things an event counts by having them shown. */
const shown = z.enum([...GOODS, 'houses'])

const SPACES = [
  'queen',
  'prior',
  'outlaws-1',
  'guild',
  'prioress',
  'merchants',
  'king',
  'outlaws-2',
  'earl',
  'bishop',
] as const
const space = z.enum(SPACES)
const spaceEffect = z.union([
  z.strictObject({ ifHas: shown, vp: some }),
  z.strictObject({ vpPer: shown }),
  z.strictObject({ goods }),
  z.strictObject({ pay: goods }),
])

const CARD_NAMES = [
  'grain',
  'piety',
  'material',
  'project',
  'sale',
  'privilege',
  'house',
  'rent',
  'donation',
  'cloth',
  'medicine',
  'favour',
] as const
const card = z.enum(CARD_NAMES)
const actionCard = z.strictObject({ id: card, starred: z.boolean(), from })

const plot = z.strictObject({ yield: benefit, material, money: count, from })

const PROJECTS = [
  'bridge',
  'fulling-mill',
  'priors-palace',
  'st-marys-chapel',
  'guildhall',
  'hospital',
  'tower',
] as const
const projectId = z.enum(PROJECTS)
const project = z.strictObject({
  id: projectId,
  enters: z.enum(['start', 'event', 'afterChapter2']),
  fields: z.strictObject({ stone: count, wood: count }),
  /** A field for the metal stands above the others. */
  metal: z.literal(true).optional(),
  donor: z.strictObject({ vp: count, goods: goods.optional(), care: z.literal(1).optional() }),
  from,
})

const plagueBenefit = benefit.extend({ freeHouse: z.literal(1).optional() })
const plaguePlace = z.strictObject({ kind: z.enum(['house', 'forest']), benefit: plagueBenefit, from })

const duty = z.strictObject({
  amount: z.union([count, z.literal('taxDie')]),
  vpPerMissing: count,
  penalty: z.enum(['penance', 'begging', 'court']),
})

const effect = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('project'), project: projectId }),
  z.strictObject({ type: z.literal('cover'), spaces: z.array(space).min(1) }),
  z.strictObject({ type: z.literal('ban'), except: z.array(projectId) }),
  z.strictObject({ type: z.literal('openCloth') }),
  z.strictObject({ type: z.literal('exchange'), give: goods, get: benefit }),
  z.strictObject({ type: z.literal('gain'), goods: goods.optional(), vp: some.optional() }),
  z.strictObject({ type: z.literal('lose'), goods, elseVp: count }),
  z.strictObject({ type: z.literal('loseAny'), count: some, of: z.array(good).min(1), elseVp: count }),
  z.strictObject({ type: z.literal('loseHouse'), elseVp: count }),
  z.strictObject({ type: z.literal('perUnit'), of: shown, vp: some, max: count }),
  z.strictObject({ type: z.literal('check'), of: shown, min: some, passVp: count, failVp: count }),
  z.strictObject({ type: z.literal('skipActions') }),
  z.strictObject({ type: z.literal('discard'), count: some, how: z.enum(['random', 'choice']) }),
  z.strictObject({ type: z.literal('build'), project: projectId, count: z.union([some, z.literal('all')]) }),
  z.strictObject({ type: z.literal('price'), good: z.enum(['wool', 'cloth']), money: count }),
  z.strictObject({ type: z.literal('forgoGain'), goods }),
  z.strictObject({ type: z.literal('randomDiscard') }),
  z.strictObject({ type: z.literal('cardBonus'), card, goods: goods.optional(), vp: some.optional() }),
  z.strictObject({ type: z.literal('cardCost'), card, goods }),
  z.strictObject({ type: z.literal('cardLimit'), card, max: count }),
  z.strictObject({ type: z.literal('cardBan'), card, part: z.literal('care').optional() }),
])

const side = z.enum(['ne', 'se', 'sw', 'nw'])
const event = z.strictObject({
  id,
  chapter: z.int().min(1).max(4),
  kind: z.enum(['immediate', 'lasting']),
  title: z.string().min(1).max(60),
  effects: z.array(effect).min(1),
  corners: z.strictObject({ n: symbol, e: symbol, s: symbol, w: symbol }),
  arrow: side,
  /** The place where somebody falls ill in this round. */
  plague: z.int().min(1).max(11).nullable(),
  from,
})

const price = z.strictObject({ price: count, maxPerSale: count.nullable(), from })

/** Every value of the game. A table owner's file has this shape too, with any part of it left out. */
export const cardsSchema = z.strictObject({
  constants,
  stock,
  seats: z.strictObject({ 2: places(2), 3: places(3), 4: places(4), from }),
  council: z.strictObject({ numbers: z.strictObject({ ne: count, se: count, sw: count, nw: count }), from }),
  symbols,
  favour: z.strictObject({
    start: space,
    spaces: z.array(z.strictObject({ id: space, effect: spaceEffect, from })).length(SPACES.length),
  }),
  actionCards: z.array(actionCard).length(CARD_NAMES.length),
  market: z.strictObject({ wool: price, cloth: price }),
  plots: z.array(plot).min(1).max(20),
  projects: z.array(project).length(PROJECTS.length),
  plague: z.strictObject({
    places: z.array(plaguePlace).length(11),
    tiles: z.strictObject({ values: z.array(some.max(9)).length(11), from }),
  }),
  taxDie: z.strictObject({ faces: z.array(count).min(1), from }),
  duties: z.strictObject({
    piety: duty,
    grain: duty,
    money: duty,
    /** After the last chapter the VP lost are multiplied by this in place of the penalties. */
    lastFactor: some,
    protection: z.strictObject({ loyalty: some }),
    from,
  }),
  final: z.strictObject({
    stone: z.number().min(0),
    wood: z.number().min(0),
    money: z.number().min(0),
    tieBreak: z.array(good),
    from,
  }),
  events: z.array(event),
})

export type Cards = z.infer<typeof cardsSchema>
export type Benefit = z.infer<typeof benefit>
export type Goods = z.infer<typeof goods>
export type Effect = z.infer<typeof effect>
type EffectByType = { [E in Effect as E['type']]: E }
export type EffectType = keyof EffectByType
/** Written so that a table by type takes the effect of the type it was looked up by. */
export type EffectOf<T extends EffectType> = { [P in T]: { type: P } & EffectByType[P] }[T]
export type EventCard = z.infer<typeof event>
export type Shown = z.infer<typeof shown>
export type SpaceEffect = z.infer<typeof spaceEffect>
