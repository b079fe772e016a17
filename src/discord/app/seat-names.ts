import { type Look, neighbourOn, type Place } from '#tables'
import { literal } from './components.ts'
import type { ScreenContext } from './screen.ts'

/** The name of a player, for a text; it says so where a bot plays on for somebody. */
export function nameOf(place: Pick<Place, 'kind' | 'person' | 'name'>): string {
  return literal(plainNameOf(place))
}

/** The same where nothing is read but letters. */
export function plainNameOf(place: Pick<Place, 'kind' | 'person' | 'name'>): string {
  return plainNameWhile(place, standsIn(place))
}

/** The name as it was drawn while a bot played on for them, or while they played themselves. */
export function plainNameWhile({ name }: Pick<Place, 'name'>, isBot: boolean): string {
  return isBot ? `Bot ${name}` : name
}

function standsIn({ kind, person }: Pick<Place, 'kind' | 'person'>): boolean {
  return kind === 'former' || (kind === 'bot' && person !== null)
}

/** The names on so many seats, for a picture; null where nobody sits yet. */
export function plainNamesOf({ places }: Pick<Look, 'places'>, seats: number): (string | null)[] {
  return Array.from({ length: seats }, (_, seat) => places[seat]?.name ?? null)
}

/** The name of the table's host, for a text. */
export function hostName({ places, host }: Pick<Look, 'places' | 'host'>): string {
  return literal(places.find(({ person }) => person === host)?.name ?? '')
}

/** The name on a seat, for a text. */
export function nameAt({ places }: Pick<Look, 'places'>, seat: number): string {
  return literal(places[seat]?.name ?? '')
}

export function namesOf({ places }: Pick<Look, 'places'>): string[] {
  return places.map(nameOf)
}

/** The names of those who are asked now. */
export function askedNames({ places }: Pick<Look, 'places'>): string[] {
  return places.filter(({ asked }) => asked !== null).map(nameOf)
}

/** By a mention, and whether a bot plays on. */
export function calledName(place: Pick<Place, 'kind' | 'person' | 'name'>): string {
  return standsIn(place) ? `Bot ${mention(place)}` : mention(place)
}

export function mention({ person, name }: Pick<Place, 'person' | 'name'>): string {
  return person === null ? literal(name) : `<@${person}>`
}

type Speaker = Pick<ScreenContext, 'app' | 'reader'>

/** The face of the villager a bot plays as, where emojis are shown; else nothing. */
export function faceOf({ app }: Pick<Speaker, 'app'>, place: Pick<Place, 'kind' | 'person' | 'name'>): string {
  const face = app.emojis.ifThere(neighbourOn(place)?.toLowerCase() ?? '')
  return face === '' ? '' : `${face} `
}

/** By a mention; a bot by its face, its name, and how well it plays. */
export function presented({ app, reader }: Speaker, place: Place, way: 'botIs' | 'botNamed' = 'botNamed'): string {
  if (place.kind !== 'bot' || place.person !== null) return mention(place)
  const level = reader.say(`level_${place.level ?? 'journeyman'}`)
  return faceOf({ app }, place) + reader.say(way, { name: literal(place.name), level })
}
