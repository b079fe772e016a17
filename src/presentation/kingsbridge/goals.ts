import type { Benefit } from '#data/kingsbridge/schema'
import { itemAt, type OrderValue, type Question, Run, type Seat } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { idOf, optionOfKind, type UseKind } from '#kingsbridge/options'
import type { Plan } from '#kingsbridge/planning/index'
import { CARD_OF } from '#kingsbridge/rules/uses'
import type { State } from '#kingsbridge/state'
import { byGood, CARDS, type Card } from '#kingsbridge/words'
import { cardEmoji } from '#render/kingsbridge/emojis'
import type { Goal, Picks, Voice, Way } from '../presentation.ts'
import { shortOf } from './duties.ts'
import { cardName } from './naming.ts'
import { bonusText, optionEntry } from './options.ts'
import { arrowed, capital, dotted, type Phrasing, phrasingIn, type Sign, shortenTo } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { plansOf, stateOf, viewOf } from './view-access.ts'
import { usualWorth, worthOf } from './worth.ts'

/** The goals a turn could have: whole turns, the card to discard among them. */

const MOST_LABEL = 100
const MOST_WAYS = 24

/** A plan with all that is still asked behind it. */
interface Move {
  readonly plan: Plan
  readonly worth: number
  readonly picks: Picks
  readonly discard: Card | null
}

interface GoalContext {
  readonly phrasing: Phrasing
  readonly shown: Shown
  readonly seat: Seat
  readonly t: State
}

function discardId(card: Card): string {
  return idOf({ kind: 'discard', card })
}

/** The cards whose good the seat owes at the end of the chapter and does not have. */
function owedCards(shown: Shown): readonly Card[] {
  return shortOf(shown).flatMap((duty) => CARDS.find((card) => card === duty) ?? [])
}

/**
 * The cards of the hand, the first to part with first: as ordered (K-ORDERS-5), then what brings least, now or later.
 * Last comes what would bring a good that is owed and missing.
 */
function byUse(shown: Shown, all: readonly { plan: Plan; worth: number }[]): readonly string[] {
  const ordered = shown.orders?.find(({ name }) => name === 'cover')?.value ?? []
  const best = new Map<Card, number>()
  for (const { plan, worth } of all) best.set(plan.card, Math.max(worth, best.get(plan.card) ?? 0))
  const keep = (card: Card) => Math.max(best.get(card) ?? 0, usualWorth(card))
  const owed = owedCards(shown)
  const others = CARDS.toSorted((a, b) => Number(owed.includes(a)) - Number(owed.includes(b)) || keep(a) - keep(b))
  const first = [ordered].flat().flatMap((word) => CARDS.find((card) => card === word) ?? [])
  return [...new Set([...first, ...others])].map(discardId)
}

/** K-ORDERS-1: an exchange that was ordered is made; else none that the plan does not name. */
function tradeFor({ shown }: Pick<GoalContext, 'shown'>, question: Question): readonly string[] {
  const value = shown.orders?.find(({ name }) => name === 'exchange')?.value
  const spec = kingsbridge.orders?.find(({ name }) => name === 'exchange')
  if (question.about !== 'trade' || value === undefined) return ['done']
  return spec?.answer(viewOf(shown), question, value as OrderValue) ?? ['done']
}

/** Answers what the plan says, and discards by the list. */
function wholeTurn(context: Pick<GoalContext, 't' | 'seat' | 'shown'>, plan: Plan, discards: readonly string[]): Picks {
  const { t, seat } = context
  const run = Run.onCopy(kingsbridge, { state: t, scene: 'turn', at: 0 })
  const picks: string[][] = []
  while (run.next === undefined && run.finalUpTo === 0) {
    const question = run.questionOf(seat)
    if (question === undefined) return picks
    const wanted = [...plan.steps, ...tradeFor(context, question), ...discards]
    const step = wanted.find((id) => question.options.includes(id))
    if (step === undefined || run.answer({ seat, picks: [step] }) !== null) return picks
    picks.push([step])
  }
  return picks
}

function discardIn(picks: Picks): Card | null {
  return optionOfKind('discard', picks.at(-1)?.[0] ?? '')?.card ?? null
}

function moveOf(context: GoalContext, rated: { plan: Plan; worth: number }, discards: readonly string[]): Move {
  const picks = wholeTurn(context, rated.plan, discards)
  return { ...rated, picks, discard: discardIn(picks) }
}

/** Uses that are one goal each for whatever they are about; all others are goals by their kind. */
const BY_TARGET: readonly UseKind[] = ['project', 'house', 'donation', 'care']

function goalId({ use }: Plan): string {
  if (!BY_TARGET.includes(use.kind)) return use.kind
  return use.kind === 'project' ? `project:${use.project}` : idOf(use)
}

