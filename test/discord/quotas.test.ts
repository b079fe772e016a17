import { describe, expect, it } from 'vitest'
import { COMMANDS } from '#commands/index'
import type { AppContext } from '#discord/app/context'
import { QUOTAS, Quotas, tooSoon } from '#discord/app/quotas'
import { readerFor } from '#discord/app/reader'
import { VERBS } from '#discord/features/verbs'
import type { Seen } from '#playground/people/seen-message'
import { isDenial, LANGUAGES, type Outcome } from '#tables'
import { USUAL_CAPS } from '#tables/engine/caps'
import { oneStreet, street } from './one-street.ts'
import { beginGame, idOf, isOf, openPanel } from './scenes.ts'

oneStreet({ channels: ['tavern', 'square'], caps: { ...USUAL_CAPS, lobbiesInChannel: 0 } })

const FILM = /another film in \d+ s/

function yes<T>(outcome: Outcome<T>): T {
  if (isDenial(outcome)) throw new Error(outcome.denied)
  return outcome
}

describe('what costs much', () => {
  it('is there a few times at once for each person, and again after a while', async () => {
    const { act } = street
    const { place } = await beginGame(street)
    const film = async (person: string) => {
      const reply = await act.slash(person, place, 'willyville show', { view: 'replay', public: true })
      return (await reply.answer()) as Seen
    }
    for (let times = 0; times < QUOTAS.film.most; times++) expect((await film('max')).text).not.toMatch(FILM)
    const refused = await film('max')
    expect(refused.text).toMatch(FILM)
    // Nobody else is shown that, and nobody else must wait.
    expect(act.see('kaethe', refused)).toBeNull()
    expect((await film('kaethe')).text).not.toMatch(FILM)
    await street.leap(QUOTAS.film.every)
    expect((await film('max')).text).not.toMatch(FILM)
    expect((await film('max')).text).toMatch(FILM)
  })

  it('is refused beside the panel it was pressed on, which stays', async () => {
    const { act } = street
    const { first, notice } = await beginGame(street, { channel: 'square' })
    const panel = await openPanel(street, first, notice)
    const hint = street.idOf(panel, 'hint') as string
    for (let times = 0; times < QUOTAS.hint.most; times++) {
      expect(street.bot.app.quotas.take(idOf(street, first), QUOTAS.hint)).toBe(0)
    }
    const reply = await act.press(first, panel, hint)
    expect((await reply.answer()).text).toMatch(/another hint in \d+ s/)
    expect(street.idOf(act.see(first, panel) as Seen, 'hint')).toBe(hint)
  })

  it('is declared where the verb or the command is', () => {
    const declared = [
      ...[COMMANDS.ofGames, COMMANDS.global, COMMANDS.onMessages].flatMap((commands) => [...commands.values()]),
      ...Object.values(VERBS),
    ].flatMap(({ quota }) => (typeof quota === 'object' ? quota.kind : []))
    const elsewhere = ['typing', 'import']
    expect(
      Object.keys(QUOTAS).filter((kind) => !elsewhere.includes(kind) && !declared.includes(kind as never)),
    ).toEqual([])
  })

  it('is put off in a sentence of every language', () => {
    const app = { emojis: { inText: () => '' } } as unknown as AppContext
    for (const language of LANGUAGES) {
      const reader = readerFor(app, language, null)
      for (const { kind } of Object.values(QUOTAS)) {
        if (kind === 'typing') continue
        expect(tooSoon(reader, kind, 39_001)).toMatch(/^[^{}]*\b40 s\b[^{}]*\.$/)
        expect(tooSoon(reader, kind, 600_000)).toContain('10 min')
      }
    }
  })

  it('is counted for as many people as have asked lately, and no more', () => {
    let now = 0
    const quotas = new Quotas(() => now)
    for (let person = 0; person < 30_000; person++) quotas.take(`p${person}`, QUOTAS.film)
    expect(quotas.size).toBeLessThanOrEqual(10_000)
    const { most, every } = QUOTAS.export
    const tries = () => Array.from({ length: most + 3 }, () => quotas.take('a', QUOTAS.export))
    expect(tries()).toEqual([...Array(most).fill(0), every, every, every])
    now -= 10 * every
    expect(quotas.take('a', QUOTAS.export)).toBe(every)
    now += 11 * every
    expect(tries().filter((wait) => wait === 0).length).toBe(most)
  })
})

describe('what is open', () => {
  it('is told by its numbers to whoever opens too much, and can be cancelled on the spot', async () => {
    const { act } = street
    const open = async () => (await act.slash('max', 'tavern', 'willyville new')).answer()
    const ids: number[] = []
    for (let times = 0; times < 5; times++) ids.push(Number(/#(\d+)/.exec((await open()).text)?.[1]))
    const refused = await open()
    expect(refused.text).toContain(ids.map((id) => `#${id}`).join(', '))
    const cancel = refused.buttons.find(({ customId }) => isOf(customId, 'shut', ids[2] as number))
    expect(cancel?.label).toBe(`Cancel #${ids[2]}`)
    const asked = await (await act.press('max', refused, cancel?.customId as string)).answer()
    await act.press('max', asked, street.idOf(asked, 'shutnow') as string)
    await act.waitFor(() => act.see('max', asked) === null, 'the question to go')
    expect((await open()).text).toMatch(/#\d+/)
    expect((await open()).text).toContain('Start or cancel one')
  })

  it('does not hide the running game of whoever gives a command, however many lobbies are younger', async () => {
    const { act, bot } = street
    const { id, first } = await beginGame(street, { channel: 'square', people: ['kaethe', 'visitor'] })
    const { channel, server } = yes(await bot.app.tables.reading.look(id, null)).home
    const home = { server, channel, thread: null }
    for (let times = 0; times < 60; times++) {
      yes(
        await bot.app.tables.lobby.create({
          game: 'willyville',
          host: { person: `s${times}`, name: 'Somebody' },
          home,
        }),
      )
    }
    const panel = await (await act.slash(first, 'square', 'willyville play')).answer()
    expect(panel.buttons.some(({ customId }) => isOf(customId, 'hint', id))).toBe(true)
  })
})
