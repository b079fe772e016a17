import type { News } from '#kernel'
import { eventOf } from '#kingsbridge/lookup'
import type { KingsbridgeNews } from '#kingsbridge/news'
import type { Scene, Told, Voice } from '../face.ts'
import { nameOf, viewOf } from './known.ts'
import { capital, dotted, type Tongue, tongueOf } from './tongue.ts'
import { cardName, eventText, eventTitle, projectName, roman, spaceName, yieldText } from './words.ts'

/** What happened, in lines. */

interface Telling {
  readonly tongue: Tongue
  readonly scene: Scene
}

function materialsText({ tongue }: Telling, { stone, wood }: { stone: number; wood: number }): string {
  return tongue.goods({ ...(stone > 0 && { stone }), ...(wood > 0 && { wood }) })
}

function eventLine({ tongue, scene }: Telling, news: Extract<KingsbridgeNews, { kind: 'eventTurned' }>): string {
  const view = viewOf(scene)
  const facts = { title: eventTitle(tongue, view, news.event), text: eventText(tongue, eventOf(view, news.event)) }
  return tongue.say('told.event', { ...facts, chapter: roman(news.chapter), n: news.round })
}

/** What is told of nobody in particular, a sentence each; null for what its own lines tell already. */
function sentenceOf(telling: Telling, news: KingsbridgeNews): string | null {
  const { tongue, scene } = telling
  const { say } = tongue
  const view = viewOf(scene)
  switch (news.kind) {
    case 'chapterBegan':
      return say('told.chapter', { chapter: roman(news.chapter), name: nameOf(scene, news.first) })
    case 'eventTurned':
      return eventLine(telling, news)
    case 'fellIll':
      return say('told.ill', { n: news.place, value: news.value })
    case 'nobodyFellIll':
      return say('told.notIll', { n: news.place })
    case 'projectCame':
      return say('told.came', { project: projectName(tongue, news.project) })
    case 'clothOpened':
      return say('told.opened')
    case 'projectGrew':
      return say('told.grew', { project: projectName(tongue, news.project), what: materialsText(telling, news) })
    case 'projectFinished':
      return say('told.finished', { project: projectName(tongue, news.project) })
    case 'metalGiven':
      return say('told.metal', { names: tongue.list(news.seats.map((seat) => nameOf(scene, seat))) })
    case 'eventStays': {
      const title = eventTitle(tongue, view, news.event)
      if (news.gone === null) return say('told.stays', { title })
      return say('told.goes', { title, gone: eventTitle(tongue, view, news.gone) })
    }
    case 'chapterEnded':
      return say('told.chapterEnded', { chapter: roman(news.chapter) })
    case 'taxRolled':
      return say('told.tax', { n: news.die })
    case 'plagueCame':
      return say('told.plague')
    case 'gameEnded':
      return say('told.ended')
    default:
      return null
  }
}

const LAID = { use: 'told.laid', forgo: 'told.forgone', unused: 'told.unused' } as const

/** What a player did or got, a few words each; null where what was paid and gained says it all. */
function phraseOf(telling: Telling, news: KingsbridgeNews): string | null {
  const { tongue, scene } = telling
  const { say } = tongue
  switch (news.kind) {
    case 'traded':
      return say('told.traded')
    case 'declined':
      return say('told.declined')
    case 'gained':
      return say('told.gained', { what: tongue.benefit(news) })
    case 'missed':
      return say('told.missed', { what: tongue.some(news.good, news.count) })
    case 'paid':
      return say('told.paid', { what: tongue.goods(news.goods) })
    case 'vpLost':
      return news.vp === 0 ? null : say('told.lost', { vp: tongue.some('vp', news.vp) })
    case 'oriented':
      return say('told.turned', { n: news.number })
    case 'begged':
      return say('told.begged')
    case 'favourTaken':
      return say('told.favour', { space: spaceName(tongue, news.space) })
    case 'cardLaid':
      return say(LAID[news.laying], { card: cardName(tongue, news.card) })
    case 'discarded':
      return say(news.isDrawn ? 'told.drawn' : 'told.discarded')
    case 'discardSeen':
      return say('told.discardSeen', { card: cardName(tongue, news.card) })
    case 'materialPlaced':
      return say('told.placed', { what: materialsText(telling, news), project: projectName(tongue, news.project) })
    case 'donated':
      return say('told.donated', { project: projectName(tongue, news.project) })
    case 'houseBuilt':
      return say('told.house', { n: news.plot, what: yieldText(tongue, viewOf(scene), news.plot - 1) })
    case 'houseTaken':
      return say('told.houseTaken', { n: news.plot })
    case 'cared':
      return say('told.cared', { n: news.place })
    case 'dutyMissed':
      return say('told.owes', { duty: say(`duty.${news.duty}`), n: news.count })
    case 'protected':
      return say('told.protected', { duty: say(`duty.${news.duty}`) })
    case 'penaltyComes':
      return say('told.penalty', { penalty: say(`penalty.${news.penalty}`) })
    default:
      return null
  }
}

/** What one player did without a break, or a sentence about nobody. */
interface Segment {
  readonly seat: number | null
  readonly phrases: string[]
}

function segmentsOf(telling: Telling, all: readonly News[]): Segment[] {
  const segments: Segment[] = []
  for (const news of all as readonly KingsbridgeNews[]) {
    const sentence = sentenceOf(telling, news)
    if (sentence !== null) segments.push({ seat: null, phrases: [sentence] })
    const phrase = 'seat' in news ? phraseOf(telling, news) : null
    if (phrase === null || !('seat' in news)) continue
    const last = segments.at(-1)
    if (last?.seat === news.seat) last.phrases.push(phrase)
    else segments.push({ seat: news.seat, phrases: [phrase] })
  }
  return segments
}

/** K-ORDERS-7: a standing order looks like an answer; only that a bot stands in is told. */
function nameIn(scene: Scene, { seat, by }: Told, who: number, tongue: Tongue): string {
  const name = nameOf(scene, who)
  return who === seat && (by === 'bot' || by === 'clock') ? tongue.say('told.bot', { name }) : name
}

/** A line for what players did one after the other, and one for each sentence about the table. */
export function tell(scene: Scene, told: Told, voice: Voice): string[] {
  const tongue = tongueOf(voice)
  const lines: string[] = []
  let isOpen = false
  for (const { seat, phrases } of segmentsOf({ tongue, scene }, told.news)) {
    if (seat === null) {
      lines.push(phrases.join(' '))
      isOpen = false
      continue
    }
    const text = `${nameIn(scene, told, seat, tongue)}: ${phrases.join(', ')}`
    if (isOpen) lines.push(dotted([lines.pop(), text]))
    else lines.push(text)
    isOpen = true
  }
  return lines
}

/** What a draft would do, a numbered line for each step. */
export function steps(scene: Scene, news: readonly News[], voice: Voice): string[] {
  const tongue = tongueOf(voice)
  const segments = segmentsOf({ tongue, scene }, news)
  return segments.flatMap(({ seat, phrases }, at) => {
    const isOwn = seat === null || seat === scene.seat
    const text = isOwn ? phrases.join(', ') : `${nameOf(scene, seat)}: ${phrases.join(', ')}`
    return [`\`${at + 1}\` ${capital(text)}`]
  })
}
