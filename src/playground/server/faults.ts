export type Fault =
  | { kind: 'status'; status: number; retryAfter?: number; global?: boolean }
  | { kind: 'drop' }
  | { kind: 'slow'; milliseconds: number }

interface Armed {
  fault: Fault
  matches: (method: string, path: string) => boolean
  left: number
}

export interface FaultOptions {
  /** Which requests: a method, a part of the path or a pattern. All, if left out. */
  method?: string
  path?: string | RegExp
  /** The number of times; once, if left out. */
  times?: number
}

/** Switches for what goes wrong with the real Discord now and then. */
export interface Faults {
  /** The next fitting requests are answered 429. Seconds, as Discord counts them. */
  limit(retryAfter: number, options?: FaultOptions & { global?: boolean }): void
  /** The next fitting requests are answered 5xx, and nothing is done. */
  fail(status: number, options?: FaultOptions): void
  /** The next fitting requests find their connection cut before anything is done. */
  cut(options?: FaultOptions): void
  /** The next fitting requests are done, and answered late. */
  slow(milliseconds: number, options?: FaultOptions): void
  /** The bot's sockets break without a word. */
  dropSockets(): void
  /** The bot's sockets are closed with a code of the gateway's. */
  closeSockets(code: number): void
  /** Closes every connection that identifies or resumes with this code, until it is cleared. */
  turnAway(code: number): void
  /** Heartbeats are left unanswered, until it is cleared. */
  deafen(): void
  /** Opcode 7: the bot is told to come again. */
  reconnect(): void
  /** Opcode 9. */
  invalidate(resumable: boolean): void
  clear(): void
}

export interface FaultSwitch extends Faults {
  taken(method: string, path: string): Fault[]
}

interface Sockets {
  drop(): void
  close(code: number): void
  turnAway(code: number | null): void
  deafen(isDeaf: boolean): void
  reconnect(): void
  invalidate(resumable: boolean): void
}

function matcher({ method, path }: FaultOptions): Armed['matches'] {
  return (asked, address) => {
    const isPath = path === undefined || (typeof path === 'string' ? address.includes(path) : path.test(address))
    return isPath && (method === undefined || method === asked)
  }
}

export function faultSwitch(sockets: () => Sockets): FaultSwitch {
  let armed: Armed[] = []
  const arm = (fault: Fault, options: FaultOptions = {}) => {
    armed.push({ fault, matches: matcher(options), left: options.times ?? 1 })
  }
  return {
    limit: (retryAfter, options) =>
      arm({ kind: 'status', status: 429, retryAfter, global: options?.global ?? false }, options),
    fail: (status, options) => arm({ kind: 'status', status }, options),
    cut: (options) => arm({ kind: 'drop' }, options),
    slow: (milliseconds, options) => arm({ kind: 'slow', milliseconds }, options),
    dropSockets: () => sockets().drop(),
    closeSockets: (code) => sockets().close(code),
    turnAway: (code) => sockets().turnAway(code),
    deafen: () => sockets().deafen(true),
    reconnect: () => sockets().reconnect(),
    invalidate: (resumable) => sockets().invalidate(resumable),
    clear: () => {
      armed = []
      sockets().turnAway(null)
      sockets().deafen(false)
    },
    taken(method, path) {
      const due = armed.filter((fault) => fault.left > 0 && fault.matches(method, path))
      for (const fault of due) fault.left--
      armed = armed.filter((fault) => fault.left > 0)
      return due.map(({ fault }) => fault)
    },
  }
}
