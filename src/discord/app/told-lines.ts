import type { Told } from '#presentation/presentation'
import type { LogLine, Look } from '#tables'
import type { ScreenContext } from './screen.ts'
import { presentationFor, shownOf } from './shown-game.ts'

/** Says whether a turn goes on: the next move of the same seat belongs to it. */
function isOpen({ kind, data }: LogLine): boolean {
  return kind === 'play' && data.digest === undefined
}

/** Leaves of a line what everybody may know. */
export function forAll(line: LogLine): LogLine {
  return { ...line, news: line.news.filter(({ only }) => only === undefined) }
}

/** A seat that is a bot's plays for itself; only for somebody else a bot is named. */
function causeOf({ seat, by }: LogLine, places: Look['places']): string {
  const isOwn = by === 'bot' && seat !== null && places[seat]?.kind === 'bot' && places[seat]?.person === null
  return isOwn ? 'player' : by
}

/** The seat that asked for a bot to play this turn, since the seat played before. */
function askerOf(log: readonly LogLine[], { number, seat }: LogLine): number | undefined {
  const isMeant = (line: LogLine) => line.seat === seat && (line.kind === 'bot-turn' || line.kind === 'play')
  const asked = log.findLast((line) => line.number < number && isMeant(line))
  return asked?.kind === 'bot-turn' ? (asked.data.asker as number | undefined) : undefined
}

/** Acts that the game itself tells of; a turn that was confirmed in several moves is one. */
export function toldOf(log: readonly LogLine[], { places }: Pick<Look, 'places'>): Told[] {
  const told: Told[] = []
  let before: LogLine | null = null
  for (const line of log.filter(({ news, isVoid }) => news.length > 0 && !isVoid)) {
    const { seat, news } = line
    const last = told.at(-1)
    if (before !== null && isOpen(before) && last?.seat === seat) {
      told[told.length - 1] = { ...last, news: [...last.news, ...news] }
    } else {
      const by = causeOf(line, places)
      told.push({ seat, by, askedBy: by === 'bot' ? askerOf(log, line) : undefined, news })
    }
    before = line
  }
  return told
}

/** One line each, the oldest first. */
export function toldLines({ look, reader }: ScreenContext, told: readonly Told[]): string[] {
  const presentation = presentationFor(look)
  const shown = shownOf(look)
  return told.flatMap((act) => presentation.turnText.tell(shown, act, reader.voice))
}

/** The marks that make letters bold or small; an escaped sign stays. */
const MARKED = /\\([^0-9A-Za-z\s])|[*`]|^-# /g

/** The same where neither emojis nor bold are shown: in files and completions. */
export function plainLines(context: ScreenContext, told: readonly Told[]): string[] {
  const { app, reader } = context
  const { language } = reader.voice
  const voice = { language, emoji: (name: string) => `${app.emojis.word(name, language)} ` }
  return toldLines({ ...context, reader: { ...reader, voice } }, told).map((line) =>
    line.replaceAll(MARKED, (_, sign: string | undefined) => sign ?? '').replaceAll(/ {2,}/g, ' '),
  )
}
