import type { News } from '#kernel'
import type { Goal } from './presentation.ts'

/** Says that a lesson is done once its player was told something of this kind. */
export const heard =
  <K extends string>(kind: K) =>
  (own: readonly News[]): boolean =>
    own.some((news) => news.kind === kind)

/** Says that a lesson fits the goals whose names match. */
export const named =
  (name: RegExp) =>
  ({ id }: Goal): boolean =>
    name.test(id)
