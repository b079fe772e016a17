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

type GoOn = () => void

/** Who is still typing cannot wait for panels. */
const [typing, panels]: [GoOn[], GoOn[]] = [[], []]
let isOn = false

/** One piece a turn of the event loop, after all who wait to be acknowledged. */
async function goThrough(): Promise<void> {
  if (isOn) return
  isOn = true
  for (await turn(); typing.length + panels.length > 0; await turn()) (typing.shift() ?? panels.shift())?.()
  isOn = false
}

function lane(waiting: GoOn[]): () => Promise<void> {
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      void goThrough()
    })
}

/**
 * Before what takes long: it is done one piece a turn, so that many who press at once are all acknowledged before the
 * first of them is answered.
 */
export const breath = lane(panels)

/** The same for who is still typing. */
export const shortBreath = lane(typing)
