import { ApplicationCommandCreateRequestSchema, AvailableLocalesEnumSchema } from 'discord-api-spec/zod'
import { type Issue, issue } from '../api-errors.ts'
import { asJson, listIn } from '../json.ts'
import type { Json } from '../types.ts'
import { against } from './zod.ts'

type Path = (string | number)[]

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u
const MOST_TEXT = 8000
const [SUBCOMMAND, GROUP] = [1, 2]

function isName(name: unknown): boolean {
  return typeof name === 'string' && NAME.test(name) && name === name.toLowerCase()
}

function againstName(json: Json, path: Path): Issue[] {
  const names: [Path, unknown][] = [[['name'], json.name]]
  for (const [locale, name] of Object.entries(asJson(json.name_localizations)))
    names.push([['name_localizations', locale], name])
  return names
    .filter(([, name]) => !isName(name))
    .map(([steps, name]) =>
      issue(
        [...path, ...steps],
        'APPLICATION_COMMAND_INVALID_NAME',
        `Command name is invalid: ${JSON.stringify(name)}`,
      ),
    )
}

function againstLocales(json: Json, path: Path): Issue[] {
  return (['name_localizations', 'description_localizations'] as const).flatMap((key) =>
    Object.keys(asJson(json[key]))
      .filter((locale) => !AvailableLocalesEnumSchema.safeParse(locale).success)
      .map((locale) => issue([...path, key, locale], 'BASE_TYPE_CHOICES', `"${locale}" is no locale of Discord`)),
  )
}

function repeated(values: unknown[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) === index ? [] : [index]))
}

function againstChoices(option: Json, path: Path): Issue[] {
  const choices = listIn(option, 'choices')
  const wrong = (['name', 'value'] as const).flatMap((key) =>
    repeated(choices.map((choice) => choice[key])).map((index) =>
      issue([...path, 'choices', index, key], 'APPLICATION_COMMAND_OPTIONS_CHOICE_DUPLICATE', 'Choices must be unique'),
    ),
  )
  if (choices.length > 0 && option.autocomplete)
    wrong.push(
      issue(
        [...path, 'choices'],
        'APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES',
        'Choices and autocomplete exclude each other',
      ),
    )
  return wrong
}

function isSub({ type }: Json): boolean {
  return type === SUBCOMMAND || type === GROUP
}

function againstOptions(options: Json[], path: Path, depth: number): Issue[] {
  const wrong: Issue[] = repeated(options.map(({ name }) => name)).map((index) =>
    issue([...path, index, 'name'], 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID', 'Option names must be unique'),
  )
  if (options.some(isSub) && !options.every(isSub))
    wrong.push(
      issue(
        path,
        'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
        'Sub-command and sub-command group option types are mutually exclusive to all other types',
      ),
    )
  const firstFree = options.findIndex((option) => !option.required && !isSub(option))
  for (const [index, option] of options.entries()) {
    const optionPath = [...path, index]
    if (option.required && firstFree >= 0 && firstFree < index)
      wrong.push(
        issue(
          optionPath,
          'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
          'Required options must be placed before non-required options',
        ),
      )
    if ((option.type === GROUP && depth > 0) || (option.type === SUBCOMMAND && depth > 1))
      wrong.push(issue([...optionPath, 'type'], 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Nested too deep'))
    wrong.push(
      ...againstName(option, optionPath),
      ...againstLocales(option, optionPath),
      ...againstChoices(option, optionPath),
    )
    const inner = option.type === SUBCOMMAND ? 2 : depth + 1
    wrong.push(...againstOptions(listIn(option, 'options'), [...optionPath, 'options'], inner))
  }
  return wrong
}

function longest(text: unknown, localised: unknown): number {
  return Math.max(String(text ?? '').length, ...Object.values(asJson(localised)).map((text) => String(text).length))
}

function textOf(json: Json): number {
  const own = longest(json.name, json.name_localizations) + longest(json.description, json.description_localizations)
  const choices = listIn(json, 'choices').map(
    (choice) => longest(choice.name, choice.name_localizations) + String(choice.value).length,
  )
  const inner = listIn(json, 'options').map(textOf)
  return [...choices, ...inner].reduce((sum, length) => sum + length, own)
}

/** Permissions travel as strings of digits; the published schema wants the number. */
export function withNumber(command: Json): Json {
  const bits = command.default_member_permissions
  return typeof bits === 'string' && /^\d+$/.test(bits)
    ? { ...command, default_member_permissions: Number(bits) }
    : command
}

export function againstCommand(
  command: Json,
  path: Path = [],
  schema = ApplicationCommandCreateRequestSchema,
): Issue[] {
  const wrong = against(schema, withNumber(command), path)
  if (wrong.length > 0) return wrong
  const isChatInput = (command.type ?? 1) === 1
  if (isChatInput && !command.description)
    wrong.push(issue([...path, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required'))
  if (isChatInput) wrong.push(...againstName(command, path))
  if (textOf(command) > MOST_TEXT)
    wrong.push(issue(path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MOST_TEXT})`))
  return [
    ...wrong,
    ...againstLocales(command, path),
    ...againstOptions(listIn(command, 'options'), [...path, 'options'], 0),
  ]
}

export function againstCommandList(commands: Json[]): Issue[] {
  const wrong = commands.flatMap((command, index) => againstCommand(command, [index]))
  const keys = commands.map(({ name, type }) => `${type ?? 1} ${name}`)
  wrong.push(
    ...repeated(keys).map((index) =>
      issue([index, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique'),
    ),
  )
  if (commands.length > 100) wrong.push(issue([], 'BASE_TYPE_MAX_LENGTH', 'Must be 100 or fewer in length.'))
  return wrong
}
