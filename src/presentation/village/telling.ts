import type { News } from '#kernel'
import type { VillageNews } from '#village/news'
import type { View } from '#village/view'
import type { Shown, Told, Voice } from '../presentation.ts'
import { customerText, villagerName } from './card-texts.ts'
import { capital, dotted, nameAt, type Phrasing, phrasingOf, viewOf } from './phrasing.ts'

/** What happened, in sentences. */

interface Telling {
  readonly phrasing: Phrasing
  readonly view: View
  readonly names: readonly string[]
}

type Teller<K extends VillageNews['kind']> = (telling: Telling, news: Extract<VillageNews, { kind: K }>) => string

type Tellers = { readonly [K in VillageNews['kind']]?: Teller<K> }

function pieceText({ phrasing }: Telling, piece: string): string {
  if (piece === 'member') return phrasing.say('word.member')
  return piece === 'chest' ? phrasing.say('word.chest') : phrasing.some(piece, 1)
}

/** Parts of the line about whoever acts. */
const PARTS: Tellers = {
  cubeTaken: ({ phrasing }, { space, cube }) =>
    phrasing.say('told.cube', { cube: phrasing.some(cube, 1), space: phrasing.space(space) }),
  wellUsed: ({ phrasing }, { space, isFree }) =>
    phrasing.say(isFree ? 'told.free' : 'told.well', { space: phrasing.space(space) }),
  letGo: ({ phrasing }) => phrasing.say('told.letGo'),
  paid: ({ phrasing }, { wares }) => phrasing.say('told.paid', { what: phrasing.wares(wares) }),
  gained: ({ phrasing }, { wares }) => phrasing.say('told.gained', { what: phrasing.wares(wares) }),
  wasted: ({ phrasing }, { grain }) => phrasing.say('told.wasted', { what: phrasing.some('grain', grain) }),
  timePaid: ({ phrasing, view }, { time, lap }) => {
    const of = `${lap + 1}/${view.setup.content.constants.lap.value}`
    return phrasing.say('told.time', { time: phrasing.some('time', time), lap: of })
  },
  quillCrossed: ({ phrasing }) => phrasing.say('told.quill'),
  memberMoved: ({ phrasing }, { member, from, to }) =>
    phrasing.say('told.moved', { member, from: phrasing.place(from), to: phrasing.place(to) }),
  memberBorn: ({ phrasing }, { member }) => phrasing.say('told.born', { member }),
  goodMade: ({ phrasing }, { building, isDoubled }) =>
    phrasing.say(isDoubled ? 'told.doubled' : 'told.made', { building: phrasing.word(building) }),
  privilegeUsed: ({ phrasing }, { step }) => phrasing.say('told.privilege', { step }),
  ringTaken: ({ phrasing }) => phrasing.say('told.ring'),
  castleReached: ({ phrasing }, { castle, isNew }) =>
    phrasing.say(isNew ? 'told.castle' : 'told.castleAgain', { castle: phrasing.word(castle) }),
  villagerTucked: ({ phrasing, view }, { villager, pile, top }) => {
    const facts = { villager: villagerName(phrasing, view, villager), top: villagerName(phrasing, view, top) }
    return phrasing.say('told.tucked', { ...facts, pile: pile + 1 })
  },
  villagerBought: ({ phrasing, view }, { villager }) =>
    phrasing.say('told.bought', { villager: villagerName(phrasing, view, villager) }),
  villagerPlayed: ({ phrasing, view }, { villager }) =>
    phrasing.say('told.played', { villager: villagerName(phrasing, view, villager) }),
  enshrined: ({ phrasing }, { member }) => phrasing.say('told.enshrined', { member }),
  timeRegained: ({ phrasing }, { time }) => phrasing.say('told.regained', { time: phrasing.some('time', time) }),
  captainHired: ({ phrasing, view }, { captain }) => {
    const card = view.setup.content.port.captains.find(({ id }) => id === captain)
    return phrasing.say('told.captain', { coins: phrasing.some('coins', card?.coins ?? 0) })
  },
  loaded: (telling, { piece }) => telling.phrasing.say('told.loaded', { what: pieceText(telling, piece) }),
  sailed: ({ phrasing }, { to }) => phrasing.say('told.sailed', { water: phrasing.water(to) }),
  docked: ({ phrasing }) => phrasing.say('told.docked'),
  stayed: ({ phrasing }) => phrasing.say('told.stayed'),
  islandSold: ({ phrasing }, { ware, points }) =>
    phrasing.say('told.isleSold', { what: phrasing.some(ware, 1), points: phrasing.some('points', points) }),
  tileTaken: (telling, { tile }) => telling.phrasing.say('told.tile', { what: pieceText(telling, tile) }),
  chestSeen: ({ phrasing }, { wares }) => phrasing.say('told.chestSeen', { what: phrasing.wares(wares) }),
  returned: ({ phrasing }) => phrasing.say('told.returned'),
  chestOpened: ({ phrasing }, { wares }) => phrasing.say('told.opened', { what: phrasing.wares(wares) }),
  breadLaid: ({ phrasing }, { member }) => phrasing.say('told.bread', { member }),
  parted: ({ phrasing }) => phrasing.say('told.parted'),
}

function named({ phrasing, names }: Telling, seat: number | null): string {
  return nameAt(phrasing, names, seat)
}

