import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { button, rows, section, select, text } from '#discord/app/components'
import { modal } from '#discord/app/forms'
import { readerFor } from '#discord/app/reader'
import { messageOf, type Screen } from '#discord/app/send'
import { goalsOf } from '#discord/features/turn/goals'
import { noticeScreen } from '#discord/features/turn/notice-screen'
import { panelScreen } from '#discord/features/turn/panel-screen'
import { below, luckFrom, type Saved } from '#kernel'
import type { Picks } from '#presentation/presentation'
import { LANGUAGES, type LogLine, type Place } from '#tables'
import { loadTable } from '#tables/engine/table-loader'
import type { Table } from '#tables/model/table'
import { lookAt } from '#tables/read/look'
import { Hall, yes } from '#test/tables/hall'
import { willyville } from '#willyville/game'
import type { State } from '#willyville/state'
import { invented, Replay } from './recorded.ts'
import { Room } from './room.ts'
import { crawl, publicShots } from './shots.ts'
import { flawsIn, formFlaws } from './valid.ts'

/** As long as Discord lets a name be, and as wide. */
const NAMES = [
  'Wolfgang-Maximilian von Wümmingen',
  'MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM',
  '🐄'.repeat(16),
  'Ξ_*`~|Ω'.repeat(4),
].map((name) => name.slice(0, 32))

describe('the check itself', () => {
  let room: Room
  beforeAll(async () => {
    room = new Room(await Hall.open(':memory:'))
  })
  afterAll(() => room.close())

  const choice = (value: string, label = 'One') => ({ value, label })
  const flaw = (...parts: Screen['components']) => flawsIn(room, { components: parts }).join('\n')

  it('finds nothing in what is well', () => {
    expect(flaw(text('Well'), ...rows([button('a', 'A'), button('b', 'B')]), select('c', 'C', [choice('1')]))).toBe('')
  })

  it('notices what Discord would refuse, and what nobody could read', () => {
    expect(flaw(...rows([button('a', 'A'), button('a', 'B')]))).toContain('ids twice')
    expect(flaw(...rows([button('a'.repeat(101), 'A')]))).toContain('custom_id of 101')
    expect(flaw(select('a', 'A', [choice('1'), choice('1')]))).toContain('an option stands there twice')
    expect(flaw(select('a', 'A', [choice('1', '')]))).toContain('an option without a name')
    expect(flaw(...rows([button('a', '')]))).not.toBe('')
    expect(flaw(text('undefined coins'))).toContain('undefined')
    expect(flaw(text('Hello {name}'))).toContain('{')
    expect(flaw(text('It brings NaN points'))).toContain('NaN')
    expect(flaw(text('school:left>merchant is not possible'))).toContain('school:left>merchant')
    expect(flaw(...Array.from({ length: 41 }, (_, number) => section('text', button(String(number), 'A'))))).toContain(
      'cut away',
    )
    expect(formFlaws(modal('a', 'A', [{ id: 'x', label: 'X' }]))).toEqual([])
    expect(formFlaws({ ...modal('a', 'A', [{ id: 'x', label: 'X' }]), title: 'T'.repeat(46) })).not.toEqual([])
  })
})

