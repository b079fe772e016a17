import { CARDS } from '#data/village/cards'
import type { News, Question, Result } from '#kernel'
import type { VillageNews } from '#village/news'
import { kindOf, SPACES } from '#village/words'

/** Everything that games have come upon, one word for each. */
export class Reached {
  readonly tags = new Set<string>()

  hear = (news: News): void => {
    this.tags.add(news.kind)
    for (const tag of tagsOf(news as VillageNews)) this.tags.add(tag)
  }

  see = ({ about }: Question, picks: readonly string[]): void => {
    this.tags.add(`asked ${about}`)
    for (const id of picks) if (FREE.test(id)) this.tags.add(id.slice(0, id.indexOf(':')))
    for (const id of picks) if (/^(buy|tuck|rank|gift|token|swap|use|cubes|sell):/.test(id)) this.tags.add(id)
  }

  end = ({ totals, winners }: Result): void => {
    const best = totals.filter((total) => total === Math.max(...totals)).length
    if (totals.length === 1) this.tags.add('solo won')
    if (best > 1) this.tags.add(winners.length === 1 ? 'tie broken' : 'shared win')
  }
}

const FREE = /^(card|bread|open|coins|chests|endTurn):/

function tagsOf(news: VillageNews): string[] {
  if (news.kind === 'cubeTaken') return [`took ${news.cube}`, `took from ${news.space}`]
  if (news.kind === 'wellUsed') return news.isFree ? ['free action'] : [`well ${news.space}`]
  if (news.kind === 'customerServed') return [`served ${news.customer}`]
  if (news.kind === 'villagerBought') return [`bought ${news.villager}`]
  if (news.kind === 'villagerPlayed') return [`played ${news.villager}`]
  if (news.kind === 'captainHired') return [`captain ${news.captain}`]
  if (news.kind === 'docked') return [`docked ${news.island}`]
  if (news.kind === 'sailed') return [`sailed ${news.to}`]
  if (news.kind === 'islandSold') return [`island bought ${news.ware}`]
  if (news.kind === 'overseasSold') return [`sold ${news.ware}`]
  if (news.kind === 'tileTaken') return [`took ${news.tile}`]
  if (news.kind === 'chestOpened') return [`opened ${JSON.stringify(news.wares)}`]
  if (news.kind === 'castleReached') return [`castle ${news.castle} ${news.isNew ? 'new' : 'again'}`]
  if (news.kind === 'goodMade') return [`made ${news.building}${news.isDoubled ? ' twice' : ''}`]
  if (news.kind === 'privilegeUsed') return [`privilege ${news.step}`]
  if (news.kind === 'endAnnounced') return [`end by ${news.cause}`]
  if (news.kind === 'memberMoved') return [`to ${news.to}`, `${news.from} to ${news.to}`]
  if (news.kind === 'died') return [`died ${kindOf(news.from)} ${news.to}`]
  if (news.kind === 'passed') return [`passed ${news.isForced}`]
  if (news.kind === 'dieRolled') return [`die ${news.face} ${news.came}`]
  if (news.kind === 'connyTook') return [`conny took from ${news.space}`, `slot ${news.slot}`]
  if (news.kind === 'fateTurned') return [`fate ${news.row} ${news.fate}`]
  return []
}

const NEWS = [
  ...'roundBegan cubeTaken timePaid quillCrossed wellUsed letGo paid gained wasted harvested memberMoved'.split(' '),
  ...'memberBorn goodMade privilegeUsed ringTaken castleReached marketCalled customerServed overseasSold'.split(' '),
  ...'rowFilled died endAnnounced massBegan pulled monksDrawn majorityWon gameEnded villagerTucked'.split(' '),
  ...'villagerBought villagerShown villagerPlayed enshrined timeRegained captainHired loaded sailed stayed docked'.split(
    ' ',
  ),
  ...'islandSold tileTaken chestSeen returned chestOpened breadLaid dieRolled married parted connyTook'.split(' '),
  ...'fateTurned foremostTaken'.split(' '),
]

