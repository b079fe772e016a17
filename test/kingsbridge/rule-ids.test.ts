import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const numbered = (rule: string, to: number) => Array.from({ length: to }, (_, at) => `${rule}-${at + 1}`)

/** Every rule of the game, as our rule pages number them. */
const RULES = [
  ...numbered('K-SETUP', 6),
  ...numbered('K-SEAT', 3),
  ...numbered('K-ROUND', 7),
  ...numbered('K-EVENT', 4),
  ...numbered('K-LAST', 4),
  'K-FX',
  ...numbered('K-ORIENT', 4),
  ...numbered('K-INCOME', 2),
  ...numbered('K-FAVOUR', 6),
  ...numbered('K-TURN', 4),
  ...numbered('K-PILE', 6),
  ...numbered('K-CARD', 13),
  ...numbered('K-BUILD', 3),
  ...numbered('K-DONOR', 5),
  ...numbered('K-TOWER', 3),
  ...numbered('K-HOUSE', 5),
  ...numbered('K-MARKET', 3),
  ...numbered('K-PLAGUE', 6),
  ...numbered('K-END', 8),
  ...numbered('K-DUTY', 3),
  ...numbered('K-PENALTY', 3),
  ...numbered('K-SCORE', 2),
  ...numbered('K-STOCK', 5),
  ...numbered('K-SECRET', 5),
  ...numbered('K-ASK', 4),
  ...numbered('K-ORDERS', 7),
  ...['D-COURT', 'D-EXCHANGE', 'D-LOSE', 'D-UNHOUSE', 'D-SKIP', 'D-DISCARD', 'D-ORIENT', 'D-TRADE', 'D-CARD'],
  ...['D-COVER', 'D-CARE', 'D-PROTECT'],
  ...numbered('K-TEST', 24),
]

const titles = readdirSync(import.meta.dirname)
  .filter((file) => file.startsWith('rules-'))
  .flatMap((file) => [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(/'((?:K-|D-)[^']*:[^']*)'/g)])
  .map((match) => match[1] as string)

describe('every rule', () => {
  it.each(RULES)('%s has a test named by it', (rule) => {
    const names = titles.map((title) => title.slice(0, title.indexOf(':')).split(', '))
    expect(names.some((ids) => ids.includes(rule))).toBe(true)
  })
})
