import type { News } from '#kernel'
import type { VillageNews } from '#village/news'
import type { View } from '#village/view'
import type { Scene, Told, Voice } from '../face.ts'
import { capital, dotted, nameAt, type Tongue, tongueOf, viewOf } from './tongue.ts'
import { customerText, villagerName } from './words.ts'

/** What happened, in sentences. */

interface Telling {
  readonly tongue: Tongue
  readonly view: View
  readonly names: readonly string[]
}

type Teller<K extends VillageNews['kind']> = (telling: Telling, news: Extract<VillageNews, { kind: K }>) => string

type Tellers = { readonly [K in VillageNews['kind']]?: Teller<K> }

function pieceText({ tongue }: Telling, piece: string): string {
  if (piece === 'member') return tongue.say('word.member')
  return piece === 'chest' ? tongue.say('word.chest') : tongue.some(piece, 1)
}

/** Parts of the line about whoever acts. */
const PARTS: Tellers = {
  cubeTaken: ({ tongue }, { space, cube }) =>
    tongue.say('told.cube', { cube: tongue.some(cube, 1), space: tongue.space(space) }),
  wellUsed: ({ tongue }, { space, isFree }) =>
    tongue.say(isFree ? 'told.free' : 'told.well', { space: tongue.space(space) }),
  letGo: ({ tongue }) => tongue.say('told.letGo'),
  paid: ({ tongue }, { wares }) => tongue.say('told.paid', { what: tongue.wares(wares) }),
  gained: ({ tongue }, { wares }) => tongue.say('told.gained', { what: tongue.wares(wares) }),
  wasted: ({ tongue }, { grain }) => tongue.say('told.wasted', { what: tongue.some('grain', grain) }),
  timePaid: ({ tongue, view }, { time, lap }) => {
    const of = `${lap + 1}/${view.setup.content.constants.lap.value}`
    return tongue.say('told.time', { time: tongue.some('time', time), lap: of })
  },
  quillCrossed: ({ tongue }) => tongue.say('told.quill'),
  memberMoved: ({ tongue }, { member, from, to }) =>
    tongue.say('told.moved', { member, from: tongue.place(from), to: tongue.place(to) }),
  memberBorn: ({ tongue }, { member }) => tongue.say('told.born', { member }),
  goodMade: ({ tongue }, { building, isDoubled }) =>
    tongue.say(isDoubled ? 'told.doubled' : 'told.made', { building: tongue.word(building) }),
  privilegeUsed: ({ tongue }, { step }) => tongue.say('told.privilege', { step }),
  ringTaken: ({ tongue }) => tongue.say('told.ring'),
  castleReached: ({ tongue }, { castle, isNew }) =>
    tongue.say(isNew ? 'told.castle' : 'told.castleAgain', { castle: tongue.word(castle) }),
  villagerTucked: ({ tongue, view }, { villager, pile, top }) => {
    const facts = { villager: villagerName(tongue, view, villager), top: villagerName(tongue, view, top) }
    return tongue.say('told.tucked', { ...facts, pile: pile + 1 })
  },
  villagerBought: ({ tongue, view }, { villager }) =>
    tongue.say('told.bought', { villager: villagerName(tongue, view, villager) }),
  villagerPlayed: ({ tongue, view }, { villager }) =>
    tongue.say('told.played', { villager: villagerName(tongue, view, villager) }),
  enshrined: ({ tongue }, { member }) => tongue.say('told.enshrined', { member }),
  timeRegained: ({ tongue }, { time }) => tongue.say('told.regained', { time: tongue.some('time', time) }),
  captainHired: ({ tongue, view }, { captain }) => {
    const card = view.setup.content.port.captains.find(({ id }) => id === captain)
    return tongue.say('told.captain', { coins: tongue.some('coins', card?.coins ?? 0) })
  },
  loaded: (telling, { piece }) => telling.tongue.say('told.loaded', { what: pieceText(telling, piece) }),
  sailed: ({ tongue }, { to }) => tongue.say('told.sailed', { water: tongue.water(to) }),
  docked: ({ tongue }) => tongue.say('told.docked'),
  stayed: ({ tongue }) => tongue.say('told.stayed'),
  islandSold: ({ tongue }, { ware, points }) =>
    tongue.say('told.isleSold', { what: tongue.some(ware, 1), points: tongue.some('points', points) }),
  tileTaken: (telling, { tile }) => telling.tongue.say('told.tile', { what: pieceText(telling, tile) }),
  chestSeen: ({ tongue }, { wares }) => tongue.say('told.chestSeen', { what: tongue.wares(wares) }),
  returned: ({ tongue }) => tongue.say('told.returned'),
  chestOpened: ({ tongue }, { wares }) => tongue.say('told.opened', { what: tongue.wares(wares) }),
  breadLaid: ({ tongue }, { member }) => tongue.say('told.bread', { member }),
  parted: ({ tongue }) => tongue.say('told.parted'),
}

