import { allComponents } from '../server/checks/components.ts'
import { asJson, listIn, textsIn } from '../server/json.ts'
import type { Json, PlaygroundContext } from '../server/types.ts'
import { type CommandPlace, choicesIn, pickable, resolvedOf } from './command-offers.ts'
import { CannotDo } from './lookup.ts'

const SELECTS = [3, 5, 6, 7, 8]
const [TEXT_INPUT, RADIO, CHECKBOXES, CHECKBOX] = [4, 21, 22, 23]

function textValue(field: Json, given: unknown): Json {
  const value = String(given ?? field.value ?? '')
  const least = Number(field.min_length ?? 0)
  const most = Number(field.max_length ?? 4000)
  if (value === '' && field.required !== false) throw new CannotDo(`"${field.custom_id}" must be filled in.`)
  if (value !== '' && (value.length < least || value.length > most))
    throw new CannotDo(`"${field.custom_id}" takes ${least} to ${most} characters.`)
  return { value }
}

function defaults(field: Json): string[] {
  const chosen = listIn(field, 'options').filter((option) => option.default)
  const preset = listIn(field, 'default_values')
  return [...chosen.map(({ value }) => String(value)), ...preset.map(({ id }) => String(id))]
}

type Offered = ReturnType<typeof choicesIn>

/** The values that are meant by what was given, or stands there already. */
function valuesAmong(options: Offered, field: Json, given: unknown) {
  const wanted = given === undefined ? defaults(field) : [given].flat()
  return wanted.map((wish) => {
    const option = options.find(({ value, label }) => value === wish || label === wish)
    if (!option) throw new CannotDo(`"${field.custom_id}" does not offer "${wish}".`)
    return option.value
  })
}

function selectValues(context: PlaygroundContext, place: CommandPlace, field: Json, given: unknown): Json {
  const options = field.options == null ? pickable(context, place, field) : choicesIn(field)
  const values = valuesAmong(options, field, given)
  const least = field.required === false ? 0 : Number(field.min_values ?? 1)
  if (values.length < least || values.length > Number(field.max_values ?? 1))
    throw new CannotDo(`"${field.custom_id}" has too few or too many values.`)
  return { values }
}

/** At most one, and one at least where it is required. */
function radioValue(field: Json, given: unknown): Json {
  const [value = null, ...more] = valuesAmong(choicesIn(field), field, given ?? undefined)
  if (more.length > 0) throw new CannotDo(`"${field.custom_id}" takes one value.`)
  if (value === null && field.required !== false) throw new CannotDo(`"${field.custom_id}" must be chosen.`)
  return { value }
}

/** As many as there are, where nothing else is said. */
function checkedValues(field: Json, given: unknown): Json {
  const options = choicesIn(field)
  const values = valuesAmong(options, field, given)
  const least = field.required === false && values.length === 0 ? 0 : Number(field.min_values ?? 1)
  if (values.length < least || values.length > Number(field.max_values ?? options.length))
    throw new CannotDo(`"${field.custom_id}" has too few or too many values.`)
  return { values }
}

function answerTo(context: PlaygroundContext, place: CommandPlace, field: Json, given: unknown): Json {
  const type = Number(field.type)
  if (type === TEXT_INPUT) return textValue(field, given)
  if (SELECTS.includes(type)) return selectValues(context, place, field, given)
  if (type === RADIO) return radioValue(field, given)
  if (type === CHECKBOXES) return checkedValues(field, given)
  if (type === CHECKBOX) return { value: given === undefined ? field.default === true : given === true }
  throw new CannotDo(`The playground cannot fill in a component of type ${type}.`)
}

/** The data a filled-in modal sends to the bot. */
export function readModal(context: PlaygroundContext, place: CommandPlace, modal: Json, values: Json): Json {
  const all = allComponents(listIn(modal, 'components')).map(({ component }) => component)
  const numberOf = (component: Json) => Number(component.id || all.indexOf(component) + 1)
  const stray = Object.keys(values).find((name) => !all.some(({ custom_id }) => custom_id === name))
  if (stray) throw new CannotDo(`The modal has no field "${stray}".`)
  const field = (component: Json): Json => {
    const { custom_id, type } = component
    return {
      type,
      id: numberOf(component),
      custom_id,
      ...answerTo(context, place, component, values[String(custom_id)]),
    }
  }
  const components = listIn(modal, 'components').map((component) => {
    const head = { type: component.type, id: numberOf(component) }
    if (component.component) return { ...head, component: field(asJson(component.component)) }
    return component.components ? { ...head, components: listIn(component, 'components').map(field) } : head
  })
  const picked = all
    .filter(({ type }) => [5, 6, 7, 8].includes(Number(type)))
    .flatMap((component) => textsIn(field(component), 'values'))
  const resolved = picked.length > 0 ? { resolved: resolvedOf(context, place, picked) } : {}
  return { custom_id: modal.custom_id, components, ...resolved }
}
