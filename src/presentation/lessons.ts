import type { News } from '#kernel'
import type { Goal } from './presentation.ts'

/** What lessons are done by: that something was told. */
export const heard =
  <K extends string>(kind: K) =>
  (own: readonly News[]): boolean =>
    own.some((news) => news.kind === kind)

/** What lessons fit: goals of these names. */
export const named =
  (name: RegExp) =>
  ({ id }: Goal): boolean =>
    name.test(id)
