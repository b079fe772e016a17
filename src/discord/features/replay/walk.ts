import { type Button, button, type Choice, rows, select, text } from '#discord/app/components'
import { workSlot } from '#discord/app/fair-scheduling'
import { LIMITS } from '#discord/app/limits'
import { type DisplayPrefs, type Drawn, drawnSoon } from '#discord/app/pictures'
import { displayPrefsOf, sayNo } from '#discord/app/requests'
import type { RequestContext } from '#discord/app/router'
import { PARCHMENT, type ScreenContext, screen } from '#discord/app/screen'
import { nameAt } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownOf, titleOf } from '#discord/app/shown-game'
import { toldLines } from '#discord/app/told-lines'
import { idOn } from '#discord/app/verb-ids'
import type { Shown } from '#presentation/presentation'
import { isDenial } from '#tables'
import { largerOffer } from '../larger/offer.ts'
import { logPageOf } from '../log/screen.ts'
import { drawnMore } from '../more-pictures/drawing.ts'
import {
  type Motion,
  morePictureOf,
  type WalkArg,
  type WalkBoard,
  type WalkedBoard,
  walkPicture,
  writeBoard,
} from './declarations.ts'
import { moved, placeOfEntry, roundStarts, type WalkedGame, type WalkMoment, walkedGame } from './moments.ts'

/** A moment of a game somebody stands at. */
interface Stand {
  readonly context: ScreenContext
  readonly game: WalkedGame
  readonly place: number
  readonly moment: WalkMoment
  readonly board: WalkBoard
  readonly prefs: DisplayPrefs
  /** The moment that was asked for has been taken back since. */
  readonly isGone: boolean
}

/** S36: a game move by move, as somebody may know it, or as everybody may (null). */
export async function walkScreen(
  request: RequestContext,
  context: ScreenContext,
  { entry, board, motion }: WalkArg,
  eyes: string | null,
): Promise<Screen> {
  const game = await walkedGame(context, eyes)
  if (isDenial(game)) return sayNo(context.reader, game)
  await workSlot()
  const prefs = await displayPrefsOf(request)
  return standScreen(standAt(context, game, { entry, board, motion }, prefs))
}

/** A board as it stood at a moment, with flags on what had just been done; null where nothing more is to be seen of it. */
export async function walkedBoard(
  context: ScreenContext,
  { entry, board }: WalkedBoard,
  prefs: DisplayPrefs,
): Promise<MarkedBoard | null> {
  const game = await walkedGame(context, context.reader.person)
  if (isDenial(game)) return null
  const stand = standAt(context, game, { entry, board, motion: 'stay' }, prefs)
  const view = await game.viewAfter(stand.moment.entry)
  return view === null ? null : boardAt(stand, view)
}

function standAt(
  context: ScreenContext,
  game: WalkedGame,
  { entry, board, motion }: WalkArg,
  prefs: DisplayPrefs,
): Stand {
  const { look } = context
  const { moments, log } = game
  const isGone = log.some(({ number, isVoid }) => number === entry && isVoid)
  // A finished game is told from its beginning; in a running one people want to know what came last.
  const start = look.phase === 'over' || look.phase === 'closed' ? 0 : moments.length - 1
  const from = entry === null ? start : placeOfEntry(moments, entry)
  const place = moved(moments, from, isGone ? 'stay' : motion)
  const moment = moments[place] as WalkMoment
  return { context, game, place, moment, board: boardThere(board, look), prefs, isGone }
}

