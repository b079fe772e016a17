import { type Answer, writeLine } from '#kernel'
import { formerNamesOf } from '#texts/former-names'
import { FORMER_NAMES } from '#texts/willyville/former-names'
import { readCustomer } from '#willyville/banner-places'
import { willyville } from '#willyville/game'
import { kindOf, optionsOfKind } from '#willyville/options'
import { bannerIds, bannersOf, type DiceWay, type Plan, picksIn } from '#willyville/planning/index'
import type { View } from '#willyville/view'
import type { Voice } from '../presentation.ts'
import { faceOf, turnedOf } from './dice.ts'
import { costAndGain, inRow, inWords } from './exchange.ts'
import { costText, gainParts } from './goals/costs.ts'
import { movesOf } from './goals/index.ts'
import { areaOf, nameOfNew, phrasesOfUse } from './goals/phrases.ts'
import { type Move, picksOf, shortStep } from './goals/ways.ts'
import { customerCard, valuesText, wantsText } from './naming.ts'
import { type OptionContext, optionContext } from './options/index.ts'
import { dotted, phrasingIn, shortenTo } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { stateOf, viewOf } from './view-access.ts'

/** Lines to type: what the words typed stand in, in any order. */

const MOST_MOVES = 25
const LONGEST = 100

interface SearchableMove {
  readonly move: Move
  readonly words: readonly string[]
}

const spelled = new WeakMap<View, Map<string, readonly SearchableMove[]>>()

function lower(text: string): string {
  return text.toLocaleLowerCase().normalize('NFKC')
}

function picksOfSteps({ steps }: Plan): string[] {
  return steps.flatMap(picksIn)
}

/** The single words of a plan's names. */
function namesOf(context: OptionContext, plan: Plan): string[] {
  const { say } = context.phrasing
  const name = plan.kind === 'white' ? phrasesOfUse(context, plan) : [nameOfNew(context, plan)]
  const wanted = [...optionsOfKind(picksOfSteps(plan), 'take'), ...optionsOfKind(picksOfSteps(plan), 'serve')].map(
    ({ customer }) => wantsText(context.phrasing, customerCard(context.view, customer)?.goods ?? {}),
  )
  const isBuilt = ['church', 'meet', 'buildHall', 'build'].includes(kindOf(plan.goal) ?? '')
  const named = isBuilt ? name.map((what) => say('step.build', { what })) : name
  const words = [...named, ...wanted].flatMap((text) => text.split(/\s+/))
  return [...words, ...formerNamesOf(FORMER_NAMES, context.phrasing.voice.language, words)]
}

/** Every word of a move: as it is written, its parts, and what it is called. */
function wordsOf({ plan, way }: Move, names: readonly string[]): string[] {
  const written = [way.option, ...plan.steps].map(shortStep)
  const parts = [...written, ...bannerIds(plan)].flatMap((word) => word.split(/[^\p{L}\p{N}*]+/u))
  // A payment is written behind what it pays for, without a space.
  const line = written.join(' ').replaceAll(' :', ':').split(' ')
  const fields = bannersOf(plan).filter(({ kind }) => kind === 'harvest').length
  const words = [
    ...line,
    ...parts,
    ...diceTyped(way).split(/[^\p{L}\p{N}]+/u),
    way.dice.join(''),
    `field*${fields}`,
    ...names,
  ]
  return [...new Set(words.map(lower))].filter((word) => word !== '')
}

function spelledOf(shown: Shown, context: OptionContext): readonly SearchableMove[] {
  const view = viewOf(shown)
  const { language } = context.phrasing.voice
  const byLanguage = spelled.get(view) ?? new Map<string, readonly SearchableMove[]>()
  spelled.set(view, byLanguage)
  const known = byLanguage.get(language)
  if (known !== undefined) return known
  const moves = movesOf(shown)
  const names = new Map([...new Set(moves.map(({ plan }) => plan))].map((plan) => [plan, namesOf(context, plan)]))
  const made = moves.map((move) => ({ move, words: wordsOf(move, names.get(move.plan) ?? []) }))
  byLanguage.set(language, made)
  return made
}

