import type { News } from '#kernel'
import type { Picks, Voice } from '#presentation/presentation'
import { type BannerPlaceId, isFieldId } from '#willyville/banner-places'
import type { WillyvilleNews } from '#willyville/news'
import { kindOf, type OptionKind, optionsOfKind } from '#willyville/options'
import type { Villager } from '#willyville/words'
import { diceSigns, poolSigns } from '../dice.ts'
import { exchange, inEmojis, inRow } from '../exchange.ts'
import { buildingName, placeName } from '../naming.ts'
import { describe, optionContext } from '../options/index.ts'
import { capital, dotted, type Phrasing, phrasingIn } from '../phrasing.ts'
import type { Shown } from '../shown.ts'
import { cloudsOf, newsOf, ownOf, viewOf } from '../view-access.ts'
import { costSigns, gainSigns, goodsList, goodsMade } from './cost-signs.ts'
import { plannedFates } from './death.ts'
import { bannerOf, pieceOf, seenText, type Telling } from './news-text.ts'
import { headOf, merged, type Segment, segmentsOf } from './segments.ts'

type Heard = readonly WillyvilleNews[]

/** Tells a draft before it happens: the dice, then a numbered line for each step. */

function builtTitle(telling: Telling, news: WillyvilleNews): string | null {
  const { phrasing, view } = telling
  const { say } = phrasing
  const built = (name: string) => capital(say('step.build', { what: name }))
  switch (news.kind) {
    case 'churchBuilt':
      return built(say(`church.${news.church}`))
    case 'meetingPlaceBuilt':
      return built(say('place.meet'))
    case 'hallBuilt':
      return built(say(`hall.${news.hall}`))
    case 'buildingBuilt':
      return built(`${buildingName(phrasing, view, news.good)} ${news.banner.join('/')}`)
    case 'fieldLaid':
      return say('step.field')
    case 'handTaken':
      return say('step.hand')
    case 'monkCame':
      return capital(pieceOf(telling, news) ?? '')
    case 'customersCame': {
      const { customers, free } = news
      if (free === null) return say('step.customers', { customers: say('customers', { n: customers.length }) })
      const all = say('customers', { n: customers.length + 1 })
      return say('step.customersFree', { customers: all, banner: bannerOf(telling, free) })
    }
    case 'headmanMoved':
      return say(`goal.${news.to}`)
    default:
      return null
  }
}

function usedTitle(telling: Telling, { news }: Segment, banner: BannerPlaceId): string {
  const { phrasing, view, p } = telling
  const served = news.find((event) => event.kind === 'customerServed')
  if (served !== undefined) return phrasing.say('step.serve', { banner: bannerOf(telling, served.customer) })
  const grown = news.find((event) => event.kind === 'childGrewUp')
  if (grown !== undefined) return grownTitle(phrasing, grown.villager)
  if (banner === 'school') return childTitle(phrasing, news)
  if (isFieldId(banner)) {
    return phrasing.say('step.harvest', { n: news.filter(({ kind }) => kind === 'bannerUsed').length })
  }
  return capital(placeName(phrasing, view, p, banner))
}

function grownTitle(phrasing: Phrasing, villager: Villager): string {
  return phrasing.say('step.grows', { villager: phrasing.say(`villager.${villager}`) })
}

function childTitle(phrasing: Phrasing, news: Heard): string {
  const isUp = news.some(({ kind }) => kind === 'childMovedUp')
  return phrasing.say('opt.school', { what: phrasing.say(isUp ? 'use.childRight' : 'use.newChild') })
}

/** A step that is only paid for so far is called what was chosen. */
interface Planned extends Telling {
  readonly begun: string
}

function titleOf(telling: Planned, segment: Segment): string {
  const { phrasing } = telling
  const head = headOf(segment)
  if (head === undefined) return telling.begun
  if (head.kind === 'headmanStayed') return phrasing.say('opt.stay')
  if (head.kind === 'bannerUsed') return usedTitle(telling, segment, head.banner)
  if (head.kind === 'childGrewUp') return grownTitle(phrasing, head.villager)
  if (head.kind === 'childCame' || head.kind === 'childMovedUp') return childTitle(phrasing, segment.news)
  if (head.kind === 'cardSeen' && !segment.news.some(({ kind }) => kind === 'travelled')) {
    return capital(seenText(telling, head))
  }
  const travelled = segment.news.find((event) => event.kind === 'travelled')
  return builtTitle(telling, travelled ?? head) ?? capital(pieceOf(telling, travelled ?? head) ?? '')
}

/** Told in the title already. */
const IN_TITLES = new Set<WillyvilleNews['kind']>([
  'churchBuilt',
  'meetingPlaceBuilt',
  'hallBuilt',
  'buildingBuilt',
  'fieldLaid',
  'handTaken',
  'monkCame',
  'customersCame',
  'headmanMoved',
  'travelled',
  'ploughMoved',
  'childCame',
  'childMovedUp',
  'childGrewUp',
])