/** What has a line of its own. */
const LINES: Tellers = {
  marketCalled: (telling, { seat }) => telling.phrasing.say('told.market', { name: named(telling, seat) }),
  customerServed: (telling, { seat, customer, points }) => {
    const { phrasing, view } = telling
    const wants = customerText(phrasing, view, customer)
    return phrasing.say('told.served', { name: named(telling, seat), wants, points: phrasing.some('points', points) })
  },
  overseasSold: (telling, { seat, ware, points }) => {
    const { phrasing } = telling
    const facts = { what: phrasing.some(ware, 1), points: phrasing.some('points', points) }
    return phrasing.say('told.overseas', { name: named(telling, seat), ...facts })
  },
  passed: (telling, { seat, isForced }) =>
    telling.phrasing.say(isForced ? 'told.passedForced' : 'told.passed', { name: named(telling, seat) }),
  rowFilled: ({ phrasing, view }, { customers }) =>
    phrasing.say('told.row', { list: customers.map((id) => `(${customerText(phrasing, view, id)})`).join(' ') }),
  died: (telling, { seat, member, from, to }) => {
    const { phrasing } = telling
    const facts = { name: named(telling, seat), member, from: phrasing.place(from), to: phrasing.place(to) }
    return phrasing.say('told.died', facts)
  },
  endAnnounced: (telling, { seat, cause }) =>
    telling.phrasing.say(cause === 'quiet' ? 'told.endQuiet' : 'told.end', { name: named(telling, seat) }),
  massBegan: ({ phrasing }, { isLast }) => phrasing.say(isLast ? 'told.massLast' : 'told.mass'),
  pulled: (telling, { seat, member }) => telling.phrasing.say('told.pulled', { name: named(telling, seat), member }),
  monksDrawn: ({ phrasing }, { monks }) => phrasing.say('told.monks', { n: monks }),
  majorityWon: (telling, { seat, points }) => {
    const { phrasing } = telling
    return phrasing.say('told.majority', { name: named(telling, seat), points: phrasing.some('points', points) })
  },
  gameEnded: ({ phrasing }) => phrasing.say('told.over'),
  roundBegan: (telling, { round, first }) =>
    telling.phrasing.say('told.round', { n: round, name: named(telling, first) }),
  villagerShown: ({ phrasing, view }, { villager, pile }) =>
    phrasing.say('told.shown', { villager: villagerName(phrasing, view, villager), pile: pile + 1 }),
  dieRolled: ({ phrasing }, { rank, came }) => phrasing.say('told.die', { rank, came }),
  married: ({ phrasing }, { ranks, lodging }) =>
    phrasing.say('told.married', { one: ranks[0], other: ranks[1], lodging: lodging ?? 'none' }),
  connyTook: ({ phrasing }, { space, cube, slot }) =>
    phrasing.say('told.conny', { cube: phrasing.some(cube, 1), space: phrasing.space(space), slot }),
  fateTurned: ({ phrasing }, { fate }) => phrasing.say('told.fate', { what: phrasing.say(`word.${fate}`) }),
  foremostTaken: ({ phrasing, view }, { customer }) =>
    phrasing.say('told.foremost', { wants: customerText(phrasing, view, customer) }),
}

function toldBy(tellers: Tellers, telling: Telling, news: VillageNews): string | null {
  const teller = tellers[news.kind] as Teller<VillageNews['kind']> | undefined
  return teller?.(telling, news) ?? null
}

/** Who did it: a bot or an order in somebody's place is named. */
function doerText({ phrasing, names }: Telling, name: string, { by, askedBy }: Told): string {
  if (askedBy !== undefined) return phrasing.say('told.botAsked', { name, asker: names[askedBy] ?? '' })
  if (by === 'bot' || by === 'clock') return phrasing.say('told.bot', { name })
  return by === 'order' ? phrasing.say('told.order', { name }) : name
}

/** Neighbouring parts about the same seat make one line; what has its own line stands between them. */
export function tell(shown: Shown, told: Told, voice: Voice): string[] {
  const telling = { phrasing: phrasingOf(voice.language), view: viewOf(shown), names: shown.names }
  const lines: { seat: number | null; parts: string[] }[] = []
  for (const news of told.news as readonly VillageNews[]) {
    const own = toldBy(LINES, telling, news)
    if (own !== null) lines.push({ seat: null, parts: [own] })
    const part = toldBy(PARTS, telling, news)
    if (part === null) continue
    const seat = 'seat' in news ? news.seat : null
    const last = lines.at(-1)
    if (last !== undefined && seat !== null && last.seat === seat) last.parts.push(part)
    else lines.push({ seat, parts: [part] })
  }
  return lines.map(({ seat, parts }) => {
    if (seat === null) return parts.join(', ')
    const name = named(telling, seat)
    return dotted([seat === told.seat ? doerText(telling, name, told) : name, parts.join(', ')])
  })
}

/** What a draft would do, a line for each step. */
export function steps(shown: Shown, news: readonly News[], voice: Voice): string[] {
  const telling = { phrasing: phrasingOf(voice.language), view: viewOf(shown), names: shown.names }
  const all = (news as readonly VillageNews[]).flatMap((one) => {
    return toldBy(PARTS, telling, one) ?? toldBy(LINES, telling, one) ?? []
  })
  return all.map((text, at) => `${at + 1}. ${capital(text)}`)
}
