import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * What takes long is done one piece a turn of the event loop, and only when everybody who has pressed is heard: however
 * many come at once, nobody waits for another's answer before their own press is acknowledged.
 */

type GoOn = () => void

/** Three lanes: acknowledgements first, then completions for those who are typing, then everything else. */
const [presses, typing, panels]: [GoOn[], GoOn[], GoOn[]] = [[], [], []]

/** A second press of somebody still waiting takes turns with the work, so that nobody presses so fast as to stop it. */
const further: GoOn[] = []
const unheard = new Set<string>()

/** To hear one takes little, to hear hundreds would be a piece of work itself. */
const MOST_HEARD = 10

function nextOnes(): GoOn[] {
  if (presses.length > 0) return presses.splice(0, MOST_HEARD)
  return [...further.splice(0, 1), ...(typing.length > 0 ? typing : panels).splice(0, 1)]
}

let isOn = false

async function goThrough(): Promise<void> {
  if (isOn) return
  isOn = true
  for (await nextTurn(); [presses, further, typing, panels].some(({ length }) => length > 0); await nextTurn())
    for (const goOn of nextOnes()) goOn()
  isOn = false
}

function lane(waiting: GoOn[]): () => Promise<void> {
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve)
      void goThrough()
    })
}

const [firstPress, furtherPress] = [lane(presses), lane(further)]

/** Before somebody's press is acknowledged. */
export async function pressSlot(person: string): Promise<void> {
  if (unheard.has(person)) return furtherPress()
  unheard.add(person)
  await firstPress()
  unheard.delete(person)
}

/** Before a piece of work for who is still typing. */
export const typingSlot = lane(typing)

/** Before any other piece of work. */
export const workSlot = lane(panels)
