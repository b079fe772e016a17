import { type Issue, issue } from '../api-errors.ts'
import { jsonIn, listIn, numberIn, textIn } from '../json.ts'
import type { Json, World } from '../types.ts'

type Path = (string | number)[]

interface Found {
  component: Json
  path: Path
}

const BUTTON = 2
const SELECTS = [3, 5, 6, 7, 8]
const [RADIO, CHECKBOXES] = [21, 22]
const LINK = 5
const PREMIUM = 6
const MOST_COMPONENTS = 40
const MOST_TEXT = 4000
/** Rows and what stands in rows: all that a message without the flag of Components V2 may have. */
const CLASSIC = [1, 2, ...SELECTS]

function childrenOf({ component, path }: Found): Found[] {
  const inner = listIn(component, 'components').map(
    (nested, index): Found => ({ component: nested, path: [...path, 'components', index] }),
  )
  for (const key of ['accessory', 'component'] as const) {
    const nested = jsonIn(component, key)
    if (nested) inner.push({ component: nested, path: [...path, key] })
  }
  return inner
}

/** Every component, the nested ones too, with its place in the form. */
export function allComponents(components: Json[], path: Path = ['components']): Found[] {
  const walk = (outer: Found): Found[] => [outer, ...childrenOf(outer).flatMap(walk)]
  return components.flatMap((component, index) => walk({ component, path: [...path, index] }))
}

function repeats(values: unknown[]): number[] {
  return values.flatMap((value, index) => (value != null && values.indexOf(value) !== index ? [index] : []))
}

