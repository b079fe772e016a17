import { isFieldId } from '#willyville/banner-places'
import type { WillyvilleNews } from '#willyville/news'
import { isBlackDie } from '#willyville/rules/dice'

type Heard = readonly WillyvilleNews[]
type NewsKind = WillyvilleNews['kind']

/** A step of a turn: the news about one thing that was done. */
export interface Segment {
  readonly news: WillyvilleNews[]
}

/** News that opens a step by itself; costs of black banners come before it and wait. */
const OPENERS = new Set<NewsKind>([
  'diceTaken',
  'bannerUsed',
  'ploughMoved',
  'buried',
  'plagueStruck',
  'healed',
  'storiesLost',
])
/** A black banner's own news, which ends the waiting. */
const HEADS = new Set<NewsKind>([
  'churchBuilt',
  'monkCame',
  'meetingPlaceBuilt',
  'hallBuilt',
  'buildingBuilt',
  'fieldLaid',
  'travelled',
  'cardSeen',
  'handTaken',
  'seventhShown',
  'customersCame',
  'headmanMoved',
  'headmanStayed',
])
/** News of effects that a monk sets off: each is a step of its own. */
const BY_MONK = new Set<NewsKind>([
  'timePaid',
  'childCame',
  'childMovedUp',
  'childGrewUp',
  'headmanMoved',
  'headmanStayed',
  'seventhShown',
  'customersCame',
])

function has(segment: Segment | undefined, kinds: ReadonlySet<NewsKind>): boolean {
  return segment?.news.some(({ kind }) => kinds.has(kind)) ?? false
}

const MONK = new Set<NewsKind>(['monkCame'])
const PLOUGH = new Set<NewsKind>(['ploughMoved'])
const DICE = new Set<NewsKind>(['diceTaken'])
const MOVES = new Set<NewsKind>(['childCame', 'childMovedUp', 'childGrewUp'])
const USED = new Set<NewsKind>(['bannerUsed'])

/** Black dice cost time at once; that belongs to the dice. */
function isDiceTime(segment: Segment, news: WillyvilleNews): boolean {
  const [taken, ...more] = segment.news
  if (taken?.kind !== 'diceTaken' || (news.kind !== 'timePaid' && news.kind !== 'deathCame')) return false
  if (news.kind === 'deathCame') return more.length > 0
  return more.length === 0 && taken.dice.some(isBlackDie)
}

function opens(last: Segment | undefined, news: WillyvilleNews): boolean {
  if (last === undefined || OPENERS.has(news.kind)) return true
  if (has(last, DICE)) return !isDiceTime(last, news)
  if (has(last, PLOUGH)) return true
  // A second move of a child that the monk sends.
  if (has(last, MOVES) && !has(last, USED)) return BY_MONK.has(news.kind)
  return has(last, MONK) && BY_MONK.has(news.kind)
}

/** Cuts a turn's news into its steps, in the order they were done. */
export function segmentsOf(news: Heard): Segment[] {
  const segments: Segment[] = []
  for (const event of news) {
    const last = segments.at(-1)
    if (opens(last, event)) segments.push({ news: [event] })
    else last?.news.push(event)
  }
  return segments
}

/** Neighbouring fields are one step. */
export function merged(segments: readonly Segment[]): Segment[] {
  const result: Segment[] = []
  for (const segment of segments) {
    const last = result.at(-1)
    if (last !== undefined && isField(last) && isField(segment)) last.news.push(...segment.news)
    else result.push({ news: [...segment.news] })
  }
  return result
}

function isField({ news: [first] }: Segment): boolean {
  return first?.kind === 'bannerUsed' && isFieldId(first.banner)
}

/** The news a step is called after; none while it is only being paid for. */
export function headOf({ news }: Segment): WillyvilleNews | undefined {
  return news.find(({ kind }) => HEADS.has(kind) || OPENERS.has(kind) || MOVES.has(kind))
}
