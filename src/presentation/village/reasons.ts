import type { Key } from '#texts/village/index'
import { village } from '#village/game'
import { optionNamed } from '#village/modules/in-play'
import { isWare, type Space, type Ware } from '#village/words'
import type { GoalHelp } from '../capabilities.ts'
import type { Goal, Voice } from '../presentation.ts'
import { customerText } from './card-texts.ts'
import { isKey, type Phrasing, phrasingOf, viewOf } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { plansOf } from './thoughts.ts'

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
  return phrasing.say(keyOf(cause), factsOf(phrasing, cause, shown))
}

/** The seat that is due and the wants of a customer cannot be said without a table. */
export function reason(cause: Reason, voice: Voice): string {
  const isOfTable = cause.rule === 'V-ROUND-2' || cause.rule === 'V-MARKET-2'
  if (!isOfTable || isCost(cause.facts)) return sentenceOf(cause, null, voice)
  return phrasingOf(voice.language).say('why.other')
}

function reasonsOf(shown: Shown, option: string): readonly Reason[] {
  const { seat } = shown
  return seat === null ? [] : (village.why?.(viewOf(shown), seat, option) ?? [])
}

export function why(shown: Shown, option: string, voice: Voice): string[] {
  return [...new Set(reasonsOf(shown, option).map((cause) => sentenceOf(cause, shown, voice)))]
}

/** The rule that stands in the way first, in one sentence; its id is the small print. */
export function ruleOf(shown: Shown, option: string, { language }: Voice): string | null {
  const [first] = reasonsOf(shown, option)
  const key = `rule.${first?.rule}`
  return isKey(key) ? `${phrasingOf(language).say(key)} (${first?.rule})` : null
}

/** Reasons that somebody is missing who could be sent or is needed. */
const OF_MEMBERS: ReadonlySet<string> = new Set(['farm', 'nobody'])

/** Conditions that are met: somebody to send, and what it costs. */
export function there(shown: Shown, option: string, { language }: Voice): string[] {
  const { say } = phrasingOf(language)
  const named = optionNamed(option)
  const reasons = reasonsOf(shown, option)
  const isSent = named !== null && 'member' in named && shown.seat !== null
  const hasMember = isSent && !reasons.some(({ facts }) => Object.keys(facts).some((fact) => OF_MEMBERS.has(fact)))
  const canPay = !reasons.some(({ facts }) => isCost(facts) || 'price' in facts)
  return [...(hasMember ? [say('there.member')] : []), ...(canPay ? [say('there.price')] : [])]
}

/** The first ware that is missing; any cube will do where no colour is named. */
function missingWare(reasons: readonly Reason[]): Ware | null {
  const cost = reasons.find(({ facts }) => isCost(facts))
  return Object.keys(cost?.facts ?? {}).find(isWare) ?? null
}

/** A turn that brings the first thing that is missing. */
export function helpFor(shown: Shown, option: string, goals: readonly Goal[], { language }: Voice): GoalHelp | null {
  const missing = missingWare(reasonsOf(shown, option))
  if (missing === null) return null
  const phrasing = phrasingOf(language)
  const brings = plansOf(shown).filter(({ gains }) => gains.wares[missing] > 0)
  for (const goal of goals) {
    for (const [way, { picks }] of goal.ways.entries()) {
      const steps = picks.flat().join()
      const plan = brings.find((other) => other.steps.join() === steps)
      if (plan === undefined) continue
      const what = phrasing.some(missing, plan.gains.wares[missing])
      return { goal, way, press: phrasing.say('help.first', { what }) }
    }
  }
  return null
}
