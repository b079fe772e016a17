import type { Goods } from '#data/kingsbridge/schema'
import { isOneOf } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { isUse, optionNamed } from '#kingsbridge/options'
import { CARD_OF } from '#kingsbridge/rules/uses'
import { CARDS, GOODS, type Good, PROJECTS } from '#kingsbridge/words'
import type { Key } from '#texts/kingsbridge/index'
import type { GoalHelp } from '../capabilities.ts'
import type { Goal, Voice } from '../presentation.ts'
import { cardName, projectName } from './naming.ts'
import { isKey, type Phrasing, phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { nameOf, plansOf, playerAt, viewOf } from './view-access.ts'

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

function reasonsOf(shown: Shown, option: string): readonly Reason[] {
  const { seat } = shown
  return seat === null ? [] : (kingsbridge.why?.(viewOf(shown), seat, option) ?? [])
}

export function why(shown: Shown, option: string, voice: Voice): string[] {
  return [...new Set(reasonsOf(shown, option).map((given) => sentenceOf(shown, given, voice)))]
}

/** The rule that stands in the way first, in one sentence. */
export function ruleOf(shown: Shown, option: string, voice: Voice): string | null {
  const [first] = reasonsOf(shown, option)
  const key = `rule.${first?.rule}`
  return isKey(key) ? `${phrasingIn(voice).say(key)} (${first?.rule})` : null
}

function isShortage({ facts }: Reason): boolean {
  return Object.keys(facts).some(isGood)
}

/** Conditions that are met: the card in the hand, and what it costs. */
export function there(shown: Shown, id: string, voice: Voice): string[] {
  const { seat } = shown
  const option = optionNamed(id)
  const card = option === null || !isUse(option) || option.kind === 'forgo' ? undefined : CARD_OF[option.kind]
  if (seat === null || card === undefined) return []
  const { say, quoted } = phrasingIn(voice)
  const isInHand = playerAt(viewOf(shown), seat).hand?.includes(card) === true
  const canPay = !reasonsOf(shown, id).some(isShortage)
  return [
    ...(isInHand ? [say('there.card', { card: quoted(say(`card.${card}`)) })] : []),
    ...(canPay ? [say('there.price')] : []),
  ]
}

/** A turn that brings the first thing that is missing. */
export function helpFor(shown: Shown, option: string, goals: readonly Goal[], voice: Voice): GoalHelp | null {
  if (shown.seat === null) return null
  const missing = reasonsOf(shown, option)
    .flatMap(({ facts }) => Object.keys(facts))
    .find(isGood)
  if (missing === undefined) return null
  const phrasing = phrasingIn(voice)
  const brings = plansOf(shown).filter(({ gains }) => gains.goods[missing] > 0)
  for (const goal of goals) {
    for (const [way, { picks }] of goal.ways.entries()) {
      const plan = brings.find(({ steps }) => steps.every((step, place) => step === picks[place]?.[0]))
      if (plan === undefined) continue
      const what = phrasing.some(missing, plan.gains.goods[missing])
      return { goal, way, press: phrasing.say('help.first', { what }) }
    }
  }
  return null
}
