import type { Told, Voice } from '#presentation/presentation'
import { isFieldId } from '#willyville/banner-places'
import type { WillyvilleNews } from '#willyville/news'
import { exchange } from '../exchange.ts'
import { DOT, dotted, type Phrasing, phrasingIn } from '../phrasing.ts'
import type { Shown } from '../shown.ts'
import { newsOf, playerOf, viewOf } from '../view-access.ts'
import { costSigns, diceText, gainSigns, goodsList, goodsMade } from './cost-signs.ts'
import { fateLines, roundLines } from './death.ts'
import { bannerOf, customerSigns, pieceOf, seenText, type Telling, usedText } from './news-text.ts'

type Heard = readonly WillyvilleNews[]

/** Acts in their order; goods, customers and fields that were used are gathered where the first of them stood. */
function actPieces(telling: Telling, news: Heard): string[] {
  const { phrasing } = telling
  const pieces: string[] = []
  const once = new Set<string>()
  const gathered = (kind: string, text: () => string) => {
    if (!once.has(kind)) pieces.push(text())
    once.add(kind)
  }
  for (const event of news) {
    if (event.kind === 'goodMade' || event.kind === 'goodLost') {
      const goods = () => goodsList(phrasing, goodsMade(news, event.kind))
      gathered(event.kind, () =>
        phrasing.say(event.kind === 'goodMade' ? 'told.made' : 'told.lost', { goods: goods() }),
      )
    } else if (event.kind === 'customerServed') {
      gathered(event.kind, () => servedText(telling, news))
    } else if (event.kind === 'bannerUsed' && isFieldId(event.banner)) {
      gathered('field', () => phrasing.say('told.harvested', { n: fieldsIn(news) }))
    } else {
      const piece = pieceOf(telling, event)
      if (piece !== null) pieces.push(piece)
    }
  }
  if (pieces.length > 0) return pieces
  return news.flatMap((event) => (event.kind === 'bannerUsed' ? [usedText(telling, event.banner)] : []))
}

function fieldsIn(news: Heard): number {
  return news.filter((event) => event.kind === 'bannerUsed' && isFieldId(event.banner)).length
}

function servedText(telling: Telling, news: Heard): string {
  const { phrasing } = telling
  const served = news.flatMap((event) => (event.kind === 'customerServed' ? [event] : []))
  const list = phrasing.list(served.map(({ customer }) => `**${bannerOf(telling, customer)}**`))
  return phrasing.say('told.served', { list })
}

/** A card seen is told while nothing else tells of it, and Death before somebody is buried. */
function lastPieces(telling: Telling, news: Heard, all: Heard): string[] {
  const { phrasing } = telling
  const has = (kind: WillyvilleNews['kind']) => all.some((event) => event.kind === kind)
  const seen = news.flatMap((event) => (event.kind === 'cardSeen' ? [event] : []))
  const pieces = has('travelled') ? [] : seen.map((event) => seenText(telling, event))
  if (has('deathCame') && !has('buried'))
    pieces.push(`${phrasing.icon('death')} ${phrasing.say('told.deathComes')}`.trim())
  return pieces
}

/** Everything the dead leave behind belongs to the line about them. */
function beforeDeath(news: Heard): Heard {
  const death = news.findIndex(({ kind }) => kind === 'buried')
  return death < 0 ? news : news.slice(0, death)
}

/** Everything that is not told of the turn itself. */
const APART = new Set<WillyvilleNews['kind']>([
  'buried',
  'labourerHired',
  'ratRan',
  'plagueStruck',
  'healed',
  'storiesLost',
  'roundBegan',
  'lastRound',
  'gameEnded',
  'monkShown',
  'offerFilled',
])

function nameOf(shown: Shown, { seat, by, askedBy }: Told, phrasing: Phrasing): string {
  const name = shown.names[seat ?? -1] ?? ''
  if (name === '') return ''
  if (askedBy !== undefined) return phrasing.say('told.botAsked', { name, asker: shown.names[askedBy] ?? '' })
  if (by === 'bot' || by === 'clock') return phrasing.say('told.bot', { name })
  return by === 'order' ? phrasing.say('told.order', { name }) : name
}

/** `Max :w4::w6: 10 · 1 customer · −1:time:. New at the market: …`. */
function turnLine(shown: Shown, told: Told, news: Heard, phrasing: Phrasing): string {
  const view = viewOf(shown)
  const own = beforeDeath(news).filter(({ kind }) => !APART.has(kind))
  const revealed = news.filter(({ kind }) => kind === 'monkShown' || kind === 'offerFilled')
  if (own.length + revealed.length === 0) return ''
  const telling = { phrasing, view, p: playerOf(view, told.seat ?? 0) }
  const acts = [...actPieces(telling, own), ...lastPieces(telling, own, news)].join(', ')
  const head = [nameOf(shown, told, phrasing), diceText(phrasing, own)].filter((part) => part).join(' ')
  const line = dotted([head, acts, exchange(costSigns(phrasing, own), gainSigns(telling, own))])
  const extra = revealed.map((event) => shownText(telling, event)).join(' ')
  return extra === '' ? line : `${line}${line === '' ? '' : '. '}${extra}`
}

function shownText(telling: Telling, news: WillyvilleNews): string {
  const { phrasing } = telling
  const { say } = phrasing
  if (news.kind === 'monkShown') {
    return say('told.monkShown', { stack: say(`stack.${news.stack}`), action: say(`monk.${news.action}`) })
  }
  if (news.kind !== 'offerFilled') return ''
  const list = news.customers.map((customer) => customerSigns(telling, customer)).join(DOT)
  return say('told.offer', { list })
}

/** A turn is one line; deaths, plagues and rounds have lines of their own behind it. */
export function tell(shown: Shown, told: Told, voice: Voice): string[] {
  const phrasing = phrasingIn(voice)
  const news = newsOf(told)
  const hall = { phrasing, names: shown.names }
  const lines = [turnLine(shown, told, news, phrasing), ...fateLines(hall, news), ...roundLines(hall, news)]
  return lines.filter((line) => line !== '')
}
