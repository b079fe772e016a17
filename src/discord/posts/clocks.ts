import type { Seat } from '#kernel'
import type { Look, PostData } from '#tables'
import type { AppContext } from '../app/context.ts'
import { stillThere } from '../app/members.ts'
import { lineScreen, type ScreenContext } from '../app/screen.ts'
import { nameAt } from '../app/seat-names.ts'
import type { Screen } from '../app/send.ts'
import { lateScreen } from '../features/seats/screen.ts'
import { clockEnd } from '../features/turn/notice-screen.ts'
import { type PostSender, say } from './delivery.ts'

/** Notices, when a clock is told, that its owner has left the server. */
async function isThere(app: AppContext, look: Look, seat: Seat): Promise<boolean> {
  return (await stillThere(app, look, [seat])).length > 0
}

/** It calls only who wants to be called when the time is short. */
async function reminderScreen(context: ScreenContext, data: PostData['reminder']): Promise<Screen | null> {
  const { seat = 0, stage, seats } = data
  if (seats !== undefined) return silentReminder(context, seats)
  const { app, look, reader } = context
  const { person = null } = look.places[seat] ?? {}
  const when = await clockEnd(context, seat)
  if (when === null || !(await isThere(app, look, seat))) return null
  const isShort = stage === 'ninety'
  const called = isShort && person !== null ? `<@${person}>` : nameAt(look, seat)
  const line = lineScreen(`-# ${reader.say('reminder', { name: called, when })}`)
  return { ...line, mentions: isShort && person !== null ? [person] : [], isQuiet: !isShort }
}

/** K-SECRET-5: whose answer is missing is told to nobody. */
function silentReminder({ look, reader }: ScreenContext, seats: readonly Seat[]): Screen | null {
  const silent = look.questions.flatMap(({ silent: isSilent, seat }) => (isSilent ? [seat] : []))
  const places = look.places.filter(({ seat }) => seats.includes(seat) && silent.includes(seat))
  if (places.length === 0) return null
  const called = places.map(({ person, seat }) => (person === null ? nameAt(look, seat) : `<@${person}>`))
  const names = called.join(', ')
  const line = lineScreen(`-# ${reader.say('reminderSilent', { names })}`)
  return { ...line, mentions: places.flatMap(({ person }) => person ?? []) }
}

/** Tells that time runs out, as long as it does. */
export const REMINDER: PostSender<'reminder'> = {
  async send(delivery) {
    const screen = await reminderScreen(delivery.context, delivery.post.data)
    return { sent: screen === null ? {} : await say(delivery, screen, REMINDER) }
  },
  kept: ({ seat }) => (seat === undefined ? {} : { seat }),
}

/** Tells that time has run out, and what can be done about it. */
export const CLOCK_OUT: PostSender<'clock-out'> = {
  async send(delivery) {
    const { app, context, post } = delivery
    const { seat } = post.data
    const isLate = context.look.places[seat]?.late === true && (await isThere(app, context.look, seat))
    return { sent: isLate ? await say(delivery, await lateScreen(context, seat), CLOCK_OUT) : {} }
  },
  kept: ({ seat }) => ({ seat }),
}
