import { kingsbridge } from '#kingsbridge/game'
import { type Card, GOODS, type Good, type ProjectId } from '#kingsbridge/words'
import type { Key } from '#texts/kingsbridge/index'
import type { Shown, Voice } from '../presentation.ts'
import { nameOf, viewOf } from './known.ts'
import { isKey, type Tongue, tongueOf } from './tongue.ts'
import { cardName, projectName } from './words.ts'

/** Sentences for the reasons of the rules. */

interface Reason {
  readonly rule: string
  readonly facts: Readonly<Record<string, string | number>>
}

function isGood(word: string): word is Good {
  return (GOODS as readonly string[]).includes(word)
}

/** Where goods are missing they are the facts themselves. */
function shortageOf(tongue: Tongue, { facts }: Reason): string {
  const goods = Object.fromEntries(Object.entries(facts).filter(([good]) => isGood(good)))
  return tongue.goods(goods as Partial<Record<Good, number>>)
}

function keyOf({ rule, facts }: Reason): Key {
  const [first = ''] = Object.keys(facts)
  return [`${rule} ${first}`, rule].find(isKey) ?? 'other'
}

function wordOf(tongue: Tongue, word: string): string {
  if (isKey(`project.${word}`)) return projectName(tongue, word as ProjectId)
  if (isKey(`card.${word}`)) return cardName(tongue, word as Card)
  return word === 'care' ? tongue.say('care') : word
}

function factsOf(shown: Shown | null, tongue: Tongue, reason: Reason): Record<string, string | number> {
  const [fact] = Object.values(reason.facts)
  const word = String(fact ?? '')
  const { banned } = reason.facts
  return {
    n: typeof fact === 'number' ? fact : 0,
    name: shown === null || typeof fact !== 'number' ? '' : nameOf(shown, fact),
    card: wordOf(tongue, word),
    project: wordOf(tongue, word),
    good: isGood(word) ? tongue.say(`name.${word}`) : word,
    what: banned === undefined ? shortageOf(tongue, reason) : wordOf(tongue, String(banned)),
  }
}

function sentenceOf(shown: Shown | null, reason: Reason, voice: Voice): string {
  const tongue = tongueOf(voice)
  return `${tongue.say(keyOf(reason), factsOf(shown, tongue, reason))} (${reason.rule})`
}

/** Whose turn it is cannot be said without the names of a table. */
export function reason(one: Reason, voice: Voice): string {
  const isNamed = one.rule === 'K-ROUND-6' || one.rule === 'K-ROUND-3'
  if (!isNamed) return sentenceOf(null, one, voice)
  return `${tongueOf(voice).say('other')} (${one.rule})`
}

export function why(shown: Shown, option: string, voice: Voice): string[] {
  const { seat } = shown
  if (seat === null) return []
  const reasons = kingsbridge.why?.(viewOf(shown), seat, option) ?? []
  return [...new Set(reasons.map((one) => sentenceOf(shown, one, voice)))]
}
