import type { Locale, LocalizationMap } from 'discord.js'
import type { Labelled } from '#presentation/command-words'
import { LANGUAGES, type Language } from '#texts'
import { tell, type UiKey } from '#texts/ui/index'

type NamesOf<Kind extends 'cmd' | 'opt', Key = UiKey> = Key extends `${Kind}_${infer Name}_name` ? Name : never

/** The commands and options that have words: `cmd_join_name` and `cmd_join_text`, `opt_speed_name` and the like. */
export type CommandName = NamesOf<'cmd'>
export type OptionName = NamesOf<'opt'>

/** The language of the names that Discord shows where it knows no other, and those it is told besides. */
export const [USUAL, ...OTHERS] = LANGUAGES

/** Discord's own name of each language. */
const LOCALES: Readonly<Record<Language, `${Locale}`>> = { en: 'en-US', de: 'de', nl: 'nl' }

export function inOthers(textIn: (language: Language) => string): LocalizationMap {
  return Object.fromEntries(OTHERS.map((language) => [LOCALES[language], textIn(language)]))
}

interface Describable {
  setName(name: string): this
  setDescription(text: string): this
  setNameLocalizations(map: LocalizationMap): this
  setDescriptionLocalizations(map: LocalizationMap): this
}

/** Gives a command or an option its name, and its name and description in all languages. */
export function labelled<T extends Describable>(builder: T, name: string, label: Labelled): T {
  return builder
    .setName(name)
    .setNameLocalizations(inOthers((language) => label(language).name))
    .setDescription(label(USUAL).text)
    .setDescriptionLocalizations(inOthers((language) => label(language).text))
}

export function commandLabel(command: CommandName): Labelled {
  return (language) => ({ name: tell(language, `cmd_${command}_name`), text: tell(language, `cmd_${command}_text`) })
}

export function described<T extends Describable>(option: T, name: OptionName): T {
  return labelled(option, name, (language) => ({
    name: tell(language, `opt_${name}_name`),
    text: tell(language, `opt_${name}_text`),
  }))
}

export interface NamedChoice {
  readonly name: string
  readonly value: string
  readonly name_localizations: LocalizationMap
}

export function namedChoice(value: string, textIn: (language: Language) => string): NamedChoice {
  return { value, name: textIn(USUAL), name_localizations: inOthers(textIn) }
}

export function choices<Value extends string>(values: readonly Value[], keyOf: (value: Value) => UiKey): NamedChoice[] {
  return values.map((value) => namedChoice(value, (language) => tell(language, keyOf(value))))
}
