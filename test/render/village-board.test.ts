import { describe, expect, it } from 'vitest'
import type { Options } from '#kernel'
import { isText, type Picture } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import { boardPicture, boardSheets } from '#render/village/board'
import { onBoard, readBoardPlace } from '#render/village/board/place-ids'
import { boardChanges } from '#render/village/changes'
import type { PictureInput } from '#render/village/input'
import { boardFlags } from '#render/village/result'
import { LANGUAGES } from '#texts'
import type { VillageNews } from '#village/news'
import { massLeaders } from '#village/scenes/mass'
import { breadth } from '../breadth.ts'
import { BOARD_STATES, boardInput, boardState, EVERY_SET } from './board-states.ts'
import { wrongIn } from './check.ts'
import { textOf } from './draw-text.ts'
import { ALL_SETS, turnsOf } from './farm-states.ts'
import { LONG_NAMES } from './games.ts'

const painter = new Painter()
const SIZES = [{}, { size: 'phone' as const }]
const MOST_FLAGS = 9
/** Two flags that stand side by side hide each other only where both things changed: some at a time. */
const GROUPS = 4

/** Flags on some of what a turn can change. */
function flagsOn(pictures: readonly Picture[], group: number) {
  const ids = pictures.flatMap(({ places }) => places.map(({ id }) => id))
  const changing = ids.filter((id) => !['region', 'title', 'lap'].includes(readBoardPlace(id)?.kind ?? 'title'))
  const some = changing.filter((_, index) => index % GROUPS === group)
  return some.map((place, index) => ({ place, number: (index % MOST_FLAGS) + 1 }))
}

function faults(input: PictureInput, group: number): string[] {
  const flags = flagsOn(boardSheets(input), group)
  return boardSheets(input, flags).flatMap((picture) => wrongIn(picture, painter))
}

describe('the board', () => {
  it.each(BOARD_STATES)('holds its layout in the state %s, wide and for phones, in every language', (state) => {
    const t = boardState(state)
    for (const [index, language] of LANGUAGES.entries()) {
      for (const size of SIZES) {
        const names = index === 0 ? undefined : [...LONG_NAMES, 'Æ']
        const input = { ...boardInput(t, language, names), ...size }
        expect(faults(input, index), `${language} ${size.size ?? 'wide'}`).toEqual([])
      }
    }
  })

  it('holds its layout through whole games with every combination of sets', () => {
    const wrong = new Map<string, string>()
    const sets = breadth<readonly Options[]>([ALL_SETS], EVERY_SET)
    for (const [index, options] of sets.entries()) {
      for (const seats of breadth([2], [1, 2, 3, 4, 5])) {
        const turns = turnsOf({ seats, options, seed: 41 + index })
        for (const [turn, t] of turns.entries()) {
          if (turn % breadth(19, 5) !== 0) continue
          const language = LANGUAGES[turn % LANGUAGES.length] ?? 'en'
          const input = { ...boardInput(t, language), ...SIZES[turn % 2] }
          for (const sentence of faults(input, turn % GROUPS)) wrong.set(sentence, `${seats} ${index} ${turn}`)
        }
      }
    }
    expect([...wrong].slice(0, 8)).toEqual([])
  })

  it('shows every cube that lies on a space, and a print for each that was taken', () => {
    const input = boardInput(boardState('middle'))
    const lying = input.view.cubes.reduce((sum, count) => sum + count, 0)
    const { draws, places } = boardPicture(input)
    const trays = places.filter(({ id }) => readBoardPlace(id)?.kind === 'space')
    const onTray = (x: number, y: number) =>
      trays.some(({ box: [left, top, w, h] }) => x > left && x < left + w && y > top && y < top + h)
    const cubes = draws.filter((draw) => !isText(draw) && /^v-cube\//.test(draw.sprite) && onTray(draw.x, draw.y))
    expect(cubes).toHaveLength(lying)
  })

  it('is no higher than it must be where the lower village is half in play', () => {
    const heights = (['middle', 'inn', 'marriage', 'sets'] as const).map(
      (state) => boardPicture(boardInput(boardState(state))).height,
    )
    expect(heights).toEqual([1412, 1674, 1674, 1798])
  })

  it.each([
    ['middle', {}],
    ['port', { size: 'phone' as const }],
  ] as const)('keeps the draw list of the state %s', async (state, size) => {
    const picture = boardPicture({ ...boardInput(boardState(state)), ...size })
    await expect(textOf(picture)).toMatchFileSnapshot(`snapshots/village-board-${state}.txt`)
  })

  it('hangs a wreath on the church door, with the marks of those who lead there', () => {
    const input = boardInput(boardState('crowded'))
    const wreaths = (picture: Picture) =>
      picture.draws.filter((draw) => !isText(draw) && /^(laurel\/24|marker\/14\/)/.test(draw.sprite)).length
    expect(wreaths(boardPicture(input))).toBe(1 + massLeaders(input.view).length)
    expect(wreaths(boardPicture(boardInput(boardState('start'))))).toBe(0)
  })

  it('has bots with their faces', () => {
    const input = boardInput(boardState('crowded'))
    const faces = ['Berthe', null, 'Hugo', null, 'Barnabas']
    for (const size of SIZES) expect(faults({ ...input, ...size, faces }, 0)).toEqual([])
  })
})

describe('flags on the board', () => {
  const news: VillageNews[][] = [
    [{ kind: 'cubeTaken', seat: 0, space: 'crafts', cube: 'brown' }],
    [
      { kind: 'cubeTaken', seat: 1, space: 'church', cube: 'pink' },
      { kind: 'memberMoved', seat: 1, member: '1', from: 'farm', to: 'bag' },
    ],
    [{ kind: 'died', seat: 2, member: '1', from: 'farm', to: 'chronicle.farm' }],
  ]

  it('stand on what changed, each with the number of its turn', () => {
    const input = boardInput(boardState('middle'))
    const flags = boardFlags(input, news)
    expect(flags.map(({ place, number }) => [number, place])).toEqual([
      [1, onBoard.space('crafts')],
      [2, onBoard.at('bag')],
      [2, onBoard.space('church')],
      [3, onBoard.at('chronicle.farm')],
    ])
    const pennants = boardPicture(input, flags).draws.filter((draw) => !isText(draw) && draw.sprite === 'pennant')
    expect(pennants).toHaveLength(flags.length)
  })

  it('have the same numbers on the sheets of a phone', () => {
    const input = boardInput(boardState('sets'))
    const gone: VillageNews = { kind: 'villagerBought', seat: 0, villager: 'miller', pile: 1 }
    const told = [...news, [gone]]
    expect(boardFlags({ ...input, size: 'phone' }, told)).toEqual(boardFlags(input, told))
  })

  it('leave out what lies elsewhere', () => {
    expect(boardChanges({ kind: 'died', seat: 0, member: '1', from: 'ship', to: 'sea' })).toEqual([])
    expect(boardChanges({ kind: 'memberMoved', seat: 0, member: '2', from: 'farm', to: 'ship' })).toEqual(['ship/0'])
  })
})
