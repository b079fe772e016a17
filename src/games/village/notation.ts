/** Verbs that say nothing the rest of the option does not. */
const SILENT_VERBS = ['take', 'craft', 'make', 'serve', 'buy', 'space', 'step']

/** How an option is written in a line: `market.green`, `stables`, `b07`, `well>pink`, `die>1@farm`. */
export function shortOf(option: string): string {
  const at = option.indexOf(':')
  if (at < 0) return option
  const [verb, rest] = [option.slice(0, at), option.slice(at + 1)]
  return SILENT_VERBS.includes(verb) ? rest : `${verb}>${rest}`
}
