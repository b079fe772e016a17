import type { News } from '#kernel'
import { eventOf } from '#kingsbridge/lookup'
import type { KingsbridgeNews, NewsKind } from '#kingsbridge/news'
import type { Shown, Told, Voice } from '../presentation.ts'
import { nameOf, viewOf } from './known.ts'
import { capital, dotted, type Tongue, tongueOf } from './tongue.ts'
import { cardName, eventText, eventTitle, projectName, roman, spaceName, yieldText } from './words.ts'

/** What happened, in lines. */

interface Telling {
  readonly tongue: Tongue
  readonly shown: Shown
}

function materialsText({ tongue }: Telling, { stone, wood }: { stone: number; wood: number }): string {
  return tongue.goods({ ...(stone > 0 && { stone }), ...(wood > 0 && { wood }) })
}

function eventLine({ tongue, shown }: Telling, news: Extract<KingsbridgeNews, { kind: 'eventTurned' }>): string {
  const view = viewOf(shown)
  const facts = { title: eventTitle(tongue, view, news.event), text: eventText(tongue, eventOf(view, news.event)) }
  return tongue.say('told.event', { ...facts, chapter: roman(news.chapter), n: news.round })
}

type Of<K extends NewsKind> = Extract<KingsbridgeNews, { kind: K }>
type Sayings = { readonly [K in NewsKind]?: (telling: Telling, news: Of<K>) => string | null }

/** What is told of nobody in particular, a sentence each. */
const SENTENCES: Sayings = {
  chapterBegan: ({ tongue, shown }, { chapter, first }) =>
    tongue.say('told.chapter', { chapter: roman(chapter), name: nameOf(shown, first) }),
  eventTurned: eventLine,
  fellIll: ({ tongue }, { place, value }) => tongue.say('told.ill', { n: place, value }),
  nobodyFellIll: ({ tongue }, { place }) => tongue.say('told.notIll', { n: place }),
  projectCame: ({ tongue }, { project }) => tongue.say('told.came', { project: projectName(tongue, project) }),
  clothOpened: ({ tongue }) => tongue.say('told.opened'),
  projectGrew: (telling, news) => {
    const { tongue } = telling
    return tongue.say('told.grew', { project: projectName(tongue, news.project), what: materialsText(telling, news) })
  },
  projectFinished: ({ tongue }, { project }) => tongue.say('told.finished', { project: projectName(tongue, project) }),
  metalGiven: ({ tongue, shown }, { seats }) =>
    tongue.say('told.metal', { names: tongue.list(seats.map((seat) => nameOf(shown, seat))) }),
  eventStays({ tongue, shown }, { event, gone }) {
    const title = eventTitle(tongue, viewOf(shown), event)
    if (gone === null) return tongue.say('told.stays', { title })
    return tongue.say('told.goes', { title, gone: eventTitle(tongue, viewOf(shown), gone) })
  },
  chapterEnded: ({ tongue }, { chapter }) => tongue.say('told.chapterEnded', { chapter: roman(chapter) }),
  taxRolled: ({ tongue }, { die }) => tongue.say('told.tax', { n: die }),
  plagueCame: ({ tongue }) => tongue.say('told.plague'),
  gameEnded: ({ tongue }) => tongue.say('told.ended'),
}

const LAID = { use: 'told.laid', forgo: 'told.forgone', unused: 'told.unused' } as const

/** What a player did or got, a few words each; what was paid and gained says the rest. */
const PHRASES: Sayings = {
  traded: ({ tongue }) => tongue.say('told.traded'),
  declined: ({ tongue }) => tongue.say('told.declined'),
  gained: ({ tongue }, news) => tongue.signed('+', news),
  missed: ({ tongue }, { good, count }) => tongue.say('told.missed', { what: tongue.some(good, count) }),
  paid: ({ tongue }, { goods }) => tongue.signed('−', { goods }),
  vpLost: ({ tongue }, { vp }) => (vp === 0 ? null : tongue.say('told.lost', { vp: tongue.some('vp', vp) })),
  oriented: ({ tongue }, { number }) => tongue.say('told.turned', { n: number }),
  begged: ({ tongue }) => tongue.say('told.begged'),
  favourTaken: ({ tongue }, { space }) => tongue.say('told.favour', { space: spaceName(tongue, space) }),
  cardLaid: ({ tongue }, { card, laying }) => tongue.say(LAID[laying], { card: cardName(tongue, card) }),
  discarded: ({ tongue }, { isDrawn }) => tongue.say(isDrawn ? 'told.drawn' : 'told.discarded'),
  discardSeen: ({ tongue }, { card }) => tongue.say('told.discardSeen', { card: cardName(tongue, card) }),
  materialPlaced: (telling, news) => {
    const { tongue } = telling
    return tongue.say('told.placed', { what: materialsText(telling, news), project: projectName(tongue, news.project) })
  },
  donated: ({ tongue }, { project }) => tongue.say('told.donated', { project: projectName(tongue, project) }),
  houseBuilt: ({ tongue, shown }, { plot }) =>
    tongue.say('told.house', { n: plot, what: yieldText(tongue, viewOf(shown), plot - 1) }),
  houseTaken: ({ tongue }, { plot }) => tongue.say('told.houseTaken', { n: plot }),
  cared: ({ tongue }, { place }) => tongue.say('told.cared', { n: place }),
  dutyMissed: ({ tongue }, { duty, count }) => tongue.say('told.owes', { duty: tongue.say(`duty.${duty}`), n: count }),
  protected: ({ tongue }, { duty }) => tongue.say('told.protected', { duty: tongue.say(`duty.${duty}`) }),
  penaltyComes: ({ tongue }, { penalty }) => tongue.say('told.penalty', { penalty: tongue.say(`penalty.${penalty}`) }),
}

