import { button, line, rows, section, text } from '#discord/app/components'
import type { AppContext } from '#discord/app/context'
import { type DisplayPrefs, drawnSoon } from '#discord/app/pictures'
import { accentOf, noteOf, type ScreenContext, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownBefore, titleOf } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import type { News } from '#kernel'
import type { Goal, Lesson } from '#presentation/presentation'
import { isDenial, type Look } from '#tables'

const MOST_WAYS = 3

/** The news of somebody's own turns. */
export async function ownNews(app: AppContext, { id, seat, places }: Look): Promise<News[]> {
  const person = seat === null ? null : (places[seat]?.person ?? null)
  const log = await app.tables.reading.log(id, person)
  return isDenial(log) ? [] : log.filter((line) => line.seat === seat && !line.isVoid).flatMap(({ news }) => news)
}

interface Step {
  readonly lesson: Lesson
  readonly number: number
  readonly goals: readonly Goal[]
}

/** The first thing that is still to be learnt and can be done now. */
export function stepFor(lessons: readonly Lesson[], own: readonly News[], goals: readonly Goal[]): Step | null {
  for (const [step, lesson] of lessons.entries()) {
    if (lesson.isDone(own)) continue
    const fitting = goals.filter((goal) => lesson.fits(goal)).toSorted((a, b) => b.worth - a.worth)
    if (fitting.length > 0) return { lesson, number: step + 1, goals: fitting.slice(0, MOST_WAYS) }
  }
  return null
}

/** S25: two sentences, a picture, one thing to do; all else is one press away. */
export async function guideScreen(
  context: ScreenContext,
  { lesson, number, goals }: Step,
  prefs: DisplayPrefs,
  note: string | undefined,
): Promise<Screen> {
  const { app, look, reader } = context
  const presentation = presentationFor(look)
  const shown = shownBefore(look)
  const { picture = null } = presentation.help.topics(shown, reader.voice).find(({ id }) => id === lesson.topic) ?? {}
  const drawn = picture === null ? null : await drawnSoon(app, 'lesson', picture, () => picture.alt, prefs)
  const where = reader.say('lessonOf', { now: number, all: presentation.help.lessons.length })
  return screen(
    [
      ...noteOf(note),
      text(
        `### ${reader.say('panelTurnIn', { round: presentation.progress.roundOf(look.view) })}`,
        ...presentation.lines.head(shown, reader.voice),
        `-# ${titleOf(look)} · ${where}`,
      ),
      text(lesson.text(reader.voice)),
      ...(drawn === null ? [] : [drawn.part]),
      line(),
      ...goals.map((goal, index) =>
        section(
          `**${goal.title}**\n${goal.text}`,
          button(idOn(context, 'taught', goal.id), reader.say('choose'), index === 0 ? 'next' : 'plain'),
        ),
      ),
      ...rows([
        button(idOn(context, 'everything'), reader.say('showEverything')),
        button(idOn(context, 'look'), reader.say('ownBoard')),
        button(idOn(context, 'skipguide'), reader.say('skipGuide')),
      ]),
    ],
    { accent: accentOf(look, presentation.accents), files: drawn?.files ?? [] },
  )
}
