import { button, type Component, quoted, rows, text } from '#discord/app/components'
import { workSlot } from '#discord/app/fair-scheduling'
import { DEFAULT_DISPLAY, type Drawn, drawn, publicWish } from '#discord/app/pictures'
import { type ScreenContext, screen, timeOf } from '#discord/app/screen'
import { mention, nameAt, presented } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownOf } from '#discord/app/shown-game'
import { toldLines, toldOf } from '#discord/app/told-lines'
import { idOn } from '#discord/app/verb-ids'
import type { Interruption } from '#presentation/capabilities'
import type { Told } from '#presentation/presentation'
import type { Picture } from '#render/engine/draw'
import { DEFAULTS, isDenial, type LogLine, type Look } from '#tables'
import { largerButton } from '../larger/offer.ts'
import { drawnBeside, moreButtons } from '../more-pictures/drawing.ts'

const MOST_LINES = 8
/** Of a ranking so much is said. */
const MOST_RANKED = 3
/** On a notice without a picture, which is read on phones as it is. */
const MOST_BRIEF_LINES = 5

/** When the time of a seat runs out, as Discord shows times. */
export async function clockEnd(
  { app, look }: Pick<ScreenContext, 'app' | 'look'>,
  seat: number,
): Promise<string | null> {
  const ends = await app.tables.reading.clockEnds(look.id)
  const clock = isDenial(ends) ? undefined : ends.find((end) => end.seat === seat)
  return clock === undefined ? null : `<t:${Math.round(clock.end / 1000)}:R>`
}

async function clockLine(context: ScreenContext, seat: number): Promise<string | null> {
  const end = await clockEnd(context, seat)
  return end === null ? null : context.reader.say('clockEnds', { when: end })
}

interface Row {
  readonly told: Told
  readonly lines: readonly string[]
}

/** The newest acts, each with the number of the flag that marks what it changed. */
function rowsOf(context: ScreenContext, told: readonly Told[], numbers: readonly (number | null)[]): Row[] {
  return told.map((act, index) => {
    const number = numbers[index]
    const mark = number === null || number === undefined ? '' : `\`${number}\` `
    const lines = toldLines(context, [act]).map((row, place) => (place === 0 ? mark + row : row))
    return { told: act, lines }
  })
}

/** The newest lines, each act with the number of its flag. */
export function markedLines(
  context: ScreenContext,
  told: readonly Told[],
  numbers: readonly (number | null)[],
): readonly string[] {
  return rowsOf(context, told, numbers)
    .flatMap(({ lines }) => lines)
    .slice(-MOST_LINES)
}

const SMALL = '-# '
const isSmall = (line: string) => line.startsWith(SMALL)

/** Small print at the end of an act, such as a round that begins, stands before what follows it. */
function withSmallAhead(rows: readonly Row[]): Row[] {
  let small: string[] = []
  const moved = rows.map(({ told, lines }) => {
    const all = [...small, ...lines.filter((row) => !isSmall(row))]
    small = lines.filter(isSmall)
    return { told, lines: all }
  })
  return small.length === 0 ? moved : [...moved, { told: { seat: null, by: 'table', news: [] }, lines: small }]
}

/** The turn somebody else has just confirmed, which all who watch have been waiting for. Bots follow of themselves. */
function newestOf({ look }: ScreenContext, rows: readonly Row[], seats: readonly number[]): Row | undefined {
  const isTurn = ({ told: { seat, by } }: Row) =>
    seat !== null && by === 'player' && look.places[seat]?.kind === 'human' && !seats.includes(seat)
  return rows.findLast(isTurn)
}

/** As many of the lines before as a notice holds beside these, the newest of them; one at least. */
function newestLines(context: ScreenContext, now: readonly string[], before: readonly string[]): readonly string[] {
  const most = isBrief(context) ? MOST_BRIEF_LINES : MOST_LINES
  return before.slice(-Math.max(1, most - now.length))
}

function recapComponents(
  context: ScreenContext,
  rows: readonly Row[],
  seats: readonly number[],
  isFirst: boolean,
): Component[] {
  const { reader } = context
  const newest = newestOf(context, rows, seats)
  const now = newest?.lines ?? []
  const before = rows.filter((row) => row !== newest).flatMap(({ lines }) => lines)
  const shown = newestLines(context, now, before)
  const more = before.length - shown.length
  return [
    ...(now.length > 0 ? [text(`**${reader.say('justNow')}**`, ...now)] : []),
    ...(shown.length > 0
      ? [
          text(
            isFirst ? null : `**${reader.say('sinceThen')}**`,
            ...shown,
            more > 0 && `-# ${reader.say('andMore', { more })}`,
          ),
        ]
      : []),
  ]
}

