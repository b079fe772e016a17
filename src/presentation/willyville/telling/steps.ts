import type { News } from '#kernel'
import type { Picks, Scene, Voice } from '#presentation/face'
import type { WillyvilleNews } from '#willyville/news'
import type { Good, Villager } from '#willyville/words'
import { diceSigns, poolSigns } from '../dice.ts'
import { cloudsOf, ownOf, viewOf } from '../known.ts'
import { describe, hereOf } from '../options/index.ts'
import { capital, dotted, type Tongue, tongueOf } from '../tongue.ts'
import { buildingName, placeName } from '../words.ts'
import { plannedFates } from './death.ts'
import { bannerOf, pieceOf, seenText, type Telling } from './pieces.ts'
import { headOf, merged, type Segment, segmentsOf } from './segments.ts'
import { costSigns, gainSigns, goodsList, goodsMade } from './sums.ts'

type Heard = readonly WillyvilleNews[]

/** What a draft would do: the dice, then a numbered line for each step. */

function builtTitle(telling: Telling, news: WillyvilleNews): string | null {
  const { tongue, view } = telling
  const { say } = tongue
  const built = (what: string) => capital(say('step.build', { what }))
  switch (news.kind) {
    case 'churchBuilt':
      return built(say(`church.${news.church}`))
    case 'meetingPlaceBuilt':
      return built(say('place.meet'))
    case 'hallBuilt':
      return built(say(`hall.${news.hall}`))
    case 'buildingBuilt':
      return built(`${buildingName(tongue, view, news.good)} ${news.banner.join('/')}`)
    case 'fieldLaid':
      return say('step.field')
    case 'handTaken':
      return say('step.hand')
    case 'monkCame':
      return say('step.monk', { stack: say(`stack.${news.stack}`), action: say(`monk.${news.action}`) })
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

function usedTitle(telling: Telling, { news }: Segment, banner: string): string {
  const { tongue, view, p } = telling
  const served = news.find((one) => one.kind === 'customerServed')
  if (served !== undefined) return tongue.say('step.serve', { banner: bannerOf(telling, served.customer) })
  const grown = news.find((one) => one.kind === 'childGrewUp')
  if (grown !== undefined) return grownTitle(tongue, grown.villager)
  if (banner === 'school') return childTitle(tongue, news)
  if (banner.startsWith('field:')) {
    return tongue.say('fields', { n: news.filter(({ kind }) => kind === 'bannerUsed').length })
  }
  return capital(placeName(tongue, view, p, banner))
}

function grownTitle(tongue: Tongue, villager: Villager): string {
  return tongue.say('step.grows', { villager: tongue.say(`villager.${villager}`) })
}

function childTitle(tongue: Tongue, news: Heard): string {
  const isUp = news.some(({ kind }) => kind === 'childMovedUp')
  return tongue.say('opt.school', { what: tongue.say(isUp ? 'use.childRight' : 'use.newChild') })
}

/** A step that is only paid for so far is called what was chosen. */
interface Planned extends Telling {
  readonly begun: string
}

function titleOf(telling: Planned, segment: Segment): string {
  const { tongue } = telling
  const head = headOf(segment)
  if (head === undefined) return telling.begun
  if (head.kind === 'headmanStayed') return tongue.say('opt.stay')
  if (head.kind === 'bannerUsed') return usedTitle(telling, segment, head.banner)
  if (head.kind === 'childGrewUp') return grownTitle(tongue, head.villager)
  if (head.kind === 'childCame' || head.kind === 'childMovedUp') return childTitle(tongue, segment.news)
  if (head.kind === 'cardSeen' && !segment.news.some(({ kind }) => kind === 'travelled')) {
    return capital(seenText(telling, head))
  }
  const travelled = segment.news.find((one) => one.kind === 'travelled')
  return builtTitle(telling, travelled ?? head) ?? capital(pieceOf(telling, travelled ?? head) ?? '')
}

/** Told in the title already. */
const IN_TITLES = new Set<WillyvilleNews['kind']>([
  ...([
    'churchBuilt',
    'meetingPlaceBuilt',
    'hallBuilt',
    'buildingBuilt',
    'fieldLaid',
    'handTaken',
    'monkCame',
  ] as const),
  ...(['customersCame', 'headmanMoved', 'travelled', 'ploughMoved'] as const),
  ...(['childCame', 'childMovedUp', 'childGrewUp'] as const),
])

function gainsOf(telling: Telling, { news }: Segment): string[] {
  const { tongue } = telling
  const made = goodsMade(news, 'goodMade')
  const lost = goodsMade(news, 'goodLost')
  const parts = made.length === 0 ? [] : [goodsSigns(tongue, made)]
  if (lost.length > 0) parts.push(tongue.say('told.lost', { goods: goodsList(tongue, lost) }))
  parts.push(...gainSigns(tongue, news))
  for (const one of news) {
    const piece = IN_TITLES.has(one.kind) ? null : pieceOf(telling, one)
    if (piece !== null && headOf({ news })?.kind !== one.kind) parts.push(piece)
  }
  return parts
}

function goodsSigns(tongue: Tongue, goods: readonly (Good | 'joker')[]): string {
  return goods.map((good) => tongue.sign(good, 1)).join(' ')
}

function stepLine(telling: Planned, segment: Segment): string {
  const costs = costSigns(telling.tongue, segment.news).join(' ')
  const gains = gainsOf(telling, segment).join(', ')
  const title = titleOf(telling, segment)
  if (title === '') return [costs, gains].filter((part) => part !== '').join(' → ')
  if (costs === '' && gains === '') return title
  if (gains === '') return `${title}, ${costs}`
  return costs === '' ? `${title} → ${gains}` : `${title}: ${costs} → ${gains}`
}

/** `:w5::w6: **11** · :time:2 · leaves :w1::b2:`: all that the plan costs, and what others find. */
function diceLine(scene: Scene, tongue: Tongue, heard: Heard, isDone: boolean): string {
  const taken = heard.find((one) => one.kind === 'diceTaken')
  if (taken === undefined) return ''
  const own = heard.filter((one) => !('seat' in one) || one.seat === taken.seat)
  const costs = costSigns(tongue, own).join(' ')
  const left = isDone ? poolSigns(tongue, viewOf(scene).pool) : ''
  const leaves = left !== '' && tongue.say('goal.leaves', { dice: left })
  return dotted([`${diceSigns(tongue, taken.dice)} **${taken.value}**`, costs || tongue.say('free'), leaves])
}

function deathLine(scene: Scene, tongue: Tongue, news: Heard): string[] {
  const isComing = news.some(({ kind }) => kind === 'deathCame') && !news.some(({ kind }) => kind === 'buried')
  if (!isComing) return []
  const clouds = cloudsOf(viewOf(scene))
  const paid = news.flatMap((one) => (one.kind === 'timePaid' ? [one] : []))
  const to = paid.at(-1)?.cloud ?? 0
  const time = paid.reduce((sum, one) => sum + one.time, 0)
  const from = (((to - time) % clouds) + clouds) % clouds
  const text = tongue.say('step.death', { from: from + 1, to: to + 1 })
  return [`> ${tongue.icon('death')} ${text}`.replace('>  ', '> ')]
}

/** The steps that get a number, in their order: the same for lines and for flags. */
export function numberedSteps(news: readonly News[]): Segment[] {
  const segments = merged(segmentsOf(news as Heard))
  return segments.filter(({ news: [first] }) => !isUncounted(first))
}

/** Fates have lines of their own. */
const UNCOUNTED = new Set<WillyvilleNews['kind']>(['diceTaken', 'buried', 'plagueStruck', 'healed', 'storiesLost'])

function isUncounted(first: WillyvilleNews | undefined): boolean {
  return first === undefined || UNCOUNTED.has(first.kind)
}

const NO_BANNER = /^(dice|pay|take|die|labourer):|>field|^spare$/

/** What was chosen to do, while there is no news of it yet. */
function begunIn(scene: Scene, draft: Picks, voice: Voice): string {
  const act = draft.flat().find((pick) => !NO_BANNER.test(pick))
  return act === undefined ? '' : describe(hereOf(scene, { about: 'act', seat: scene.seat ?? 0 }, voice), act).label
}

export function steps(scene: Scene, news: readonly News[], voice: Voice, draft: Picks = []): string[] {
  const tongue = tongueOf(voice)
  const heard = news as Heard
  const begun = begunIn(scene, draft, voice)
  const telling = { tongue, view: viewOf(scene), p: ownOf(scene), begun }
  const head = diceLine(scene, tongue, heard, draft.length > 0)
  const lines = numberedSteps(news).map((segment, at) => `\`${at + 1}\` ${stepLine(telling, segment)}`)
  const hall = { tongue, names: scene.names }
  const isForced = draft.length > 0 && !draft.flat().some((pick) => pick.startsWith('die:'))
  const fates = plannedFates(hall, heard, scene.seat, isForced)
  const last = heard.findLast(({ kind }) => kind === 'bannerUsed')
  const isLast = last?.kind === 'bannerUsed' && last.banner === 'meet' && draft.length > 0
  const end = isLast ? [`-# ${tongue.say('step.meetEnds')}`] : []
  return [...(head === '' ? [] : [head]), ...lines, ...end, ...deathLine(scene, tongue, heard), ...fates]
}
