import type { OptionSpec } from '#kernel'
import { type Catalogue, type Language, teller } from '#texts'

/** The name of something in a command, and a line about it. */
export interface CommandLabel {
  readonly name: string
  readonly text: string
}

export type Labelled = (language: Language) => CommandLabel

/** A way to play that a table may choose, with its words. */
export interface TableOption extends OptionSpec {
  /** Its name in commands and texts: `firstChapterCards` is `first-chapter-cards`. */
  readonly word: string
  readonly label: Labelled
  valueText(value: OptionSpec['values'][number], language: Language): string
}

/** The words for all that commands and lobbies call by a game's own names. */
export interface CommandWords {
  /** The command of the game itself. */
  readonly game: Labelled
  readonly tableOptions: readonly TableOption[]
}

interface Named {
  readonly game: string
  readonly options: readonly OptionSpec[]
}

/** Finds the words in the game's own catalogue: `opt_inn_name`, `inn_off` and the like. */
export function commandWords(catalogue: Catalogue<string>, { game, options }: Named): CommandWords {
  const say = teller(catalogue)
  const labelled =
    (key: string): Labelled =>
    (language) => ({ name: say(language, `${key}_name`), text: say(language, `${key}_text`) })

  function tableOption(spec: OptionSpec): TableOption {
    const word = spec.name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const valueText: TableOption['valueText'] = (value, language) => say(language, `${word}_${value}`)
    return { ...spec, word, label: labelled(`opt_${word}`), valueText }
  }

  return {
    game: labelled(`game_${game}`),
    tableOptions: options.map(tableOption),
  }
}