async function standScreen(stand: Stand): Promise<Screen> {
  const { context, moment, game } = stand
  const { look, reader } = context
  const view = await game.viewAfter(moment.entry)
  const { drawn, lines } = view === null ? { drawn: null, lines: linesAt(stand, '') } : await boardAt(stand, view)
  const arg = { entry: moment.entry, board: stand.board }
  const larger = await largerOffer(context, drawn, arg, stand.prefs)
  return screen(
    [
      text(...headLines(stand)),
      drawn?.part ?? text(`-# ${reader.say('walkNoBoard')}`),
      text(...(lines.length > 0 ? lines : [reader.say('walkBegin')])),
      ...larger.asking,
      ...rows(motionButtons(stand)),
      ...selects(stand),
      ...rows(view === null ? [] : moreDoors(stand, view)),
      ...rows([...doors(stand), larger.button]),
    ],
    { accent: presentationFor(look).accents[moment.told.seat ?? -1] ?? PARCHMENT, files: drawn?.files ?? [] },
  )
}

function isLast({ game, place }: Stand): boolean {
  return place === game.moments.length - 1
}

function headLines(stand: Stand): (string | null)[] {
  const { context, game, moment, isGone } = stand
  const { look, reader } = context
  const { move, round, at } = moment
  const of = game.moments.at(-1)?.move ?? 0
  const small = [
    reader.say('walkRound', { round }),
    move === 0 ? reader.say('walkStart') : reader.say('walkMove', { move, of }),
    `<t:${Math.round(at / 1000)}:R>`,
  ]
  const ending =
    look.result === null || !isLast(stand)
      ? null
      : (presentationFor(look).turnText.ending(shownOf(look), look.result, reader.voice)[0] ?? null)
  return [
    `### ${titleOf(look)}`,
    `-# ${small.join(' · ')}`,
    isGone ? `-# ${reader.say('walkGone')}` : null,
    ending === null ? null : `**${ending}**`,
  ]
}

/** The seat whose own board is meant; null for the table and other pictures. */
function boardSeat({ board, moment, context }: Stand): number | null {
  if (board === 'table' || morePictureOf(board) !== null) return null
  return typeof board !== 'number' ? (moment.told.seat ?? context.look.seat ?? 0) : board
}

/** A seat that nobody has at this table is none. */
function boardThere(board: WalkBoard, { places }: ScreenContext['look']): WalkBoard {
  return typeof board === 'number' && places[board] === undefined ? 'mover' : board
}

/** A board, and the lines of the act that changed it, with the numbers of its flags. */
interface MarkedBoard {
  readonly drawn: Drawn
  readonly lines: readonly string[]
}

function linesAt({ context, moment }: Stand, mark: string): string[] {
  return toldLines(context, [moment.told]).map((line, row) => (row === 0 ? mark + line : line))
}

function shownAt(stand: Stand, view: unknown): Shown {
  const { look } = stand.context
  return { ...shownOf(look), view, orders: [], result: isLast(stand) ? look.result : null }
}

/** The board as it stood then, with flags on what the act changed; where there are no pictures, in words. */
async function boardAt(stand: Stand, view: unknown): Promise<MarkedBoard> {
  const { context, moment, prefs } = stand
  const { app, look, reader } = context
  const { pictures: painted, board } = presentationFor(look)
  const pictures = prefs.board === 'text' ? undefined : painted
  const { language } = reader.voice
  const shown = shownAt(stand, view)
  const wish = { language, size: prefs.size }
  const told = [moment.told]
  const seat = boardSeat(stand)
  if (seat !== null) {
    const picture = pictures?.ownBoard(shown, seat, wish, told) ?? null
    const words = () => board.ownBoard(shown, seat, language)
    return { drawn: await drawnSoon(app, 'village', picture, words, prefs), lines: linesAt(stand, '') }
  }
  const drawing = pictures?.table(shown, wish, told)
  const number = drawing?.numbers[0] ?? null
  const words = () => board.table(shown, language)
  const id = morePictureOf(stand.board)
  const more = id === null ? null : await drawnMore(context, shown, id, { prefs, told })
  return {
    drawn: more ?? (await drawnSoon(app, 'table', drawing?.picture ?? null, words, prefs)),
    lines: linesAt(stand, number === null ? '' : `\`${number}\` `),
  }
}

