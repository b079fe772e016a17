import type { News } from '#kernel'

/** Says that a lesson is done once its player was told something of this kind. */
export const heard =
  <K extends string>(kind: K) =>
  (own: readonly News[]): boolean =>
    own.some((news) => news.kind === kind)
