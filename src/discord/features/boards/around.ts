import { attached, button, quoted, rows, select, text } from '#discord/app/components'
import {
  type AppContext,
  nameAt,
  presentationFor,
  presentationNamed,
  type Reader,
  readerFor,
  shownAfter,
  shownBefore,
  titleOf,
} from '#discord/app/context'
import { writeId } from '#discord/app/custom-ids'
import { type DisplayPrefs, drawnSoon } from '#discord/app/pictures'
import { idOn, newNonce, PARCHMENT, type ScreenContext, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { toldLines } from '#discord/app/told-lines'
import { isDenial, type LogLine, type Vote } from '#tables'

const LOG_PAGE = 10
const SMALL = '-# '

/** In a button's id: whoever looks comes from his panel, and goes back there. */
export const FROM_PANEL = 'p'

/** Somebody's village, and doors to the others'. */
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
  const picture = presentation.picture?.ownBoard(shown, seat, { language, size: prefs.size }, []) ?? null
  const village = await drawnSoon(
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
            idOn(context, 'village', isPanel ? `${other}${FROM_PANEL}` : other),
            nameAt(look, other),
            other === seat ? 'next' : 'plain',
          ),
        ),
      ),
      village.part,
      ...(isPanel ? rows([button(idOn(context, 'panel'), reader.say('back'))]) : []),
    ],
    { accent: presentation.accents[seat], files: village.files },
  )
}

export async function boardScreen({ app, look, reader }: ScreenContext, prefs: DisplayPrefs): Promise<Screen> {
  const presentation = presentationFor(look)
  const shown = shownBefore(look)
  const { language } = reader.voice
  const picture = presentation.picture?.table(shown, { language, size: prefs.size }, []).picture ?? null
  const table = await drawnSoon(app, 'table', picture, () => presentation.board.table(shown, language), prefs)
  return screen([text(`### ${titleOf(look)}`, presentation.count(shown, reader.voice)), table.part], {
    accent: PARCHMENT,
    files: table.files,
  })
}

export async function scoreScreen({ app, look, reader }: ScreenContext, prefs: DisplayPrefs): Promise<Screen> {
  const presentation = presentationFor(look)
  const shown = shownBefore(look)
  const { language } = reader.voice
  const history = await app.tables.records.history(look.id, presentation.roundOf)
  const wish = { language, size: prefs.size }
  const picture = presentation.picture?.score(shown, wish, isDenial(history) ? [] : history) ?? null
  const score = await drawnSoon(app, 'score', picture, () => presentation.board.score(shown, language), prefs)
  const head = reader.say(look.phase === 'over' ? 'finalScore' : 'forecast')
  return screen([text(`### ${head}`, `-# ${titleOf(look)}`), score.part], { accent: PARCHMENT, files: score.files })
}

