import type { Question } from '#kernel'

/** Questions whose options all begin with the same word, which need not be written. */
const CLEAR = ['card', 'use', 'lose', 'unhouse', 'court', 'unused', 'discards', 'orient', 'protect', 'exchange']

/** Uses with nothing to choose are named like their card, which is written already. */
const PLAIN = ['grain', 'piety', 'favour']

/** How an option is written in a line: `grain use`, `house 7`, `sale 3wool+1cloth`, `project bridge=1stone`, `discard>rent`. */
export function shortOf(option: string, { about }: Question): string {
  const at = option.indexOf(':')
  if (at < 0) return about === 'use' && PLAIN.includes(option) ? 'use' : option
  const [verb, rest] = [option.slice(0, at), option.slice(at + 1)]
  const isSilent = CLEAR.includes(about) && verb !== 'trade' && verb !== 'care'
  return isSilent ? rest : `${verb}>${rest}`
}
