/** An argument as it stands behind the last `|` of a custom id: written and read in this one place. */
export interface ArgCodec<Arg> {
  write(arg: Arg): string
  /** Undefined where the text says nothing that was ever written. */
  read(text: string): Arg | undefined
}

/** Verbs without an argument take whatever older buttons carry. */
export const NO_ARG: ArgCodec<null> = { write: () => '', read: () => null }

export const textArg: ArgCodec<string> = { write: (text) => text, read: (text) => text }

const WHOLE = /^-?\d+$/

export const numberArg: ArgCodec<number> = {
  write: String,
  read: (text) => (WHOLE.test(text) ? Number(text) : undefined),
}

/** Nothing behind the last `|` means null. */
export function optionalArg<Arg>(codec: ArgCodec<Arg>): ArgCodec<Arg | null> {
  return {
    write: (arg) => (arg === null ? '' : codec.write(arg)),
    read: (text) => (text === '' ? null : codec.read(text)),
  }
}

export function oneOfArg<const Word extends string>(words: readonly Word[]): ArgCodec<Word> {
  return { write: (word) => word, read: (text) => words.find((word) => word === text) }
}

/** Two texts, the first of which never contains what stands between them. */
export function pairArg(between: string): ArgCodec<readonly [string, string]> {
  return {
    write: (pair) => pair.join(between),
    read(text) {
      const end = text.indexOf(between)
      return end < 0 ? undefined : [text.slice(0, end), text.slice(end + between.length)]
    },
  }
}
