import { z } from 'zod'

/** The source of a value: the rulebook, a review, the house, or a sentence that says which part comes whence. */
const from = z.union([z.string(), z.record(z.string(), z.string())])

const count = z.int().min(0).max(99)
const some = count.min(1)
const id = z.string().regex(/^[a-zA-Z0-9]{1,20}$/)

const COLOURS = ['brown', 'pink', 'orange', 'green'] as const
const GOODS = ['horse', 'ox', 'plough', 'wagon', 'scroll', 'beer'] as const
const WARES = [...COLOURS, ...GOODS, 'grain', 'coins', 'bread', 'tool', 'cocoa', 'tea'] as const
const SPACES = [
  'harvest',
  'family',
  'crafts',
  'market',
  'travel',
  'council',
  'church',
  'inn',
  'smuggler',
  'marriage',
] as const

const colour = z.enum(COLOURS)
const ware = z.enum(WARES)
const space = z.enum(SPACES)
/** `any` cubes of any colour, `time` on the lap, and wares by their names. */
const price = z.partialRecord(z.enum([...WARES, 'any', 'time']), some)
const gift = z.partialRecord(z.enum([...WARES, 'points']), some)

const seeds = z.partialRecord(space, z.int().min(-9).max(20))
const seedsBySeats = z.strictObject({ 2: seeds, 3: seeds, 4: seeds, 5: seeds, from })
const bySeats = { 2: some, 3: some, 4: some, 5: some }
const sets = z.enum(['base', 'inn', 'port', 'marriage'])
/** For each place the smallest number of players that uses it. */
const places = z.array(z.int().min(2).max(5))

const constants = z.strictObject({
  lap: z.strictObject({ value: count.min(2), from }),
  plagueTime: z.strictObject({ value: count, from }),
  plagueCubes: z.strictObject({ base: count, withMarriage: count, from }),
  cubesPerColour: z.strictObject({ value: count.min(20), from }),
  grainMax: z.strictObject({ value: some, from }),
  wellCubes: z.strictObject({ value: some, from }),
  monks: z.strictObject({ value: count.min(4), from }),
  massDraw: z.strictObject({ value: some, from }),
  massPull: z.strictObject({ coins: some, from }),
  massMajority: z.strictObject({ points: count, from }),
  quietRounds: z.strictObject({ value: some, from }),
})

const start = z.strictObject({
  coins: count,
  beerWithInn: count,
  compensation: z
    .array(
      z.strictObject({
        grain: count.optional(),
        randomCubes: count.optional(),
        chosenCubes: count.max(1).optional(),
        coins: count.optional(),
      }),
    )
    .length(5),
  from,
})

const seeding = z.strictObject({
  base: seedsBySeats,
  inn: seedsBySeats,
  port: seedsBySeats,
  marriage: seedsBySeats,
  firstRoundEmpty: z.strictObject({ marriage: z.array(space), from }),
  remainderOrder: z.strictObject({ value: z.array(colour).length(4), from }),
  surplus: z.strictObject({ value: count, from }),
})

const craft = z.strictObject({
  building: z.enum(['wainwright', 'stables', 'scriptorium', 'smithy', 'mill', 'brewery']),
  makes: z.array(ware).min(1),
  amount: some,
  training: count.nullable(),
  time: count,
  pay: price,
  /** Time and pay are asked together, and nobody is trained there. */
  both: z.boolean().optional(),
  from,
})

const pick = z.strictObject({ do: z.literal('pick'), n: some, of: z.array(ware).min(1) })
const gain = z.strictObject({ do: z.literal('gain'), give: gift })
const swap = z.strictObject({ do: z.literal('swap'), give: z.literal(1), get: some })
const effect = z.discriminatedUnion('do', [
  gain,
  pick,
  z.strictObject({
    do: z.literal('action'),
    space,
    waive: z.array(z.enum(['time', 'cubes', 'wagon', 'captain'])),
  }),
  z.strictObject({ do: z.literal('serve'), where: z.literal('stalls'), free: z.boolean() }),
  z.strictObject({ do: z.literal('birth'), n: some }),
  z.strictObject({ do: z.literal('advance'), where: z.enum(['church', 'council']), privilege: z.boolean() }),
  z.strictObject({ do: z.literal('privilege'), upTo: some.max(4) }),
  z.strictObject({ do: z.literal('rewards'), n: some }),
  z.strictObject({ do: z.literal('enshrine') }),
  z.strictObject({ do: z.literal('rewind'), n: some }),
  z.strictObject({ do: z.literal('sail'), steps: some.optional(), noTime: z.boolean().optional() }),
  z.strictObject({ do: z.literal('load'), n: some, of: z.array(ware).min(1) }),
  z.strictObject({
    do: z.literal('points'),
    per: z.enum([
      'living',
      'customer',
      'churchMember',
      'councilMember',
      'craftBuilding',
      'generation4',
      'chronicleMember',
      'graveMember',
    ]),
    each: some,
    max: some.optional(),
  }),
])

const privilege = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('nextStart') }),
  pick,
  z.strictObject({ do: z.literal('sell'), give: price, get: gift }),
])

