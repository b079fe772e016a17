import type { ScreenContext } from '#discord/app/screen'
import { plainNameOf, plainNameWhile } from '#discord/app/seat-names'
import { presentationFor } from '#discord/app/shown-game'
import { causeOf, plainLines } from '#discord/app/told-lines'
import type { Caption } from '#presentation/capabilities'
import type { Moment } from '#tables'

/** A moment of a game with the words below its picture. */
export type Captioned = Moment & { readonly caption: Caption }

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

/** The round in which the act before each moment was done, even if it brought about the next one. */
function roundsDone({ look }: ScreenContext, moments: readonly Moment[]): number[] {
  const { roundOf } = presentationFor(look).progress
  return moments.map((moment, place) => roundOf((moments[place - 1] ?? moment).view))
}

/** Below a picture of a film: the round, who moved, and what they did. */
export function captionedMoments(context: ScreenContext, moments: readonly Moment[]): Captioned[] {
  const { reader } = context
  const rounds = roundsDone(context, moments)
  return moments.map((moment, place) => {
    const round = reader.say('walkRound', { round: rounds[place] ?? 0 })
    if (place === 0) return { ...moment, caption: { head: round, line: reader.say('walkBegin') } }
    const head = [round, ...moverOf(context, moment)].join(' · ')
    return { ...moment, caption: { head, line: deedOf(context, moment) } }
  })
}

function totalsAt({ look }: ScreenContext, { view }: Moment): number[] {
  const points: readonly Readonly<Record<string, number>>[] = look.game.forecast(view)
  return points.map((categories) => Object.values(categories).reduce((sum, more) => sum + more, 0))
}

/** The beginning and the end of each round; below it how everybody stands. */
export function captionedRounds(context: ScreenContext, moments: readonly Moment[]): Captioned[] {
  const { look, reader } = context
  const rounds = roundsDone(context, moments)
  const names = look.places.map((place) => plainNameWhile(place, false))
  return moments.flatMap((moment, place): Captioned[] => {
    const isLast = place === moments.length - 1
    if (place > 0 && !isLast && rounds[place + 1] === rounds[place]) return []
    const totals = (isLast && look.result?.totals) || totalsAt(context, moment)
    const line = names.map((name, seat) => `${name} ${totals[seat] ?? 0}`).join(' · ')
    const head = place === 0 ? reader.say('walkStart') : reader.say('stripRound', { round: rounds[place] ?? 0 })
    return [{ ...moment, caption: { head, line } }]
  })
}

/** As many points are as good to see as one more line that is told. */
const POINTS_A_LINE = 3
/** What nobody should do by mistake is as good to see as so many lines. */
const GRAVE = 3

/** The worth of a moment in a film that cannot hold them all: by what is told of it, and what it was worth to somebody. */
export function worthIn(
  context: ScreenContext,
  moments: readonly Captioned[],
): (moment: Captioned, place: number) => number {
  const { turnText } = presentationFor(context.look)
  return (moment, place) => {
    const before = moments[place - 1]
    const [was, now] = [before === undefined ? [] : totalsAt(context, before), totalsAt(context, moment)]
    const gained = Math.max(0, ...now.map((points, seat) => Math.abs(points - (was[seat] ?? points))))
    const lines = plainLines(context, [moment]).length
    return lines + gained / POINTS_A_LINE + (turnText.isGrave(moment.news) ? GRAVE : 0)
  }
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