/** The part of a change that goes one way, without its sign. */
function partOf({ goods, vp }: Plan['gains'], sign: Sign): Benefit {
  const amount = (n: number) => Math.max(0, sign === '+' ? n : -n)
  return { goods: byGood((good) => amount(goods[good])), vp: amount(vp) }
}

/** `−2 stone → +6 VP`. */
export function gainText(phrasing: Phrasing, { gains }: Plan): string {
  const parts = (['−', '+'] as const).map((sign) => {
    const part = partOf(gains, sign)
    return isEmpty(part) ? '' : phrasing.signed(sign, part)
  })
  return arrowed(parts)
}

function isEmpty({ goods = {}, vp = 0 }: Benefit): boolean {
  return vp === 0 && Object.values(goods).every((count) => count === 0)
}

function useLabel({ shown, seat, phrasing }: GoalContext, { use }: Plan): string {
  return optionEntry(shown, { seat, about: 'use' }, idOf(use), phrasing.voice).label
}

/** The card that is used, and how; what is built speaks for itself. */
function labelOf(context: GoalContext, { plan }: Move): string {
  const { use } = plan
  const label = useLabel(context, plan)
  if (use.kind === 'forgo' || use.kind === 'project') return label
  if (use.kind === 'grain' || use.kind === 'piety') return cardName(context.phrasing, CARD_OF[use.kind])
  return `${cardName(context.phrasing, CARD_OF[use.kind])}: ${label}`
}

/** Only a card that stands in for another one is worth a word. */
function isStandIn({ card, use }: Plan): boolean {
  return use.kind === 'forgo' || CARD_OF[use.kind] !== card
}

function detailOf({ phrasing, shown }: GoalContext, { plan, discard }: Move): string {
  const { say } = phrasing
  const parts = dotted([
    isStandIn(plan) && say('goal.card', { card: cardName(phrasing, plan.card) }),
    gainText(phrasing, plan) || say('nothing'),
    plan.use.kind === 'donation' && bonusText(phrasing, viewOf(shown), plan.use.project),
    plan.finishes !== null && say('goal.finishes'),
    discard !== null && say('goal.discard', { card: cardName(phrasing, discard) }),
  ])
  return capital(parts)
}

function wayOf(context: GoalContext, move: Move, number: number): Way {
  const label = capital(useLabel(context, move.plan))
  const entry = { label: shortenTo(label, MOST_LABEL), description: shortenTo(detailOf(context, move), MOST_LABEL) }
  return { id: String(number), entry, picks: move.picks, death: false }
}

/** Other cards to discard, with the best way alone. */
function otherDiscards(context: GoalContext, best: Move, discards: readonly string[]): Move[] {
  if (best.discard === null) return []
  const ownId = discardId(best.discard)
  const others = discards.filter((id) => id !== ownId)
  return others
    .map((id) => moveOf(context, best, [id]))
    .filter(({ discard, picks }) => discard !== null && picks.length === best.picks.length)
}

function goalOf(context: GoalContext, id: string, moves: readonly Move[], discards: readonly string[]): Goal {
  const best = itemAt(moves, 0)
  const label = capital(labelOf(context, best))
  const ways = [...moves, ...otherDiscards(context, best, discards)].slice(0, MOST_WAYS)
  return {
    id,
    group: BY_TARGET.includes(best.plan.use.kind) ? 'new' : 'use',
    area: best.plan.use.kind,
    entry: {
      label: shortenTo(label, MOST_LABEL),
      description: shortenTo(detailOf(context, best), MOST_LABEL),
      emoji: cardEmoji(best.plan.card),
    },
    title: label,
    text: detailOf(context, best),
    worth: best.worth,
    ways: ways.map((move, number) => wayOf(context, move, number)),
  }
}

/** Lists the goals of the seat's turn, the best first. */
export function goals(shown: Shown, voice: Voice): Goal[] {
  const { seat } = shown
  if (seat === null) return []
  const view = viewOf(shown)
  const context: GoalContext = { phrasing: phrasingIn(voice), shown, seat, t: stateOf(view) }
  const all = plansOf(shown).map((plan) => ({ plan, worth: worthOf(view, plan) }))
  const discards = byUse(shown, all)
  const byGoal = new Map<string, Move[]>()
  const placeOf = ({ plan }: { plan: Plan }) => discards.indexOf(discardId(plan.card))
  for (const rated of all.sort((a, b) => b.worth - a.worth || placeOf(a) - placeOf(b))) {
    const id = goalId(rated.plan)
    const move = moveOf(context, rated, discards)
    byGoal.set(id, [...(byGoal.get(id) ?? []), move])
  }
  const made = [...byGoal].map(([id, moves]) => goalOf(context, id, moves, discards))
  return made.sort((a, b) => b.worth - a.worth)
}
