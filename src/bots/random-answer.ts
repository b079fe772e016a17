import { type Answer, below, type Luck, type Question, shuffle } from '#kernel'

/** Any legal answer, every option equally likely. */
export function randomAnswer(luck: Luck, ask: Question): Answer {
  const { seat, options, min, max } = ask
  if (min === 1 && max === 1) return { seat, picks: [options[below(luck, options.length)] as string] }
  const count = min + below(luck, max - min + 1)
  return { seat, picks: shuffle(luck, options.slice()).slice(0, count) }
}
