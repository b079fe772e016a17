import { type Button, button, rows, text } from '#discord/app/components'
import type { ScreenContext } from '#discord/app/screen'
import { accentOf, hasOrders, screen } from '#discord/app/screen'
import { askedNames, nameAt, namesOf } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownOf } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import type { Place } from '#tables'
import { BEGIN } from '../replay/declarations.ts'

/** Buttons for whoever only waits: to look around, and to decide in advance. */
export function boardButtons(context: ScreenContext): (Button | false)[] {
  const { look, reader } = context
  return [
    button(idOn(context, 'village', { seat: look.seat ?? 0, isPanel: false }), reader.say('ownBoard')),
    button(idOn(context, 'table'), reader.say('board')),
    hasOrders(look) && button(idOn(context, 'orders'), reader.say('orders')),
  ]
}

/** The panel of somebody whose turn it is not. */
export function waitScreen(context: ScreenContext, note?: string): Screen {
  const { look, reader } = context
  const names = askedNames(look)
  const place = presentationFor(look)
    .progress.turns(shownOf(look))
    .indexOf(look.seat as number)
  const inLine = place > 0 ? reader.say('placeInLine', { place }) : null
  return screen(
    [
      ...(note === undefined ? [] : [text(`-# ${note}`)]),
      text([reader.say('notYourTurn', { names: names.join(', ') }), inLine].filter(Boolean).join(' ')),
      ...rows(boardButtons(context)),
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
      button(idOn(context, 'table'), reader.say('board')),
      button(idOn(context, 'villages'), reader.say('boards')),
      button(idOn(context, 'score'), reader.say('score')),
      button(idOn(context, 'recap'), reader.say('recap')),
      button(idOn(context, 'log'), reader.say('log')),
      button(idOn(context, 'walk', BEGIN), reader.say('walk')),
      button(idOn(context, 'why'), reader.say('whyTitle')),
      button(idOn(context, 'rules'), reader.say('rules')),
      ...free.map(({ seat }) =>
        button(idOn(context, 'claim', seat), reader.say('takeSeatOf', { name: nameAt(look, seat) }), 'go'),
      ),
    ]),
  ])
}

/** A game that does not go on: over, closed, or stopped by all. */
export function restScreen(context: ScreenContext): Screen {
  const { look, reader } = context
  const day = (time: number | null) => `<t:${Math.round((time ?? 0) / 1000)}:D>`
  if (look.phase === 'paused') {
    const parts = [text(reader.say('pausedSince', { when: day(look.paused) }))]
    const goOn = look.seat !== null && button(idOn(context, 'resume'), reader.say('goOn'), 'next')
    return screen([...parts, ...rows([goOn, button(idOn(context, 'table'), reader.say('board'))])])
  }
  if (look.phase === 'broken') return screen([text(reader.say('no_broken'))])
  const isScored = look.phase === 'over'
  return screen([
    text(reader.say('endedOn', { when: day(look.ended) })),
    ...rows([isScored && button(idOn(context, 'score'), reader.say('score'))]),
  ])
}
