import { kingsbridge } from '#kingsbridge/game'
import { playerOf, type State, seatOnTurn } from '#kingsbridge/state'
import { CARDS } from '#kingsbridge/words'
import { lobby, ownBoard, ways } from '#presentation/kingsbridge/pictures'
import type { Picture } from '#render/engine/draw'
import type { Finish } from '#render/engine/paint'
import { phoneFinish } from '#render/engine/studio'
import type { Language } from '#texts'
import { LONG_NAMES } from './games.ts'
import { KINGSBRIDGE_STATES } from './kingsbridge-states.ts'
import { NAMES } from './states.ts'

type Write = (name: string, picture: Picture, finish?: Finish) => void

const stateOf = (name: string) => (KINGSBRIDGE_STATES[name] as () => State)()

/** A state as one seat sees it. */
function shownTo(t: State, seat: number, names: readonly string[] = NAMES) {
  return { view: kingsbridge.view(t, seat), seat, names: names.slice(0, t.setup.seats) }
}

/** The same with every card in hand. */
function withAllCards(t: State): State {
  for (const seat of t.players.keys()) Object.assign(playerOf(t, seat), { hand: [...CARDS], open: [], discards: [] })
  return t
}

function writeHand(write: Write, name: string, t: State, language: Language, of = seatOnTurn(t)): void {
  const shown = shownTo(t, seatOnTurn(t), language === 'de' ? LONG_NAMES : NAMES)
  const phone = ownBoard(shown, of, { language, size: 'phone' }, [])
  write(`hand-${name}`, ownBoard(shown, of, { language, size: 'full' }, []))
  write(`hand-${name}-phone`, phone, phoneFinish(phone))
}

function writeWays(write: Write): void {
  for (const [state, language] of [
    ['turned3', 'en'],
    ['turned4', 'de'],
  ] as const) {
    const t = state === 'turned4' ? unturned(stateOf('full4')) : stateOf(state)
    const shown = shownTo(t, t.shield, language === 'de' ? LONG_NAMES : NAMES)
    const wide = ways(shown, { language, size: 'full' })
    const phone = ways(shown, { language, size: 'phone' })
    if (wide !== null) write(`ways-${state}`, wide)
    if (phone !== null) write(`ways-${state}-phone`, phone, phoneFinish(phone))
  }
}

/** The card waits once more to be turned. */
function unturned(t: State): State {
  t.rotation = null
  return t
}

/** What one player of Kingsbridge looks at alone: hands, the ways to turn a card; and its invitation. */
export function writeHands(write: Write): void {
  for (const state of ['early2', 'middle3', 'late4', 'full4', 'end3']) writeHand(write, state, stateOf(state), 'en')
  writeHand(write, 'all-de', withAllCards(stateOf('full4')), 'de')
  writeHand(write, 'late4-nl', stateOf('late4'), 'nl')
  const t = stateOf('late4')
  writeHand(write, 'late4-others', t, 'en', (seatOnTurn(t) + 1) % t.setup.seats)
  writeWays(write)
  write('lobby-kingsbridge', lobby(['Jörg', 'Greta', null, null], 'en', [null, 'Greta']))
}