describe('the longest there is', () => {
  let replay: Replay
  beforeAll(async () => {
    replay = await Replay.open(invented(77, 4, true), () => {}, NAMES)
    while (replay.line < replay.record.lines.length * 0.8) await replay.next(false)
  })
  afterAll(() => replay.room.close())

  it('long names and a long absence still fit, in every language', async () => {
    const { room, id } = replay
    const log = yes(await room.hall.tables.reading.log(id, null))
    const recap: LogLine[] = Array.from({ length: 6 }, () => log).flat()
    for (const language of LANGUAGES) {
      const shots = [...(await publicShots(room, id, language, recap)), ...(await crawl(room, id, 'b', language))]
      const flaws = shots.flatMap(({ from, screen }) => flawsIn(room, screen, NAMES).map((flaw) => `${from}: ${flaw}`))
      expect(flaws).toEqual([])
    }
  })

  it('a note of any length leaves every button where it was', async () => {
    const { room, id } = replay
    const asked = (await replay.look()).places.find((place) => place.asked !== null)?.person as string
    for (const language of LANGUAGES) {
      const context = await room.context(id, asked, language)
      const prefs = { palette: 'usual', board: 'picture', size: 'full' } as const
      for (const note of ['n'.repeat(5000), 'a line\n'.repeat(900)]) {
        for (const byDice of [false, true]) {
          const screen = await panelScreen(context, { prefs, hints: true, note, byDice, group: byDice ? 1 : null })
          expect(flawsIn(room, screen, NAMES)).toEqual([])
        }
      }
    }
  })

  it('texts beyond all measure give way by whole lines, the longest first', () => {
    const lines = Array.from({ length: 300 }, (_, number) => `line ${number} of a very long recap`).join('\n')
    const screen = { components: [text('### Head'), text(lines), ...rows([button('a', 'A')]), text('-# small')] }
    expect(flawsIn(replay.room, screen)).toEqual([])
    const [whole] = messageOf(screen).components as unknown as [{ components: { content?: string }[] }]
    const texts = whole.components.map(({ content }) => content)
    expect([texts[0], texts[3]]).toEqual(['### Head', '-# small'])
    expect(lines.startsWith(`${texts[1]}\n`)).toBe(true)
    expect(String(texts[1]).length).toBeGreaterThan(3900)
  })
})

/** The words of a screen, and nothing else. */
function wordsOf(screen: Screen): string {
  return JSON.stringify(messageOf(screen).components).replaceAll(/"custom_id":"[^"]*"/g, '')
}

describe('what is hidden', () => {
  const prefs = { palette: 'usual', board: 'text', size: 'full' } as const
  const luck = luckFrom('5'.repeat(32))
  let replay: Replay
  beforeAll(async () => {
    replay = await Replay.open(invented(55, 3, true))
  })
  afterAll(() => replay.room.close())

  /** The same table, everything dealt anew that this seat cannot know. */
  function dealtAnew(table: Table, seat: number | null): Table {
    const saved = table.saved as Saved<State>
    const seed = luckFrom(String(below(luck, 9)).repeat(32))
    const state = willyville.imagine(willyville.view(saved.state, seat), seed)
    // Another name, so that nothing is remembered of the first.
    return { ...table, commitment: 'other', saved: { ...saved, state } }
  }

  async function noticeOf(table: Table): Promise<string> {
    const context = await replay.room.context(replay.id, null, 'en')
    return wordsOf(await noticeScreen({ ...context, look: lookAt(table, null) }, [0], []))
  }

  async function panelOf(table: Table, { person, seat }: Place, picks: Picks): Promise<string> {
    const context = await replay.room.context(replay.id, person, 'en')
    const look = lookAt({ ...table, drafts: picks.length > 0 ? [{ seat, picks }] : [] }, person)
    return wordsOf(await panelScreen({ ...context, look }, { prefs, hints: true }))
  }

  it('changes no word of what a spectator or a player is shown, with a plan or without', async () => {
    const { room, id, record } = replay
    let compared = 0
    for (; replay.line < record.lines.length * 0.6; await replay.next(false)) {
      if (replay.line % 6 !== 0) continue
      const table = (await loadTable(room.hall.db, () => willyville, id)) as Table
      const place = table.places.find(({ asked }) => asked !== null) as Place
      expect(await noticeOf(dealtAnew(table, null))).toBe(await noticeOf(table))
      const goals = goalsOf({
        app: room.app,
        look: lookAt(table, place.person),
        reader: readerFor(room.app, 'en', place.person),
      })
      const plans = [[], ...goals.map(({ ways }) => ways[0]?.picks ?? [])]
      for (const picks of plans) {
        expect(await panelOf(dealtAnew(table, place.seat), place, picks)).toBe(await panelOf(table, place, picks))
        compared++
      }
    }
    expect(compared).toBeGreaterThan(100)
  })
})
