import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_DISPLAY } from '#discord/app/pictures'
import type { Screen } from '#discord/app/send'
import { idOn, newNonce, writeId } from '#discord/app/verb-ids'
import { noticeScreen } from '#discord/features/turn/notice-screen'
import { type AnyGame, position } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import type { View } from '#kingsbridge/view'
import { kingsbridgePresentation as presentation } from '#presentation/kingsbridge/index'
import { begun, Hall, yes } from '#test/tables/hall'
import { controlsOn } from '../discord/presses.ts'
import { Room } from '../discord/room.ts'
import { startingFrom } from '../recorded-games.ts'
import { momentsOf } from './screens.ts'

/** Several seats are asked at once, and some of them have something to choose. */
const [SEALED] = momentsOf([3, 4, 5, 6]).filter(({ saved, isSilent }) => {
  const { questions } = position(kingsbridge, saved, [])
  return isSilent && questions.length > 1 && questions.filter(({ options }) => options.length > 1).length > 1
})
if (SEALED === undefined) throw new Error('nobody was asked anything sealed')
const PEOPLE = 'abcd'.slice(0, SEALED.saved.state.setup.seats)

let room: Room
let id: number
beforeAll(async () => {
  const game = startingFrom(kingsbridge as AnyGame, SEALED.saved)
  room = new Room(await Hall.open(':memory:', 'one', { gameNamed: () => game }))
  const options = SEALED.saved.state.setup.options
  id = await begun(room.hall, PEOPLE, { game: 'kingsbridge', speed: 'none', options, first: 'host' })
  for (const person of [...PEOPLE, 'onlooker'])
    yes(await room.hall.tables.people.setSettings(person, { board: 'text', guide: false, sizeAsked: true }))
})
afterAll(() => room.close())

const wordsOf = (screen: Screen) => JSON.stringify(screen.components)
const opened = (person: string) =>
  room.shown(person, 'en', writeId({ verb: 'play', game: id, version: 0, step: 0 }, newNonce()))

async function asked(): Promise<{ person: string; options: readonly string[] }[]> {
  const looks = await Promise.all(
    [...PEOPLE].map(async (person) => ({ person, look: await room.hall.look(id, person) })),
  )
  return looks.flatMap(({ person, look }) => {
    const ask = look.questions.find(({ seat, options }) => seat === look.seat && options.length > 1)
    return ask === undefined ? [] : [{ person, options: ask.options }]
  })
}

const [NAMED, COUNTED] = [/Hand: \D/, /Hand: \d+\\n/]

describe('the things in front of a player', () => {
  it('K-SECRET-2: are shown to others without hand and discards, whoever looks, from a panel or from below a message', async () => {
    for (const person of [...PEOPLE, 'onlooker']) {
      const look = await room.hall.look(id, person)
      for (const { seat } of look.places) {
        for (const isPanel of [true, false]) {
          const arg = { seat, isPanel }
          const board = wordsOf(await room.shown(person, 'en', idOn({ look, nonce: newNonce() }, 'village', arg)))
          const isOwn = seat === look.seat
          // Of others only the number of cards.
          expect([person, seat, NAMED.test(board), COUNTED.test(board)]).toEqual([person, seat, isOwn, !isOwn])
          expect(board.includes('Goods: behind the screen')).toBe(!isOwn)
        }
      }
      const [first] = look.places
      const villages = wordsOf(await room.shown(person, 'en', idOn({ look, nonce: newNonce() }, 'villages')))
      expect(NAMED.test(villages)).toBe(look.seat !== null)
      expect(villages).toContain(first?.name.split(' ')[0])
    }
  })

  it('K-SECRET-2: are drawn from a view in which the hands of others are not', async () => {
    for (const person of [...PEOPLE, 'onlooker']) {
      const look = await room.hall.look(id, person)
      const { players } = look.view as View
      expect(players.map(({ hand }) => hand === null)).toEqual(players.map((_, seat) => seat !== look.seat))
      expect(players.map(({ goods }) => goods === null)).toEqual(players.map((_, seat) => seat !== look.seat))
    }
  })
})

describe('a question that all are asked at once', () => {
  it('K-SECRET-5: is a decision for each of them, below the event and their own goods; nobody’s turn', async () => {
    for (const { person } of await asked()) {
      const panel = wordsOf(await opened(person))
      expect(panel).toContain('### Your decision')
      expect(panel).toMatch(/This round(?: \(done\))?: /)
      expect(panel).toMatch(/\d+ VP/)
    }
  })

  it('K-SECRET-5: has a receipt that names what was answered', async () => {
    const [first] = await asked()
    const person = first?.person as string
    const panel = await opened(person)
    const pick = controlsOn(panel).find(({ verb }) => verb === 'pick')
    const label = (place: string) => {
      const option = first?.options[Number(place)] ?? ''
      const look = room.hall.look(id, person)
      return look.then(({ questions, view, seat }) =>
        presentation.choices.option(
          { view: view as View, seat, names: [] },
          questions.find((ask) => ask.seat === seat) ?? { seat: 0, about: '', options: [], min: 1, max: 1 },
          option,
          { language: 'en', emoji: (name) => name },
        ),
      )
    }
    const place = pick?.values[0] ?? ''
    const { label: name } = await label(place)
    const drafted = await room.shown(person, 'en', pick?.id as string, [place])
    const confirm = controlsOn(drafted).find(({ verb }) => verb === 'confirm')?.id
    const receipt = confirm === undefined ? drafted : await room.shown(person, 'en', confirm)
    expect(wordsOf(receipt)).toContain('### Done')
    expect(wordsOf(receipt)).toContain(`→ ${name}`)
  })
})

it('a notice says in a few lines what it needs of the table, and leaves the whole of it to a button', async () => {
  const prefs = { ...DEFAULT_DISPLAY, board: 'text' as const }
  const screen = await noticeScreen({ ...(await room.context(id, null, 'en')), prefs }, [0], [])
  const words = wordsOf(screen)
  expect(words).not.toContain('```')
  expect(words).toMatch(/Stock: .*Projects: /)
  expect(controlsOn(screen).map(({ verb }) => verb)).toContain('table')
})
