import { type ArgCodec, numberArg, oneOfArg, optionalArg, textArg } from '#discord/app/verb-args'
import type { VerbDeclarations } from '#discord/app/verbs'
import { goalArg, pickArg } from '../shared-args.ts'

/** The pieces that lie ready of an answer composed by hand; null where the next one is chosen in a select. */
export interface PieceArg {
  /** Tells apart two pieces that lead to the same. */
  readonly place: string
  readonly hand: string
}

const BEHIND_PLACE = ':'
const IN_SELECT = 'more'

const pieceArg: ArgCodec<PieceArg | null> = {
  write: (arg) => (arg === null ? IN_SELECT : `${arg.place}${BEHIND_PLACE}${arg.hand}`),
  read(text) {
    if (text === IN_SELECT) return null
    const end = text.indexOf(BEHIND_PLACE)
    return { place: text.slice(0, Math.max(0, end)), hand: text.slice(end + 1) }
  },
}

/** A goal, and the place of a choice on the way to it or of the way itself. */
export interface WayArg {
  readonly place: number
  readonly goal: string
}

const wayArg: ArgCodec<WayArg> = {
  write: ({ place, goal }) => `${place}${BEHIND_PLACE}${goalArg.write(goal)}`,
  read(text) {
    const [, place, goal] = /^(\d+):(.*)$/s.exec(text) ?? []
    return goal === undefined ? undefined : { place: Number(place), goal }
  },
}

/** The panel of somebody's own turn, from its opening to the receipt. */
export const TURN = {
  play: { manner: 'private' },
  panel: { arg: optionalArg(oneOfArg(['early'])), manner: 'panel' },
  goal: { arg: oneOfArg(['n', 'u']), manner: 'panel' },
  idea: { arg: numberArg, manner: 'panel' },
  way: { arg: wayArg, manner: 'panel' },
  helped: { arg: wayArg, manner: 'panel' },
  dice: { manner: 'panel' },
  piece: { arg: pieceArg, manner: 'panel' },
  whole: { arg: textArg, manner: 'panel' },
  group: { manner: 'panel' },
  pick: { arg: pickArg, manner: 'panel' },
  instead: { arg: textArg, manner: 'panel' },
  refill: { arg: numberArg, manner: 'panel' },
  back: { manner: 'panel' },
  clear: { manner: 'panel' },
  addnext: { manner: 'panel' },
  home: { manner: 'panel' },
  /** Says that a card was turned up; its button cannot be pressed. */
  turned: { manner: 'panel' },
  confirm: { manner: 'panel' },
  undo: { manner: 'panel' },
  close: { manner: 'panel' },
} as const satisfies VerbDeclarations