const captain = z.strictObject({ id, coins: some, pay: price, steps: some, from })
const island = z.strictObject({
  id,
  name: z.string(),
  buys: z.partialRecord(ware, some),
  pile: z.enum(['cocoa', 'tea', 'chest']).nullable(),
  lighthouse: z.strictObject({ pay: price, points: count }).nullable(),
  from,
})

const port = z.strictObject({
  holds: some,
  freeSteps: some,
  timeSpace: z.strictObject({ time: count }),
  returnHome: z.strictObject({ time: count }),
  tiles: z.strictObject({
    cocoa: z.strictObject(bySeats),
    tea: z.strictObject(bySeats),
    from,
  }),
  stalls: z.strictObject({
    cocoa: z.strictObject({ points: count, coins: count.optional() }),
    tea: z.strictObject({ points: count, coins: count.optional() }),
    from,
  }),
  captains: z.array(captain).min(1),
  timeSpaces: z.array(id),
  lines: z.array(z.tuple([id, id])),
  islands: z.array(island).min(1),
  chests: z.array(z.strictObject({ set: sets, give: gift })).min(1),
  seaBurial: z.array(count).min(1),
  from,
})

const rank = z.strictObject({
  rank: some.max(6),
  bonus: z.discriminatedUnion('do', [gain, pick, swap]),
  from,
})

const marriage = z.strictObject({
  action: z.strictObject({ time: count, any: count, from }),
  ranks: z.strictObject({ front: z.array(rank).length(6), back: z.array(rank).length(6) }),
  die: z
    .array(z.strictObject({ face: colour, rank: some.max(6), lodging: z.enum(['bakery', 'shop']), from }))
    .length(4),
  pinkFigures: z.strictObject({ players: some, solo: some, from }),
  couples: z.strictObject({ ...bySeats, from }),
  unmarried: z.strictObject({ pay: price, get: z.array(z.enum(['bread', 'tool'])), from }),
  gifts: z.strictObject({ bakery: z.array(gift).length(2), shop: z.array(gift).length(2), from }),
  smuggler: z.strictObject({
    sell: z.strictObject({ pay: price, pointsEach: count }),
    queue: z.strictObject({ pay: price }),
    cubes: z.strictObject({ pay: price, get: z.literal(2) }),
    from,
  }),
})

const solo = z.strictObject({
  ring: z.strictObject({ clockwise: z.array(space).length(SPACES.length), from }),
  slots: z.strictObject({ count: some, from }),
  fate: z.strictObject({
    rows: z.array(z.strictObject({ crossedAfterSlot: z.array(some), tiles: z.array(z.enum(['quill', 'blank'])) })),
    from,
  }),
  dieRolls: z.strictObject({ value: some, from }),
  ranks: z.strictObject({ value: z.array(z.strictObject({ name: z.string(), min: count })).min(1), from }),
})

/** Every value of the game. A table owner's file has this shape too, with any part of it left out. */
export const cardsSchema = z.strictObject({
  constants,
  members: z.strictObject({
    perPlayer: z.strictObject({ 1: some, 2: count, 3: count, 4: count }),
    extraOnesWithMarriage: count,
    from,
  }),
  start,
  seeding,
  chronicle: z.strictObject({
    groups: z.strictObject({ farm: places, crafts: places, council: places, travel: places, church: places }),
    marriage: places,
    points: z.array(count).min(1),
    from,
  }),
  graves: z.strictObject({ places, from }),
  harvest: z.strictObject({ plain: count, horsePlough: count, oxPlough: count, from }),
  crafts: z.array(craft).length(6),
  market: z.strictObject({
    stalls: places,
    queue: some,
    surcharge: z.strictObject({ green: count, time: count }),
    from,
  }),
  customers: z.array(z.strictObject({ id, set: sets, wants: price, points: count, from })).min(20),
  council: z
    .array(z.strictObject({ step: some, time: count, pay: z.array(price).min(1), privilege, points: count, from }))
    .length(4),
  church: z.strictObject({
    enter: z.array(price).length(2),
    steps: z.array(z.strictObject({ step: some, grain: count, points: count, from })).length(4),
    from,
  }),
  travel: z.strictObject({
    leg: z.strictObject({ time: count, wagon: count, from }),
    castles: z.array(z.strictObject({ id, reward: z.partialRecord(z.enum(['points', 'cubes', 'coins']), some), from })),
    ways: z.array(z.strictObject({ between: z.tuple([id, id]), pay: price, from })),
    points: z.array(count).length(7),
    from,
  }),
  inn: z.strictObject({
    enter: z.strictObject({ time: count, from }),
    sides: z.strictObject({ front: price, back: price, from }),
    piles: z.strictObject({ value: some, from }),
    removedWithPort: z.strictObject({ value: z.array(id), from }),
  }),
  villagers: z
    .array(
      z.strictObject({
        id,
        set: sets,
        name: z.string(),
        cost: price,
        kind: z.enum(['once', 'end']),
        when: z.enum(['turn', 'sail', 'score']),
        effect,
        from,
      }),
    )
    .min(3),
  port,
  marriage,
  solo,
  score: z.strictObject({ coin: count, from }),
})

export type Cards = z.infer<typeof cardsSchema>
export type Effect = z.infer<typeof effect>
export type Privilege = z.infer<typeof privilege>
export type Price = Readonly<z.infer<typeof price>>
export type Gift = Readonly<z.infer<typeof gift>>
