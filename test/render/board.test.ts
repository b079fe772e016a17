import { describe, expect, it } from 'vitest'
import { scoreAlt, tableAlt, villageAlt } from '#render/willyville/alt'
import { scoreBoard, tableBoard } from '#render/willyville/board'
import { customerLine } from '#render/willyville/board-parts'
import type { PictureInput } from '#render/willyville/input'
import { scorePicture } from '#render/willyville/score'
import { villageBoard } from '#render/willyville/village-board'
import { LANGUAGES, type Language } from '#texts'
import { boardText } from '#texts/willyville/boards'
import { pageText } from '#texts/willyville/pages'
import { willyville } from '#willyville/game'
import { activeSeat, playerOf, type State } from '#willyville/state'
import { LETTERS, STACKS } from '#willyville/words'
import { NAMES, STATES } from './states.ts'

function made(name: string): State {
  const make = STATES[name]
  if (make === undefined) throw new Error(`no state ${name}`)
  return make()
}

function inputOf(t: State, language: Language = 'en'): PictureInput {
  return { view: willyville.view(t, activeSeat(t)), names: NAMES, language }
}

/** Customers have no numbers that anybody knows: they are told by what they show, want and give. */
const NUMBERED = /\bc\d\d\b/

const BUILT = Object.keys(STATES).map((name) => [name, made(name)] as const)

describe('text boards', () => {
  it('of a village name everything in it', () => {
    const t = made('rich')
    const seat = activeSeat(t)
    const p = playerOf(t, seat)
    const board = villageBoard(inputOf(t), seat)
    for (const customer of p.waiting) expect(board).toContain(`  ${customerLine(inputOf(t), customer)}\n`)
    expect(board).not.toMatch(NUMBERED)
    const said = [
      '14 coins',
      'tree 23',
      'house 41',
      'cloud 8 of 10',
      'headman at the story points',
      'child left, child right',
    ]
    said.push(
      'healing church',
      '1 of 2 healings used',
      '6 of 6 windows: 20 points',
      'population hall',
      '2 of 2 markers',
    )
    said.push(
      '2/12 tile at brewery',
      '4/4 beer',
      '8: 7',
      '7: 7 with plough',
      'E 9 points',
      '12 served',
      '1 labourer, −5',
    )
    for (const words of said) expect(board).toContain(words)
  })

  it('of the table name everything on it', () => {
    const t = made('middle')
    const board = tableBoard(inputOf(t))
    for (const customer of t.offer) expect(board).toContain(`  ${customerLine(inputOf(t), customer)}\n`)
    expect(board).not.toMatch(NUMBERED)
    for (const letter of LETTERS)
      expect(board).toMatch(new RegExp(`${letter} \\d+.*\\(${t.travel[letter].length} left\\)`))
    for (const stack of STACKS) expect(board).toContain(`${stack} `)
    for (const church of t.churches) expect(board).toContain(boardText('en', church))
    for (const name of NAMES.slice(0, 3)) expect(board).toContain(name)
    for (const words of ['rat ', 'of 14 graves', 'hand with', 'white ', 'in the deck']) expect(board).toContain(words)
  })

  it('of the score say every category and who won', () => {
    const t = made('end3')
    const { totals, winners } = willyville.result(t)
    const board = scoreBoard(inputOf(t))
    for (const total of totals) expect(board).toContain(String(total))
    expect(board.split('\n').at(-1)).toContain(NAMES[winners[0] ?? 0])
    expect(scoreBoard(inputOf(made('middle')))).not.toContain('wins')
  })

  it('of a game that was given up say who the table says has won, and so does the picture', () => {
    for (const name of ['middle', 'end3']) {
      const t = made(name)
      const { points, totals, winners } = willyville.result(t)
      const seat = t.players.findIndex((_, other) => !winners.includes(other))
      const left = t.players.flatMap((_, other) => (other === seat ? [other] : []))
      const input = { ...inputOf(t), result: { points, totals, winners: left, left } }
      const won = `${NAMES[seat]} wins with ${totals[seat]} points`
      expect([scoreBoard(input).split('\n').at(-1), scoreAlt(input).startsWith(won)]).toEqual([won, true])
      const texts = scorePicture(input, []).draws.flatMap((draw) => ('text' in draw ? [draw.text] : []))
      expect(texts).toEqual(
        expect.arrayContaining([
          pageText('en', 'closed').slice(1),
          pageText('en', 'wins', { points: totals[seat] ?? 0 }),
        ]),
      )
      expect(tableBoard(input)).toContain(boardText('en', 'over'))
    }
    expect(scoreBoard({ ...inputOf(made('end3')), result: null })).not.toContain('wins')
  })

  it.each(LANGUAGES)('leave no word or gap open in %s', (language) => {
    for (const [, t] of BUILT) {
      const input = inputOf(t, language)
      const boards = [tableBoard(input), scoreBoard(input), ...t.players.map((_, seat) => villageBoard(input, seat))]
      for (const board of boards) expect(board).not.toMatch(/undefined|NaN|\{\w+\}|\[object/)
    }
  })
})

describe('alt texts', () => {
  it.each(LANGUAGES)('fit into 1,024 characters in every state and begin with what matters, in %s', (language) => {
    for (const [, t] of BUILT) {
      const input = inputOf(t, language)
      const alts = [tableAlt(input), scoreAlt(input), ...t.players.map((_, seat) => villageAlt(input, seat))]
      for (const alt of alts) expect(alt.length).toBeLessThanOrEqual(1024)
      for (const alt of alts) expect(alt.length).toBeGreaterThan(80)
      expect(villageAlt(input, 0)).toContain(NAMES[0])
    }
  })

  it('are made of nothing the view does not show', () => {
    const t = made('middle')
    const hidden = { ...t, deck: [...t.deck].reverse(), travel: { ...t.travel, A: [...t.travel.A].reverse() } }
    expect(tableAlt(inputOf(hidden))).toBe(tableAlt(inputOf(t)))
  })
})