function said(sayings: Sayings, telling: Telling, news: KingsbridgeNews): string | null {
  const saying = sayings[news.kind] as ((telling: Telling, news: KingsbridgeNews) => string | null) | undefined
  return saying?.(telling, news) ?? null
}

/** What one player did without a break, or a sentence about nobody. */
interface Segment {
  readonly seat: number | null
  readonly phrases: string[]
}

/** What an event says itself need not be told again as what came of it. */
function isSaid(news: KingsbridgeNews, before: readonly KingsbridgeNews[]): boolean {
  const isEffect = news.kind === 'projectCame' || news.kind === 'clothOpened'
  return isEffect && before.some(({ kind }) => kind === 'eventTurned')
}

/** K-DUTY-3: VP lost to a duty that was told before: the loss is doubled. */
function isDoubling(news: KingsbridgeNews, before: KingsbridgeNews | undefined): boolean {
  return news.kind === 'vpLost' && news.cause === 'duty' && news.vp > 0 && before?.kind !== 'dutyMissed'
}

function phraseFor(telling: Telling, news: KingsbridgeNews, before: KingsbridgeNews | undefined): string | null {
  const phrase = said(PHRASES, telling, news)
  return phrase !== null && isDoubling(news, before) ? telling.tongue.say('told.doubled', { what: phrase }) : phrase
}

function segmentsOf(telling: Telling, all: readonly News[]): Segment[] {
  const segments: Segment[] = []
  const told = all as readonly KingsbridgeNews[]
  for (const [at, news] of told.entries()) {
    if (isSaid(news, told.slice(0, at))) continue
    const sentence = said(SENTENCES, telling, news)
    if (sentence !== null) segments.push({ seat: null, phrases: [sentence] })
    const phrase = phraseFor(telling, news, told[at - 1])
    if (phrase === null || !('seat' in news)) continue
    const last = segments.at(-1)
    if (last?.seat === news.seat) last.phrases.push(phrase)
    else segments.push({ seat: news.seat, phrases: [phrase] })
  }
  return segments
}

/** K-ORDERS-7: a standing order looks like an answer; only that a bot stands in is told. */
function nameIn(shown: Shown, { seat, by, askedBy }: Told, who: number, tongue: Tongue): string {
  const name = nameOf(shown, who)
  if (who === seat && askedBy !== undefined) return tongue.say('told.botAsked', { name, asker: nameOf(shown, askedBy) })
  return who === seat && (by === 'bot' || by === 'clock') ? tongue.say('told.bot', { name }) : name
}

/** A line for what players did one after the other, and one for each sentence about the table. */
export function tell(shown: Shown, told: Told, voice: Voice): string[] {
  const tongue = tongueOf(voice)
  const lines: string[] = []
  let isOpen = false
  for (const { seat, phrases } of segmentsOf({ tongue, shown }, told.news)) {
    if (seat === null) {
      lines.push(phrases.join(' '))
      isOpen = false
      continue
    }
    const text = `${nameIn(shown, told, seat, tongue)}: ${phrases.join(', ')}`
    if (isOpen) lines.push(dotted([lines.pop(), text]))
    else lines.push(text)
    isOpen = true
  }
  return lines
}

/** What a draft would do, a numbered line for each step. */
export function steps(shown: Shown, news: readonly News[], voice: Voice): string[] {
  const tongue = tongueOf(voice)
  const segments = segmentsOf({ tongue, shown }, news)
  return segments.flatMap(({ seat, phrases }, at) => {
    const isOwn = seat === null || seat === shown.seat
    const text = isOwn ? phrases.join(', ') : `${nameOf(shown, seat)}: ${phrases.join(', ')}`
    return [`\`${at + 1}\` ${capital(text)}`]
  })
}
