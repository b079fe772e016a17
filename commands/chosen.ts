import type { CommandContext } from '#discord/app/router'

type Options = CommandContext['interaction']['options']

/** The one of its choices that an option was given; undefined where it was left out. */
export function chosen<Value extends string>(
  options: Options,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const given = options.getString(name)
  return values.find((value) => value === given)
}

/** The same of an option that cannot be left out. */
export function chosenAlways<Value extends string>(options: Options, name: string, values: readonly Value[]): Value {
  const value = chosen(options, name, values)
  if (value === undefined) throw new Error(`${name} has no such choice`)
  return value
}
