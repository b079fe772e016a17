import type { News } from '#kernel'
import type { Language } from '#texts'
import type { VillageNews } from '#village/news'
import type { Told, Voice } from '../presentation.ts'
import { customerText } from './card-texts.ts'
import { LINES_IN_MODULES, PARTS_IN_MODULES } from './modules/modules.ts'
import { capital, DOT, dotted, newsOf, phrasingOf, viewOf } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { type SummedPasses, summed, timesSummed } from './summing.ts'
import { named, type Teller, type Tellers, type Telling } from './tellers.ts'

/** Tells in sentences what happened. */

/** Parts of the line about whoever acts. */
const PARTS: Tellers = {
  cubeTaken: ({ phrasing }, { space, cube }) =>
    phrasing.say('told.cube', { cube: phrasing.some(cube, 1), space: phrasing.space(space) }),
  wellUsed: ({ phrasing }, { space, isFree }) =>
    phrasing.say(isFree ? 'told.free' : 'told.well', { space: phrasing.space(space) }),
  letGo: ({ phrasing }) => phrasing.say('told.letGo'),
  paid: ({ phrasing }, { wares }) => phrasing.say('told.paid', { what: phrasing.cost(wares) }),
  gained: ({ phrasing }, { wares }) => phrasing.say('told.gained', { what: phrasing.gain(wares) }),
  wasted: ({ phrasing }, { grain }) => phrasing.say('told.wasted', { what: phrasing.some('grain', grain) }),
  timePaid: ({ phrasing, view }, { time, lap }) => {
    const of = `${lap + 1}/${view.setup.content.constants.lap.value}`
    return phrasing.say('told.time', { time: phrasing.cost({ time }), lap: of })
  },
  quillCrossed: ({ phrasing }) => phrasing.say('told.quill'),
  memberMoved: ({ phrasing }, { member, from, to }) =>
    phrasing.say('told.moved', { member, from: phrasing.place(from), to: phrasing.place(to) }),
  memberBorn: ({ phrasing }, { member }) => phrasing.say('told.born', { member }),
  goodMade: ({ phrasing }, { building, isDoubled }) =>
    phrasing.say(isDoubled ? 'told.doubled' : 'told.made', { building: phrasing.word(building) }),
  privilegeUsed: ({ phrasing }, { step }) => phrasing.say('told.privilege', { step }),
  ringTaken: ({ phrasing }) => phrasing.say('told.ring'),
  marketCalled: ({ phrasing }) => phrasing.say('told.market'),
  castleReached: ({ phrasing }, { castle, isNew }) =>
    phrasing.say(isNew ? 'told.castle' : 'told.castleAgain', { castle: phrasing.word(castle) }),
  ...PARTS_IN_MODULES,
}

/** News that have a line of their own. */
const LINES: Tellers = {
  customerServed: (telling, { seat, customer, points }) => {
    const { phrasing, view } = telling
    const wants = customerText(phrasing, view, customer)
    return phrasing.say('told.served', { name: named(telling, seat), wants, points: phrasing.gain({ points }) })
  },
  passed: (telling, { seat, isForced }) =>
    telling.phrasing.say(isForced ? 'told.passedForced' : 'told.passed', { name: named(telling, seat), n: 1 }),
  rowFilled: ({ phrasing, view }, { customers }) =>
    phrasing.say('told.row', { list: customers.map((id) => customerText(phrasing, view, id)).join(DOT) }),
  died: (telling, { seat, member, from, to }) => {
    const { phrasing } = telling
    const facts = { name: named(telling, seat), member, from: phrasing.place(from), to: phrasing.place(to) }
    return phrasing.say('told.died', facts)
  },
  endAnnounced: (telling, { seat, cause }) =>
    telling.phrasing.say(cause === 'quiet' ? 'told.endQuiet' : 'told.end', { name: named(telling, seat), cause }),
  massBegan: ({ phrasing }, { isLast }) => phrasing.say(isLast ? 'told.massLast' : 'told.mass'),
  pulled: (telling, { seat, member }) => telling.phrasing.say('told.pulled', { name: named(telling, seat), member }),
  monksDrawn: ({ phrasing }, { monks }) => phrasing.say('told.monks', { n: monks }),
  majorityWon: (telling, { seat, points }) => {
    const { phrasing } = telling
    return phrasing.say('told.majority', { name: named(telling, seat), points: phrasing.gain({ points }) })
  },
  gameEnded: ({ phrasing }) => phrasing.say('told.over'),
  roundBegan: (telling, { round, first }) =>
    telling.phrasing.say('told.round', { n: round, name: named(telling, first) }),
  ...LINES_IN_MODULES,
}

