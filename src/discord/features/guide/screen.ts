import { type Button, button, type Component, line, rows, section, text } from '#discord/app/components'
import type { AppContext } from '#discord/app/context'
import { type DisplayPrefs, drawnSoon } from '#discord/app/pictures'
import { accentOf, noteOf, type ScreenContext, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownBefore, titleOf } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import type { News } from '#kernel'
import { isDenial, type Look } from '#tables'
import type { GuideStep, OwnTurns } from './steps.ts'

export interface GuideState {
  readonly prefs: DisplayPrefs
  readonly note: string | undefined
  /** The lists of everything else that can be done. */
  readonly beside: readonly Component[]
}

/** The turns of somebody, each as its news: what they did until somebody else was to play. */
export async function ownTurns(app: AppContext, { id, seat, places }: Look): Promise<OwnTurns> {
  const person = seat === null ? null : (places[seat]?.person ?? null)
  const log = await app.tables.reading.log(id, person)
  if (isDenial(log)) return []
  const turns: News[][] = []
  let isOwn = false
  for (const line of log) {
    if (line.isVoid || line.kind !== 'play') continue
    if (line.seat === seat && isOwn) turns.at(-1)?.push(...line.news)
    else if (line.seat === seat) turns.push([...line.news])
    isOwn = line.seat === seat
  }
  return turns
}

/** The own turn's head, with what is small in small print. */
function headOf({ look, reader }: ScreenContext, where?: string): Component {
  const presentation = presentationFor(look)
  return text(
    `### ${reader.say('panelTurnIn', { round: presentation.progress.roundOf(look.view) })}`,
    ...presentation.lines.head(shownBefore(look), reader.voice),
    `-# ${[titleOf(look), where].filter(Boolean).join(' · ')}`,
  )
}

function guideButtons(context: ScreenContext, more: Button | false): Component[] {
  const { reader } = context
  return rows([
    button(idOn(context, 'everything'), reader.say('showEverything')),
    button(idOn(context, 'look'), reader.say('ownBoard')),
    more,
  ])
}

/** S25: two sentences, a picture, and first what does it; everything else is beside it. */
export async function guideScreen(
  context: ScreenContext,
  { lesson, text: lessonText, number, goals }: GuideStep,
  { prefs, note, beside }: GuideState,
): Promise<Screen> {
  const { app, look, reader } = context
  const presentation = presentationFor(look)
  const shown = shownBefore(look)
  const chapter = presentation.help.topics(shown, reader.voice).find(({ id }) => id === lesson.topic)
  const picture = lesson.picture?.(shown, reader.voice) ?? chapter?.picture ?? null
  const drawn = picture === null ? null : await drawnSoon(app, 'lesson', picture, () => picture.alt, prefs)
  const where = reader.say('lessonOf', { now: number, all: presentation.help.lessons.length })
  return screen(
    [
      ...noteOf(note),
      headOf(context, where),
      text(lessonText(reader.voice)),
      ...(drawn === null ? [] : [drawn.part]),
      line(),
      ...goals.map((goal, index) =>
        section(
          `**${goal.title}**\n${goal.text}`,
          button(idOn(context, 'taught', goal.id), reader.say('choose'), index === 0 ? 'next' : 'plain'),
        ),
      ),
      line(),
      ...beside,
      ...guideButtons(context, button(idOn(context, 'skipguide'), reader.say('skipGuide'))),
    ],
    { accent: accentOf(look, presentation.accents), files: drawn?.files ?? [] },
  )
}

/** S25: the last lesson is done; what to read next, and everything to choose from. */
export function farewellScreen(
  context: ScreenContext,
  { note, beside, hasHints }: Omit<GuideState, 'prefs'> & { readonly hasHints: boolean },
): Screen {
  const { look, reader } = context
  const { help, accents } = presentationFor(look)
  const { name: game } = look.game
  const chapters = help.topics(shownBefore(look), reader.voice).filter(({ id }) => help.readNext.includes(id))
  return screen(
    [
      ...noteOf(note),
      headOf(context),
      text(`**${reader.say('lessonsOver')}**`, reader.say('lessonsOverText', { hint: reader.say('hint') })),
      ...rows(chapters.map(({ id, title }) => button(idOn(context, 'rules', { game, topic: id }), title))),
      line(),
      ...beside,
      ...guideButtons(context, hasHints && button(idOn(context, 'hint'), reader.say('hint'))),
    ],
    { accent: accentOf(look, accents) },
  )
}
