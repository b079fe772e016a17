/** Options as typed values, and the one table that writes them as ids and reads them back. */

export interface AnyOption {
  readonly kind: string
}

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

type Fields = Readonly<Record<string, unknown>>

interface Writer {
  readonly kind: string
  readonly verb: string
  readonly fields: readonly { readonly name: string; readonly part: Part<unknown> }[]
  readonly sign: string
}

/** An id split at its first colon; `text` is null where there is none. */
function splitId(id: string): { verb: string; text: string | null } {
  const colon = id.indexOf(':')
  return colon < 0 ? { verb: id, text: null } : { verb: id.slice(0, colon), text: id.slice(colon + 1) }
}

function writerOf(kind: string, form: { verb: string; parts: object; sign?: string }): Writer {
  return {
    kind,
    verb: form.verb,
    fields: Object.entries(form.parts).map(([name, part]) => ({ name, part })),
    sign: form.sign ?? '',
  }
}

/** Written for speed: every option of every question goes through here. */
function write({ verb, fields, sign }: Writer, option: Fields): string {
  const [first, second] = fields
  if (first === undefined) return verb
  const id = `${verb}:${first.part.write(option[first.name])}`
  return second === undefined ? id : id + sign + second.part.write(option[second.name])
}

/** The texts of the parts; the last sign divides them, because names may hold one. */
function textsOf({ fields, sign }: Writer, text: string | null): string[] | null {
  if (text === null) return fields.length === 0 ? [] : null
  if (fields.length < 2) return fields.length === 0 ? null : [text]
  const place = text.lastIndexOf(sign)
  return place < 0 ? null : [text.slice(0, place), text.slice(place + sign.length)]
}

function read(writer: Writer, text: string | null): AnyOption | null {
  const texts = textsOf(writer, text)
  if (texts === null) return null
  const option: Record<string, unknown> & { kind: string } = { kind: writer.kind }
  for (const [place, { name, part }] of writer.fields.entries()) {
    const value = part.read(texts[place] ?? '')
    if (value === null) return null
    option[name] = value
  }
  return option
}

export interface Codec<O extends AnyOption> {
  idOf(option: O): string
  /** Null for an id that stands for no option. */
  read(id: string): O | null
  /** The option in a typed line: `market.green`, `stables`, `b07`, `well>pink`, `die>1@farm`. */
  shortOf(id: string): string
}

export function codecOf<O extends AnyOption>(forms: Forms<O>): Codec<O> {
  const all = Object.entries<{ verb: string; parts: object; sign?: string; isSilent?: true }>(forms)
  const writers = new Map(all.map(([kind, form]) => [kind, writerOf(kind, form)]))
  const byVerb = new Map<string, Writer[]>()
  for (const writer of writers.values()) byVerb.set(writer.verb, [...(byVerb.get(writer.verb) ?? []), writer])
  const silent = new Set(all.flatMap(([, { verb, isSilent }]) => (isSilent ? [verb] : [])))
  const idOf = (option: AnyOption) => {
    const writer = writers.get(option.kind)
    if (writer === undefined) throw new Error(`no option is of the kind ${option.kind}`)
    return write(writer, option as AnyOption & Fields)
  }
  return {
    idOf,
    read(id) {
      const { verb, text } = splitId(id)
      for (const writer of byVerb.get(verb) ?? []) {
        const option = read(writer, text)
        if (option !== null && idOf(option) === id) return option as O
      }
      return null
    },
    shortOf(id) {
      const { verb, text } = splitId(id)
      if (text === null) return id
      return silent.has(verb) ? text : `${verb}>${text}`
    },
  }
}

/** One of a closed list of words. */
export function oneOf<T extends string>(words: readonly T[]): Part<T> {
  return { write: (word) => word, read: (text) => words.find((word) => word === text) ?? null }
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