/** The first of each, as the key tells them apart. */
function firsts(all: readonly SearchableMove[], keyOf: (move: SearchableMove) => unknown): SearchableMove[] {
  const seen = new Set<unknown>()
  return all.filter((move) => {
    const key = keyOf(move)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** Nothing typed: the best way of each plan, the best of each area first. */
function ideas(all: readonly SearchableMove[]): SearchableMove[] {
  const best = firsts(all, ({ move }) => move.plan)
  const first = firsts(best, ({ move }) => areaOf(move.plan))
  return [...first, ...best.filter((move) => !first.includes(move))]
}

const SHORTEST_PART = 3

/** A word begins with what was typed, or is put together with it, as `Kornfeld` with `Feld`. */
function isMeant(word: string, typed: string): boolean {
  return word.startsWith(typed) || (typed.length >= SHORTEST_PART && word.includes(typed))
}

function fitting(all: readonly SearchableMove[], typed: string): SearchableMove[] {
  const wanted = lower(typed)
    .split(/[^\p{L}\p{N}*]+/u)
    .filter((word) => word !== '')
  if (wanted.length === 0) return ideas(all)
  return all.filter(({ words }) => wanted.every((start) => words.some((word) => isMeant(word, start))))
}

/** The line as the kernel reads it: own answers up to what comes to light. */
function lineOf(context: OptionContext, move: Move): string {
  const saved = { state: context.state, scene: 'turn', at: 0 }
  const answers: Answer[] = picksOf(context.state, move).map((picks) => ({ seat: context.seat, picks }))
  return writeLine(willyville, saved, answers)
}

/** `6 w3w4-`: the value, the dice as they lie, a sign for each coin, `=` for what a marker sets. */
function diceTyped(way: DiceWay): string {
  const dice = turnedOf(way).map(({ die, to, isSet }) => {
    const turned = to - faceOf(die)
    return die + (isSet ? `=${to}` : (turned < 0 ? '-' : '+').repeat(Math.abs(turned)))
  })
  return `${way.value} ${dice.join('')}`
}

/** The line as the rules' page writes it, dice first: every coin that turns one is seen. */
function typedLine(context: OptionContext, move: Move): string {
  const [dice = '', ...others] = lineOf(context, move).split(' ')
  const isDice = move.way.option === `dice:${dice}`
  return [isDice ? diceTyped(move.way) : dice, ...others].join(' ')
}

/** Customers have no numbers in any picture: they are named by what they want. */
function inWantedGoods({ phrasing, view }: OptionContext, line: string): string {
  return line.replace(/\bc\d\d\b/g, (id) => {
    const card = customerCard(view, readCustomer(id) ?? -1)
    return card === undefined ? id : `${valuesText(card.banner)} (${wantsText(phrasing, card.goods)})`
  })
}

function nameOf(context: OptionContext, { plan, way }: Move, typed: string): string {
  const { phrasing } = context
  const line = inWantedGoods(context, typed)
  const signs = inWords(phrasing)
  const cost = costText(phrasing, plan, way, signs)
  const gains = inRow(gainParts(context, plan, signs))
  return shortenTo(dotted([line, costAndGain(phrasing, cost, gains), way.death && phrasing.say('death')]), LONGEST)
}

export function moves(shown: Shown, typed: string, voice: Voice): { name: string; value: string }[] {
  const { seat } = shown
  if (seat === null || viewOf(shown).turn?.value) return []
  const context: OptionContext = {
    ...optionContext(shown, { about: 'dice', seat }, voice),
    phrasing: phrasingIn(voice),
    state: stateOf(viewOf(shown)),
  }
  const names = new Map<string, string>()
  for (const { move } of fitting(spelledOf(shown, context), typed)) {
    if (names.size === MOST_MOVES) break
    const line = typedLine(context, move)
    if (line.length <= LONGEST && !names.has(line)) names.set(line, nameOf(context, move, line))
  }
  return [...names].map(([value, name]) => ({ name, value }))
}
