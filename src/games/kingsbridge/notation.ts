import type { Ask } from '#kernel'

/** Questions whose options all begin with the same word, which need not be written. */
const CLEAR = ['card', 'use', 'lose', 'unhouse', 'court', 'unused', 'discards', 'orient', 'protect', 'exchange']

/** How an option is written in a line: `house 7`, `sale 3wool+1cloth`, `bridge=1s1w`, `discard>rent`. */
export function shortOf(option: string, { about }: Ask): string {
  const at = option.indexOf(':')
  if (at < 0) return option
  const [verb, rest] = [option.slice(0, at), option.slice(at + 1)]
  const isSilent = CLEAR.includes(about) && verb !== 'trade' && verb !== 'care'
  return isSilent ? rest : `${verb}>${rest}`
}
