import {
  type APIComponentInLabel,
  type APIModalInteractionResponseCallbackData,
  ComponentType,
  type ModalSubmitFields,
  TextInputStyle,
} from 'discord.js'
import { type Choice, fitted } from './components.ts'
import { LIMITS } from './limits.ts'

export interface Field {
  id: string
  label: string
  value?: string
  placeholder?: string
  most?: number
  isNeeded?: boolean
  choices?: readonly Choice[]
  /** Any number of the choices, none too. */
  isMany?: boolean
}

/** A form of up to five fields: lines of text, or choices that all lie open as far as there is room for them. */
export function modal(id: string, title: string, fields: readonly Field[]): APIModalInteractionResponseCallbackData {
  return {
    custom_id: id,
    title: fitted(title, LIMITS.modalTitle),
    components: fields.slice(0, LIMITS.modalLabels).map(({ id: field, label, choices, isMany, ...more }) => ({
      type: ComponentType.Label,
      label: fitted(label, LIMITS.modalLabel),
      component: choices === undefined ? lineField(field, more) : choiceField(field, choices, isMany === true),
    })),
  }
}

function lineField(id: string, { value, placeholder, most = 100, isNeeded = false }: Omit<Field, 'id' | 'label'>) {
  return {
    type: ComponentType.TextInput as const,
    custom_id: id,
    style: TextInputStyle.Short as const,
    max_length: most,
    required: isNeeded,
    ...(value && { value }),
    ...(placeholder && { placeholder: fitted(placeholder, 100) }),
  }
}

/** In a form every choice is a line of its own, and begins like one. */
function capital(label: string): string {
  return label.slice(0, 1).toLocaleUpperCase() + label.slice(1)
}

/** One of several is chosen among buttons, many are ticked; what is too much for either is a select. */
function choiceField(id: string, choices: readonly Choice[], isMany: boolean): APIComponentInLabel {
  const options = choices.map(({ value, label, chosen }) => ({
    value,
    label: fitted(capital(label), LIMITS.label),
    ...(chosen && { default: true }),
  }))
  const isShort = options.length <= LIMITS.openChoices
  const range = isMany ? { required: false, min_values: 0, max_values: options.length } : { required: true }
  if (isMany && isShort) return { type: ComponentType.CheckboxGroup, custom_id: id, options, ...range }
  if (!isMany && isShort && options.length > 1)
    return { type: ComponentType.RadioGroup, custom_id: id, options, ...range }
  return { type: ComponentType.StringSelect, custom_id: id, options, ...range }
}

/** The values chosen in a field, however it let people choose. */
export function choicesIn(fields: ModalSubmitFields, id: string): readonly string[] {
  const field = fields.fields.get(id)
  if (field === undefined) return []
  if ('values' in field) return field.values ?? []
  return 'value' in field && typeof field.value === 'string' ? [field.value] : []
}

export function choiceIn(fields: ModalSubmitFields, id: string): string | undefined {
  return choicesIn(fields, id)[0]
}