/** The interruption these seats are asked in, in another's turn. */
function askingOf({ look, reader }: ScreenContext, seats: readonly number[]): Interruption | null {
  const asks = look.questions.filter(({ seat }) => seats.includes(seat))
  return presentationFor(look).interrupts?.asking(shownOf(look), asks, reader.voice) ?? null
}

/** What is answered for a seat that lets the time for this question pass. */
async function defaultLine({ app, look, reader }: ScreenContext, seat: number, due: string): Promise<string | null> {
  const usual = await app.tables.reading.usualOrder(look.id, seat)
  if (usual === null || isDenial(usual)) return null
  const named = presentationFor(look).orders.find(({ name }) => name === usual.name)
  if (named === undefined) return null
  const words = [usual.value].flat().map((word) => named.text(word, reader.voice, shownOf(look)))
  const value = [...words.slice(0, MOST_RANKED), ...(words.length > MOST_RANKED ? ['…'] : [])].join(', ')
  const order = [named.title?.(reader.voice), value].filter(Boolean).join(': ')
  return `-# ${reader.say('answeredAt', { when: due, order })}`
}

/** S16: what it is about, who is meant, and what is answered for who lets the time for it pass. */
async function askingComponents(
  context: ScreenContext,
  seats: readonly number[],
  asking: Interruption | null,
  call: string,
): Promise<Component[]> {
  const { look } = context
  const lines: (string | null)[] = asking === null ? [] : [...asking.lines, call]
  for (const seat of seats) {
    const due = timeOf(look, { kind: 'answer', seat })
    const line = due === null ? null : await defaultLine(context, seat, due)
    if (line === null) continue
    lines.push(line)
    break
  }
  return lines.some((line) => line !== null) ? [text(...lines)] : []
}

/** Tells the reason of those who are away. */
async function awayComponents({ app, look, reader }: ScreenContext, seats: readonly number[]): Promise<Component[]> {
  const lines: string[] = []
  for (const seat of seats) {
    const { person = null } = look.places[seat] ?? {}
    const { vacation } = person === null ? DEFAULTS : await app.tables.people.settings(person)
    const since = look.places[seat]?.asked ?? 0
    if (vacation === null || since < vacation.from || since >= vacation.to) continue
    lines.push(
      `-# ${reader.say('vacationOf', { name: nameAt(look, seat), until: `<t:${Math.round(vacation.to / 1000)}:D>` })}`,
    )
    if (vacation.note !== undefined) lines.push(quoted(vacation.note))
  }
  return lines.length > 0 ? [text(...lines)] : []
}

/** A question still comes to people who may answer it early; who does is told to nobody. */
function earlyComponents({ look, reader }: ScreenContext, seats: readonly number[]): Component[] {
  const later = look.questions.flatMap((ask) => (seats.includes(ask.seat) ? (ask.later ?? []) : []))
  const isForSome = later.some((seat) => look.places[seat]?.kind === 'human')
  return isForSome ? [text(`-# ${reader.say('earlyHint')}`)] : []
}

/** K-SECRET-5: that somebody is called says nothing of what they have. */
function silentComponents({ look, reader }: ScreenContext, seats: readonly number[]): Component[] {
  const isSilent = look.questions.some((ask) => ask.silent && seats.includes(ask.seat))
  return isSilent ? [text(`-# ${reader.say('silentHint')}`)] : []
}

function doors(context: ScreenContext, press: 'play' | 'answer', table: Drawn | null = null): Component[] {
  const { reader } = context
  return rows([
    button(idOn(context, 'play'), reader.say(press), 'next'),
    isBrief(context) && button(idOn(context, 'table'), reader.say('board')),
    button(idOn(context, 'villages'), reader.say('boards')),
    button(idOn(context, 'log'), reader.say('log')),
    button(idOn(context, 'rules'), reader.say('rules')),
    largerButton(context, table, 'table', context.prefs),
  ])
}

/** Leads from the table of a notice to pictures beside it, where pictures are shown. */
function pictureDoors(context: ScreenContext, table: Drawn): Component[] {
  const { look, prefs = DEFAULT_DISPLAY } = context
  return table.files.length === 0 ? [] : rows(moreButtons(context, shownOf(look), { at: 'notice', prefs }))
}

/** Where no picture of the table is shown, a notice says what matters of it and leaves the whole table to a button. */
function isBrief({ look, prefs }: Pick<ScreenContext, 'look' | 'prefs'>): boolean {
  const { pictures, board } = presentationFor(look)
  const isWordy = pictures === undefined || prefs?.board === 'text'
  return isWordy && board.brief !== undefined
}

