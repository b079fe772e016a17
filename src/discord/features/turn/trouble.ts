import { isReachable, type Standing } from '#discord/app/channels'
import { type Button, button, type Component, rows, text } from '#discord/app/components'
import {
  type AppContext,
  askedNames,
  nameAt,
  namesOf,
  presentationFor,
  type Reader,
  shownOf,
} from '#discord/app/context'
import { writeId } from '#discord/app/custom-ids'
import { workSlot } from '#discord/app/fair-scheduling'
import { accentOf, hasOrders, idOn, newNonce, type ScreenContext, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { type Home, isDenial, type Look, type Outcome, type Place } from '#tables'

/** A door that leads to no particular state of a game. */
export function door(verb: string, label: string, game = 0, arg = '', style: 'plain' | 'next' = 'plain'): Button {
  return button(writeId({ verb, game, version: 0, step: 0, arg }, newNonce()), label, style)
}

export function moveDoor(reader: Reader, game: number): Button {
  return door('movehere', reader.say('moveHere'), game, '', 'next')
}

/** Our own fault: nothing is lost, and the next press starts from what is kept. */
export function faultScreen(reader: Reader, code: string, game: number): Screen {
  return screen([
    text(reader.say('ourFault', { code })),
    ...rows([game > 0 && door('panel', reader.say('tryAgain'), game, '', 'next')]),
  ])
}

/** The panel of somebody whose turn it is not. */
export function waitScreen(context: ScreenContext, note?: string): Screen {
  const { look, reader } = context
  const names = askedNames(look)
  const place = presentationFor(look)
    .turns(shownOf(look))
    .indexOf(look.seat as number)
  const inLine = place > 0 ? reader.say('placeInLine', { place }) : null
  return screen(
    [
      ...(note === undefined ? [] : [text(`-# ${note}`)]),
      text([reader.say('notYourTurn', { names: names.join(', ') }), inLine].filter(Boolean).join(' ')),
      ...rows([
        button(idOn(context, 'village', look.seat ?? 0), presentationFor(look).word('ownBoard', reader.voice)),
        button(idOn(context, 'table'), reader.say('table')),
        hasOrders(look) && button(idOn(context, 'orders'), reader.say('orders')),
      ]),
    ],
    { accent: accentOf(look, presentationFor(look).accents) },
  )
}

export function spectatorScreen(context: ScreenContext): Screen {
  const { look, reader } = context
  const names = namesOf(look).join(', ')
  const free = look.places.filter(({ offered }) => offered)
  const isOwn = (place: Place) => place.person === reader.person && place.kind === 'bot' && !place.conceded
  const own = reader.person === null ? undefined : look.places.find(isOwn)
  return screen([
    text(reader.say('youWatch', { names })),
    ...rows([
      own && button(idOn(context, 'claim', own.seat), reader.say('comeBack'), 'go'),
      button(idOn(context, 'table'), reader.say('table')),
      button(idOn(context, 'villages'), presentationFor(look).word('boards', reader.voice)),
      ...free.map(({ seat }) =>
        button(idOn(context, 'claim', seat), reader.say('takeSeatOf', { name: nameAt(look, seat) }), 'go'),
      ),
    ]),
  ])
}

/** A game that does not go on: over, closed, or stopped by all. */
export function restScreen(context: ScreenContext): Screen {
  const { look, reader } = context
  const day = (at: number | null) => `<t:${Math.round((at ?? 0) / 1000)}:D>`
  if (look.phase === 'paused') {
    const parts = [text(reader.say('pausedSince', { when: day(look.paused) }))]
    const goOn = look.seat !== null && button(idOn(context, 'resume'), reader.say('goOn'), 'next')
    return screen([...parts, ...rows([goOn, button(idOn(context, 'table'), reader.say('table'))])])
  }
  if (look.phase === 'broken') return screen([text(reader.say('no_broken'))])
  const isScored = look.phase === 'over'
  return screen([
    text(reader.say('endedOn', { when: day(look.ended) })),
    ...rows([isScored && button(idOn(context, 'score'), reader.say('score'))]),
  ])
}

const NOTES = { gone: 'placeGone', closed: 'placeClosed', mute: 'placeMute', plain: 'placePlain' } as const

/** What the others will not hear, or not see, where the game is shown. */
export function placeParts(reader: Reader, game: number, standing: Standing): Component[] {
  if (standing === 'well') return []
  const doors = isReachable(standing)
    ? [door('doctor', reader.say('doctor'))]
    : [moveDoor(reader, game), door('inbox', reader.say('myTurns'))]
  return [text(reader.say(NOTES[standing])), ...rows(doors)]
}

const PHASES_OPEN = ['playing', 'paused', 'lobby'] as const
/** Tables looked through at a time. */
const AT_A_TIME = 100

/** The first few of somebody's tables that cannot be told where they are shown. */
export async function homelessOf({ app }: Pick<ScreenContext, 'app'>, person: string, most: number): Promise<Look[]> {
  const standings = new Map<string, Promise<Standing>>()
  const looks: Look[] = []
  for await (const { id, home } of openTablesOf(app, person)) {
    const place = home.thread ?? home.channel
    const standing = standings.get(place) ?? app.channels.standing(home)
    standings.set(place, standing)
    if (isReachable(await standing)) continue
    const look = await app.tables.reading.look(id, person)
    if (!isDenial(look)) looks.push(look)
    if (looks.length === most) break
  }
  return looks
}

async function* openTablesOf({ tables }: AppContext, person: string): AsyncGenerator<{ id: number; home: Home }> {
  for (const phase of PHASES_OPEN) {
    for (let after: number | undefined = 0; after !== undefined; ) {
      await workSlot()
      const page: Outcome<{ id: number; home: Home }[]> = await tables.directory.tablesIn(person, phase, {
        after,
        most: AT_A_TIME,
      })
      if (isDenial(page)) return
      yield* page
      after = page.length < AT_A_TIME ? undefined : page.at(-1)?.id
    }
  }
}
