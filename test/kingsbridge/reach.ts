import { CARDS as VALUES } from '#data/kingsbridge/cards'
import type { Question, Result } from '#kernel'
import { CAUSES, type KingsbridgeNews } from '#kingsbridge/news'
import { copiedBy } from '#kingsbridge/rules/uses'
import { lastingEvents, type State } from '#kingsbridge/state'
import { CARDS, DUTIES, STOCKED } from '#kingsbridge/words'

const EVENTS = new Map(VALUES.events.map((event) => [event.id, event]))

/** Everything that games have come upon, one word for each. */
export class Reached {
  readonly tags = new Set<string>()

  hear = (news: KingsbridgeNews): void => {
    const { tags } = this
    tags.add(news.kind)
    if (news.kind === 'eventTurned') this.turned(news.event)
    if (news.kind === 'projectFinished') tags.add(`finished ${news.project}`)
    if (news.kind === 'donated') tags.add(`donated ${news.project}`)
    if (news.kind === 'favourTaken') tags.add(`favour ${news.space}`)
    if (news.kind === 'cared') tags.add(`cared ${news.place}`)
    if (news.kind === 'fellIll') tags.add(`ill ${news.place}`)
    if (news.kind === 'houseBuilt') tags.add(`house ${news.plot}`)
    if (news.kind === 'penaltyComes') tags.add(news.penalty)
    if (news.kind === 'protected') tags.add(`protected ${news.duty}`)
    if (news.kind === 'oriented') tags.add(`number ${news.number}`)
    if (news.kind === 'cardLaid') tags.add(`${news.card} ${news.laying}`)
    if (news.kind === 'gained') tags.add(`gained ${news.cause}`)
    if (news.kind === 'missed') tags.add(`missed ${news.good}`)
    if (news.kind === 'discarded') tags.add(news.isDrawn ? 'card drawn' : 'card discarded')
    if (news.kind === 'metalGiven') tags.add(news.seats.length > 1 ? 'metal shared' : 'metal given')
    if (news.kind === 'eventStays' && news.gone !== null) tags.add('edge full')
    if (news.kind === 'vpLost' && news.left === 0) tags.add('no vp left')
    if (news.kind === 'taxRolled') tags.add(`tax ${news.die}`)
  }

  private turned(id: string): void {
    this.tags.add(id)
    for (const effect of EVENTS.get(id)?.effects ?? []) this.tags.add(`effect ${effect.type}`)
  }

  see = (question: Question, picks: readonly string[]): void => {
    this.tags.add(`asked ${question.about}`)
    for (const pick of picks) this.tags.add(`picked ${pick.replaceAll(/\d+/g, '#')}`)
  }

  visit = (t: State): void => {
    const { tags } = this
    for (const good of STOCKED) if (t.stock[good] === 0) tags.add(`empty ${good}`)
    if (lastingEvents(t).length > 2) tags.add('three last')
    if (t.replaced.stone + t.replaced.wood > 0) tags.add('replaced')
    if (t.deck.length === 0) tags.add('last event')
    for (const p of t.players) {
      if (p.open.at(-1) === 'privilege' && copiedBy(p) !== null) tags.add(`copied ${copiedBy(p)}`)
      if (p.penalties.includes('penance') && p.penalties.includes('court')) tags.add('penance and court')
      if (p.discards.length > p.open.length) tags.add('discards ahead')
    }
  }

  end = ({ totals, winners }: Result): void => {
    const best = totals.filter((total) => total === Math.max(...totals)).length
    if (best > 1) this.tags.add(winners.length === 1 ? 'tie broken' : 'shared win')
    if (totals.some((total) => total % 1 !== 0)) this.tags.add('half a point')
  }
}

const NEWS: KingsbridgeNews['kind'][] = [
  'chapterBegan',
  'eventTurned',
  'fellIll',
  'nobodyFellIll',
  'projectCame',
  'spacesCovered',
  'projectsBanned',
  'clothOpened',
  'actionsSkipped',
  'traded',
  'declined',
  'gained',
  'missed',
  'paid',
  'vpLost',
  'oriented',
  'begged',
  'favourTaken',
  'cardLaid',
  'discarded',
  'discardSeen',
  'materialPlaced',
  'projectGrew',
  'projectFinished',
  'metalGiven',
  'donated',
  'houseBuilt',
  'houseTaken',
  'sold',
  'clothMade',
  'cared',
  'eventStays',
  'shieldPassed',
  'chapterEnded',
  'taxRolled',
  'dutyMissed',
  'protected',
  'penaltyComes',
  'plagueCame',
  'gameEnded',
]

/** The questions of K-ASK; only an event of a table owner's own lets cards to discard be chosen. */
export const ASKED = [
  'court',
  'exchange',
  'lose',
  'unhouse',
  'unused',
  'orient',
  'card',
  'use',
  'trade',
  'discard',
  'care',
  'plot',
  'protect',
]

const PAID_CAUSES = ['cost', 'donation', 'duty', 'protection']
const USABLE = CARDS.filter((card) => card !== 'privilege')
const EFFECTS = new Set(VALUES.events.flatMap(({ effects }) => effects.map(({ type }) => type)))

/** The tags that games of every number of players together must have come upon. */
export const TO_REACH: string[] = [
  ...NEWS,
  ...ASKED.map((about) => `asked ${about}`),
  ...EVENTS.keys(),
  ...[...EFFECTS].map((type) => `effect ${type}`),
  ...VALUES.projects.flatMap(({ id }) => [`finished ${id}`, `donated ${id}`]),
  ...VALUES.favour.spaces.map(({ id }) => `favour ${id}`),
  ...VALUES.plague.places.flatMap((_, place) => [`cared ${place + 1}`, `ill ${place + 1}`]),
  ...VALUES.plots.map((_, place) => `house ${place + 1}`),
  ...CARDS.flatMap((card) => [`${card} use`, `${card} forgo`, `${card} unused`]),
  ...USABLE.map((card) => `copied ${card}`),
  ...CAUSES.filter((cause) => !PAID_CAUSES.includes(cause)).map((cause) => `gained ${cause}`),
  'penance',
  'begging',
  'court',
  'penance and court',
  'discards ahead',
  'card drawn',
  'card discarded',
  ...DUTIES.map((duty) => `protected ${duty}`),
  ...[0, 1, 2, 3].map((number) => `number ${number}`),
  ...[2, 3, 4, 5].map((die) => `tax ${die}`),
  ...['grain', 'piety', 'stone'].map((good) => `empty ${good}`),
  'missed grain',
  'missed piety',
  'edge full',
  'three last',
  'last event',
  'no vp left',
  'half a point',
  'metal given',
  'metal shared',
  'tie broken',
  'shared win',
  'replaced',
  'picked fee',
  'picked care:#',
  'picked care:#+#',
  'picked care:none',
  'picked plot:#',
  'picked plot:none',
  'picked sale:#wool+#cloth',
  'picked rent:#+#',
  'picked cloth:#',
  'picked exchange:yes',
  'picked exchange:no',
]