function named({ tongue, names }: Telling, seat: number | null): string {
  return nameAt(tongue, names, seat)
}

/** What has a line of its own. */
const LINES: Tellers = {
  marketCalled: (telling, { seat }) => telling.tongue.say('told.market', { name: named(telling, seat) }),
  customerServed: (telling, { seat, customer, points }) => {
    const { tongue, view } = telling
    const wants = customerText(tongue, view, customer)
    return tongue.say('told.served', { name: named(telling, seat), wants, points: tongue.some('points', points) })
  },
  overseasSold: (telling, { seat, ware, points }) => {
    const { tongue } = telling
    const facts = { what: tongue.some(ware, 1), points: tongue.some('points', points) }
    return tongue.say('told.overseas', { name: named(telling, seat), ...facts })
  },
  passed: (telling, { seat, isForced }) =>
    telling.tongue.say(isForced ? 'told.passedForced' : 'told.passed', { name: named(telling, seat) }),
  rowFilled: ({ tongue, view }, { customers }) =>
    tongue.say('told.row', { list: customers.map((id) => `(${customerText(tongue, view, id)})`).join(' ') }),
  died: (telling, { seat, member, from, to }) => {
    const { tongue } = telling
    const facts = { name: named(telling, seat), member, from: tongue.place(from), to: tongue.place(to) }
    return tongue.say('told.died', facts)
  },
  endAnnounced: (telling, { seat, cause }) =>
    telling.tongue.say(cause === 'quiet' ? 'told.endQuiet' : 'told.end', { name: named(telling, seat) }),
  massBegan: ({ tongue }, { isLast }) => tongue.say(isLast ? 'told.massLast' : 'told.mass'),
  pulled: (telling, { seat, member }) => telling.tongue.say('told.pulled', { name: named(telling, seat), member }),
  monksDrawn: ({ tongue }, { monks }) => tongue.say('told.monks', { n: monks }),
  majorityWon: (telling, { seat, points }) => {
    const { tongue } = telling
    return tongue.say('told.majority', { name: named(telling, seat), points: tongue.some('points', points) })
  },
  gameEnded: ({ tongue }) => tongue.say('told.over'),
  roundBegan: (telling, { round, first }) =>
    telling.tongue.say('told.round', { n: round, name: named(telling, first) }),
  villagerShown: ({ tongue, view }, { villager, pile }) =>
    tongue.say('told.shown', { villager: villagerName(tongue, view, villager), pile: pile + 1 }),
  dieRolled: ({ tongue }, { rank, came }) => tongue.say('told.die', { rank, came }),
  married: ({ tongue }, { ranks, lodging }) =>
    tongue.say('told.married', { one: ranks[0], other: ranks[1], lodging: lodging ?? 'none' }),
  connyTook: ({ tongue }, { space, cube, slot }) =>
    tongue.say('told.conny', { cube: tongue.some(cube, 1), space: tongue.space(space), slot }),
  fateTurned: ({ tongue }, { fate }) => tongue.say('told.fate', { what: tongue.say(`word.${fate}`) }),
  foremostTaken: ({ tongue, view }, { customer }) =>
    tongue.say('told.foremost', { wants: customerText(tongue, view, customer) }),
}

function toldBy(tellers: Tellers, telling: Telling, news: VillageNews): string | null {
  const teller = tellers[news.kind] as Teller<VillageNews['kind']> | undefined
  return teller?.(telling, news) ?? null
}

/** Who did it: a bot or an order in somebody's place is named. */
function doerText({ tongue, names }: Telling, name: string, { by, askedBy }: Told): string {
  if (askedBy !== undefined) return tongue.say('told.botAsked', { name, asker: names[askedBy] ?? '' })
  if (by === 'bot' || by === 'clock') return tongue.say('told.bot', { name })
  return by === 'order' ? tongue.say('told.order', { name }) : name
}

/** Neighbouring parts about the same seat make one line; what has its own line stands between them. */
export function tell(scene: Scene, told: Told, voice: Voice): string[] {
  const telling = { tongue: tongueOf(voice.language), view: viewOf(scene), names: scene.names }
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
export function steps(scene: Scene, news: readonly News[], voice: Voice): string[] {
  const telling = { tongue: tongueOf(voice.language), view: viewOf(scene), names: scene.names }
  const all = (news as readonly VillageNews[]).flatMap((one) => {
    return toldBy(PARTS, telling, one) ?? toldBy(LINES, telling, one) ?? []
  })
  return all.map((text, at) => `${at + 1}. ${capital(text)}`)
}
