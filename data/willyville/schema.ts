import { z } from 'zod'

/** The source of a value: the rulebook, a review, the house, or a sentence that says which part comes whence. */
const from = z.union([z.string(), z.record(z.string(), z.string())])

const count = z.int().min(0).max(99)
const bannerValue = z.int().min(2).max(12)
const banner = z.array(bannerValue).min(1).max(2)

const cost = z.strictObject({
  time: count.optional(),
  coins: count.optional(),
  horse: count.optional(),
  beer: count.optional(),
  plough: count.optional(),
  scroll: count.optional(),
  wagon: count.optional(),
})
const goods = cost.omit({ time: true, coins: true })
const alternatives = z.array(cost).min(1)
const time = z.strictObject({ time: count })

const bySeats = z.strictObject({ 2: count.min(1), 3: count.min(1), 4: count.min(1), from })

const constants = z.strictObject({
  clouds: z.strictObject({ value: count.min(2), from }),
  coffinsToEnd: bySeats,
  ratDistance: bySeats,
  dangerSpaces: z.strictObject({ value: count, from }),
  chronicle: z.strictObject({ perProfession: z.array(count).max(9), from }),
  windows: z.strictObject({ points: z.array(count).min(2), from }),
  maxWindows: count.min(1),
  labourer: z.int().min(-99).max(0),
  handPoints: count,
  gameBanners: z.strictObject({ value: z.array(banner).min(4), from }),
  school: banner,
  hand: banner,
  bailiff: z.strictObject({
    banner,
    offer: count.min(4),
    costs: z.array(z.strictObject({ take: count.min(1), time: count, coins: count.optional() })).length(4),
    from,
  }),
})

const craft = z.strictObject({
  building: z.enum(['stable', 'brewery', 'smithy', 'scriptorium', 'wainwright']),
  good: z.enum(['horse', 'beer', 'plough', 'scroll', 'wagon']),
  banners: z.array(banner).length(4),
  black: time,
  white: time,
  slots: count.min(1),
  from,
})

const field = z.strictObject({ count, banner, black: time, white: time, points: count, from })

const church = z.strictObject({
  name: z.enum(['healing', 'abbey', 'trade', 'mission']),
  banner,
  time: count,
  points: count,
  slots: count.optional(),
  window: count.optional(),
  from,
})

const monkAction = z.enum(['story2', 'story3', 'ask', 'school1', 'school2', 'market'])
const monkStack = z.strictObject({ banner, time: count, extra: alternatives, actions: z.array(monkAction).min(1) })

const meetingPlace = z.strictObject({
  count,
  banner,
  black: time,
  white: time,
  slots: count.min(1),
  points: count,
  from,
})

const townHall = z.strictObject({
  name: z.enum(['finance', 'guild', 'area', 'population']),
  banner,
  black: time,
  white: time,
  slots: count.optional(),
  points: count,
  from,
})

const letter = z.enum(['A', 'B', 'C', 'D', 'E'])
const travelStack = z.strictObject({ banner, time: count, extra: alternatives, from })
const travelCard = z.strictObject({
  letter,
  points: count,
  grey: cost.nullable(),
  chapel: z.boolean().optional(),
  from,
})

const customer = z.strictObject({
  banner: z.union([banner, z.literal('?')]),
  goods,
  points: count,
  time: count,
  from,
})

/** Every value of the game. A table owner's file has this shape too, with any part of it left out. */
export const cardsSchema = z.strictObject({
  constants,
  craft: z.array(craft).length(5),
  field,
  churches: z.array(church).length(4),
  monks: z.strictObject({
    stacks: z.strictObject({ feather: monkStack, jug: monkStack, rosary: monkStack }),
    from,
  }),
  meetingPlace,
  townHalls: z.array(townHall).length(4),
  travel: z.strictObject({
    stacks: z.strictObject({ A: travelStack, B: travelStack, C: travelStack, D: travelStack, E: travelStack }),
    cards: z.array(travelCard).min(5),
  }),
  customers: z.array(customer).min(6).max(99),
})

export type Cards = z.infer<typeof cardsSchema>
export type Cost = z.infer<typeof cost>
export type MonkAction = z.infer<typeof monkAction>
