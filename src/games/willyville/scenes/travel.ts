import { type Flow, reveal, shuffle, turnUp } from '#kernel'
import { nextLetterOf, travelPricesOf } from '../rules/conditions.ts'
import { playerOf, type State, type Turn } from '../state.ts'
import type { Letter } from '../words.ts'
import { chooseBy } from './asking.ts'
import { pay, payTime } from './steps.ts'

function topOf(t: State, letter: Letter): number {
  const card = turnUp(t.luck, t.travel[letter])
  if (card === undefined) throw new Error(`no travel card ${letter}`)
  return card
}

/** W-TRAVEL: everything is paid before the light side is seen. */
export function* travelOn(t: State, turn: Turn): Flow {
  const { seat } = turn
  const p = playerOf(t, seat)
  const letter = nextLetterOf(t, p)
  if (letter === null) throw new Error('the journey is over')
  const { prices, time } = travelPricesOf(t, p, letter)
  payTime(t, seat, time)
  yield* pay(t, turn, prices)
  t.turned = { seat, card: topOf(t, letter) }
  t.news.push({ kind: 'cardSeen', seat, letter, card: t.turned.card, only: [seat] })
  if (p.church === 'mission' && p.villagers.abbot && t.travel[letter].length > 0) yield* exchange(t, turn, letter)
  const { card } = t.turned
  t.turned = null
  p.travel.push(card)
  t.news.push({ kind: 'travelled', seat, letter, card })
}

const ANSWERS = ['keep', 'exchange'] as const

/** W-CHURCH-3: the card seen goes under its stack, the next one must be kept, and the stack is shuffled. */
function* exchange(t: State, turn: Turn, letter: Letter): Flow {
  const { seat } = turn
  const answer = yield* chooseBy(seat, 'mission', ANSWERS, (choice) => ({ kind: 'mission', answer: choice }))
  const turned = t.turned
  if (answer === 'keep' || turned === null) {
    // Until now only its seat has seen the card.
    reveal(t.luck)
    return
  }
  const stack = t.travel[letter]
  stack.push(turned.card)
  playerOf(t, seat).returned.push(turned.card)
  t.turned = { seat, card: topOf(t, letter) }
  shuffle(t.luck, stack)
  t.news.push({ kind: 'cardExchanged', seat, letter })
}
