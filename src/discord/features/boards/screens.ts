import { button, rows, text } from '#discord/app/components'
import { faceFor, nameAt, sceneAfter, sceneBefore, titleOf } from '#discord/app/context'
import type { DisplayPrefs } from '#discord/app/pictures'
import { drawnSoon } from '#discord/app/pictures'
import type { ScreenContext } from '#discord/app/screen'
import { PARCHMENT, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { idOn } from '#discord/app/verb-ids'
import { isNo } from '#tables'
/** Somebody's village, and doors to the others'. */
export async function villageScreen(
  context: ScreenContext,
  seat: number,
  prefs: DisplayPrefs,
  isPanel = false,
): Promise<Screen> {
  const { app, look, reader } = context
  const face = faceFor(look)
  const scene = isPanel ? sceneAfter(look) : sceneBefore(look)
  const { language } = reader.voice
  const picture = face.picture?.village(scene, seat, { language, size: prefs.size }, []) ?? null
  const village = await drawnSoon(app, 'village', picture, () => face.board.village(scene, seat, language), prefs)
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
      village.part,
      ...(isPanel ? rows([button(idOn(context, 'panel'), reader.say('back'))]) : []),
    ],
    { accent: face.accents[seat], files: village.files },
  )
}

export async function boardScreen({ app, look, reader }: ScreenContext, prefs: DisplayPrefs): Promise<Screen> {
  const face = faceFor(look)
  const scene = sceneBefore(look)
  const { language } = reader.voice
  const picture = face.picture?.table(scene, { language, size: prefs.size }, []).picture ?? null
  const table = await drawnSoon(app, 'table', picture, () => face.board.table(scene, language), prefs)
  return screen([text(`### ${titleOf(look)}`, face.count(scene, reader.voice)), table.part], {
    accent: PARCHMENT,
    files: table.files,
  })
}

export async function scoreScreen({ app, look, reader }: ScreenContext, prefs: DisplayPrefs): Promise<Screen> {
  const face = faceFor(look)
  const scene = sceneBefore(look)
  const { language } = reader.voice
  const history = await app.tables.history(look.id, face.roundOf)
  const wish = { language, size: prefs.size }
  const picture = face.picture?.score(scene, wish, isNo(history) ? [] : history) ?? null
  const score = await drawnSoon(app, 'score', picture, () => face.board.score(scene, language), prefs)
  const head = reader.say(look.phase === 'over' ? 'finalScore' : 'forecast')
  return screen([text(`### ${head}`, `-# ${titleOf(look)}`), score.part], { accent: PARCHMENT, files: score.files })
}
