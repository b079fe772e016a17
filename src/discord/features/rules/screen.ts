import { button, rows, select, text } from '#discord/app/components'
import type { AppContext } from '#discord/app/context'
import type { DisplayPrefs } from '#discord/app/pictures'
import { drawnSoon } from '#discord/app/pictures'
import type { Reader } from '#discord/app/reader'
import type { ScreenContext } from '#discord/app/screen'
import { PARCHMENT, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { presentationNamed, shownBefore } from '#discord/app/shown-game'
import { newNonce, writeId } from '#discord/app/verb-ids'
/** S24: one chapter, its picture, and the others in a select. */
export async function rulesScreen(
  app: AppContext,
  reader: Reader,
  context: ScreenContext | null,
  game: string,
  topic: string | null,
  prefs: DisplayPrefs,
): Promise<Screen> {
  const presentation = presentationNamed(game)
  const shown = context === null || context.look.view === null ? null : shownBefore(context.look)
  const topics = presentation.help.topics(shown, reader.voice)
  const current = Math.max(
    0,
    topics.findIndex(({ id }) => id === topic),
  )
  const chapter = topics[current]
  if (chapter === undefined) return screen([text(reader.say('noRules'))])
  const nonce = newNonce()
  const link = { game: context?.look.id ?? 0, version: 0, step: 0 }
  const pageId = (to: string) => writeId({ verb: 'rulespage', ...link }, nonce, { game, topic: to })
  const picture =
    chapter.picture === null ? null : await drawnSoon(app, 'rules', chapter.picture, () => chapter.text, prefs)
  const choices = topics.slice(0, 25).map(({ id, title }) => ({ value: id, label: title, chosen: id === chapter.id }))
  const [previous, next] = [topics[current - 1], topics[current + 1]]
  return screen(
    [
      text(`### ${chapter.title}`, chapter.text),
      ...(picture === null ? [] : [picture.part]),
      select(writeId({ verb: 'rulestopic', ...link }, nonce, game), reader.say('chapters'), choices),
      ...rows([
        previous && button(pageId(previous.id), `‹ ${previous.title}`),
        next && button(pageId(next.id), `${next.title} ›`),
        button(writeId({ verb: 'close', ...link }, nonce), reader.say('closePanel')),
      ]),
    ],
    { accent: PARCHMENT, files: picture?.files ?? [] },
  )
}
