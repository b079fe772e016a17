import { button, codeBlock, rows, text } from '#discord/app/components'
import type { DisplayPrefs } from '#discord/app/pictures'
import { drawnSoon } from '#discord/app/pictures'
import type { ScreenContext } from '#discord/app/screen'
import { PARCHMENT, screen } from '#discord/app/screen'
import { nameAt } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownAfter, shownBefore, titleOf } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import { isDenial } from '#tables'
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
  const picture = presentation.pictures?.ownBoard(shown, seat, { language, size: prefs.size }, []) ?? null
  const ownBoard = await drawnSoon(
    app,
    'village',
    picture,
    () => presentation.board.ownBoard(shown, seat, language),
    prefs,
  )
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
      ...(isPanel ? rows([button(idOn(context, 'panel'), reader.say('back'))]) : []),
    ],
    { accent: presentation.accents[seat], files: ownBoard.files },
  )
}

export async function boardScreen({ app, look, reader }: ScreenContext, prefs: DisplayPrefs): Promise<Screen> {
  const presentation = presentationFor(look)
  const shown = shownBefore(look)
  const { language } = reader.voice
  const picture = presentation.pictures?.table(shown, { language, size: prefs.size }, []).picture ?? null
  const table = await drawnSoon(app, 'table', picture, () => presentation.board.table(shown, language), prefs)
  const map = table.files.length > 0 ? '' : (presentation.board.map?.(shown, language) ?? '')
  const head = text(`### ${titleOf(look)}`, presentation.lines.count(shown, reader.voice))
  return screen([head, table.part, ...(map === '' ? [] : [text(codeBlock(map))])], {
    accent: PARCHMENT,
    files: table.files,
  })
}

export async function scoreScreen({ app, look, reader }: ScreenContext, prefs: DisplayPrefs): Promise<Screen> {
  const presentation = presentationFor(look)
  const shown = shownBefore(look)
  const { language } = reader.voice
  const history = await app.tables.records.history(look.id, presentation.progress.roundOf)
  const wish = { language, size: prefs.size }
  const picture = presentation.pictures?.score(shown, wish, isDenial(history) ? [] : history) ?? null
  const score = await drawnSoon(app, 'score', picture, () => presentation.board.score(shown, language), prefs)
  const head = reader.say(look.phase === 'over' ? 'finalScore' : 'forecast')
  return screen([text(`### ${head}`, `-# ${titleOf(look)}`), score.part], { accent: PARCHMENT, files: score.files })
}
