import { button, type Component, codeBlock, rows, text } from '#discord/app/components'
import { type DisplayPrefs, type Drawn, drawnSoon } from '#discord/app/pictures'
import type { ScreenContext } from '#discord/app/screen'
import { PARCHMENT, screen } from '#discord/app/screen'
import { nameAt } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownAfter, shownBefore, titleOf } from '#discord/app/shown-game'
import { wholeGame } from '#discord/app/told-lines'
import { idOn } from '#discord/app/verb-ids'
import { isDenial } from '#tables'
import type { PictureArg } from '../larger/declarations.ts'
import { largerOffer } from '../larger/offer.ts'
import { moreButtons } from '../more-pictures/drawing.ts'

/** The own board of a seat, and doors to the others'. */
export async function ownBoardScreen(
  context: ScreenContext,
  seat: number,
  prefs: DisplayPrefs,
  isPanel = false,
): Promise<Screen> {
  const { app, look, reader } = context
  const presentation = presentationFor(look)
  const shown = isPanel ? shownAfter(look) : shownBefore(look)
  const { language } = reader.voice
  const place: PictureArg = { seat, isPanel }
  const picture = presentation.pictures?.ownBoard(shown, seat, { language, size: prefs.size }, []) ?? null
  const ownBoard = await drawnSoon(
    app,
    'village',
    picture,
    () => presentation.board.ownBoard(shown, seat, language),
    prefs,
  )
  const larger = await largerOffer(context, ownBoard, place, prefs)
  return screen(
    [
      ...rows(
        look.places.map(({ seat: other }) =>
          button(
            idOn(context, 'village', { seat: other, isPanel }),
            nameAt(look, other),
            other === seat ? 'next' : 'plain',
          ),
        ),
      ),
      ownBoard.part,
      ...larger.asking,
      ...rows(moreButtons(context, shown, { at: 'ownBoard', prefs, isPanel })),
      ...rows([isPanel && button(idOn(context, 'panel'), reader.say('back')), larger.button]),
    ],
    { accent: presentation.accents[seat], files: ownBoard.files },
  )
}

async function largerComponents(
  context: ScreenContext,
  drawn: Drawn,
  picture: PictureArg,
  prefs: DisplayPrefs,
): Promise<Component[]> {
  const larger = await largerOffer(context, drawn, picture, prefs)
  return [...larger.asking, ...rows([larger.button])]
}

/** Below the table: what else there is to look at, and the table itself from nearer. */
async function tableDoors(context: ScreenContext, table: Drawn, prefs: DisplayPrefs): Promise<Component[]> {
  const more = moreButtons(context, shownBefore(context.look), { at: 'table', prefs })
  const larger = await largerOffer(context, table, 'table', prefs)
  return [...larger.asking, ...rows([...more, larger.button])]
}

/** The table; or as it lay after an entry of the past. */
export async function boardScreen(context: ScreenContext, prefs: DisplayPrefs, past?: number): Promise<Screen> {
  const { app, look, reader } = context
  const presentation = presentationFor(look)
  const shown = shownBefore(look)
  const { language } = reader.voice
  const picture = presentation.pictures?.table(shown, { language, size: prefs.size }, []).picture ?? null
  const table = await drawnSoon(app, 'table', picture, () => presentation.board.table(shown, language), prefs)
  const map = table.files.length > 0 ? '' : (presentation.board.map?.(shown, language) ?? '')
  const head = text(`### ${titleOf(look)}`, presentation.lines.count(shown, reader.voice))
  const doors =
    past === undefined
      ? await tableDoors(context, table, prefs)
      : await largerComponents(context, table, { entry: past, board: 'table' }, prefs)
  const parts = [head, table.part, ...(map === '' ? [] : [text(codeBlock(map))]), ...doors]
  return screen(parts, { accent: PARCHMENT, files: table.files })
}

export async function scoreScreen(context: ScreenContext, prefs: DisplayPrefs): Promise<Screen> {
  const { app, look, reader } = context
  const presentation = presentationFor(look)
  const shown = shownBefore(look)
  const { language } = reader.voice
  const history = await app.tables.records.history(look.id, presentation.progress.roundOf)
  const told = await wholeGame(app, look)
  const wish = { language, size: prefs.size }
  const picture = presentation.pictures?.score(shown, wish, isDenial(history) ? [] : history, told) ?? null
  const score = await drawnSoon(app, 'score', picture, () => presentation.board.score(shown, language, told), prefs)
  const head = reader.say(look.phase === 'over' ? 'finalScore' : 'forecast')
  const larger = await largerComponents(context, score, 'score', prefs)
  return screen([text(`### ${head}`, `-# ${titleOf(look)}`), score.part, ...larger], {
    accent: PARCHMENT,
    files: score.files,
  })
}
