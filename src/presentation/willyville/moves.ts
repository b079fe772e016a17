import { type Answer, writeLine } from '#kernel'
import { willyville } from '#willyville/game'
import type { Plan } from '#willyville/plans/index'
import type { View } from '#willyville/view'
import type { Scene, Voice } from '../face.ts'
import { costText, gainParts } from './goals/costs.ts'
import { movesOf } from './goals/index.ts'
import { areaOf, nameOfNew, phrasesOfUse } from './goals/phrases.ts'
import { type Move, picksOf, shortStep } from './goals/ways.ts'
import { plansOf, stateOf, viewOf } from './known.ts'
import { type Here, hereOf } from './options/index.ts'
import { cut, dotted, tongueOf } from './tongue.ts'

/** Lines to type: what begins with the words typed, in any order. */

const MOST_MOVES = 25
const LONGEST = 100

interface Spelled {
  readonly move: Move
  readonly words: readonly string[]
}

const spelled = new WeakMap<View, Map<string, readonly Spelled[]>>()

function lower(text: string): string {
  return text.toLocaleLowerCase().normalize('NFKC')
}

/** What a plan is called, in single words. */
function namesOf(here: Here, plan: Plan): string[] {
  const named = plan.kind === 'white' ? phrasesOfUse(here, plan) : [nameOfNew(here, plan)]
  return named.flatMap((name) => name.split(/\s+/))
}

/** Every word of a move: as it is written, its parts, and what it is called. */
function wordsOf({ plan, way }: Move, names: readonly string[]): string[] {
  const written = [way.option, ...plan.steps].map(shortStep)
  const parts = [...written, ...plan.goal.split('+')].flatMap((word) => word.split(/[^\p{L}\p{N}*]+/u))
  // A payment is written behind what it pays for, without a space.
  const line = written.join(' ').replaceAll(' :', ':').split(' ')
  const fields = plan.goal.split('+').filter((banner) => banner.startsWith('harvest:')).length
  const words = [...line, ...parts, way.dice.join(''), `field*${fields}`, ...names]
  return [...new Set(words.map(lower))].filter((word) => word !== '')
}

function spelledOf(scene: Scene, here: Here): readonly Spelled[] {
  const view = viewOf(scene)
  const { language } = here.tongue.voice
  const byLanguage = spelled.get(view) ?? new Map<string, readonly Spelled[]>()
  spelled.set(view, byLanguage)
  const found = byLanguage.get(language)
  if (found !== undefined) return found
  const names = new Map(plansOf(scene).map((plan) => [plan, namesOf(here, plan)]))
  const made = movesOf(scene).map((move) => ({ move, words: wordsOf(move, names.get(move.plan) ?? []) }))
  byLanguage.set(language, made)
  return made
}

/** The first of each, as the key tells them apart. */
function firsts(all: readonly Spelled[], keyOf: (one: Spelled) => unknown): Spelled[] {
  const seen = new Set<unknown>()
  return all.filter((one) => {
    const key = keyOf(one)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Nothing typed: the best way of each plan, the best of each area first. */
function ideas(all: readonly Spelled[]): Spelled[] {
  const best = firsts(all, ({ move }) => move.plan)
  const first = firsts(best, ({ move }) => areaOf(move.plan))
  return [...first, ...best.filter((one) => !first.includes(one))]
}

function fitting(all: readonly Spelled[], typed: string): Spelled[] {
  const wanted = lower(typed)
    .split(/[^\p{L}\p{N}*]+/u)
    .filter((word) => word !== '')
  if (wanted.length === 0) return ideas(all)
  return all.filter(({ words }) => wanted.every((start) => words.some((word) => word.startsWith(start))))
}

/** The line as the kernel reads it: own answers up to what comes to light. */
function lineOf(here: Here, move: Move): string {
  const saved = { state: here.state, scene: 'turn', at: 0 }
  const answers: Answer[] = picksOf(here.state, move).map((picks) => ({ seat: here.seat, picks }))
  return writeLine(willyville, saved, answers)
}

function nameOf(here: Here, { plan, way }: Move, line: string): string {
  const { tongue } = here
  const cost = costText(tongue, plan, way, tongue.some)
  const gains = gainParts(here, plan, tongue.some).join(', ')
  return cut(dotted([line, cost, gains, way.death && tongue.say('death')]), LONGEST)
}

export function moves(scene: Scene, typed: string, voice: Voice): { name: string; value: string }[] {
  const { seat } = scene
  if (seat === null || viewOf(scene).turn?.value) return []
  const here: Here = {
    ...hereOf(scene, { about: 'dice', seat }, voice),
    tongue: tongueOf(voice),
    state: stateOf(viewOf(scene)),
  }
  const found = new Map<string, string>()
  for (const { move } of fitting(spelledOf(scene, here), typed)) {
    if (found.size === MOST_MOVES) break
    const line = lineOf(here, move)
    if (line.length <= LONGEST && !found.has(line)) found.set(line, nameOf(here, move, line))
  }
  return [...found].map(([value, name]) => ({ name, value }))
}