function againstDoubles(components: Found[]): Issue[] {
  const ids = repeats(components.map(({ component }) => component.custom_id))
  const numbers = repeats(components.map(({ component }) => component.id || undefined))
  const pathTo = (index: number, key: string) => [...(components[index]?.path ?? []), key]
  return [
    ...ids.map((id) =>
      issue(pathTo(id, 'custom_id'), 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated'),
    ),
    ...numbers.map((number) =>
      issue(pathTo(number, 'id'), 'COMPONENT_ID_DUPLICATED', 'Component ids must be unique within the message'),
    ),
  ]
}

function isEmoji(name: string): boolean {
  return /\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\ufe0f?\u20e3/u.test(name)
}

function againstEmoji(world: World, emoji: Json | null | undefined, path: Path): Issue[] {
  if (!emoji) return []
  const known = emoji.id ? world.emojis.some(({ id }) => id === emoji.id) : isEmoji(String(emoji.name ?? ''))
  return known ? [] : [issue([...path, 'emoji'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji')]
}

function againstButton(world: World, { component, path }: Found): Issue[] {
  const { style, custom_id, sku_id, label, emoji } = component
  const url = textIn(component, 'url')
  const wrong: Issue[] = againstEmoji(world, jsonIn(component, 'emoji'), path)
  const isPlain = style !== LINK && style !== PREMIUM
  if (isPlain && !custom_id) wrong.push(issue([...path, 'custom_id'], 'BASE_TYPE_REQUIRED', 'A custom id is required'))
  if (isPlain && url) wrong.push(issue([...path, 'url'], 'BUTTON_COMPONENT_URL', 'Only a link button has a url'))
  if (style === LINK && !url) wrong.push(issue([...path, 'url'], 'BASE_TYPE_REQUIRED', 'A url is required'))
  if (style === LINK && url && !/^(https?|discord):/.test(url))
    wrong.push(issue([...path, 'url'], 'URL_TYPE_INVALID_SCHEME', 'Scheme must be one of http, https, discord'))
  if (!isPlain && custom_id)
    wrong.push(issue([...path, 'custom_id'], 'BUTTON_COMPONENT_CUSTOM_ID', 'A link or premium button has no custom id'))
  if (style === PREMIUM && !sku_id) wrong.push(issue([...path, 'sku_id'], 'BASE_TYPE_REQUIRED', 'A sku is required'))
  if (style !== PREMIUM && !label && !emoji)
    wrong.push(issue([...path, 'label'], 'BUTTON_COMPONENT_LABEL_OR_EMOJI', 'A button must have a label or an emoji'))
  return wrong
}

function againstOptions(world: World, { component, path }: Found, least: number, most: number): Issue[] {
  const options = listIn(component, 'options')
  const optionsPath = [...path, 'options']
  const wrong = repeats(options.map(({ value }) => value)).map((index) =>
    issue(
      [...optionsPath, index, 'value'],
      'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
      'The specified option value is already used',
    ),
  )
  wrong.push(
    ...options.flatMap((option, index) => againstEmoji(world, jsonIn(option, 'emoji'), [...optionsPath, index])),
  )
  if (options.filter((option) => option.default).length > most)
    wrong.push(
      issue(optionsPath, 'SELECT_COMPONENT_TOO_MANY_DEFAULTS', 'More options are chosen by default than may be chosen'),
    )
  if (most > options.length || least > options.length)
    wrong.push(issue([...path, 'max_values'], 'SELECT_COMPONENT_TOO_FEW_OPTIONS', 'More values than options'))
  return wrong
}

function againstSelect(world: World, nested: Found): Issue[] {
  const { component, path } = nested
  const least = numberIn(component, 'min_values') ?? 1
  const most = numberIn(component, 'max_values') ?? 1
  const wrong: Issue[] = []
  if (least > most)
    wrong.push(issue([...path, 'min_values'], 'SELECT_COMPONENT_MIN_OVER_MAX', 'Min values must not exceed max values'))
  const defaults = listIn(component, 'default_values')
  if (defaults.length > most)
    wrong.push(issue([...path, 'default_values'], 'SELECT_COMPONENT_TOO_MANY_DEFAULTS', 'Too many default values'))
  return component.type === 3 ? [...wrong, ...againstOptions(world, nested, least, most)] : wrong
}

/** Circles of which one is picked, or boxes to be ticked. */
function againstGroup(world: World, nested: Found): Issue[] {
  const { component, path } = nested
  if (component.type === RADIO) return againstOptions(world, nested, 0, 1)
  const most = numberIn(component, 'max_values') ?? listIn(component, 'options').length
  const least = numberIn(component, 'min_values') ?? (component.required === false ? 0 : 1)
  const wrong = againstOptions(world, nested, least, most)
  if (least > most)
    wrong.push(issue([...path, 'min_values'], 'SELECT_COMPONENT_MIN_OVER_MAX', 'Min values must not exceed max values'))
  return wrong
}

function againstTextInput({ component, path }: Found): Issue[] {
  const least = numberIn(component, 'min_length') ?? 0
  const most = numberIn(component, 'max_length') ?? MOST_TEXT
  const value = textIn(component, 'value')
  const wrong: Issue[] = []
  if (least > most)
    wrong.push(issue([...path, 'min_length'], 'TEXT_INPUT_MIN_OVER_MAX', 'Min length must not exceed max length'))
  if (value && (value.length > most || value.length < least))
    wrong.push(issue([...path, 'value'], 'BASE_TYPE_BAD_LENGTH', `Must be between ${least} and ${most} in length.`))
  const inLabel = path.at(-1) === 'component'
  if (inLabel && component.label)
    wrong.push(
      issue([...path, 'label'], 'TEXT_INPUT_LABEL_IN_LABEL', 'A text input inside a label has no label of its own'),
    )
  if (!inLabel && !component.label)
    wrong.push(issue([...path, 'label'], 'BASE_TYPE_REQUIRED', 'This field is required'))
  return wrong
}

function againstRow({ component, path }: Found): Issue[] {
  const types = listIn(component, 'components').map(({ type }) => type)
  const isAlone = types.length === 1 || types.every((type) => type === BUTTON)
  return isAlone
    ? []
    : [issue([...path, 'components'], 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'Component layout width exceeded')]
}

function againstOne(world: World, nested: Found): Issue[] {
  const type = numberIn(nested.component, 'type') ?? 0
  if (type === 1) return againstRow(nested)
  if (type === BUTTON) return againstButton(world, nested)
  if (SELECTS.includes(type)) return againstSelect(world, nested)
  if (type === RADIO || type === CHECKBOXES) return againstGroup(world, nested)
  return type === 4 ? againstTextInput(nested) : []
}

function againstSums(components: Found[]): Issue[] {
  const text = components.reduce(
    (sum, { component }) => sum + (component.type === 10 ? String(component.content).length : 0),
    0,
  )
  const wrong: Issue[] = []
  if (components.length > MOST_COMPONENTS)
    wrong.push(
      issue(
        ['components'],
        'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
        `The maximum number of components is ${MOST_COMPONENTS}`,
      ),
    )
  if (text > MOST_TEXT)
    wrong.push(
      issue(['components'], 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', `Displayable text exceeds ${MOST_TEXT}`),
    )
  return wrong
}

function againstClassicForm(components: Json[], all: Found[]): Issue[] {
  const strangers = all.filter(({ component }) => !CLASSIC.includes(numberIn(component, 'type') ?? 0))
  const wrong = strangers.map(({ path }) =>
    issue([...path, 'type'], 'UNION_TYPE_CHOICES', 'This component needs the flag of Components V2'),
  )
  if (components.length > 5) wrong.push(issue(['components'], 'BASE_TYPE_BAD_LENGTH', 'Must be 5 or fewer in length.'))
  return wrong
}

/** Faults that Discord refuses in a message's components though its schemas let them pass. */
export function againstComponents(world: World, components: Json[], isV2: boolean): Issue[] {
  const all = allComponents(components)
  const form = isV2 ? againstSums(all) : againstClassicForm(components, all)
  return [...form, ...againstDoubles(all), ...all.flatMap((component) => againstOne(world, component))]
}

export function againstModal(world: World, modal: Json): Issue[] {
  const components = listIn(modal, 'components')
  const path = ['data', 'components']
  const all = allComponents(components, path)
  const wrong = [...againstDoubles(all), ...all.flatMap((component) => againstOne(world, component))]
  if (components.length > 5) wrong.push(issue(path, 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.'))
  return wrong
}
