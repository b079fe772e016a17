import { type Button, button, rows, text } from '#discord/app/components'
import { type DisplayPrefs, type Drawn, drawnSoon } from '#discord/app/pictures'
import { noteOf, PARCHMENT, type ScreenContext, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { newsAfter, presentationFor, shownAfter, shownBefore, titleOf } from '#discord/app/shown-game'
import { recapOf, toldOf, wholeGame } from '#discord/app/told-lines'
import { idOn } from '#discord/app/verb-ids'
import type { Pictures } from '#presentation/capabilities'
import type { PictureWish, Told } from '#presentation/presentation'
import { isDenial } from '#tables'
import type { BoardArg } from '../boards/declarations.ts'
import type { MoreArg } from '../more-pictures/declarations.ts'
import { drawnBeside, drawnMore, moreButtons } from '../more-pictures/drawing.ts'
import type { WalkedBoard } from '../replay/declarations.ts'
import { walkedBoard } from '../replay/walk.ts'
import { markedLines } from '../turn/notice-screen.ts'
import type { PictureArg } from './declarations.ts'

interface Large {
  readonly drawn: readonly Drawn[]
  /** The lines whose numbers are those of the picture's flags. */
  readonly lines: readonly string[]
}

interface Drawing extends ScreenContext {
  readonly pictures: Pictures | undefined
  readonly wish: PictureWish
  readonly prefs: DisplayPrefs
}

/** The acts since the reader's last turn. */
async function toldSince({ app, look, reader }: Drawing): Promise<Told[]> {
  const recap = reader.person === null || look.seat === null ? [] : await recapOf(app, look, reader.person)
  return isDenial(recap) ? [] : toldOf(recap, look)
}

/** The table, with flags on what has changed since the reader's last turn, and what notices show beside it. */
async function largeTable(drawing: Drawing): Promise<Large> {
  const { app, look, pictures, wish, prefs } = drawing
  const told = await toldSince(drawing)
  const { board } = presentationFor(look)
  const shown = shownBefore(look)
  const table = pictures?.table(shown, wish, told)
  const drawn = await drawnSoon(app, 'table', table?.picture ?? null, () => board.table(shown, wish.language), prefs)
  const beside = await drawnBeside(drawing, shown, { prefs, told })
  const both = beside === null ? [drawn] : [drawn, beside]
  return { drawn: both, lines: markedLines(drawing, told, table?.numbers ?? []) }
}

async function largeScore({ app, look, pictures, wish, prefs }: Drawing): Promise<Drawn> {
  const { board, progress } = presentationFor(look)
  const shown = shownBefore(look)
  const history = await app.tables.records.history(look.id, progress.roundOf)
  const told = await wholeGame(app, look)
  const picture = pictures?.score(shown, wish, isDenial(history) ? [] : history, told) ?? null
  return drawnSoon(app, 'score', picture, () => board.score(shown, wish.language, told), prefs)
}

function largeBoard({ app, look, pictures, wish, prefs }: Drawing, { seat, isPanel }: BoardArg): Promise<Drawn> {
  const { board } = presentationFor(look)
  const shown = isPanel ? shownAfter(look) : shownBefore(look)
  const picture = pictures?.ownBoard(shown, seat, wish, []) ?? null
  return drawnSoon(app, 'village', picture, () => board.ownBoard(shown, seat, wish.language), prefs)
}

/** The own board as the draft would make it; as it is where nothing is drafted any more. */
function largePreview(drawing: Drawing): Promise<Drawn> {
  const { app, look, pictures, wish, prefs } = drawing
  const news = newsAfter(look)
  const seat = look.seat ?? 0
  if (look.draft.length === 0 || news.length === 0) return largeBoard(drawing, { seat, isPanel: false })
  const { board } = presentationFor(look)
  const shown = shownAfter(look)
  const picture = pictures?.preview(shown, news, wish) ?? null
  return drawnSoon(app, 'village', picture, () => board.ownBoard(shown, seat, wish.language), prefs)
}

/** Another picture; where it is not to be had any more, the table. */
async function largeMore(drawing: Drawing, { id, isPanel }: MoreArg): Promise<Large> {
  const { look, prefs } = drawing
  const told = isPanel ? [] : await toldSince(drawing)
  const drawn = await drawnMore(drawing, isPanel ? shownAfter(look) : shownBefore(look), id, { prefs, told })
  return drawn === null ? largeTable(drawing) : { drawn: [drawn], lines: [] }
}

/** A board as it stood; where it is not to be seen any more, as it is. */
async function largeWalked(drawing: Drawing, arg: WalkedBoard): Promise<Large> {
  const walked = await walkedBoard(drawing, arg, drawing.prefs)
  return walked === null ? largeTable(drawing) : { drawn: [walked.drawn], lines: walked.lines }
}

async function largeOf(drawing: Drawing, picture: PictureArg): Promise<Large> {
  if (picture === 'table') return largeTable(drawing)
  if (picture === 'score') return { drawn: [await largeScore(drawing)], lines: [] }
  if (picture === 'preview') return { drawn: [await largePreview(drawing)], lines: [] }
  if ('id' in picture) return largeMore(drawing, picture)
  return 'entry' in picture ? largeWalked(drawing, picture) : { drawn: [await largeBoard(drawing, picture)], lines: [] }
}

/** What does not fit on a phone's table lies on further sheets. */
function sheetDoors(context: ScreenContext, picture: PictureArg, prefs: DisplayPrefs): Button[] {
  const isTable = picture === 'table' || (typeof picture === 'object' && 'id' in picture && !picture.isPanel)
  if (!isTable) return []
  const except = picture === 'table' ? undefined : picture.id
  return moreButtons(context, shownBefore(context.look), { at: 'table', prefs, except })
}

/** S30: a picture of the table as it stands, laid out for a phone, and a way to have all pictures so. */
export async function largerScreen(
  context: ScreenContext,
  picture: PictureArg,
  prefs: DisplayPrefs,
  note?: string,
): Promise<Screen> {
  const { look, reader } = context
  const wish = { language: reader.voice.language, size: 'phone' } as const
  // A person who asks for a picture wants one, whatever they usually read.
  const large: DisplayPrefs = { palette: prefs.palette, board: 'picture', size: 'phone' }
  const { pictures } = presentationFor(look)
  const { drawn, lines } = await largeOf({ ...context, pictures, wish, prefs: large }, picture)
  return screen(
    [
      ...noteOf(note),
      text(`### ${titleOf(look)}`, ...lines),
      ...drawn.map(({ part }) => part),
      ...rows(sheetDoors(context, picture, large)),
      ...rows([prefs.size !== 'phone' && button(idOn(context, 'alwayslarger', picture), reader.say('alwaysLarger'))]),
    ],
    { accent: PARCHMENT, files: drawn.flatMap(({ files }) => files) },
  )
}
