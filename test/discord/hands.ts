import { ButtonStyle } from 'discord.js'
import { below, type Luck } from '#kernel'
import type { Seen } from '#playground/people/seen-message'
import type { Street } from './street.ts'

/** Everything somebody needs of a street to play in it. */
export type Doors = Pick<Street, 'act' | 'idOf'>

type Pressed = Promise<{ answer(): Promise<Seen> }>

/** Everything it takes to press, here or at a playground elsewhere. */
export interface Presser {
  readonly act: {
    press(user: string, message: Seen, button: string): Pressed
    choose(user: string, message: Seen, select: string, values: string[]): Pressed
    see(user: string, message: Seen): Seen | null
    waitFor<T>(look: () => T | null, what?: string): Promise<T>
  }
  readonly idOf: Doors['idOf']
}

const MOST_PRESSES = 60

/** The verb of the first button or select that is there. */
function first(street: Presser, panel: Seen, verbs: readonly string[]): string | null {
  return verbs.map((verb) => street.idOf(panel, verb)).find((id) => id !== null) ?? null
}

function isSelect(panel: Seen, id: string): boolean {
  return panel.selects.some(({ customId }) => customId === id)
}

/** Options by luck, as many as the select asks for at least. */
function valuesFor(panel: Seen, id: string, luck: Luck | null): string[] {
  const select = panel.selects.find(({ customId }) => customId === id)
  if (select === undefined) return []
  const count = Math.max(1, select.min)
  const start = luck === null ? 0 : below(luck, Math.max(1, select.options.length - count + 1))
  return select.options.slice(start, start + count).map(({ value }) => value)
}

/** Says whether the panel has nothing left to press for a turn. */
export function isReceipt(street: Presser, panel: Seen): boolean {
  return first(street, panel, ['confirm', 'pick', 'whole', 'piece', 'group', 'idea', 'goal', 'dice', 'taught']) === null
}

/** The parts of an answer that do not lie ready yet. */
function piecesOn({ buttons }: Seen): string[] {
  const there = buttons.filter(({ customId, disabled, style }) => {
    return customId?.startsWith('w|piece|') && !disabled && style === ButtonStyle.Secondary
  })
  return there.flatMap(({ customId }) => customId ?? [])
}

/** The button somebody would press next: one that is ready, then one that is asked for, then one they could want. */
export function nextOn(street: Presser, panel: Seen, luck: Luck | null): string | null {
  const ready = first(street, panel, ['confirm', 'pick', 'whole'])
  if (ready !== null) return ready
  // A newcomer does what they are taught, or looks at everything.
  const taught = first(street, panel, luck === null || below(luck, 2) === 0 ? ['taught'] : ['everything', 'taught'])
  if (taught !== null) return taught
  const pieces = piecesOn(panel)
  if (pieces.length > 0) return pieces[luck === null ? 0 : below(luck, pieces.length)] as string
  const wishes =
    luck === null || below(luck, 4) > 0 ? ['idea', 'goal', 'group', 'dice'] : ['goal', 'group', 'dice', 'idea']
  return first(street, panel, wishes)
}

export interface Turn {
  readonly presses: number
  /** Every panel on the way. */
  readonly panels: Seen[]
}

/** Presses what somebody would press next. */
export async function pressNext(street: Presser, user: string, panel: Seen, luck: Luck | null): Promise<Seen> {
  const { act } = street
  const id = nextOn(street, panel, luck) as string
  const reply = isSelect(panel, id)
    ? await act.choose(user, panel, id, valuesFor(panel, id, luck))
    : await act.press(user, panel, id)
  return drawn(street, user, await reply.answer())
}

const DRAWING = /Drawing …|Das Bild wird gezeichnet …|Plaatje wordt gemaakt …/

/** A busy bot first says that it draws. */
function drawn({ act }: Presser, user: string, panel: Seen): Promise<Seen> {
  return act.waitFor(() => {
    const now = act.see(user, panel) ?? panel
    return DRAWING.test(now.text) ? null : now
  }, 'the panel to be drawn')
}

async function pressPlay(street: Presser, user: string, notice: Seen): Promise<Seen> {
  const play = street.idOf(notice, 'play')
  if (play === null) throw new Error(`nothing to press: ${notice.text}`)
  return (await street.act.press(user, notice, play)).answer()
}

/** Presses until a plan is whole, and does not confirm it. */
export async function planTurn(street: Presser, user: string, notice: Seen): Promise<Seen> {
  let panel = await pressPlay(street, user, notice)
  for (let presses = 1; street.idOf(panel, 'confirm') === null; presses++) {
    if (presses > MOST_PRESSES || isReceipt(street, panel)) throw new Error(`no plan: ${panel.text}`)
    panel = await pressNext(street, user, panel, null)
  }
  return panel
}

/** Takes a whole turn from a notice by pressing alone. */
export async function takeTurn(
  street: Presser,
  user: string,
  notice: Seen,
  luck: Luck | null = null,
  most = MOST_PRESSES,
): Promise<Turn> {
  const turn = await finishTurn(street, user, await pressPlay(street, user, notice), luck, most)
  return { ...turn, presses: turn.presses + 1 }
}

/** The rest of a turn, from a panel on. */
export async function finishTurn(
  street: Presser,
  user: string,
  begun: Seen,
  luck: Luck | null = null,
  most = MOST_PRESSES,
): Promise<Turn> {
  let panel = begun
  const panels = [panel]
  let presses = 0
  while (!isReceipt(street, panel)) {
    if (presses > most) throw new Error(`lost in the panel: ${panel.text}`)
    panel = await pressNext(street, user, panel, luck)
    panels.push(panel)
    presses++
  }
  return { presses, panels }
}

/** The notice that waits for somebody in a thread, if there is one. */
export function noticeFor(street: Doors, user: string, channel: string): Seen | null {
  const seen = street.act.sees(user, channel)
  return seen.findLast((message) => message.isPing && street.idOf(message, 'play') !== null) ?? null
}

/** Waits for the notice that pings this person. */
export function nextNotice(street: Doors, user: string, channel: string, after = ''): Promise<Seen> {
  return street.act.waitForMessage(
    user,
    channel,
    (message) => message.isPing && street.idOf(message, 'play') !== null && message.id > after,
  )
}
