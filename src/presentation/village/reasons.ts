import type { Key } from '#texts/village/index'
import { village } from '#village/game'
import { isWare, type Space } from '#village/words'
import type { Voice } from '../presentation.ts'
import { customerText } from './card-texts.ts'
import { isKey, type Phrasing, phrasingOf, viewOf } from './phrasing.ts'
import type { Shown } from './shown.ts'

/** Sentences for the reasons of the rules. */

interface Reason {
  readonly rule: string
  readonly facts: Readonly<Record<string, string | number>>
}

function isCost(facts: Reason['facts']): boolean {
  const all = Object.entries(facts)
  return all.length > 0 && all.every(([fact, n]) => typeof n === 'number' && (isWare(fact) || fact === 'any'))
}

/** V-TURN-1 names a cube and the space that has none of it. */
function keyOf({ rule, facts }: Reason): Key {
  const [first = ''] = Object.keys(facts)
  if (rule === 'V-TURN-1' && isKey(`n.${first}`)) return 'V-TURN-1 cube'
  if (isCost(facts)) return 'why.short'
  return [`${rule} ${first}`, rule].find(isKey) ?? 'why.other'
}

/** The name in a fact: a space, a place, a building, a cube, or somebody by name. */
function wordOf(phrasing: Phrasing, word: string): string {
  if (word.includes('@')) return phrasing.who(word)
  if (isKey(`space.${word}`)) return phrasing.space(word as Space)
  if (isKey(`c.${word}`)) return phrasing.say(`c.${word}` as Key)
  if (isKey(`goal.${word}`) && isWare(word)) return phrasing.some(word, 1)
  return isKey(`at.${word}`) ? phrasing.place(word) : phrasing.word(word)
}

function factsOf(phrasing: Phrasing, reason: Reason, shown: Shown | null): Record<string, string | number> {
  const [[name = '', fact = ''] = []] = Object.entries(reason.facts)
  const price = isCost(reason.facts) ? phrasing.wares(reason.facts as Readonly<Record<string, number>>) : ''
  const isCustomer = shown !== null && (name === 'queue' || name === 'gone') && reason.rule === 'V-MARKET-2'
  return {
    n: typeof fact === 'number' ? fact : 0,
    name: shown?.names[Number(reason.facts.turn)] ?? '',
    cube: isKey(`c.${name}`) ? phrasing.say(`c.${name}` as Key) : '',
    what: isCustomer ? customerText(phrasing, viewOf(shown), String(fact)) : price || wordOf(phrasing, String(fact)),
  }
}

function sentenceOf(cause: Reason, shown: Shown | null, voice: Voice): string {
  const phrasing = phrasingOf(voice.language, shown?.names)
  return `${phrasing.say(keyOf(cause), factsOf(phrasing, cause, shown))} (${cause.rule})`
}

/** The seat that is due and the wants of a customer cannot be said without a table. */
export function reason(cause: Reason, voice: Voice): string {
  const isOfTable = cause.rule === 'V-ROUND-2' || cause.rule === 'V-MARKET-2'
  if (!isOfTable || isCost(cause.facts)) return sentenceOf(cause, null, voice)
  return `${phrasingOf(voice.language).say('why.other')} (${cause.rule})`
}

export function why(shown: Shown, option: string, voice: Voice): string[] {
  const { seat } = shown
  if (seat === null) return []
  const reasons = village.why?.(viewOf(shown), seat, option) ?? []
  return [...new Set(reasons.map((cause) => sentenceOf(cause, shown, voice)))]
}
