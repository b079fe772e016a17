import type { Flow } from '#kernel'
import type { BlackOption, OptionOf, WhiteOption } from '../options.ts'
import { headmanMoves, isWhite, whiteOptions } from '../rules/banners.ts'
import { blackOptions } from '../rules/blacks.ts'
import { ploughMoves } from '../rules/ploughs.ts'
import { activeSeat, playerOf, type State, type Turn } from '../state.ts'
import { chooseOption } from './asking.ts'
import { activateBlack } from './black.ts'
import { buryOne } from './death.ts'
import { makeBannerValue } from './dice.ts'
import { moveHeadman } from './headman.ts'
import { afterTurn } from './round.ts'
import { chooseStep, movePlough, named } from './steps.ts'
import { activateWhite } from './white.ts'

export const SPARE: OptionOf<'spare'> = { kind: 'spare' }
const DONE: OptionOf<'done'> = { kind: 'done' }

/** Everything a turn's value may be used for. */
type BannerOption = BlackOption | WhiteOption | OptionOf<'ask'>

/** W-TURN: make a banner value, activate, check for a death. */
export function* takeTurn(t: State): Flow<string | null> {
  const seat = activeSeat(t)
  const turn: Turn = { seat, value: 0, used: [], spent: false, sparing: false }
  t.turn = turn
  turn.value = yield* makeBannerValue(t, turn)
  yield* activate(t, turn)
  yield* movePloughsLast(t, turn)
  return yield* endTurn(t, turn)
}

/** W-TURN: after the banners a death, if there is one. */
export function* endTurn(t: State, turn: Turn): Flow<string | null> {
  if (playerOf(t, turn.seat).death) yield* buryOne(t, turn)
  t.turn = null
  return afterTurn(t)
}

/** W-DICE-5: the value must be used, for one black banner, the `?` banner, or white ones. */
function* activate(t: State, turn: Turn): Flow {
  const p = playerOf(t, turn.seat)
  const first: BannerOption = yield* chooseBanner(t, turn, 'act', () => [
    ...blackOptions(t, turn),
    ...headmanMoves(p),
    ...whiteOptions(t, turn),
  ])
  if (!isWhite(p, first)) {
    turn.spent = true
    if (first.kind === 'ask') yield* moveHeadman(t, turn, first)
    else yield* activateBlack(t, turn, first)
    return
  }
  let next: WhiteOption | typeof DONE = first
  while (next.kind !== 'done') {
    yield* activateWhite(t, turn, next)
    next = yield* chooseBanner(t, turn, 'more', () => [...whiteOptions(t, turn), DONE])
  }
}

/** W-PAY-3: ploughs may move behind the last banner too; only who wants that is asked. */
function* movePloughsLast(t: State, turn: Turn): Flow {
  for (;;) {
    const moves = ploughMoves(playerOf(t, turn.seat), turn)
    if (moves.length === 0) return
    const option = yield* chooseOption(turn.seat, 'more', [...moves, DONE], { pass: DONE, optional: true })
    if (option.kind === 'done') return
    movePlough(t, turn, option)
  }
}

function isSpare(option: { readonly kind: string }): option is typeof SPARE {
  return option.kind === 'spare'
}

/** W-DICE-6: before any banner the player may say that they want to let parts of its effect go. */
function* chooseBanner<O extends BannerOption | typeof DONE>(
  t: State,
  turn: Turn,
  about: 'act' | 'more',
  optionsOf: () => O[],
): Flow<O> {
  turn.sparing = false
  const pass = about === 'more' ? DONE : undefined
  const withSpare = () => {
    const options = optionsOf()
    return named<O | typeof SPARE>(options.length === 1 ? options : [...options, SPARE])
  }
  const first = yield* chooseStep(t, turn, about, withSpare, pass)
  if (!isSpare(first)) return first
  turn.sparing = true
  return yield* chooseStep(t, turn, about, () => named(optionsOf()), pass)
}
