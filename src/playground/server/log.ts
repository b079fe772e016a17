export interface LogEntry {
  /** unknown: a route or opcode the playground does not know. ours: an answer of its own that breaks the schema. */
  kind: 'request' | 'refused' | 'unknown' | 'ours' | 'gateway'
  line: string
  status?: number
  code?: number
}

export interface Log {
  entries: LogEntry[]
  add(entry: LogEntry): void
  of(kind: LogEntry['kind']): LogEntry[]
}

const KEPT = 5_000

/** `say` hears what must not go unnoticed: what is not known here, and the playground's own mistakes. */
export function logTo(say: (line: string) => void): Log {
  const entries: LogEntry[] = []
  return {
    entries,
    add(entry) {
      entries.push(entry)
      if (entries.length > KEPT) entries.shift()
      if (entry.kind === 'unknown' || entry.kind === 'ours') say(`playground, ${entry.kind}: ${entry.line}`)
    },
    of: (kind) => entries.filter((entry) => entry.kind === kind),
  }
}
