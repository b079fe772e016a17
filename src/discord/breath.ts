import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

/** A press that cannot be acknowledged at once must not keep everybody else waiting. */
const PATIENCE = 100

const unacknowledged = new Set<Promise<unknown>>()

/** Until this is through, what takes long waits. */
export async function goingFirst<T>(acknowledgement: Promise<T>): Promise<T> {
  const settled = acknowledgement.catch(() => undefined)
  unacknowledged.add(settled)
  try {
    return await acknowledgement
  } finally {
    unacknowledged.delete(settled)
  }
}

async function turn(): Promise<void> {
  await nextTurn()
  if (unacknowledged.size > 0) await Promise.race([Promise.all(unacknowledged), sleep(PATIENCE)])
}

/** Those who wait here each get a turn of the event loop for themselves, after all who wait to be acknowledged. */
function lane(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  return () => {
    last = last.then(turn)
    return last
  }
}

/**
 * Before what takes long: it is done one piece a turn, so that many who press at once are all acknowledged before the
 * first of them is answered.
 */
export const breath = lane()

/** The same for who is still typing and cannot wait for panels. */
export const shortBreath = lane()
