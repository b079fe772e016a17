import { button, rows, text } from '#discord/app/components'
import { drawn, publicWish } from '#discord/app/pictures'
import { type ScreenContext, screen } from '#discord/app/screen'
import { calledName, faceOf, nameAt } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownBefore } from '#discord/app/shown-game'
import { toldLines, toldOf } from '#discord/app/told-lines'
import { idOn } from '#discord/app/verb-ids'
import type { LogLine, RatingChange } from '#tables'
import { largerButton } from '../larger/offer.ts'
import { BEGIN } from '../replay/declarations.ts'
import { secretLine } from '../verify/screen.ts'
import { rematchButton } from './rematch-button.ts'

/** A finished game, besides its last state. */
export interface Finished {
  /** Everything that was done since the last notice. */
  readonly lastActs: readonly LogLine[]
  readonly history: readonly (readonly number[])[]
  readonly log: readonly LogLine[]
  readonly ratings: readonly RatingChange[]
}

const SMALL = '-# '
const DAY = 24 * 60 * 60_000

function ratingLine({ look, reader }: ScreenContext, ratings: readonly RatingChange[]): string | null {
  if (ratings.length === 0) return null
  const changes = ratings.map(({ before, after }, seat) => {
    const sign = after < before ? '−' : '+'
    return `${nameAt(look, seat)} ${after} (${sign}${Math.abs(after - before)})`
  })
  return `**${reader.say('ratings')}** ${changes.join(' · ')}`
}

/** The headline, everybody's points with a mention, and the small things in one line. */
function endLines(context: ScreenContext): string[] {
  const { look, reader } = context
  const { result } = look
  if (result === null) return [`## ${reader.say('gameOver')}`]
  const presentation = presentationFor(look)
  const shown = shownBefore(look)
  const called = {
    ...shown,
    names: look.places.map((place) => faceOf(context, place) + calledName(place)),
  }
  const [headline = '', , ...more] = presentation.turnText.ending(shown, result, reader.voice)
  const scores = presentation.turnText.ending(called, result, reader.voice)[1] ?? ''
  const small = more.filter((line) => line.startsWith(SMALL)).map((line) => line.slice(SMALL.length))
  const days = Math.round(((look.ended ?? 0) - (look.started ?? 0)) / DAY)
  return [
    `## ${headline}`,
    scores,
    ...more.filter((line) => !line.startsWith(SMALL)),
    `${SMALL}${[...small, reader.say('endDays', { days })].join(' · ')}`,
  ]
}

const MOST_LINES = 8

/** The turns behind the last notice, which nobody has been told yet. */
function lastLines(context: ScreenContext, acts: readonly LogLine[]): string[] {
  const { look, reader } = context
  const { turnText } = presentationFor(look)
  const told = toldOf(acts, look)
    .map((act) => ({ ...act, news: act.news.filter((news) => !turnText.isEnd(news)) }))
    .filter(({ news }) => news.length > 0)
  const lines = toldLines(context, told)
  return lines.length === 0 ? [] : [`**${reader.say('lastTurns')}**`, ...lines.slice(-MOST_LINES)]
}

/** Tells why the game ended and the closest call; where somebody gave up, no call was close. */
function storyLines(context: ScreenContext, log: readonly LogLine[]): string[] {
  const { look, reader } = context
  const gone = look.places.filter(({ conceded }) => conceded)
  if (gone.length > 0) return gone.map(({ seat }) => reader.say('gaveUp', { name: nameAt(look, seat) }))
  const { whyOver, highlight } = presentationFor(look).turnText
  const told = toldOf(log, look)
  const lines = [whyOver(shownBefore(look), told, reader.voice), highlight(shownBefore(look), told, reader.voice)]
  return lines.filter((line) => line !== null)
}

/** S20. */
export async function endScreen(
  context: ScreenContext,
  { lastActs, history, log, ratings }: Finished,
): Promise<Screen> {
  const { app, look, reader } = context
  const presentation = presentationFor(look)
  const shown = shownBefore(look)
  const told = toldOf(log, look)
  const picture = presentation.pictures?.score(shown, publicWish(context), history, told) ?? null
  // The headline has said who won.
  const board = () => presentation.board.score({ ...shown, result: null }, look.language, told)
  const score = await drawn(app, 'score', picture, board, context.prefs)
  const { result } = look
  return screen(
    [
      text(...endLines(context)),
      text(...storyLines(context, log)),
      score.part,
      text(...lastLines(context, lastActs)),
      text(ratingLine(context, ratings)),
      text(`-# ${secretLine(context)}`),
      ...rows([
        rematchButton(context, null),
        button(idOn(context, 'walk', BEGIN), reader.say('walk')),
        button(idOn(context, 'villages'), reader.say('boards')),
        button(idOn(context, 'log', 0), reader.say('fullLog')),
        button(idOn(context, 'review'), reader.say('review')),
        button(idOn(context, 'export'), reader.say('export')),
        largerButton(context, score, 'score', context.prefs),
      ]),
    ],
    {
      accent: presentation.accents[result?.winners[0] ?? 0],
      files: score.files,
      mentions: look.places.flatMap(({ person }) => (person === null ? [] : [person])),
    },
  )
}
