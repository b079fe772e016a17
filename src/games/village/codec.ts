import { type AnyOption, type Codec, codecOf, type Spelling, type Spellings, splitId } from '#games/shared/codec'
import { memberOf } from '#kernel'

/** Village's options are a word and up to two parts; a form names them, and the spelling follows from it. */

/** One field of an option: its text in the id, and null for a text that stands for nothing. */
export interface Part<T> {
  write(value: T): string
  read(text: string): T | null
}

type FieldsOf<O> = Exclude<keyof O, 'kind'>

/** The id of one kind of option: `verb`, `verb:part`, or `verb:part` `sign` `part`. */
export interface Form<O> {
  readonly verb: string
  /** In the order in which they are written; at most two. */
  readonly parts: { readonly [F in FieldsOf<O>]: Part<O[F]> }
  /** Stands between two parts. */
  readonly sign?: string
  /** The verb says nothing the rest does not: a typed line leaves it out. */
  readonly isSilent?: true
}

export type Forms<O extends AnyOption> = { readonly [K in O['kind']]: Form<Extract<O, { kind: K }>> }

interface AnyForm {
  readonly verb: string
  readonly parts: object
  readonly sign?: string
  readonly isSilent?: true
}

interface Field {
  readonly name: string
  readonly part: Part<unknown>
}

type AnyFields = Readonly<Record<string, unknown>>

/** The texts of the parts; the last sign divides them, because names may hold one. */
function textsOf(fields: readonly Field[], sign: string, text: string): readonly string[] {
  if (fields.length < 2) return [text]
  const place = text.lastIndexOf(sign)
  return place < 0 ? [] : [text.slice(0, place), text.slice(place + sign.length)]
}

function spellingOf(kind: string, { verb, parts, sign = '' }: AnyForm): Spelling<AnyOption> {
  const fields: readonly Field[] = Object.entries(parts).map(([name, part]) => ({ name, part }))
  const [first, second] = fields
  return {
    words: [verb],
    // Written for speed: every option of every question goes through here.
    id(option: AnyOption & AnyFields) {
      if (first === undefined) return verb
      const id = `${verb}:${first.part.write(option[first.name])}`
      return second === undefined ? id : id + sign + second.part.write(option[second.name])
    },
    read(text) {
      const texts = textsOf(fields, sign, text)
      const option: Record<string, unknown> & { kind: string } = { kind }
      for (const [place, { name, part }] of fields.entries()) {
        const value = part.read(texts[place] ?? '')
        if (value === null) return null
        option[name] = value
      }
      return option
    },
  }
}

export interface VillageCodec<O extends AnyOption> extends Codec<O> {
  /** The option in a typed line: `market.green`, `stables`, `b07`, `well>pink`, `die>1@farm`. */
  shortOf(id: string): string
}

export function codecOfForms<O extends AnyOption>(forms: Forms<O>): VillageCodec<O> {
  const all = Object.entries<AnyForm>(forms)
  const spellings = Object.fromEntries(all.map(([kind, form]) => [kind, spellingOf(kind, form)]))
  const silent = new Set(all.flatMap(([, { verb, isSilent }]) => (isSilent ? [verb] : [])))
  return {
    // Each spelling was made of the form of its own kind.
    ...codecOf<O>(spellings as Spellings<O>),
    shortOf(id) {
      const { word, text } = splitId(id)
      if (text === null) return id
      return silent.has(word) ? text : `${word}>${text}`
    },
  }
}

/** A word of a closed list. */
export function oneOf<T extends string>(words: readonly T[]): Part<T> {
  return { write: (word) => word, read: (text) => memberOf(words, text) }
}

/** The id of a card, a building or a space of the sea: a table's own cards may bring others than ours. */
export const WORD: Part<string> = {
  write: (word) => word,
  read: (text) => (/^[a-zA-Z0-9]+$/.test(text) ? text : null),
}

export const NUMBER: Part<number> = {
  write: String,
  read: (text) => (/^[1-9]\d*$/.test(text) ? Number(text) : null),
}
