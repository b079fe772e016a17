import type { LocalizationMap } from 'discord.js'
import { tell, type UiKey } from '#texts/ui/index'

/** Names and descriptions of commands, in Discord's own locales. */
const OTHERS = ['de', 'nl'] as const

type Part = 'name' | 'text'
type Kind = 'game' | 'cmd' | 'opt'

export function localised(kind: Kind, name: string, part: Part): { own: string; others: LocalizationMap } {
  const key = `${kind}_${name}_${part}` as UiKey
  return {
    own: part === 'name' ? name : tell('en', key),
    others: Object.fromEntries(OTHERS.map((one) => [one, tell(one, key)])),
  }
}

interface Describable {
  setName(name: string): this
  setDescription(text: string): this
  setNameLocalizations(map: LocalizationMap): this
  setDescriptionLocalizations(map: LocalizationMap): this
}

export function named<T extends Describable>(builder: T, kind: Kind, name: string): T {
  const [title, text] = [localised(kind, name, 'name'), localised(kind, name, 'text')]
  return builder
    .setName(title.own)
    .setNameLocalizations(title.others)
    .setDescription(text.own)
    .setDescriptionLocalizations(text.others)
}

export function described<T extends Describable>(option: T, name: string): T {
  return named(option, 'opt', name)
}

export function choices(
  values: readonly string[],
  kind: string,
): { name: string; value: string; name_localizations: LocalizationMap }[] {
  return values.map((value) => {
    const key = `${kind}_${value}` as UiKey
    return {
      value,
      name: tell('en', key),
      name_localizations: Object.fromEntries(OTHERS.map((one) => [one, tell(one, key)])),
    }
  })
}
