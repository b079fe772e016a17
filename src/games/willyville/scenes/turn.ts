import { chooseId, type Flow } from '#kernel'
import { headmanMoves, whiteOptions } from '../rules/banners.ts'
import { blackOptions } from '../rules/blacks.ts'
import { activeSeat, type Player, playerOf, type State, type Turn } from '../state.ts'
import { activateBlack } from './black.ts'
import { buryOne } from './death.ts'
import { makeBannerValue } from './dice.ts'
import { moveHeadman } from './headman.ts'
import { afterTurn } from './round.ts'
import { chooseStep, movePlough, ploughMoves } from './steps.ts'
import { activateWhite } from './white.ts'

export const SPARE = 'spare'
const DONE = 'done'

/** W-TURN: make a banner value, activate, check for a death. */
export function* takeTurn(t: State): Flow<string | null> {
  const seat = activeSeat(t)
  const turn: Turn = { seat, value: 0, used: [], spent: false, sparing: false }
  t.turn = turn
  turn.value = yield* makeBannerValue(t, turn)
  yield* activate(t, turn)
  yield* movePloughsLast(t, turn)
  if (playerOf(t, seat).death) yield* buryOne(t, turn)
  t.turn = null
  return afterTurn(t)
}

/** W-DICE-5: the value must be used, for one black banner, the `?` banner, or white ones. */
function* activate(t: State, turn: Turn): Flow {
  const p = playerOf(t, turn.seat)
  const first = yield* chooseBanner(t, turn, 'act', () => {
    const options = blackOptions(t, turn)
    options.push(...headmanMoves(p), ...whiteOptions(t, turn))
    return options
  })
  if (!isWhite(p, first)) {
    turn.spent = true
    if (headmanMoves(p).includes(first)) yield* moveHeadman(t, turn, first)
    else yield* activateBlack(t, turn, first)
    return
  }
  let next = first
  while (next !== DONE) {
    yield* activateWhite(t, turn, next)
    next = yield* chooseBanner(t, turn, 'more', () => [...whiteOptions(t, turn), DONE])
  }
}

/** W-PAY-3: ploughs may move behind the last banner too; only who wants that is asked. */
function* movePloughsLast(t: State, turn: Turn): Flow {
  for (;;) {
    const moves = ploughMoves(playerOf(t, turn.seat), turn)
    const option = yield* chooseId(turn.seat, 'more', [...moves, DONE], { pass: DONE, optional: true })
    if (option === DONE) return
    movePlough(t, turn, option)
  }
}

const WHITE_VERBS = ['game', 'school', 'make', 'harvest', 'serve']

/** `meet` and `hall` are built once and used ever after. */
export function isWhite(p: Player, option: string): boolean {
  const [verb] = option.split(':') as [string]
  return WHITE_VERBS.includes(verb) || (verb === 'meet' && p.meeting !== null) || (verb === 'hall' && p.hall !== null)
}

/** W-DICE-6: before any banner the player may say that he wants to let parts of its effect go. */
function* chooseBanner(t: State, turn: Turn, about: 'act' | 'more', optionsOf: () => string[]): Flow<string> {
  turn.sparing = false
  const pass = about === 'more' ? DONE : undefined
  const withSpare = () => {
    const options = optionsOf()
    return options.length === 1 ? options : [...options, SPARE]
  }
  const first = yield* chooseStep(t, turn, about, withSpare, pass)
  if (first !== SPARE) return first
  turn.sparing = true
  return yield* chooseStep(t, turn, about, optionsOf, pass)
}
