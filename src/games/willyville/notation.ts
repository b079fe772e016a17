/** Verbs that say nothing the rest of the option does not. */
const SILENT_VERBS = ['dice', 'build', 'make', 'serve', 'take', 'labourer']

const LETTER_OF: Record<string, string> = {
  horse: 'h',
  beer: 'b',
  plough: 'p',
  scroll: 's',
  wagon: 'w',
  joker: 'j',
  coin: 'c',
}

/** `pay:2scroll+joker` is written `:2sj`, behind what is paid for. */
function shortPay(parts: string): string {
  return `:${parts
    .split('+')
    .map((part) => part.replace(/[a-z]+/, (word) => LETTER_OF[word] ?? word))
    .join('')}`
}

/** How an option is written in a line: `w3+w4=7`, `stable.58`, `c12:2s`, `school:left>abbot` as `school>left>abbot`. */
export function shortOf(option: string): string {
  const at = option.indexOf(':')
  if (at < 0) return option
  const [verb, rest] = [option.slice(0, at), option.slice(at + 1)]
  if (verb === 'pay') return shortPay(rest)
  return SILENT_VERBS.includes(verb) ? rest : `${verb}>${rest}`
}