function toldBy(tellers: Tellers, telling: Telling, news: VillageNews): string | null {
  const teller = tellers[news.kind] as Teller<VillageNews['kind']> | undefined
  return teller?.(telling, news) ?? null
}

/** The seat that did it; a bot or an order in its place is named. */
function doerText({ phrasing, names }: Telling, name: string, { by, askedBy }: Told): string {
  if (askedBy !== undefined) return phrasing.say('told.botAsked', { name, asker: names[askedBy] ?? '' })
  if (by === 'bot' || by === 'clock') return phrasing.say('told.bot', { name })
  return by === 'order' ? phrasing.say('told.order', { name }) : name
}

/** All who sold nothing on a market day because they could not, in one line. */
function emptyHandedText(telling: Telling, { seats }: SummedPasses): string {
  const { phrasing, view } = telling
  if (seats.length > 1 && seats.length === view.players.length) return phrasing.say('told.passedAll')
  const name = phrasing.list(seats.map((seat) => named(telling, seat)))
  return phrasing.say('told.passedForced', { name, n: seats.length })
}

/** Neighbouring parts about the same seat make one line; what has its own line stands between them. */
export function tell(shown: Shown, told: Told, voice: Voice): string[] {
  const telling = { phrasing: phrasingOf(voice.language, shown.names), view: viewOf(shown), names: shown.names }
  const lines: { seat: number | null; parts: string[] }[] = []
  for (const news of summed(newsOf(told.news))) {
    if (news.kind === 'passedAlike') {
      lines.push({ seat: null, parts: [emptyHandedText(telling, news)] })
      continue
    }
    const own = toldBy(LINES, telling, news)
    if (own !== null) lines.push({ seat: null, parts: [news.kind === 'roundBegan' ? `-# ${own}` : own] })
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

/** News that a player could not see before the own move was confirmed: everything from the first of them on. */
function isUnforeseen(event: VillageNews, own: number): boolean {
  return !('seat' in event) || event.seat !== own || event.kind === 'endAnnounced'
}

/** Conny's answer, other seats' passes, a mass and a wedding: all that followed from an own move. */
export function aftermath(news: readonly News[], seat: number): readonly News[] {
  const first = newsOf(news).findIndex((event) => isUnforeseen(event, seat))
  return first < 0 ? [] : news.slice(first)
}

/** The news of a draft that have a line of their own, in the order of the lines. */
function linedNews(telling: Telling, news: readonly News[]): { event: VillageNews; text: string }[] {
  return timesSummed(newsOf(news)).flatMap((event) => {
    const text = toldBy(PARTS, telling, event) ?? toldBy(LINES, telling, event)
    return text === null ? [] : [{ event, text }]
  })
}

/** A draft before it is confirmed, a line for each step. */
export function steps(shown: Shown, news: readonly News[], voice: Voice): string[] {
  const telling = { phrasing: phrasingOf(voice.language, shown.names), view: viewOf(shown), names: shown.names }
  return linedNews(telling, news).map(({ text }, index) => `${index + 1}. ${capital(text)}`)
}

/** The same steps as news: the flags of a plan carry the numbers of its lines. */
export function numberedSteps(shown: Shown, news: readonly News[], language: Language): readonly VillageNews[] {
  const telling = { phrasing: phrasingOf(language, shown.names), view: viewOf(shown), names: shown.names }
  return linedNews(telling, news).map(({ event }) => event)
}
