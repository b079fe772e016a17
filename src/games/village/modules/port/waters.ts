import type { Cards } from '#data/village/schema'
import type { State } from '#village/state'

type Waters = ReadonlyMap<string, readonly string[]>

/** VP-SAIL-3: no ship comes into the port by a line. */
function readWaters({ port }: Cards): Waters {
  const waters = new Map<string, string[]>()
  const add = (from: string, to: string) => waters.set(from, [...(waters.get(from) ?? []), to])
  for (const [start, end] of port.lines) {
    if (end !== 'port') add(start, end)
    if (start !== 'port') add(end, start)
  }
  return waters
}

const known = new WeakMap<object, Waters>()

/** The sea map: from every space those next to it. */
export function watersOf({ setup }: Pick<State, 'setup'>): Waters {
  const waters = known.get(setup) ?? readWaters(setup.content)
  known.set(setup, waters)
  return waters
}
