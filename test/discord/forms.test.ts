import type { APIModalInteractionResponseCallbackData, ModalSubmitFields } from 'discord.js'
import { ComponentType } from 'discord.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { choicesIn, modal } from '#discord/app/forms'
import { writeId } from '#discord/app/verb-ids'
import { publicContext } from '#discord/posts/delivery'
import { DEFAULTS } from '#tables'
import { Hall, HOME, who, yes } from '#test/tables/hall'
import { Room } from './room.ts'
import { formFlaws } from './valid.ts'

let room: Room
beforeAll(async () => {
  room = new Room(await Hall.open(':memory:'))
})
afterAll(() => room.close())

const id = (verb: 'choices' | 'options' | 'own', game = 0) => writeId({ verb, game, version: 0, step: 0 }, 'n')

/** The form a button opens, as the fields it has: what can be chosen, and what is chosen. */
async function fieldsOf(person: string, button: string) {
  await room.press(person, 'en', button)
  const [form] = room.forms.splice(0) as [APIModalInteractionResponseCallbackData]
  expect(formFlaws(form)).toEqual([])
  return form.components.map((label) => {
    if (label.type !== ComponentType.Label) throw new Error('a form is made of labels')
    const { component } = label
    const options = 'options' in component ? component.options : []
    return {
      id: 'custom_id' in component ? component.custom_id : '',
      type: component.type,
      values: options.map(({ value }) => value),
      chosen: options.flatMap(({ value, default: isChosen }) => (isChosen ? value : [])),
    }
  })
}

const { RadioGroup, CheckboxGroup, TextInput, StringSelect } = ComponentType

test('all settings that are chosen lie open in one form, as they are now (S27)', async () => {
  await room.hall.tables.people.setSettings('a', { language: 'nl', board: 'text', confirm: 'quick', hints: false })
  const fields = await fieldsOf('a', id('choices'))
  expect(fields.map(({ id: name, type, chosen }) => [name, type, chosen])).toEqual([
    ['language', RadioGroup, ['nl']],
    ['pings', RadioGroup, ['turns']],
    ['boards', RadioGroup, ['text']],
    ['ticked', CheckboxGroup, ['guide', 'quick']],
  ])
})

test('a select of an older message still changes its setting, and shows the new panel', async () => {
  const set = writeId({ verb: 'set', game: 0, version: 0, step: 0 }, 'n', 'palette')
  const shown = await room.shown('b', 'en', set, ['clear'])
  expect(JSON.stringify(shown)).toContain('Colours: **high contrast**')
  expect(await room.hall.tables.people.settings('b')).toEqual({ ...DEFAULTS, palette: 'clear' })
})

test('the options of a lobby lie open in one form, those of its game in another', async () => {
  const open = async (game: string) => yes(await room.hall.tables.lobby.create({ game, host: who('a'), home: HOME })).id
  const table = await open('willyville')
  const fields = await fieldsOf('a', id('options', table))
  expect(fields.map(({ type }) => type)).toEqual([RadioGroup, RadioGroup, RadioGroup, CheckboxGroup, TextInput])
  expect(fields[3]).toMatchObject({ values: ['host', 'full', 'ideas', 'phones'], chosen: ['ideas'] })
  yes(await room.hall.tables.lobby.replan(table, 'a', { phones: true }))
  expect((await fieldsOf('a', id('options', table)))[3]?.chosen).toEqual(['ideas', 'phones'])
  const village = await open('village')
  expect((await fieldsOf('a', id('options', village)))[3]?.values).toContain('phones')
  const own = await fieldsOf('a', id('own', village))
  expect(own.map(({ type }) => type)).toEqual(own.map(() => RadioGroup))
  expect(own.every(({ chosen }) => chosen.length === 1)).toBe(true)
})

test('a table whose host wants it so is shown in pictures for phones, and so is its rematch', async () => {
  const host = who('a')
  const { lobby } = room.hall.tables
  const table = yes(await lobby.create({ game: 'willyville', host, home: HOME, players: 2, phones: true })).id
  const sizeOf = async (game: number) =>
    (await publicContext(room.app, await room.hall.look(game, null), false)).prefs?.size
  expect(await sizeOf(table)).toBe('phone')
  yes(await lobby.join(table, who('b')))
  yes(await lobby.begin(table, 'a'))
  yes(await room.hall.tables.seats.concede(table, 'b'))
  const next = yes(await lobby.rematch(table, host)).id
  expect([await sizeOf(next), (await room.hall.look(next, null)).plan.phones]).toEqual(['phone', true])
  expect(await lobby.replan(next, 'a', { phones: 'yes' as never })).toMatchObject({ denied: 'wrong-option' })
})

test('more choices than can lie open are a select, and all of them are read alike', () => {
  const choices = (count: number) => Array.from({ length: count }, (_, at) => ({ value: `${at}`, label: `way ${at}` }))
  const typesOf = (count: number, isMany = false) => {
    const form = modal('w|x', 'Form', [{ id: 'f', label: 'Field', choices: choices(count), isMany }])
    expect(formFlaws(form)).toEqual([])
    return form.components.map((label) => ('component' in label ? label.component.type : null))
  }
  expect([1, 2, 10, 11].flatMap((count) => typesOf(count))).toEqual([
    StringSelect,
    RadioGroup,
    RadioGroup,
    StringSelect,
  ])
  expect([1, 10, 11].flatMap((count) => typesOf(count, true))).toEqual([CheckboxGroup, CheckboxGroup, StringSelect])
  const read = (field: object) => choicesIn({ fields: new Map([['f', field]]) } as unknown as ModalSubmitFields, 'f')
  expect([{ value: 'a' }, { value: null }, { values: ['a', 'b'] }, { values: [] }].map(read)).toEqual([
    ['a'],
    [],
    ['a', 'b'],
    [],
  ])
})
