import { describe, expect, it } from 'vitest'
import { NEIGHBOURS } from '#data/neighbours'
import type { Cost } from '#data/willyville/schema'
import { Painter } from '#render/engine/paint'
import { HELP_TOPICS, helpPicture } from '#render/willyville/help'
import { lobbyPicture } from '#render/willyville/lobby'
import { scorePicture } from '#render/willyville/score'
import { tablePicture } from '#render/willyville/table'
import { villagePicture } from '#render/willyville/village'
import { LANGUAGES } from '#texts'
import { willyville } from '#willyville/game'
import { activeSeat, type State } from '#willyville/state'
import { breadth } from '../breadth.ts'
import { wrongIn } from './check.ts'
import { inputOf, LONG_NAMES, statesOf } from './games.ts'
import { STATES } from './states.ts'

/** Neighbouring states look much the same: every fifth is laid out, all of them by `npm run soak -- breadth`. */
const EVERY = breadth(5, 1)

describe('the layout of every picture', () => {
  const painter = new Painter()

  it.each([2, 3, 4])('holds in every state of games of %i: nothing overlaps, leaves the frame or is cut', (seats) => {
    const states = statesOf(seats)
    expect(states.length).toBeGreaterThan(300)
    const wrong = new Map<string, number>()
    for (const [index, t] of states.entries()) {
      if (index % EVERY !== 0) continue
      const input = inputOf(t, index)
      const village = villagePicture(input, index % seats)
      const pictures = [tablePicture(input), village, ...(index % 20 === 0 ? [scorePicture(input, [])] : [])]
      for (const sentence of pictures.flatMap((picture) => wrongIn(picture, painter))) {
        wrong.set(sentence, (wrong.get(sentence) ?? 0) + 1)
      }
    }
    expect([...wrong].slice(0, 10)).toEqual([])
  })

  it('holds in the named states, for every picture', () => {
    for (const [name, make] of Object.entries(STATES)) {
      const t = make()
      const { totals } = willyville.result(t)
      const history = [totals.map((total) => total - 3), totals]
      for (const language of LANGUAGES) {
        const input = { ...inputOf(t, 1), language }
        const villages = t.players.map((_, seat) => villagePicture(input, seat))
        const pictures = [tablePicture(input), scorePicture(input, history), ...villages]
        for (const picture of pictures) expect(wrongIn(picture, painter), `${name} ${language}`).toEqual([])
      }
    }
  })

  it('shows all of a grey cost, whatever it asks at once', () => {
    const t = STATES.rich?.()
    if (t === undefined) throw new Error('a state was expected')
    const seat = activeSeat(t)
    const costs: Cost[] = [{ time: 3, coins: 2 }, { time: 4, coins: 5, beer: 1 }, { horse: 2 }, { wagon: 7, time: 6 }]
    const cards = t.setup.content.travel.cards.map((card) => {
      const grey = costs[(t.players[seat]?.travel ?? []).indexOf(t.setup.content.travel.cards.indexOf(card))]
      return grey === undefined ? card : { ...card, grey }
    })
    const content = { ...t.setup.content, travel: { ...t.setup.content.travel, cards } }
    const own = { ...t, setup: { ...t.setup, content } } as State
    const picture = villagePicture(inputOf(own, 1), seat)
    expect(wrongIn(picture, painter)).toEqual([])
    const road = picture.draws.filter(({ x, y }) => x > 440 && x < 1110 && y > 960 && y < 1060)
    const texts = road.flatMap((draw) => ('text' in draw ? [draw.text] : []))
    expect(texts).toEqual(expect.arrayContaining(['2', '3', '4', '5', '6', '7']))
    const goods = road.flatMap((draw) => ('sprite' in draw && draw.sprite.startsWith('good/') ? [draw.sprite] : []))
    expect(goods.map((sprite) => sprite.split('/')[1])).toEqual(['beer', 'horse', 'horse', 'wagon'])
  })

  it.each(HELP_TOPICS)('holds in the help on %s', (topic) => {
    for (const language of LANGUAGES) expect(wrongIn(helpPicture(topic, language), painter), language).toEqual([])
  })

  it('holds in the lobby, empty, half full and full', () => {
    for (const seats of [[null, null], ['Jörg', null, null], LONG_NAMES]) {
      expect(wrongIn(lobbyPicture({ seats, language: 'de' }), painter)).toEqual([])
      const faces = seats.map((name) => name && 'Agnes')
      expect(wrongIn(lobbyPicture({ seats, faces, language: 'de' }), painter)).toEqual([])
    }
  })

  it('holds where bots play, whose faces lie beside their names', () => {
    for (const state of ['rich', 'start', 'four'] as const) {
      const t = STATES[state]?.() as State
      const input = inputOf(t, 0)
      const names = input.names.map((name, seat) => NEIGHBOURS[seat] ?? name)
      const shown = { ...input, names: names.with(-1, 'Barnabas'), faces: NEIGHBOURS }
      for (const size of [{}, { size: 'phone' as const }]) {
        expect(wrongIn(tablePicture({ ...shown, ...size }), painter), state).toEqual([])
      }
    }
  })
})
