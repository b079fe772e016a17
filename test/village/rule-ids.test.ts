import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const numbered = (rule: string, to: number) => Array.from({ length: to }, (_, at) => `${rule}-${at + 1}`)

const EFFECTS = [
  ...'gain pick action serve birth advance privilege rewards enshrine rewind sail load points'.split(' '),
].map((effect) => `VI-EFFECT, ${effect}`)

const ORDERS = [
  ...'coins market pull advance death bread tool token gift lodging chests plan endTurn'
    .split(' ')
    .map((order) => `V-ORDER, ${order}`),
]

/** Every rule of the game, as our rule pages number them. */
const RULES = [
  ...[numbered('V-PLACE', 7), numbered('V-SETUP', 6), numbered('V-SEED', 5), numbered('V-ROUND', 3)],
  ...[numbered('V-TURN', 6), numbered('V-TIME', 2), numbered('V-DEATH', 7), numbered('V-PAY', 3)],
  ...[numbered('V-HARVEST', 3), numbered('V-FAMILY', 2), numbered('V-CRAFT', 4), numbered('V-MARKET', 8)],
  ...[numbered('V-COUNCIL', 5), numbered('V-TRAVEL', 5), ['V-CHURCH'], numbered('V-WELL', 3)],
  ...[numbered('V-MASS', 4), numbered('V-END', 7), numbered('V-SCORE', 2)],
  ...[numbered('VI-SETUP', 2), numbered('VI-INN', 4), numbered('VI-CARD', 3), EFFECTS],
  ...[numbered('VP-SETUP', 3), numbered('VP-SAIL', 3), numbered('VP-LOAD', 3), numbered('VP-MOVE', 3)],
  ...[numbered('VP-ISLE', 3), numbered('VP-CHEST', 3), ['VP-MARKET'], numbered('VP-SEA', 2)],
  ...[numbered('VM-SETUP', 2), numbered('VM-SMUG', 3), numbered('VM-MARRY', 2), ['VM-RANK'], numbered('VM-WED', 6)],
  ...[numbered('VM-BREAD', 3), numbered('VM-TOOL', 2), numbered('VX', 5)],
  ...[numbered('VS-SETUP', 3), numbered('VS-CUBE', 9), numbered('VS-FATE', 4), numbered('VS-REACT', 4)],
  ...[numbered('VS-MASS', 2), ['VS-WED'], numbered('VS-END', 2)],
  ...[numbered('V-ASK', 4), ORDERS, numbered('V-SECRET', 3)],
].flat()

const titles = readdirSync(import.meta.dirname)
  .filter((file) => file.startsWith('rules-'))
  .flatMap((file) => [...readFileSync(`${import.meta.dirname}/${file}`, 'utf8').matchAll(/(['"])(V[IPMXS]?-?.*?)\1,/g)])
  .map((match) => match[2] as string)

describe('every rule', () => {
  it.each(RULES)('%s has a test named by it', (rule) => {
    expect(titles.some((title) => title.startsWith(`${rule}:`) || title.startsWith(`${rule},`))).toBe(true)
  })

  it.each(Array.from({ length: 21 }, (_, at) => at + 1))('worked example %i is a test', (example) => {
    const isNamed = (title: string) => new RegExp(`\\bexample ${example}\\b`).test(title)
    expect(titles.some(isNamed)).toBe(true)
  })
})
