import { frozen } from '#kernel'

/**
 * Options as typed values, and the table of spellings that writes them as ids and reads them back. Ids are stored and
 * recorded: they never change.
 */

export interface AnyOption {
  readonly kind: string
}

/** The way in which options of one kind are written: `word`, `word:text` or `word>text`. */
export interface Spelling<O extends AnyOption> {
  /** The words an id begins with. */
  readonly words: readonly string[]
  id(option: O): string
  /** Reads the text behind the word; it may be generous, because an id must come back to the letter. */
  read(text: string, word: string): O | null
}

export type Spellings<O extends AnyOption> = { readonly [K in O['kind']]: Spelling<Extract<O, { kind: K }>> }

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

/** Bots and planners read the same ids again and again; what people type must not fill the memory. */
const MOST_REMEMBERED = 10_000

export function codecOf<O extends AnyOption>(spellings: Spellings<O>): Codec<O> {
  const byKind = new Map(Object.entries<Spelling<O>>(spellings))
  const byWord = new Map<string, Spelling<O>[]>()
  for (const spelling of byKind.values())
    for (const word of spelling.words) byWord.set(word, [...(byWord.get(word) ?? []), spelling])

  function idOf(option: O): string {
    const spelling = byKind.get(option.kind)
    if (spelling === undefined) throw new Error(`no option is of the kind ${option.kind}`)
    return spelling.id(option)
  }

  function readAnew(id: string): O | null {
    const { word, text } = splitId(id)
    for (const spelling of byWord.get(word) ?? []) {
      const option = spelling.read(text ?? '', word)
      if (option !== null && idOf(option) === id) return option
    }
    return null
  }

  const remembered = new Map<string, O>()

  function read(id: string): O | null {
    const before = remembered.get(id)
    if (before !== undefined) return before
    const option = readAnew(id)
    if (option === null) return null
    if (remembered.size === MOST_REMEMBERED) remembered.clear()
    remembered.set(id, frozen(option))
    return option
  }

  return { idOf, read }
}

/** A kind that is its own id. */
export function bare<const O extends AnyOption>(option: O): Spelling<O> {
  return { words: [option.kind], id: () => option.kind, read: () => option }
}

/** The option made of a value that could be read. */
export function given<T, O>(value: T | null, optionOf: (value: T) => O): O | null {
  return value === null ? null : optionOf(value)
}