function gainsOf(telling: Telling, { news }: Segment): string[] {
  const { phrasing } = telling
  const made = goodsMade(news, 'goodMade')
  const lost = goodsMade(news, 'goodLost')
  const parts = made.map((good) => inEmojis(phrasing).gained(good, 1))
  if (lost.length > 0) parts.push(phrasing.say('told.lost', { goods: goodsList(phrasing, lost) }))
  parts.push(...gainSigns(telling, news))
  for (const event of news) {
    const piece = IN_TITLES.has(event.kind) ? null : pieceOf(telling, event)
    if (piece !== null && headOf({ news })?.kind !== event.kind) parts.push(piece)
  }
  return parts
}

function stepLine(telling: Planned, segment: Segment): string {
  const change = exchange(costSigns(telling.phrasing, segment.news), gainsOf(telling, segment))
  return [titleOf(telling, segment), change].filter((part) => part !== '').join(': ')
}

/** `:w5::w6: **11** · −2:time: · leaves :w1::b2:`: all that the plan costs, and what others find. */
function diceLine(shown: Shown, phrasing: Phrasing, heard: Heard, isDone: boolean): string {
  const taken = heard.find((event) => event.kind === 'diceTaken')
  if (taken === undefined) return ''
  const own = heard.filter((event) => !('seat' in event) || event.seat === taken.seat)
  const costs = inRow(costSigns(phrasing, own))
  const left = isDone ? poolSigns(phrasing, viewOf(shown).pool) : ''
  const leaves = left !== '' && phrasing.say('goal.leaves', { dice: left })
  return dotted([`${diceSigns(phrasing, taken.dice)} **${taken.value}**`, costs || phrasing.say('free'), leaves])
}

function deathLine(shown: Shown, phrasing: Phrasing, news: Heard): string[] {
  const isComing = news.some(({ kind }) => kind === 'deathCame') && !news.some(({ kind }) => kind === 'buried')
  if (!isComing) return []
  const clouds = cloudsOf(viewOf(shown))
  const paid = news.flatMap((event) => (event.kind === 'timePaid' ? [event] : []))
  const to = paid.at(-1)?.cloud ?? 0
  const time = paid.reduce((sum, event) => sum + event.time, 0)
  const from = (((to - time) % clouds) + clouds) % clouds
  const text = phrasing.say('step.death', { from: from + 1, to: to + 1 })
  return [`> ${phrasing.icon('death')} ${text}`.replace('>  ', '> ')]
}

/** The steps that get a number, in their order: the same for lines and for flags. */
export function numberedSteps(news: readonly News[]): Segment[] {
  const segments = merged(segmentsOf(newsOf({ news })))
  return segments.filter(({ news: [first] }) => !isUncounted(first))
}

/** Fates have lines of their own. */
const UNCOUNTED = new Set<WillyvilleNews['kind']>(['diceTaken', 'buried', 'plagueStruck', 'healed', 'storiesLost'])

function isUncounted(first: WillyvilleNews | undefined): boolean {
  return first === undefined || UNCOUNTED.has(first.kind)
}

const NO_BANNERS: ReadonlySet<OptionKind | null> = new Set<OptionKind>([
  'dice',
  'pay',
  'take',
  'keep',
  'die',
  'labourer',
  'movePlough',
  'spare',
])

/** Names the chosen act while there is no news of it yet. */
function begunIn(shown: Shown, draft: Picks, voice: Voice): string {
  const act = draft.flat().find((pick) => !NO_BANNERS.has(kindOf(pick)))
  return act === undefined
    ? ''
    : describe(optionContext(shown, { about: 'act', seat: shown.seat ?? 0 }, voice), act).label
}

export function steps(shown: Shown, news: readonly News[], voice: Voice, draft: Picks = []): string[] {
  const phrasing = phrasingIn(voice)
  const heard = newsOf({ news })
  const begun = begunIn(shown, draft, voice)
  const telling = { phrasing, view: viewOf(shown), p: ownOf(shown), begun }
  const head = diceLine(shown, phrasing, heard, draft.length > 0)
  const lines = numberedSteps(news).map((segment, index) => `\`${index + 1}\` ${stepLine(telling, segment)}`)
  const hall = { phrasing, names: shown.names }
  const isForced = draft.length > 0 && optionsOfKind(draft.flat(), 'die').length === 0
  const fates = plannedFates(hall, heard, shown.seat, isForced)
  const last = heard.findLast(({ kind }) => kind === 'bannerUsed')
  const isLast = last?.kind === 'bannerUsed' && last.banner === 'meet' && draft.length > 0
  const end = isLast ? [`-# ${phrasing.say('step.meetEnds')}`] : []
  return [...(head === '' ? [] : [head]), ...lines, ...end, ...deathLine(shown, phrasing, heard), ...fates]
}
