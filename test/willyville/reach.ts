import { CARDS } from '#data/willyville/cards'
import type { Question, Result } from '#kernel'
import type { WillyvilleNews } from '#willyville/news'
import type { State } from '#willyville/state'
import { GOODS, LETTERS, STACKS, VILLAGERS } from '#willyville/words'

/** Everything that games have come upon, one word for each. */
export class Reached {
  readonly tags = new Set<string>()

  hear = (news: WillyvilleNews): void => {
    this.tags.add(news.kind)
    if (news.kind === 'customerServed') this.tags.add(`served ${news.customer}`)
    if (news.kind === 'travelled') this.tags.add(`travelled ${news.card}`)
    if (news.kind === 'monkCame') this.tags.add(`${news.stack} ${news.action}`)
    if (news.kind === 'churchBuilt') this.tags.add(`church ${news.church}`)
    if (news.kind === 'hallBuilt') this.tags.add(`hall ${news.hall}`)
    if (news.kind === 'buildingBuilt') this.tags.add(`built ${news.good} ${news.banner}`)
    if (news.kind === 'marked') this.tags.add(`marked ${news.slot}`)
    if (news.kind === 'buried') this.tags.add(`${news.villager} ${news.where}`)
    if (news.kind === 'ploughMoved') this.tags.add(`plough from ${news.from}`)
    if (news.kind === 'letGo') this.tags.add(`let go ${news.what}`)
    if (news.kind === 'paid' && news.jokers > 0) this.tags.add('paid joker')
    if (news.kind === 'paid' && news.fields.length > 0) this.tags.add('paid field')
    if (news.kind === 'diceTaken' && news.markers > 0) this.tags.add(`dice ${news.markers} markers`)
  }

  see = (ask: Question): void => {
    this.tags.add(`asked ${ask.about}`)
  }

  visit = (t: State): void => {
    const empty = (name: string, size: number) => size === 0 && this.tags.add(`empty ${name}`)
    empty('customers', t.deck.length)
    empty('fields', t.fields)
    for (const stack of STACKS) empty(stack, t.monks[stack].length)
    for (const letter of LETTERS) empty(letter, t.travel[letter].length)
    for (const good of GOODS) empty(good, t.crafts[good].length)
    empty('churches', t.churches.length)
    empty('halls', t.halls.length)
    empty('meeting places', t.meetings)
    for (const p of t.players) if (p.travel.some((card) => CARDS.travel.cards[card]?.chapel)) this.tags.add('chapel')
    for (const p of t.players) if (p.monks.length + (p.church === 'abbey' ? 1 : 0) === 6) this.tags.add('six windows')
  }

  end = ({ totals, winners }: Result): void => {
    const best = totals.filter((total) => total === Math.max(...totals)).length
    if (best > 1) this.tags.add(winners.length === 1 ? 'tie broken' : 'shared win')
  }
}

const NEWS: WillyvilleNews['kind'][] = [
  'roundBegan',
  'diceTaken',
  'timePaid',
  'deathCame',
  'paid',
  'ploughMoved',
  'churchBuilt',
  'monkCame',
  'monkShown',
  'meetingPlaceBuilt',
  'hallBuilt',
  'buildingBuilt',
  'fieldLaid',
  'travelled',
  'cardExchanged',
  'handTaken',
  'seventhShown',
  'customersCame',
  'offerFilled',
  'bannerUsed',
  'customerServed',
  'coinsGained',
  'storyGained',
  'goodMade',
  'goodLost',
  'marked',
  'markerGained',
  'markerLost',
  'tileLaid',
  'letGo',
  'childCame',
  'childMovedUp',
  'childGrewUp',
  'headmanMoved',
  'storiesSaved',
  'buried',
  'labourerHired',
  'ratRan',
  'plagueStruck',
  'healed',
  'storiesLost',
  'lastRound',
  'gameEnded',
]

const ASKED = 'dice act more pay die labourer plague bailiff free customers mission monk slot tile take'.split(' ')

/** Everything that the games of every number of players must have come upon. */
const BY_ANY_NUMBER: string[] = [
  ...NEWS,
  ...ASKED.map((about) => `asked ${about}`),
  ...CARDS.customers.map((_, customer) => `served ${customer}`),
  ...CARDS.travel.cards.map((_, card) => `travelled ${card}`),
  ...STACKS.flatMap((stack) => CARDS.monks.stacks[stack].actions.map((action) => `${stack} ${action}`)),
  ...CARDS.churches.map(({ name }) => `church ${name}`),
  ...CARDS.townHalls.map(({ name }) => `hall ${name}`),
  ...CARDS.craft.flatMap(({ good, banners }) => banners.map((banner) => `built ${good} ${banner}`)),
  ...['travel', 'craft', 'served', 'religion', 'fields', ...VILLAGERS].map((slot) => `marked ${slot}`),
  ...VILLAGERS.flatMap((villager) => [`${villager} chronicle`, `${villager} grave`]),
  ...['smithy', 'joker'].map((from) => `plough from ${from}`),
  ...['coin', 'story', 'good', 'marker'].map((gain) => `let go ${gain}`),
  ...['customers', 'fields', ...STACKS].map((name) => `empty ${name}`),
  'dice 1 markers',
  'dice 2 markers',
  'paid joker',
  'paid field',
  'chapel',
  'six windows',
  'tie broken',
  'shared win',
]

/** Of these everybody may have one: only four players can take them all. */
const BY_FOUR = ['churches', 'halls', 'meeting places', ...GOODS, 'A', 'B'].map((name) => `empty ${name}`)

export function toReach(seats: number): string[] {
  return seats === 4 ? [...BY_ANY_NUMBER, ...BY_FOUR] : BY_ANY_NUMBER
}
