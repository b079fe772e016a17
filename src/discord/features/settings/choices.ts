import type { ModalSubmitFields } from 'discord.js'
import type { Choice } from '#discord/app/components'
import { choiceIn, choicesIn, type Field } from '#discord/app/forms'
import type { Reader } from '#discord/app/reader'
import { LANGUAGES, type PersonSettings } from '#tables'

export const AUTO = 'auto'
const TICKED = 'ticked'

/** The fields of the form in which one of several is picked, with their values. */
const PICKED = [
  { name: 'language', values: [AUTO, ...LANGUAGES] },
  { name: 'pings', values: ['turns', 'short', 'never'] },
  { name: 'boards', values: ['full', 'phone', 'text'] },
] as const

type PickedField = (typeof PICKED)[number]
type LabelOf<F extends PickedField> = F extends PickedField ? `set_${F['name']}_${F['values'][number]}` : never

/** The boxes that can be ticked, with the settings they stand for. */
const TICKS = [
  { name: 'clear', isOn: ({ palette }: PersonSettings) => palette === 'clear' },
  { name: 'hints', isOn: ({ hints }: PersonSettings) => hints },
  { name: 'guide', isOn: ({ guide }: PersonSettings) => guide },
  { name: 'quick', isOn: ({ confirm }: PersonSettings) => confirm === 'quick' },
  { name: 'next', isOn: ({ after }: PersonSettings) => after === 'next' },
] as const

/** Boards in words have no layout. */
function boardsOf({ board, size }: PersonSettings): 'full' | 'phone' | 'text' {
  return board === 'text' ? 'text' : size
}

function presentOf(settings: PersonSettings, name: PickedField['name']): string {
  if (name === 'boards') return boardsOf(settings)
  return settings[name] ?? AUTO
}

function valueText({ say }: Reader, name: PickedField['name'], value: string): string {
  return say(`set_${name}_${value}` as LabelOf<PickedField>)
}

/** All that the form can change, as it is now. */
export function chosenLines(settings: PersonSettings, reader: Reader): string[] {
  const { say } = reader
  const { palette, hints, guide, confirm, after } = settings
  const picked = PICKED.map(
    ({ name }) => `${say(`set_${name}`)}: **${valueText(reader, name, presentOf(settings, name))}**`,
  )
  return [
    ...picked,
    `${say('set_palette')}: **${say(`set_palette_${palette}`)}**`,
    `${say('set_hints')}: **${say(hints ? 'set_hints_yes' : 'set_hints_no')}**`,
    `${say('set_guide')}: **${say(guide ? 'set_guide_yes' : 'set_guide_no')}**`,
    `${say('set_confirm')}: **${say(`set_confirm_${confirm}`)}**`,
    `${say('set_after')}: **${say(`set_after_${after}`)}**`,
  ]
}

/** The fields of the form, filled in as it is now. */
export function fieldsFor(settings: PersonSettings, reader: Reader): Field[] {
  const { say } = reader
  const picked = PICKED.map(({ name, values }): Field => {
    const present = presentOf(settings, name)
    const choices = values.map(
      (value): Choice => ({ value, label: valueText(reader, name, value), chosen: value === present }),
    )
    return { id: name, label: say(`set_${name}`), choices }
  })
  const ticks = TICKS.map(({ name, isOn }): Choice => {
    return { value: name, label: say(`tick_${name}`), chosen: isOn(settings) }
  })
  return [...picked, { id: TICKED, label: say('ticks'), choices: ticks, isMany: true }]
}

/** The settings a form says; what it leaves out stays as it is. */
export function choicesOf(fields: ModalSubmitFields): Partial<PersonSettings> {
  const [language, pings, boards] = PICKED.map(({ name }) => choiceIn(fields, name))
  const ticked = choicesIn(fields, TICKED)
  const size = boards === 'full' || boards === 'phone' ? boards : undefined
  return {
    ...(language !== undefined && { language: LANGUAGES.find((known) => known === language) ?? null }),
    ...(pings !== undefined && { pings: pings as PersonSettings['pings'] }),
    ...(boards === 'text' && { board: 'text' }),
    // People who have chosen a layout need not be asked for one.
    ...(size !== undefined && { board: 'picture', size, sizeAsked: true }),
    palette: ticked.includes('clear') ? 'clear' : 'usual',
    hints: ticked.includes('hints'),
    guide: ticked.includes('guide'),
    confirm: ticked.includes('quick') ? 'quick' : 'preview',
    after: ticked.includes('next') ? 'next' : 'stay',
  }
}