const ASKED = [
  ...'advance buy card church connyCube council crafts death double endTurn family gift harvest inn'.split(' '),
  ...'isle load lodging make marriage pay pick privilege produce pull sell smuggler space step swap'.split(' '),
  ...'token travel tuck turn way with'.split(' '),
]

const GROUPED = { farm: 'farm', craft: 'crafts', council: 'council', castle: 'travel', church: 'church' }
const ONCE = CARDS.villagers.filter(({ kind }) => kind === 'once').map(({ id }) => id)
const BUILDINGS = CARDS.crafts.map(({ building }) => building)

/** Everything that the games of all numbers of players and all sets together must have come upon. */
export const TO_REACH: readonly string[] = [
  ...NEWS,
  ...ASKED.map((about) => `asked ${about}`),
  'card',
  'bread',
  'open',
  'coins',
  'passed true',
  'passed false',
  'free action',
  'tie broken',
  'solo won',
  ...SPACES.flatMap((space) => [`took from ${space}`, `well ${space}`, `conny took from ${space}`]),
  ...['brown', 'pink', 'orange', 'green', 'plague', 'chest', 'cocoa', 'tea'].map((ware) => `took ${ware}`),
  ...CARDS.customers.map(({ id }) => `served ${id}`),
  ...CARDS.villagers.map(({ id }) => `bought ${id}`),
  ...ONCE.map((id) => `played ${id}`),
  ...CARDS.port.captains.map(({ id }) => `captain ${id}`),
  ...CARDS.port.islands.flatMap(({ id }) => [`docked ${id}`, `sailed ${id}`]),
  ...CARDS.port.timeSpaces.map((id) => `sailed ${id}`),
  ...CARDS.port.chests.map(({ give }) => `opened ${JSON.stringify(give)}`),
  ...CARDS.port.islands.flatMap(({ buys }) => Object.keys(buys).map((ware) => `island bought ${ware}`)),
  ...CARDS.port.islands.flatMap(({ id, lighthouse }) => (lighthouse ? [`to light.${id}`] : [])),
  'sold cocoa',
  'sold tea',
  'chests',
  'endTurn',
  ...CARDS.travel.castles.map(({ id }) => `castle ${id} new`),
  ...['northgate', 'southgate'].map((id) => `castle ${id} again`),
  ...BUILDINGS.flatMap((building) => [`made ${building}`, `made ${building} twice`]),
  ...[1, 2, 3, 4].flatMap((step) => [`privilege ${step}`, `to council.${step}`, `to church.${step}`]),
  ...[1, 2, 3, 4, 5, 6].map((rank) => `to rank.${rank}`),
  'gift:2bread',
  'gift:bread+2grain',
  'gift:2tool',
  'gift:tool+pink+orange',
  ...CARDS.marriage.die.flatMap(({ face }) => ['supply', 'parents', 'nobody'].map((came) => `die ${face} ${came}`)),
  ...Object.entries(GROUPED).flatMap(([kind, group]) => [`died ${kind} chronicle.${group}`, `died ${kind} grave`]),
  ...['inn grave', 'ship sea', 'ship chronicle.travel', 'light sea'].map((how) => `died ${how}`),
  ...['rank', 'bakery', 'shop', 'parents'].map((place) => `died ${place} chronicle.farm`),
  ...['waiting grave', 'waiting sea', 'ready grave', 'farm aside'].map((how) => `died ${how}`),
  ...Object.values(GROUPED).map((group) => `died waiting chronicle.${group}`),
  'ready to bag',
  ...Array.from({ length: CARDS.solo.slots.count }, (_, index) => `slot ${index + 1}`),
  ...CARDS.solo.fate.rows.flatMap(({ tiles }, row) => tiles.map((tile) => `fate ${row} ${tile}`)),
  ...['chronicle', 'graves', 'sea', 'quiet'].map((cause) => `end by ${cause}`),
]
