import { describe, expect, it } from 'vitest'
import { windowOn } from '#render/common/window'
import type { Picture } from '#render/engine/draw'
import { type Finish, Painter, USUAL_FINISH } from '#render/engine/paint'
import { breadth } from '../breadth.ts'
import { drawnGames, picturesAfter, recordedTurns } from './running.ts'

/** So many turns of so many recorded games, each of which is painted twice. */
const TURNS = breadth(2, Number.POSITIVE_INFINITY)
const TABLES = breadth(2, Number.POSITIVE_INFINITY)
const FULL = { language: 'en', size: 'full' } as const
const PHONE = { language: 'de', size: 'phone' } as const
const FINISHES: readonly Finish[] = [USUAL_FINISH, { palette: 'clear', scale: 1 }, { palette: 'usual', scale: 0.55 }]

const painter = new Painter()

function isSame(picture: Picture, finish: Finish): boolean {
  return painter.paint(picture, finish).equals(painter.paintAnew(picture, finish))
}

describe.each(drawnGames())('a picture of $game.name of which only what is new is painted', (drawn) => {
  // Turns of several tables go through one painter, in turn.
  const games = recordedTurns(drawn, TURNS).slice(0, TABLES)
  const turns = Array.from({ length: Math.max(...games.map(({ length }) => length)) }, (_, turn) =>
    games.flatMap((each) => each[turn] ?? []),
  ).flat()

  it('is byte for byte the picture painted whole, turn after turn, of several tables', () => {
    for (const [index, turn] of turns.entries()) {
      const wish = index % 4 === 3 ? PHONE : FULL
      for (const [kind, picture] of Object.entries(picturesAfter(turn, wish))) {
        expect([index, kind, isSame(picture, USUAL_FINISH)]).toEqual([index, kind, true])
      }
    }
  })

  it('is so in every finish, in a window and with no ground', () => {
    for (const [index, turn] of turns.slice(0, breadth(1, 3)).entries()) {
      const { own } = picturesAfter(turn, FULL)
      if (own === undefined) throw new Error('an own board was expected')
      const box = own.places[index]?.box ?? [0, 0, 100, 100]
      const window = windowOn(own, [box])
      const cut: Picture = window === undefined ? own : { ...own, window }
      const bare: Picture = { ...own, ground: 'none' }
      for (const picture of [own, cut, bare]) {
        for (const finish of FINISHES) expect([index, finish, isSame(picture, finish)]).toEqual([index, finish, true])
      }
    }
  })

  it('is so after a picture that could not be painted', () => {
    const [turn] = turns
    const { table } = turn === undefined ? {} : picturesAfter(turn, FULL)
    if (table === undefined) throw new Error('a table was expected')
    const word = { x: 300, y: 300, size: 90, font: 'display', align: 'left', max: 900 } as const
    for (const draw of [
      { ...word, text: 'dim', colour: 'octarine', dim: true, turn: 30 },
      { sprite: 'dragon', x: 1, y: 1 },
    ] as const) {
      expect(() => painter.paint({ ...table, draws: [draw, ...table.draws] })).toThrow()
      const changed: Picture = { ...table, draws: [...table.draws, { ...word, text: 'new', colour: 'ink' }] }
      expect(isSame(changed, USUAL_FINISH)).toBe(true)
      expect(isSame(table, USUAL_FINISH)).toBe(true)
    }
  })
})
