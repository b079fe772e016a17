import { button, rows, text } from '#discord/app/components'
import { drawnSoon, publicWish } from '#discord/app/pictures'
import { PARCHMENT, type ScreenContext, screen, timeOf } from '#discord/app/screen'
import { nameAt } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownBefore } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import { isDenial, type LogLine, type PostData } from '#tables'
import type { UiKey } from '#texts/ui/index'
import { largerButton } from '../larger/offer.ts'

interface Lateness {
  /** A bot played for them the last time too. */
  readonly isAgain: boolean
  /** Since when they have no time left. */
  readonly since: number | undefined
}

/** S18. A player a bot played for the last time too may be played for until they are back. */
export function clockOutScreen(context: ScreenContext, seat: number, { isAgain, since }: Lateness): Screen {
  const { look, reader } = context
  const name = nameAt(look, seat)
  const soon = timeOf(look, { kind: 'bot', seat })
  const round = reader.say('roundIs', { round: presentationFor(look).progress.roundOf(look.view) })
  const hasBank = look.speed !== 'none' && since !== undefined
  const bank = hasBank ? [reader.say('bankEmpty', { since: `<t:${Math.round(since / 1000)}:R>` })] : []
  return screen(
    [
      text(
        `### ${reader.say(look.speed === 'none' ? 'longSilence' : 'clockOut', { name })}`,
        soon === null ? reader.say('clockOutText') : `**${reader.say('botSoon', { when: soon })}**`,
        `-# ${[round, ...bank, reader.say('clockOutStill', { name })].join(' · ')}`,
      ),
      ...rows([
        soon === null
          ? button(idOn(context, 'letbot', seat), reader.say('letBot'))
          : button(idOn(context, 'holdbot', seat), reader.say('hold')),
        isAgain && button(idOn(context, 'letstay', seat), reader.say('letBotStay', { name })),
        button(idOn(context, 'offerlate', seat), reader.say('offerSeat')),
        button(idOn(context, 'play'), reader.say('play'), 'next'),
      ]),
    ],
    { accent: PARCHMENT },
  )
}

/** The same for a table as it stands. */
export async function lateScreen(context: ScreenContext, seat: number): Promise<Screen> {
  const log = await context.app.tables.reading.log(context.look.id, null)
  if (isDenial(log)) return clockOutScreen(context, seat, { isAgain: false, since: undefined })
  const since = log.findLast((line) => line.kind === 'clock-out' && line.seat === seat)?.at
  return clockOutScreen(context, seat, { isAgain: wasPlayedFor(log, seat), since })
}

/** Says whether a bot played a seat's last turn for somebody. */
function wasPlayedFor(log: readonly LogLine[], seat: number): boolean {
  return log.findLast((line) => line.kind === 'play' && line.seat === seat && !line.isVoid)?.by === 'bot'
}

type SeatChange = PostData['seat']['how']

const SEAT_TEXTS: Readonly<Record<Exclude<SeatChange, 'offered'>, UiKey>> = {
  claimed: 'seatClaimed',
  kept: 'seatKept',
  lost: 'seatLost',
  bot: 'seatBot',
  stays: 'seatStays',
}

/** S19. */
export async function seatScreen(context: ScreenContext, seat: number, how: SeatChange): Promise<Screen> {
  if (how === 'offered') return offerScreen(context, seat)
  const { look, reader } = context
  const name = nameAt(look, seat)
  const isFree = how === 'bot' || how === 'lost'
  return screen(
    [
      text(reader.say(SEAT_TEXTS[how], { name, colour: colourOf(context, seat) })),
      ...rows([
        isFree && button(idOn(context, 'claim', seat), reader.say('takeSeat'), 'go'),
        how === 'stays' && button(idOn(context, 'claim', seat), reader.say('comeBack'), 'go'),
        isFree && button(idOn(context, 'village', { seat, isPanel: false }), reader.say('seeBoard')),
      ]),
    ],
    { accent: presentationFor(look).accents[seat] },
  )
}

/** All games have the same colours, in the same order. */
function colourOf({ reader }: ScreenContext, seat: number): string {
  return reader.say(`colour_${seat}` as 'colour_0')
}

/** Tells how a seat would come out if the game ended now. */
function standingOf({ look, reader }: ScreenContext, seat: number): string {
  const totals = look.game
    .forecast(look.before)
    .map((points) => Object.values(points).reduce((sum, points) => sum + points, 0))
  const points = totals[seat] ?? 0
  return reader.say('seatStands', { rank: 1 + totals.filter((total) => total > points).length, points })
}

/** Shows whoever thinks of sitting down what awaits them. */
async function offerScreen(context: ScreenContext, seat: number): Promise<Screen> {
  const { app, look, reader, prefs } = context
  const presentation = presentationFor(look)
  const shown = shownBefore(look)
  const picture = presentation.pictures?.table(shown, publicWish(context), []).picture ?? null
  const table = await drawnSoon(app, 'table', picture, () => presentation.board.table(shown, look.language), prefs)
  const ends = timeOf(look, { kind: 'offer', seat })
  return screen(
    [
      text(
        `### ${reader.say('seatOffered', { name: nameAt(look, seat), colour: colourOf(context, seat) })}`,
        [standingOf(context, seat), ...(presentation.newcomers?.holds(shown, seat, reader.voice) ?? [])].join(' · '),
        presentation.lines.count(shown, reader.voice),
      ),
      table.part,
      text(ends !== null && `-# ${reader.say('offerEnds', { when: ends })}`),
      ...rows([
        button(idOn(context, 'claim', seat), reader.say('takeSeat'), 'go'),
        button(idOn(context, 'village', { seat, isPanel: false }), reader.say('seeBoard')),
        button(idOn(context, 'givebot', seat), reader.say('giveToBot')),
        largerButton(context, table, 'table', prefs),
      ]),
    ],
    { accent: presentation.accents[seat], files: table.files },
  )
}
