import type { News } from '#kernel'
import { eventOf } from '#kingsbridge/content-index'
import type { KingsbridgeNews, NewsKind, NewsOf } from '#kingsbridge/news'
import type { Told, Voice } from '../presentation.ts'
import { cardName, eventText, eventTitle, projectName, roman, spaceName, yieldText } from './naming.ts'
import { capital, dotted, type Phrasing, phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { nameOf, newsOf, viewOf } from './view-access.ts'

/** News in lines. */

interface Telling {
  readonly phrasing: Phrasing
  readonly shown: Shown
}

function materialsText({ phrasing }: Telling, { stone, wood }: { stone: number; wood: number }): string {
  return phrasing.goods({ ...(stone > 0 && { stone }), ...(wood > 0 && { wood }) })
}

function eventLine({ phrasing, shown }: Telling, news: NewsOf<'eventTurned'>): string {
  const view = viewOf(shown)
  const facts = { title: eventTitle(phrasing, view, news.event), text: eventText(phrasing, eventOf(view, news.event)) }
  return phrasing.say('told.event', { ...facts, chapter: roman(news.chapter), n: news.round })
}

type Sayings = { readonly [K in NewsKind]?: (telling: Telling, news: NewsOf<K>) => string | null }

/** News of nobody in particular, a sentence each. */
const SENTENCES: Sayings = {
  chapterBegan: ({ phrasing, shown }, { chapter, first }) =>
    phrasing.say('told.chapter', { chapter: roman(chapter), name: nameOf(shown, first) }),
  eventTurned: eventLine,
  fellIll: ({ phrasing }, { place, value }) =>
    phrasing.say('told.ill', { n: place, knowledge: phrasing.some('knowledge', value) }),
  nobodyFellIll: ({ phrasing }, { place }) => phrasing.say('told.notIll', { n: place }),
  projectCame: ({ phrasing }, { project }) => phrasing.say('told.came', { project: projectName(phrasing, project) }),
  clothOpened: ({ phrasing }) => phrasing.say('told.opened'),
  projectGrew: (telling, news) => {
    const { phrasing } = telling
    return phrasing.say('told.grew', {
      project: projectName(phrasing, news.project),
      what: materialsText(telling, news),
    })
  },
  projectFinished: ({ phrasing }, { project }) =>
    phrasing.say('told.finished', { project: projectName(phrasing, project) }),
  metalGiven: ({ phrasing, shown }, { seats }) =>
    phrasing.say('told.metal', { names: phrasing.list(seats.map((seat) => nameOf(shown, seat))) }),
  eventStays({ phrasing, shown }, { event, gone }) {
    const titleOf = (id: string) => phrasing.quoted(eventTitle(phrasing, viewOf(shown), id))
    if (gone === null) return phrasing.say('told.stays', { title: titleOf(event) })
    return phrasing.say('told.goes', { title: titleOf(event), gone: titleOf(gone) })
  },
  chapterEnded: ({ phrasing }, { chapter }) => phrasing.say('told.chapterEnded', { chapter: roman(chapter) }),
  taxRolled: ({ phrasing }, { die }) => phrasing.say('told.tax', { money: phrasing.some('money', die) }),
  plagueCame: ({ phrasing }) => phrasing.say('told.plague'),
  gameEnded: ({ phrasing }) => phrasing.say('told.ended'),
}

const LAID = { use: 'told.laid', forgo: 'told.forgone', unused: 'told.unused' } as const

/** Deeds and gains of a player, a few words each; payments and gains say the rest. */
const PHRASES: Sayings = {
  traded: ({ phrasing }) => phrasing.say('told.traded'),
  declined: ({ phrasing }) => phrasing.say('told.declined'),
  gained: ({ phrasing }, news) => phrasing.signed('+', news),
  missed: ({ phrasing }, { good, count }) => phrasing.say('told.missed', { what: phrasing.some(good, count) }),
  paid: ({ phrasing }, { goods }) => phrasing.signed('−', { goods }),
  vpLost: ({ phrasing }, { vp }) => (vp === 0 ? null : phrasing.say('told.lost', { vp: phrasing.some('vp', vp) })),
  oriented: ({ phrasing }, { number }) => phrasing.say('told.turned', { n: number }),
  begged: ({ phrasing }) => phrasing.say('told.begged'),
  favourTaken: ({ phrasing }, { space }) => phrasing.say('told.favour', { space: spaceName(phrasing, space) }),
  cardLaid: ({ phrasing }, { card, laying }) => phrasing.say(LAID[laying], { card: cardName(phrasing, card) }),
  discarded: ({ phrasing }, { isDrawn }) => phrasing.say(isDrawn ? 'told.drawn' : 'told.discarded'),
  discardSeen: ({ phrasing }, { card }) => phrasing.say('told.discardSeen', { card: cardName(phrasing, card) }),
  materialPlaced: (telling, news) => {
    const { phrasing } = telling
    return phrasing.say('told.placed', {
      what: materialsText(telling, news),
      project: projectName(phrasing, news.project),
    })
  },
  donated: ({ phrasing }, { project }) => phrasing.say('told.donated', { project: projectName(phrasing, project) }),
  houseBuilt: ({ phrasing, shown }, { plot }) =>
    phrasing.say('told.house', { n: plot, what: yieldText(phrasing, viewOf(shown), plot - 1) }),
  houseTaken: ({ phrasing }, { plot }) => phrasing.say('told.houseTaken', { n: plot }),
  cared: ({ phrasing }, { place }) => phrasing.say('told.cared', { n: place }),
  dutyMissed: ({ phrasing }, { duty, count }) => phrasing.say('told.owes', { what: phrasing.some(duty, count) }),
  protected: ({ phrasing }, { duty }) => phrasing.say('told.protected', { duty: phrasing.say(`duty.${duty}`) }),
  penaltyComes: ({ phrasing }, { penalty }) =>
    phrasing.say('told.penalty', { penalty: phrasing.say(`penalty.${penalty}`) }),
}

function said<K extends NewsKind>(sayings: Sayings, telling: Telling, news: NewsOf<K>): string | null {
  return sayings[news.kind]?.(telling, news) ?? null
}

/** Deeds of one player without a break, or a sentence about nobody. */
interface Segment {
  readonly seat: number | null
  text: string
  readonly news: KingsbridgeNews[]
}

/** Effects that an event's own text says need not be told again. */
function isSaid(news: KingsbridgeNews, before: readonly KingsbridgeNews[]): boolean {
  const isEffect = news.kind === 'projectCame' || news.kind === 'clothOpened'
  return isEffect && before.some(({ kind }) => kind === 'eventTurned')
}

/** The Favour card names itself already. */
function isFavourOfCard(news: KingsbridgeNews, before: KingsbridgeNews | undefined): boolean {
  return news.kind === 'favourTaken' && before?.kind === 'cardLaid' && before.card === 'favour'
}

/** Sets apart what belongs to the words before it: a gain to its price, a name to what it names. */
function joiningOf(news: KingsbridgeNews, before: KingsbridgeNews | undefined): string {
  if (news.kind === 'gained' && before?.kind === 'paid') return ' → '
  const isPrice = news.kind === 'paid' && before?.kind === 'traded'
  return isPrice || news.kind === 'discardSeen' || isFavourOfCard(news, before) ? ' ' : ', '
}

/** K-DUTY-3: VP lost to a duty that was told before: the loss is doubled. */
function isDoubling(news: KingsbridgeNews, before: KingsbridgeNews | undefined): boolean {
  return news.kind === 'vpLost' && news.cause === 'duty' && news.vp > 0 && before?.kind !== 'dutyMissed'
}

function phraseFor(telling: Telling, news: KingsbridgeNews, before: KingsbridgeNews | undefined): string | null {
  if (news.kind === 'favourTaken' && isFavourOfCard(news, before)) {
    return telling.phrasing.say('told.favourCard', { space: spaceName(telling.phrasing, news.space) })
  }
  const phrase = said(PHRASES, telling, news)
  return phrase !== null && isDoubling(news, before) ? telling.phrasing.say('told.doubled', { what: phrase }) : phrase
}

function segmentsOf(telling: Telling, all: readonly News[]): Segment[] {
  const segments: Segment[] = []
  const told = newsOf(all)
  let lastSaid: KingsbridgeNews | undefined
  for (const [place, news] of told.entries()) {
    if (isSaid(news, told.slice(0, place))) continue
    const sentence = said(SENTENCES, telling, news)
    if (sentence !== null) segments.push({ seat: null, text: sentence, news: [news] })
    const before = told[place - 1]
    const phrase = phraseFor(telling, news, before)
    if (phrase === null || !('seat' in news)) continue
    const last = segments.at(-1)
    if (last?.seat === news.seat) {
      last.text += joiningOf(news, lastSaid) + phrase
      last.news.push(news)
    } else segments.push({ seat: news.seat, text: phrase, news: [news] })
    lastSaid = news
  }
  return segments
}

/** K-ORDERS-7: a standing order looks like an answer; only that a bot stands in is told. */
function nameIn(shown: Shown, { seat, by, askedBy }: Told, who: number, phrasing: Phrasing): string {
  const name = nameOf(shown, who)
  if (who === seat && askedBy !== undefined)
    return phrasing.say('told.botAsked', { name, asker: nameOf(shown, askedBy) })
  return who === seat && (by === 'bot' || by === 'clock') ? phrasing.say('told.bot', { name }) : name
}

/** A line for what players did one after the other, and one for each sentence about the table. */
export function tell(shown: Shown, told: Told, voice: Voice): string[] {
  const phrasing = phrasingIn(voice)
  const lines: string[] = []
  let isOpen = false
  for (const { seat, text } of segmentsOf({ phrasing, shown }, told.news)) {
    if (seat === null) {
      lines.push(text)
      isOpen = false
      continue
    }
    const deeds = `${nameIn(shown, told, seat, phrasing)}: ${text}`
    if (isOpen) lines.push(dotted([lines.pop(), deeds]))
    else lines.push(deeds)
    isOpen = true
  }
  return lines
}

/** The steps of a draft that get a number, in their order: the same for lines and for flags. */
export function numberedSteps(shown: Shown, news: readonly News[], voice: Voice): (readonly KingsbridgeNews[])[] {
  return segmentsOf({ phrasing: phrasingIn(voice), shown }, news).map((segment) => segment.news)
}

/** The effects of a draft, a numbered line for each step. */
export function steps(shown: Shown, news: readonly News[], voice: Voice): string[] {
  const phrasing = phrasingIn(voice)
  const segments = segmentsOf({ phrasing, shown }, news)
  return segments.map(({ seat, text }, place) => {
    const isOwn = seat === null || seat === shown.seat
    return `\`${place + 1}\` ${isOwn ? capital(text) : `${nameOf(shown, seat)}: ${text}`}`
  })
}
