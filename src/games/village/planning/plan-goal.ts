import { codecOfForms, type Forms, NUMBER, oneOf, WORD } from '../codec.ts'
import { WARES, type Ware } from '../words.ts'

/** The goals a turn can have as its player would name them, and the one table that writes them as ids. */

const PLAIN_KINDS = ['harvest', 'birth', 'recall', 'market', 'return', 'church', 'inn', 'marry', 'cube'] as const
type PlainKind = (typeof PLAIN_KINDS)[number]

/** The facts of a goal, by kind. */
interface Facts extends Record<PlainKind, unknown> {
  train: { readonly building: string }
  make: { readonly ware: Ware }
  serve: { readonly customer: string }
  sell: { readonly ware: Ware }
  travel: { readonly castle: string }
  sail: { readonly water: string }
  dock: { readonly island: string }
  council: { readonly step: number }
  privilege: { readonly step: number }
  /** The lot is `cubes`, `bread`, `tool` or a customer. */
  smuggle: { readonly lot: string }
  card: { readonly villager: string }
}

export type GoalKind = keyof Facts
export type PlanGoalOf<K extends GoalKind> = { [P in K]: { readonly kind: P } & Facts[P] }[K]
export type PlanGoal = PlanGoalOf<GoalKind>

function plain<K extends PlainKind>(verb: K) {
  return { verb, parts: {} }
}

const GOAL_FORMS: Forms<PlanGoal> = {
  harvest: plain('harvest'),
  birth: plain('birth'),
  recall: plain('recall'),
  market: plain('market'),
  return: plain('return'),
  church: plain('church'),
  inn: plain('inn'),
  marry: plain('marry'),
  cube: plain('cube'),
  train: { verb: 'train', parts: { building: WORD } },
  make: { verb: 'make', parts: { ware: oneOf(WARES) } },
  serve: { verb: 'serve', parts: { customer: WORD } },
  sell: { verb: 'sell', parts: { ware: oneOf(WARES) } },
  travel: { verb: 'travel', parts: { castle: WORD } },
  sail: { verb: 'sail', parts: { water: WORD } },
  dock: { verb: 'dock', parts: { island: WORD } },
  council: { verb: 'council', parts: { step: NUMBER } },
  privilege: { verb: 'privilege', parts: { step: NUMBER } },
  smuggle: { verb: 'smuggle', parts: { lot: WORD } },
  card: { verb: 'card', parts: { villager: WORD } },
}

const codec = codecOfForms(GOAL_FORMS)

/** `harvest`, `make:ox`, `serve:b07`, `council:2`, `sail:bell` … */
export const goalId = codec.idOf

/** The goal an id stands for; null for any other text. */
export const goalNamed = codec.read