function undoneText({ look, reader }: ScreenContext, seat: number): Component {
  return text(`-# ${reader.say('undoneBy', { name: nameAt(look, seat) })}`)
}

/** S17: in the place of the notice that was called off. */
export function undoneScreen(context: ScreenContext, seat: number): Screen {
  const parts = [undoneText(context, seat), ...doors(context, 'play')]
  return screen(parts, { accent: presentationFor(context.look).accents[seat] })
}

export function undoneLine(context: ScreenContext, seat: number): Screen {
  return screen([undoneText(context, seat)])
}

interface Call {
  readonly people: Look['places']
  /** The interruption they are asked in, if it is one. */
  readonly asking: Interruption | null
  /** It is the turn of the one who is asked. */
  readonly isTurn: boolean
  readonly sentence: string
}

function callOf(context: ScreenContext, seats: readonly number[]): Call {
  const { look, reader } = context
  const people = seats.map((seat) => look.places[seat]).filter((place) => place !== undefined)
  const [first = 0] = seats
  const asking = askingOf(context, seats)
  const isTurn =
    seats.length === 1 && asking === null && presentationFor(look).progress.turns(shownOf(look))[0] === first
  const sentence = reader.say(isTurn ? 'yourTurn' : 'yourAnswer', { name: people.map(mention).join(', ') })
  return { people, asking, isTurn, sentence }
}

/** Tells who is called, when it is in the game, and how long it may take. */
async function headOf(context: ScreenContext, seats: readonly number[], call: Call): Promise<Component> {
  const { look, reader } = context
  const { asking, isTurn, sentence } = call
  const presentation = presentationFor(look)
  const shown = shownOf(look)
  const [first = 0] = seats
  const clock = seats.length === 1 ? await clockLine(context, first) : null
  const again = isTurn ? (presentation.interrupts?.again?.(shown, reader.voice) ?? null) : null
  const now = presentation.lines.moment({ ...shown, seat: isTurn ? first : null }, reader.voice)
  return text(
    `### ${asking?.head ?? sentence}`,
    `-# ${[now, clock].filter(Boolean).join(' · ')}`,
    again !== null && `-# ${again}`,
  )
}

/** The bots at the table, with how well they play. */
function botsLine(context: ScreenContext): string | null {
  const bots = context.look.places.filter(({ kind, person }) => kind === 'bot' && person === null)
  return bots.length === 0 ? null : `-# ${bots.map((place) => presented(context, place, 'botIs')).join(' · ')}`
}

/** The table as a picture, or in words: what matters of it, if the game can say that, or all of it. */
async function tableOf(context: ScreenContext, picture: Picture | null): Promise<Drawn> {
  const { app, look, reader, prefs } = context
  const { board } = presentationFor(look)
  const shown = shownOf(look)
  const brief = isBrief(context) ? board.brief?.(shown, reader.voice) : undefined
  if (brief !== undefined) return { part: text(...brief), files: [] }
  return drawn(app, 'table', picture, () => board.table(shown, look.language), prefs)
}

/** S4: the last confirmed turn and the notice for who is asked now, in one message. */
export async function noticeScreen(
  context: ScreenContext,
  seats: readonly number[],
  log: readonly LogLine[],
): Promise<Screen> {
  await workSlot()
  const { look, reader } = context
  const presentation = presentationFor(look)
  const shown = shownOf(look)
  const told = toldOf(log, look)
  const drawing = presentation.pictures?.table(shown, publicWish(context), told)
  const table = await tableOf(context, drawing?.picture ?? null)
  const beside = await drawnBeside(context, shown, { prefs: context.prefs ?? DEFAULT_DISPLAY, told, isPost: true })
  const call = callOf(context, seats)
  const { people, asking, isTurn, sentence } = call
  const isFirst = log.some(({ kind }) => kind === 'begin')
  return screen(
    [
      await headOf(context, seats, call),
      ...(await askingComponents(context, seats, asking, sentence)),
      ...(await awayComponents(context, seats)),
      ...earlyComponents(context, seats),
      ...silentComponents(context, seats),
      ...recapComponents(context, withSmallAhead(rowsOf(context, told, drawing?.numbers ?? [])), seats, isFirst),
      table.part,
      ...(beside === null ? [] : [beside.part]),
      text(presentation.lines.count(shown, reader.voice), botsLine(context)),
      ...doors(context, isTurn ? 'play' : 'answer', table),
      ...pictureDoors(context, table),
    ],
    {
      accent: asking?.accent ?? presentation.accents[seats[0] ?? 0],
      files: [...table.files, ...(beside?.files ?? [])],
      mentions: people.flatMap(({ person }) => (person === null ? [] : [person])),
    },
  )
}
