import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const numbered = (rule: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${rule}-${from + at}`)

/** Every rule of the game, as our rule pages number them. */
const RULES = [
  ...numbered('W-SETUP', 1, 7),
  ...numbered('W-ROUND', 1, 3),
  ...numbered('W-DICE', 1, 8),
  ...numbered('W-TIME', 1, 2),
  ...numbered('W-PAY', 1, 5),
  ...numbered('W-BLACK', 1, 3),
  ...['W-CRAFT', 'W-FIELD', 'W-MONK', 'W-MEET', 'W-HALL', 'W-HAND', 'W-GAME', 'W-SERVE', 'W-ASK', 'W-SCORE'],
  ...numbered('W-TRAVEL', 1, 6),
  ...['W-CHURCH', ...numbered('W-CHURCH', 1, 4)],
  ...numbered('W-MARKET', 1, 5),
  ...numbered('W-WHITE', 0, 3),
  ...numbered('W-SCHOOL', 1, 4),
  ...numbered('W-DEATH', 1, 3),
]

const titles = readdirSync(import.meta.dirname)
  .filter((file) => file.startsWith('rules-'))
  .flatMap((file) => [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(/'((?:W-|example)[^']*)'/g)])
  .map((match) => match[1] as string)

describe('every rule', () => {
  it.each(RULES)('%s has a test named by it', (rule) => {
    expect(titles.some((title) => title.startsWith(`${rule}:`) || title.startsWith(`${rule},`))).toBe(true)
  })
})
