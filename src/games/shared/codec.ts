import { isOneOf } from '#kernel'

/**
 * Options as typed values, and the table of forms that writes them as ids and reads them back. Ids are stored and
 * recorded: they never change.
 */

export interface AnyOption {
  readonly kind: string
}

/** The form in which options of one kind are written: `word`, `word:text` or `word>text`. */
export interface Form<O extends AnyOption> {
  /** The words an id begins with. */
  readonly words: readonly string[]
  id(option: O): string
  /** Reads the text behind the word; it may be generous, because an id must come back to the letter. */
  read(text: string, word: string): O | null
}

export type Forms<O extends AnyOption> = { readonly [K in O['kind']]: Form<Extract<O, { kind: K }>> }

export interface Codec<O extends AnyOption> {
  /** The id of an option, as it is offered, recorded and stored. */
  idOf(option: O): string
  /** The option an id stands for; null for any other text. */
  read(id: string): O | null
}

/** An id split behind its first word; `text` is null where the word is all. */
export function splitId(id: string): { readonly word: string; readonly text: string | null } {
  const end = id.search(/[:>]/)
  return end < 0 ? { word: id, text: null } : { word: id.slice(0, end), text: id.slice(end + 1) }
}

export function codecOf<O extends AnyOption>(forms: Forms<O>): Codec<O> {
  const byKind = new Map(Object.entries<Form<O>>(forms))
  const byWord = new Map<string, Form<O>[]>()
  for (const form of byKind.values())
    for (const word of form.words) byWord.set(word, [...(byWord.get(word) ?? []), form])

  function idOf(option: O): string {
    const form = byKind.get(option.kind)
    if (form === undefined) throw new Error(`no option is of the kind ${option.kind}`)
    return form.id(option)
  }

  function read(id: string): O | null {
    const { word, text } = splitId(id)
    for (const form of byWord.get(word) ?? []) {
      const option = form.read(text ?? '', word)
      if (option !== null && idOf(option) === id) return option
    }
    return null
  }

  return { idOf, read }
}

/** The option made of a value that could be read. */
export function given<T, O>(value: T | null, optionOf: (value: T) => O): O | null {
  return value === null ? null : optionOf(value)
}

/** A word of a closed list, read from a text. */
export function memberOf<T extends string>(words: readonly T[], text: string): T | null {
  return isOneOf(words, text) ? text : null
}
