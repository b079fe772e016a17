import { setImmediate as nextTurn } from 'node:timers/promises'

/** Those who wait here each get a turn of the event loop for themselves. */
function lane(): () => Promise<unknown> {
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    last = last.then(() => nextTurn())
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
