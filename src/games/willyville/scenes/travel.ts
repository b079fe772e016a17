import { chooseId, type Flow, reveal, shuffle, turnUp } from '#kernel'
import { nextLetterOf, travelPricesOf } from '../rules/conditions.ts'
import { playerOf, type State, type Turn } from '../state.ts'
import type { Letter } from '../words.ts'
import { pay, payTime } from './steps.ts'

/** W-TRAVEL: everything is paid before the light side is seen. */
export function* travelOn(t: State, turn: Turn): Flow {
  const { seat } = turn
  const p = playerOf(t, seat)
  const letter = nextLetterOf(t, p) as Letter
  const { prices, time } = travelPricesOf(t, p, letter)
  payTime(t, seat, time)
  yield* pay(t, turn, prices)
  t.turned = { seat, card: turnUp(t.luck, t.travel[letter]) as number }
  t.news.push({ kind: 'cardSeen', seat, letter, card: t.turned.card, only: [seat] })
  if (p.church === 'mission' && p.villagers.abbot && t.travel[letter].length > 0) yield* exchange(t, turn, letter)
  const { card } = t.turned
  t.turned = null
  p.travel.push(card)
  t.news.push({ kind: 'travelled', seat, letter, card })
}

/** W-CHURCH-3: the card seen goes under its stack, the next one must be kept, and the stack is shuffled. */
function* exchange(t: State, turn: Turn, letter: Letter): Flow {
  const { seat } = turn
  const answer = yield* chooseId(seat, 'mission', ['mission:keep', 'mission:exchange'])
  const turned = t.turned
  if (answer === 'mission:keep' || turned === null) {
    // Until now only its seat has seen the card.
    reveal(t.luck)
    return
  }
  const stack = t.travel[letter]
  stack.push(turned.card)
  playerOf(t, seat).returned.push(turned.card)
  t.turned = { seat, card: turnUp(t.luck, stack) as number }
  shuffle(t.luck, stack)
  t.news.push({ kind: 'cardExchanged', seat, letter })
}
