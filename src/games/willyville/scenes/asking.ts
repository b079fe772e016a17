import { choose, type Flow, type Seat } from '#kernel'
import { type Option, optionId, type QuestionKind } from '../options.ts'

interface Asking {
  /** The option that stands for nothing more. */
  readonly pass?: Option
  readonly optional?: true
}

/** Asks a seat for one thing of a list, each offered as an option. */
export function chooseBy<T>(
  seat: Seat,
  about: QuestionKind,
  list: readonly T[],
  optionOf: (item: T) => Option,
  { pass, optional }: Asking = {},
): Flow<T> {
  const manner = { ...(pass !== undefined && { pass: optionId(pass) }), ...(optional && { optional }) }
  return choose(seat, about, list, (item) => optionId(optionOf(item)), manner)
}

/** Asks a seat for one of these options. */
export function chooseOption<O extends Option>(
  seat: Seat,
  about: QuestionKind,
  options: readonly O[],
  asking?: Asking,
): Flow<O> {
  return chooseBy(seat, about, options, (option) => option, asking)
}
