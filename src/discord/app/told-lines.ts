import type { Told } from '#presentation/presentation'
import { type Denial, isDenial, type LogLine, type Look } from '#tables'
import type { AppContext } from './context.ts'
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
export function causeOf({ seat, by }: Pick<LogLine, 'seat' | 'by'>, places: Look['places']): string {
  const isOwn = by === 'bot' && seat !== null && places[seat]?.kind === 'bot' && places[seat]?.person === null
  return isOwn ? 'player' : by
}

/** The seat that asked for a bot to play this turn, since the seat played before. */
function askerOf(log: readonly LogLine[], { number, seat }: LogLine): number | undefined {
  const isMeant = (line: LogLine) => line.seat === seat && (line.kind === 'bot-turn' || line.kind === 'play')
  const asked = log.findLast((line) => line.number < number && isMeant(line))
  return asked?.kind === 'bot-turn' ? (asked.data.asker as number | undefined) : undefined
}

/** Something the game itself tells of; a turn that was confirmed in several moves is one act. */
export interface Act {
  readonly told: Told
  /** Its last entry. */
  readonly entry: number
  readonly at: number
  /** The number it is told by; null where it is no move. */
  readonly move: number | null
  /** It was taken back later. */
  readonly isVoid: boolean
}

function actOf(line: LogLine, log: readonly LogLine[], places: Look['places']): Act {
  const { number, at, move, seat, news, isVoid } = line
  const by = causeOf(line, places)
  const told = { seat, by, askedBy: by === 'bot' ? askerOf(log, line) : undefined, news }
  return { told, entry: number, at, move, isVoid }
}

function joined({ told, move }: Act, { number, at, news, isVoid }: LogLine): Act {
  return { told: { ...told, news: [...told.news, ...news] }, entry: number, at, move, isVoid }
}

/** All acts of a log, those that were taken back among them. */
export function actsOf(log: readonly LogLine[], { places }: Pick<Look, 'places'>): Act[] {
  const acts: Act[] = []
  let before: LogLine | null = null
  let last = -1
  for (const line of log) {
    if (line.news.length === 0) continue
    const act = acts[last]
    const isMore = before !== null && isOpen(before) && act !== undefined && act.told.seat === line.seat
    if (!line.isVoid && isMore) acts[last] = joined(act, line)
    else acts.push(actOf(line, log, places))
    if (line.isVoid) continue
    if (!isMore) last = acts.length - 1
    before = line
  }
  return acts
}

/** The acts that hold. */
export function toldOf(log: readonly LogLine[], look: Pick<Look, 'places'>): Told[] {
  return actsOf(log, look).flatMap(({ told, isVoid }) => (isVoid ? [] : [told]))
}

/** All acts of a game, as far as everybody may know them. */
export async function wholeGame({ tables }: AppContext, look: Look): Promise<Told[]> {
  const log = await tables.reading.log(look.id, null)
  return isDenial(log) ? [] : toldOf(log, look)
}

/** Of somebody's own last move only what followed from it is news to them. */
function withAftermath(log: readonly LogLine[], look: Look, person: string): LogLine[] {
  const own = look.places.find((place) => place.person === person)?.seat
  const [first, ...later] = log
  if (first === undefined || own === undefined || first.kind !== 'play' || first.seat !== own) return [...log]
  const news = presentationFor(look).turnText.aftermath?.(first.news, own) ?? []
  return news.length === 0 ? later : [{ ...first, news }, ...later]
}

/** The log since somebody saw the table: what their own last move brought about, and all that came after it. */
export async function recapOf(app: AppContext, look: Look, person: string): Promise<LogLine[] | Denial> {
  const log = await app.tables.reading.fromOwnMove(look.id, person)
  return isDenial(log) ? log : withAftermath(log, look, person)
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
