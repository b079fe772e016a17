import { workSlot } from '#discord/app/fair-scheduling'
import type { ScreenContext } from '#discord/app/screen'
import { plainNameOf, plainNameWhile } from '#discord/app/seat-names'
import { presentationFor } from '#discord/app/shown-game'
import { causeOf, plainLines } from '#discord/app/told-lines'
import type { Caption } from '#presentation/capabilities'
import type { Moment } from '#tables'

/** Says whether a bot moved in the place of whoever sits there. */
function isStandIn({ look }: ScreenContext, { seat, by }: Moment): boolean {
  const cause = causeOf({ seat, by }, look.places)
  return cause === 'bot' || cause === 'clock'
}

function moverOf(context: ScreenContext, moment: Moment): string[] {
  const { look, reader } = context
  const place = look.places[moment.seat ?? -1]
  if (place === undefined) return []
  const name = plainNameWhile(place, false)
  return [isStandIn(context, moment) ? reader.say('movedByBot', { name }) : name]
}

/** An act without the player's name where it begins with it: that stands above. */
function deedOf(context: ScreenContext, { seat, news }: Moment): string {
  const words = plainLines(context, [{ seat, by: 'player', news }]).join(' · ')
  const place = context.look.places[seat ?? -1]
  const name = place === undefined ? '' : plainNameOf(place)
  return name !== '' && words.startsWith(name) ? words.slice(name.length).trim() : words
}

/** The round in which the act before a moment was done, even if it brought about the next one. */
function roundDone({ look }: ScreenContext, moments: readonly Moment[], place: number): number {
  return presentationFor(look).progress.roundOf((moments[place - 1] ?? moments[place])?.view)
}

/** Below a picture of a film: the round, who moved, and what they did. */
export function captionAt(context: ScreenContext, moments: readonly Moment[], place: number): Caption {
  const { reader } = context
  const round = reader.say('walkRound', { round: roundDone(context, moments, place) })
  const moment = moments[place]
  if (place === 0 || moment === undefined) return { head: round, line: reader.say('walkBegin') }
  return { head: [round, ...moverOf(context, moment)].join(' · '), line: deedOf(context, moment) }
}

function totalsAt({ look }: ScreenContext, moment: Moment | undefined): number[] {
  if (moment === undefined) return []
  const points: readonly Readonly<Record<string, number>>[] = look.game.forecast(moment.view)
  return points.map((categories) => Object.values(categories).reduce((sum, more) => sum + more, 0))
}

/** The places of the beginning and of the end of each round. */
export function roundEnds(context: ScreenContext, moments: readonly Moment[]): number[] {
  const rounds = moments.map((_, place) => roundDone(context, moments, place))
  return rounds.flatMap((round, place) => (place === 0 || rounds[place + 1] !== round ? [place] : []))
}

/** Below a picture of a strip: the round that is over, and how everybody stands. */
export function roundCaptionAt(context: ScreenContext, moments: readonly Moment[], place: number): Caption {
  const { look, reader } = context
  const isLast = place === moments.length - 1
  const totals = (isLast && look.result?.totals) || totalsAt(context, moments[place])
  const names = look.places.map((seated) => plainNameWhile(seated, false))
  const line = names.map((name, seat) => `${name} ${totals[seat] ?? 0}`).join(' · ')
  const round = roundDone(context, moments, place)
  // While the game goes on its last round does too.
  const isOpen = isLast && look.result === null
  return {
    head: place === 0 ? reader.say('walkStart') : reader.say(isOpen ? 'walkRound' : 'stripRound', { round }),
    line,
  }
}

/** As many points are as good to see as one more line that is told. */
const POINTS_A_LINE = 3
/** What nobody should do by mistake is as good to see as so many lines. */
const GRAVE = 3

/** The worth of each moment to a film that cannot hold them all: by what is told of it, and what it was worth to somebody. */
export async function worthsOf(context: ScreenContext, moments: readonly Moment[]): Promise<number[]> {
  const { turnText } = presentationFor(context.look)
  const worths: number[] = []
  let before: number[] = []
  for (const moment of moments) {
    await workSlot()
    const totals = totalsAt(context, moment)
    const gained = Math.max(0, ...totals.map((points, seat) => Math.abs(points - (before[seat] ?? points))))
    const lines = plainLines(context, [moment]).length
    worths.push(lines + gained / POINTS_A_LINE + (turnText.isGrave(moment.news) ? GRAVE : 0))
    before = totals
  }
  return worths
}

/** The names on the seats after each moment: a bot that moved last for somebody stands there as one. */
export function namesAfter(context: ScreenContext, moments: readonly Moment[]): string[][] {
  const { places } = context.look
  const isBot = places.map(() => false)
  return moments.map((moment) => {
    if (moment.seat !== null) isBot[moment.seat] = isStandIn(context, moment)
    return places.map((place, seat) => plainNameWhile(place, isBot[seat] === true))
  })
}
