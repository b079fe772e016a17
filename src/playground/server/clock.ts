/** The playground's only clock. `after` returns how to call the alarm off. */
export interface Clock {
  now(): number
  after(milliseconds: number, act: () => void): () => void
}

function alarm(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds)
  timer.unref()
  return () => clearTimeout(timer)
}

export const realClock: Clock = { now: () => Date.now(), after: alarm }

export interface LeapingClock extends Clock {
  /** Time passes at once. Alarms that became due go off, each once; those they set are measured from the new time. */
  leap(milliseconds: number): void
}

export function leapingClock(): LeapingClock {
  const alarms = new Set<{ due: number; act: () => void }>()
  let ahead = 0
  const now = () => Date.now() + ahead

  function after(milliseconds: number, act: () => void) {
    const entry = { due: now() + milliseconds, act: () => callOff() && act() }
    const silence = alarm(milliseconds, entry.act)
    const callOff = () => {
      silence()
      return alarms.delete(entry)
    }
    alarms.add(entry)
    return () => void callOff()
  }

  function leap(milliseconds: number) {
    ahead += milliseconds
    const due = [...alarms].filter((alarm) => alarm.due <= now()).sort((a, b) => a.due - b.due)
    for (const alarm of due) alarm.act()
  }

  return { now, after, leap }
}
