import { type Button, button, type Component, line, quoted, rows, select, text } from '#discord/app/components'
import { contextFor, sayNo } from '#discord/app/requests'
import type { RequestContext } from '#discord/app/router'
import { hasOrders, noteOf, PARCHMENT, type ScreenContext, screen } from '#discord/app/screen'
import { nameAt, presented } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { presentationFor, titleOf } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import { isAgainstBots, isDenial, type Look, type Place } from '#tables'
import { settingsLine, shapeLine } from '../lobby/screen.ts'
import { BEGIN } from '../replay/declarations.ts'
import { entriesToGoBackTo } from '../rewind/typed-entries.ts'

/** S31: who sits at a table, how it is played, and everything somebody may do about it. */
export async function tablePanel(request: RequestContext, game: number, note?: string): Promise<Screen> {
  const context = await contextFor(request, game)
  if (isDenial(context)) return sayNo(request.reader, context)
  return screen([...noteOf(note), ...headOf(context), line(), ...rowsOf(context)], { accent: PARCHMENT })
}

/** People are called by a mention while they gather; a bot is always shown with its face and how well it plays. */
function calledAt(context: ScreenContext, place: Place): string {
  const { look } = context
  const isBot = place.kind === 'bot' && place.person === null
  return isBot || look.phase === 'lobby' ? presented(context, place) : nameAt(look, place.seat)
}

function headOf(context: ScreenContext): Component[] {
  const { look, reader } = context
  const people = look.places.map((place, seat) => {
    const free = place.offered ? ` · ${reader.say('lobbyFree')}` : ''
    return `**${seat + 1}** · ${calledAt(context, place)}${free}`
  })
  const votes = look.votes.map(({ kind, by, data }) =>
    reader.say(`vote_${kind}`, { name: nameAt(look, by), entry: (data.to ?? 0) + 1 }),
  )
  return [
    text(`### ${titleOf(look)}`, shapeLine(context), settingsLine(context)),
    text(look.plan.note !== '' && quoted(look.plan.note), ...people, ...votes.map((vote) => `-# ${vote}`)),
  ]
}

function rowsOf(context: ScreenContext): Component[] {
  const { phase } = context.look
  if (phase === 'lobby') return [...rows(guestButtons(context)), ...rows(hostButtons(context))]
  const isPlayed = phase === 'playing' || phase === 'paused'
  const isSeated = context.look.seat !== null
  return [
    ...rows(isPlayed ? seatButtons(context) : []),
    ...rows(isPlayed && isSeated ? playButtons(context) : []),
    ...rows(fileButtons(context)),
    ...rows(isPlayed && isSeated ? endButtons(context) : []),
  ]
}

function guestButtons(context: ScreenContext): (Button | false)[] {
  const { look, reader } = context
  const { places, plan } = look
  const isSeated = look.seat !== null
  const isShort = places.length < look.game.seats.min
  return [
    !isSeated && places.length < plan.players && button(idOn(context, 'lobbywish', 'join'), reader.say('join'), 'go'),
    isHost(context) &&
      button(idOn(context, 'lobbywish', 'start'), reader.say('startWith', { players: places.length }), 'next', {
        disabled: isShort,
      }),
    isSeated && button(idOn(context, 'lobbywish', 'leave'), reader.say('leave')),
    isSeated && look.promise !== null && button(idOn(context, 'word'), reader.say('addWord')),
    look.promise !== null && button(idOn(context, 'verify'), reader.say('verify')),
  ]
}

function isHost({ look, reader }: ScreenContext): boolean {
  return look.host === reader.person
}

function hostButtons(context: ScreenContext): (Button | false)[] {
  if (!isHost(context)) return []
  const { look, reader } = context
  const hasOwnOptions = presentationFor(look).commands.tableOptions.length > 0
  return [
    button(idOn(context, 'addbot'), reader.say('addBot')),
    button(idOn(context, 'options'), reader.say('options')),
    hasOwnOptions && button(idOn(context, 'own'), reader.say('ownOptions')),
    button(idOn(context, 'shut'), reader.say('cancelTable')),
  ]
}

/** The place a bot plays at until its owner is back. */
function placeAway({ places }: Look, person: string | null) {
  return places.find((place) => person !== null && place.person === person && place.kind === 'bot' && !place.conceded)
}

function seatButtons(context: ScreenContext): (Button | false)[] {
  const { look, reader } = context
  const { seat, places } = look
  if (seat === null) {
    const isAway = placeAway(look, reader.person) !== undefined
    const hasFree = places.some(({ offered }) => offered)
    const label = reader.say(isAway ? 'comeBack' : 'takeSeat')
    return [(isAway || hasFree) && button(idOn(context, 'seatwish', 'claim'), label, 'go')]
  }
  const isOffered = places[seat]?.offered ?? false
  return [
    isOffered
      ? button(idOn(context, 'seatwish', 'keep'), reader.say('keepSeat'))
      : button(idOn(context, 'seatwish', 'offer'), reader.say('offerSeat')),
    button(idOn(context, 'seatwish', 'bot'), reader.say('botForMe')),
  ]
}

function playButtons(context: ScreenContext): (Button | false)[] {
  const { look, reader } = context
  const isPaused = look.phase === 'paused'
  return [
    button(idOn(context, 'goback'), reader.say('goBack')),
    button(idOn(context, 'pause'), reader.say(isPaused ? 'goOn' : 'pause'), isPaused ? 'next' : 'plain'),
    hasOrders(look) && button(idOn(context, 'orders'), reader.say('orders')),
  ]
}

function fileButtons(context: ScreenContext): (Button | false)[] {
  const { look, reader } = context
  return [
    look.phase !== 'broken' && button(idOn(context, 'verify'), reader.say('verify')),
    button(idOn(context, 'export'), reader.say('export')),
    look.phase === 'over' && button(idOn(context, 'walk', BEGIN), reader.say('walk')),
  ]
}

function endButtons(context: ScreenContext): Button[] {
  const { reader } = context
  return [
    button(idOn(context, 'giveup'), reader.say('giveUp'), 'danger'),
    button(idOn(context, 'endgame'), reader.say('endGame'), 'danger'),
  ]
}

/** The own last step, and the earlier moves one may ask to go back to. */
export async function goBackScreen(request: RequestContext, game: number): Promise<Screen> {
  const { reader } = request
  const context = await contextFor(request, game)
  if (isDenial(context)) return sayNo(reader, context)
  const entries = await entriesToGoBackTo(request, game)
  const earlier = entries.map(({ name, value }) => ({ label: name, value }))
  return screen(
    [
      text(`### ${reader.say('goBack')}`, reader.say(earlier.length > 0 ? 'goBackText' : 'goBackNothing')),
      ...(earlier.length > 0 ? [select(idOn(context, 'gobackto'), reader.say('goBackTo'), earlier)] : []),
      ...rows([
        button(idOn(context, 'undo'), reader.say('undo')),
        button(idOn(context, 'tablepanel'), reader.say('back')),
      ]),
    ],
    { accent: PARCHMENT },
  )
}

/** Asks once more: it may happen at once, where nobody else plays. */
export async function endGameScreen(request: RequestContext, game: number): Promise<Screen> {
  const { reader } = request
  const context = await contextFor(request, game)
  if (isDenial(context)) return sayNo(reader, context)
  return screen([
    text(reader.say(isAgainstBots(context.look) ? 'endGameAlone' : 'endGameAsk')),
    ...rows([
      button(idOn(context, 'endgamenow'), reader.say('endGame'), 'danger'),
      button(idOn(context, 'tablepanel'), reader.say('back')),
    ]),
  ])
}
