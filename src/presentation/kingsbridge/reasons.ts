import type { Goods } from '#data/kingsbridge/schema'
import { isOneOf } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { CARDS, GOODS, type Good, PROJECTS } from '#kingsbridge/words'
import type { Key } from '#texts/kingsbridge/index'
import type { Voice } from '../presentation.ts'
import { cardName, projectName } from './naming.ts'
import { isKey, type Phrasing, phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { nameOf, viewOf } from './view-access.ts'

/** Sentences for the reasons of the rules. */

interface Reason {
  readonly rule: string
  readonly facts: Readonly<Record<string, string | number>>
}

function isGood(word: string): word is Good {
  return isOneOf(GOODS, word)
}

/** Missing goods are the facts themselves. */
function shortageOf(phrasing: Phrasing, { facts }: Reason): string {
  const goods: Goods = {}
  for (const [good, count] of Object.entries(facts)) if (isGood(good)) goods[good] = Number(count)
  return phrasing.goods(goods)
}

function keyOf({ rule, facts }: Reason): Key {
  const [first = ''] = Object.keys(facts)
  return [`${rule} ${first}`, rule].find(isKey) ?? 'other'
}

function wordOf(phrasing: Phrasing, word: string): string {
  if (isOneOf(PROJECTS, word)) return projectName(phrasing, word)
  if (isOneOf(CARDS, word)) return cardName(phrasing, word)
  return word === 'care' ? phrasing.say('care') : word
}

function factsOf(shown: Shown | null, phrasing: Phrasing, reason: Reason): Record<string, string | number> {
  const [fact] = Object.values(reason.facts)
  const word = String(fact ?? '')
  const { banned } = reason.facts
  return {
    n: typeof fact === 'number' ? fact : 0,
    name: shown === null || typeof fact !== 'number' ? '' : nameOf(shown, fact),
    card: wordOf(phrasing, word),
    project: wordOf(phrasing, word),
    good: isGood(word) ? phrasing.say(`name.${word}`) : word,
    what: banned === undefined ? shortageOf(phrasing, reason) : wordOf(phrasing, String(banned)),
  }
}

function sentenceOf(shown: Shown | null, reason: Reason, voice: Voice): string {
  const phrasing = phrasingIn(voice)
  return phrasing.say(keyOf(reason), factsOf(shown, phrasing, reason))
}

/** Reasons that name a seat cannot be said without the names of a table. */
export function reason(given: Reason, voice: Voice): string {
  const isNamed = given.rule === 'K-ROUND-6' || given.rule === 'K-ROUND-3'
  if (!isNamed) return sentenceOf(null, given, voice)
  return phrasingIn(voice).say('other')
}

export function why(shown: Shown, option: string, voice: Voice): string[] {
  const { seat } = shown
  if (seat === null) return []
  const reasons = kingsbridge.why?.(viewOf(shown), seat, option) ?? []
  return [...new Set(reasons.map((given) => sentenceOf(shown, given, voice)))]
}