/** Ten acts a page, the newest last. */
export function logScreen(context: ScreenContext, log: readonly LogLine[], wanted: number | null): Screen {
  const { look, reader } = context
  const acts = log.filter(({ news }) => news.length > 0)
  const pages = Math.max(1, Math.ceil(acts.length / LOG_PAGE))
  const page = Math.min(Math.max(0, wanted ?? pages - 1), pages - 1)
  const shown = acts.slice(page * LOG_PAGE, (page + 1) * LOG_PAGE)
  const lines = shown.flatMap(({ number, at, seat, by, news, isVoid }) => {
    const told = toldLines(context, [{ seat, by, news }])
    const when = `<t:${Math.round(at / 1000)}:R>`
    // The first line of the act itself carries its number; small ones stand as they are.
    const main = told.findIndex((line) => !line.startsWith(SMALL))
    const lines = told.map((line, place) => (place === main ? `**${number}** ${line} · ${when}` : line))
    return isVoid ? lines.map((line) => (line.startsWith(SMALL) ? line : `~~${line}~~`)) : lines
  })
  return screen(
    [
      text(
        `### ${reader.say('logOf', { title: titleOf(look) })}`,
        ...(lines.length > 0 ? lines : [reader.say('logEmpty')]),
      ),
      ...rows([
        button(idOn(context, 'log', page - 1), reader.say('older'), 'plain', { disabled: page === 0 }),
        button(idOn(context, 'log', page + 1), reader.say('newer'), 'plain', { disabled: page >= pages - 1 }),
        acts.length > 0 && button(idOn(context, 'logfile'), reader.say('asTextFile')),
      ]),
    ],
    { accent: PARCHMENT },
  )
}

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
  const topics = presentation.topics(shown, reader.voice)
  const at = Math.max(
    0,
    topics.findIndex(({ id }) => id === topic),
  )
  const chapter = topics[at]
  if (chapter === undefined) return screen([text(reader.say('noRules'))])
  const nonce = newNonce()
  const ids = (verb: string, arg = game) =>
    writeId({ verb, game: context?.look.id ?? 0, version: 0, step: 0, arg }, nonce)
  const picture =
    chapter.picture === null ? null : await drawnSoon(app, 'rules', chapter.picture, () => chapter.text, prefs)
  const choices = topics.slice(0, 25).map(({ id, title }) => ({ value: id, label: title, chosen: id === chapter.id }))
  const [previous, next] = [topics[at - 1], topics[at + 1]]
  return screen(
    [
      text(`### ${chapter.title}`, chapter.text),
      ...(picture === null ? [] : [picture.part]),
      select(ids('rulestopic'), reader.say('chapters'), choices),
      ...rows([
        previous && button(ids('rulespage', `${game}:${previous.id}`), `‹ ${previous.title}`),
        next && button(ids('rulespage', `${game}:${next.id}`), `${next.title} ›`),
        button(ids('close'), reader.say('closePanel')),
      ]),
    ],
    { accent: PARCHMENT, files: picture?.files ?? [] },
  )
}

/** For messages that everybody reads: in the table's language. */
export function atTable(context: ScreenContext): ScreenContext {
  return { ...context, reader: readerFor(context.app, context.look.language, null) }
}

/** A question to several: who has said what, and how long it stands. */
export function voteScreen(context: ScreenContext, vote: Vote): Screen {
  const { look, reader } = context
  const state = Object.entries(vote.answers).map(([seat, answer]) => {
    const mark = answer === null ? reader.say('voteOpen') : reader.say(answer ? 'voteYes' : 'voteNo')
    return `${nameAt(look, Number(seat))}: ${mark}`
  })
  const asked = Object.entries(vote.answers).flatMap(([seat, answer]) => {
    const person = look.places[Number(seat)]?.person
    return answer === null && person ? [person] : []
  })
  const { to, turns, reveals, why } = vote.data
  const entry = (to ?? 0) + 1
  const head = reader.say(`vote_${vote.kind}`, { name: nameAt(look, vote.by), entry })
  return screen(
    [
      text(
        `### ${head}`,
        why === undefined ? null : quoted(why),
        turns === undefined ? null : reader.say('voteTurns', { turns }),
        reveals ? reader.say('voteReveals') : null,
        asked.map((person) => `<@${person}>`).join(' '),
      ),
      text(`-# ${state.join(' · ')} · <t:${Math.round(vote.expires / 1000)}:R>`),
      ...rows([
        button(idOn(context, 'yes', vote.number), reader.say('agree'), 'go'),
        button(idOn(context, 'no', vote.number), reader.say('refuse')),
        to !== undefined && button(idOn(context, 'turnthen', to), reader.say('showTurn', { entry })),
        button(idOn(context, 'withdraw', vote.number), reader.say('withdraw')),
      ]),
    ],
    { accent: PARCHMENT, mentions: asked },
  )
}

/** How a question to several has ended. */
export function voteEndText({ look, reader }: ScreenContext, data: Readonly<Record<string, unknown>>): string {
  const { kind, how, by, who, to } = data as Record<'by' | 'who' | 'to', number> & Record<'kind' | 'how', string>
  const what = reader.say(`vote_${kind}` as 'vote_pause', { name: nameAt(look, by), entry: (to ?? 0) + 1 })
  return reader.say(`voteEnd_${how}` as 'voteEnd_refused', { what, kind, name: nameAt(look, who) })
}

/** One line in the thread. */
export function lineScreen(...lines: (string | null)[]): Screen {
  return screen([text(...lines)])
}

/** A file to keep. */
export function fileScreen(sentence: string, name: string, data: Buffer): Screen {
  return screen([text(sentence), attached(name)], { files: [{ name, data }] })
}
