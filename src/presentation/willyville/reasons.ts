import { memberOf } from '#kernel'
import { oneOf } from '#texts/lists'
import type { Key } from '#texts/willyville/index'
import { readPlace } from '#willyville/banner-places'
import { willyville } from '#willyville/game'
import { kindOf, type OptionKind, optionsOfKind } from '#willyville/options'
import { GOODS, type Good, isGood, isVillager, LETTERS, type Villager } from '#willyville/words'
import type { GoalHelp } from '../capabilities.ts'
import type { Goal, Voice } from '../presentation.ts'
import { pairOf } from './dice.ts'
import { slotName } from './naming.ts'
import { type Counted, capital, isKey, type Phrasing, phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { viewOf } from './view-access.ts'

/** Sentences for the reasons of the rules. The rule's id stands with the rule itself, in small print. */

interface Reason {
  readonly rule: string
  readonly facts: Readonly<Record<string, string | number>>
}

/** Goods and coins that are missing. */
function shortageText(phrasing: Phrasing, facts: Reason['facts']): string {
  const words: readonly Counted[] = ['coin', ...GOODS]
  return phrasing.list(words.flatMap((word) => (facts[word] ? [phrasing.some(word, Number(facts[word]))] : [])))
}

const BUILDINGS: Readonly<Record<Good, Key>> = {
  horse: 'building.stable',
  beer: 'building.brewery',
  plough: 'building.smithy',
  scroll: 'building.scriptorium',
  wagon: 'building.wainwright',
}

const WORD_STARTS = ['church.', 'hall.', 'stack.', 'place.', 'name.'] as const

/** The word for what a fact names: a church, a hall, a good's building, a banner's place, values. */
function wordOf(phrasing: Phrasing, rule: string, word: string): string {
  if (rule === 'W-CRAFT' && isGood(word)) return phrasing.say(BUILDINGS[word])
  if (word === 'smithy' || word === 'plough') return phrasing.say('building.smithy')
  if (word === 'field') return phrasing.say('name.field')
  const place = readPlace(word)
  if (place?.kind === 'field') return phrasing.say('place.field', { n: place.field + 1 })
  if (memberOf(LETTERS, word) !== null) return word
  if (word.includes(' or ')) return word.replaceAll(' or ', '/')
  if (word.includes(' '))
    return word
      .split(' ')
      .map((part) => wordOf(phrasing, rule, part))
      .join(', ')
  const key = WORD_STARTS.map((start) => start + word).find(isKey)
  if (key !== undefined) return phrasing.say(key)
  return isVillager(word) ? phrasing.say(`villager.${word}`) : slotName(phrasing, word)
}

function keyOf({ rule, facts }: Reason): Key {
  const [first = ''] = Object.keys(facts)
  const keys = [`${rule} ${first}`, rule]
  return keys.find(isKey) ?? 'other'
}

function numberIn(facts: Reason['facts']): number {
  return Number(Object.values(facts).find((fact) => typeof fact === 'number') ?? 0)
}

function factsOf(phrasing: Phrasing, { rule, facts }: Reason): Record<string, string | number> {
  const [word] = Object.values(facts)
  const dead = String(facts.dead ?? '')
  const n = numberIn(facts)
  return {
    n,
    coins: phrasing.some('coin', n),
    markers: phrasing.some('marker', n),
    needed: String(facts.needed ?? '').replaceAll(' or ', '/'),
    villager: isVillager(dead) ? phrasing.say(`the.${dead}`) : '',
    what: rule === 'W-PAY-5' ? shortageText(phrasing, facts) : wordOf(phrasing, rule, String(word ?? '')),
  }
}

/** `You need 1 horse more.` */
export function reason(why: Reason, voice: Voice): string {
  const phrasing = phrasingIn(voice)
  return phrasing.say(keyOf(why), factsOf(phrasing, why))
}

/** True where the first shortage lacks no more of anything than the second, and less of something. */
function isLess(first: Reason['facts'], second: Reason['facts']): boolean {
  const names = [...new Set([...Object.keys(first), ...Object.keys(second)])]
  const gaps = names.map((name) => Number(second[name] ?? 0) - Number(first[name] ?? 0))
  return gaps.every((gap) => gap >= 0) && gaps.some((gap) => gap > 0)
}

/** Alternatives that cannot be paid are one sentence, without those that contain another: `2 horses or 1 coin`. */
function shortages(phrasing: Phrasing, reasons: readonly Reason[]): string[] {
  const short = reasons.filter(({ rule }) => rule === 'W-PAY-5').map(({ facts }) => facts)
  const least = short.filter((facts) => !short.some((other) => isLess(other, facts)))
  const texts = [...new Set(least.map((facts) => shortageText(phrasing, facts)))]
  return texts.length === 0 ? [] : [phrasing.say('W-PAY-5', { what: oneOf(phrasing.voice.language, texts) })]
}

/** A sentence for each reason, what it costs last; the same is said once. */
export function why(shown: Shown, option: string, voice: Voice): string[] {
  const { seat } = shown
  if (seat === null) return []
  const reasons = willyville.why?.(viewOf(shown), seat, option) ?? []
  const others = reasons.filter(({ rule }) => rule !== 'W-PAY-5')
  const sentences = new Set(others.map((other) => reason(other, voice)))
  return [...sentences, ...shortages(phrasingIn(voice), reasons)]
}

/** The rule that stands in the way first, in one sentence. */
export function ruleOf(shown: Shown, option: string, voice: Voice): string | null {
  const { seat } = shown
  const [first] = seat === null ? [] : (willyville.why?.(viewOf(shown), seat, option) ?? [])
  const key = `rule.${first?.rule}`
  return isKey(key) ? `${phrasingIn(voice).say(key)} (${first?.rule})` : null
}

function bringsBack(picks: readonly string[], dead: Villager): boolean {
  return optionsOfKind(picks, 'school').some((option) => option.move === 'grow' && option.villager === dead)
}

/** W-SCHOOL: a child can take the place of whoever is missing. */
export function helpFor(shown: Shown, option: string, goals: readonly Goal[], voice: Voice): GoalHelp | null {
  const { seat } = shown
  const reasons = seat === null ? [] : (willyville.why?.(viewOf(shown), seat, option) ?? [])
  const dead = reasons.map(({ facts }) => String(facts.dead ?? '')).find(isVillager)
  if (dead === undefined) return null
  const { say } = phrasingIn(voice)
  for (const goal of goals) {
    const way = goal.ways.findIndex(({ picks }) => bringsBack(picks.flat(), dead))
    const value = pairOf(goal.ways[way]?.picks[0]?.[0] ?? '')?.value ?? ''
    if (way >= 0) return { goal, way, press: say('help.back', { villager: capital(say(`villager.${dead}`)), value }) }
  }
  return null
}

const WORKERS: { readonly [K in OptionKind]?: Villager } = {
  church: 'abbot',
  monk: 'abbot',
  meet: 'councillor',
  hall: 'councillor',
  buildHall: 'councillor',
  travel: 'traveller',
  build: 'craftsman',
  make: 'craftsman',
  serve: 'merchant',
}
const PRICED: ReadonlySet<OptionKind> = new Set(['monk', 'serve', 'travel'])
const VALUED = /^W-(DICE|BLACK|WHITE)-\d$/

/** Conditions that are met: a living villager, dice for it, its price, as far as no reason speaks of them. */
export function there(shown: Shown, option: string, voice: Voice): string[] {
  const { seat } = shown
  if (seat === null) return []
  const { say } = phrasingIn(voice)
  const view = viewOf(shown)
  const reasons = willyville.why?.(view, seat, option) ?? []
  const kind = kindOf(option)
  const worker = kind === null ? undefined : WORKERS[kind]
  const lives = worker !== undefined && view.players[seat]?.villagers[worker] === true
  const hasDice = !reasons.some(({ rule }) => VALUED.test(rule))
  const canPay = kind !== null && PRICED.has(kind) && !reasons.some(({ rule }) => rule === 'W-PAY-5')
  return [
    ...(lives ? [say(`the.${worker}`)] : []),
    ...(hasDice ? [say('there.value')] : []),
    ...(canPay ? [say('there.price')] : []),
  ]
}