function walkButton({ context, moment, board }: Stand, motion: Motion, label: string, disabled = false): Button {
  return button(idOn(context, 'walk', { entry: moment.entry, board, motion }), label, 'plain', { disabled })
}

function motionButtons(stand: Stand): Button[] {
  const [isFirst, isAtEnd] = [stand.place === 0, isLast(stand)]
  return [
    walkButton(stand, 'roundBack', '‹‹', isFirst),
    walkButton(stand, 'back', '‹', isFirst),
    walkButton(stand, 'on', '›', isAtEnd),
    walkButton(stand, 'roundOn', '››', isAtEnd),
  ]
}

/** So many, evenly, so that all of a long game can be reached. */
function thinned<T>(all: readonly T[], most: number): T[] {
  const step = Math.ceil(all.length / most)
  return all.filter((_, index) => index % step === 0)
}

/** The beginning, the rounds and the end, and whose board is shown. */
function selects(stand: Stand) {
  const { context, game, moment, board } = stand
  const { look, reader } = context
  const { moments } = game
  const end = moments.at(-1)?.entry
  const rounds = thinned(roundStarts(moments), LIMITS.options - 2).filter(({ entry }) => entry !== end)
  const now = rounds.findLast(({ entry }) => entry <= moment.entry)
  const stops: Choice[] = [
    { value: String(moments[0]?.entry), label: reader.say('walkStart'), chosen: stand.place === 0 },
    ...rounds.map((first) => ({
      value: String(first.entry),
      label: reader.say('walkFromRound', { round: first.round, move: first.move }),
      chosen: stand.place > 0 && !isLast(stand) && first === now,
    })),
    { value: String(end), label: reader.say('walkEnd'), chosen: isLast(stand) && stand.place > 0 },
  ]
  const boards: Choice[] = [
    { value: writeBoard('mover'), label: reader.say('walkMover'), chosen: board === 'mover' },
    ...look.places.map(({ seat }) => ({
      value: writeBoard(seat),
      label: nameAt(look, seat),
      chosen: board === seat,
    })),
  ]
  return [
    ...(moments.length > 1 ? [select(idOn(context, 'walkto', board), reader.say('walkTo'), stops)] : []),
    ...(boardSeat(stand) === null
      ? []
      : [select(idOn(context, 'walkboard', moment.entry), reader.say('walkWhose'), boards)]),
  ]
}

/** Leads to other pictures of the same moment. */
function moreDoors(stand: Stand, view: unknown): Button[] {
  const { context, moment, board, prefs } = stand
  const { reader, look } = context
  const wish = { language: reader.voice.language, size: prefs.size }
  const list = presentationFor(look).pictures?.more?.list(shownAt(stand, view), wish) ?? []
  return list.flatMap(({ id, spots, title }) => {
    if (!spots.includes('table') || id === morePictureOf(board)) return []
    const arg: WalkArg = { entry: moment.entry, board: walkPicture(id), motion: 'stay' }
    return [button(idOn(context, 'walk', arg), title(reader.voice))]
  })
}

function doors(stand: Stand): (Button | false)[] {
  const { context, game, moment, board, prefs } = stand
  const { look, reader } = context
  const presentation = presentationFor(look)
  const isTable = board === 'table'
  const label = isTable ? reader.say('boards') : reader.say('table')
  const other: WalkArg = { entry: moment.entry, board: isTable ? 'mover' : 'table', motion: 'stay' }
  const page = logPageOf(game.acts, moment.entry)
  return [
    button(idOn(context, 'walk', other), label),
    isLast(stand) && stand.place > 0 && walkButton(stand, 'first', reader.say('walkAgain')),
    isLast(stand) && look.ended === null && walkButton(stand, 'last', reader.say('refresh')),
    button(idOn(context, 'log', page), reader.say('log')),
    presentation.pictures !== undefined &&
      prefs.board !== 'text' &&
      button(idOn(context, 'replay', 'film'), reader.say('replay_film')),
  ]
}
