import { button, type Component, line, link, quoted, rows, text } from '#discord/app/components'
import { type Drawn, drawn } from '#discord/app/pictures'
import type { Reader } from '#discord/app/reader'
import { PARCHMENT, type ScreenContext, screen, timeOf } from '#discord/app/screen'
import { hostName, nameAt, plainNamesOf, presented } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownBefore, titleOf } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import type { TableOption } from '#presentation/command-words'
import { isAgainstBots, neighbourOn, type PostData } from '#tables'
import { type Rematch, rematchButton } from '../end/rematch-button.ts'
import { luckLine } from '../verify/screen.ts'

function seatLines(context: ScreenContext, until: string): string[] {
  const { look, reader } = context
  const { plan, places, host } = look
  const waiting = plan.invited.filter((guest) => !places.some(({ person }) => person === guest))
  return Array.from({ length: plan.players }, (_, seat) => {
    const place = places[seat]
    const number = `**${seat + 1}** · `
    if (place === undefined) {
      const guest = waiting[seat - places.length]
      return (
        number +
        (guest === undefined ? reader.say('lobbyFree') : reader.say('lobbyKept', { name: `<@${guest}>`, when: until }))
      )
    }
    return number + presented(context, place) + (place.person === host ? ` · ${reader.say('lobbyHost')}` : '')
  })
}

/** The name of a way to play above its list: `First chapter cards`. */
export function optionTitle(option: TableOption, { voice }: Reader): string {
  const name = option.label(voice.language).name.replaceAll('-', ' ')
  return name.slice(0, 1).toLocaleUpperCase() + name.slice(1)
}

/** The game's own options, as chosen or as it takes them by itself. */
function ownWords({ look, reader }: ScreenContext): string[] {
  return presentationFor(look).commands.tableOptions.map(({ name, values: [usual = ''], valueText }) =>
    valueText(look.plan.options[name] ?? usual, reader.voice.language),
  )
}

/** The way a table is played, in small print. */
export function settingsLine(context: ScreenContext): string {
  const { look, reader } = context
  const { plan, language, phase } = look
  const also = [
    phase === 'lobby' && plan.startsWhenFull && reader.say('startsWhenFull'),
    !plan.ideas && reader.say('ideasOff'),
    plan.phones && reader.say('phonesOn'),
  ]
  const own = [reader.say(`first_${plan.first}`), reader.say(`language_${language}`)]
  return `-# ${[...own, ...ownWords(context), ...also.filter(Boolean)].join(' · ')}`
}

/** The number of players, and the speed, which is nobody's concern where only bots would wait. */
export function shapeLine({ look, reader }: ScreenContext): string {
  const { plan, speed, game, places } = look
  const isOpen = look.phase === 'lobby'
  const isTimed = (isOpen && places.length < plan.players) || !isAgainstBots(look)
  const [least, most] = isOpen ? [game.seats.min, plan.players] : [look.places.length, look.places.length]
  const rounds = presentationFor(look).newcomers?.usualRounds(plan.players)
  return [
    reader.say(least < most ? 'lobbyShape' : 'lobbyShapeOne', { least, most }),
    isTimed && reader.say(`speed_${speed}`),
    rounds !== undefined && reader.say('lobbyRounds', { rounds }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The things the bot may not do here, so that nobody is surprised later. */
async function limits({ app, look, reader, prefs }: ScreenContext): Promise<string[]> {
  const hasThread = look.home.thread !== null || (await app.channels.mayThread(look.home))
  return [
    ...(hasThread ? [] : [`-# ${reader.say('noThread')}`]),
    ...(prefs?.board === 'text' ? [`-# ${reader.say('placePlain')}`] : []),
  ]
}

/** Draws the people who sit at the table; the lines of the seats say the same where a game has no picture. */
async function lobbyPicture({ app, look, prefs }: ScreenContext): Promise<Drawn | null> {
  const names = plainNamesOf(look, look.plan.players)
  const { pictures } = presentationFor(look)
  const picture = pictures?.lobby(names, look.language, look.places.map(neighbourOn), look.plan.options) ?? null
  if (picture === null) return null
  return drawn(app, 'lobby', picture, () => names.map((name) => name ?? '–').join(', '), prefs)
}

/** Names who plays against somebody alone, as long as nobody else has sat down. */
function aloneLines({ look, reader }: ScreenContext): string[] {
  const { alone } = presentationFor(look)
  return look.places.length > 1 || alone === undefined ? [] : [`-# ${alone(reader.voice)}`]
}

function headText(context: ScreenContext, expires: string): Component {
  const { look, reader } = context
  const { plan, places } = look
  const head = reader.say(places.length >= plan.players ? 'lobbyFull' : 'lobbyOpen', {
    title: presentationFor(look).title,
  })
  return text(
    `## ${head}`,
    shapeLine(context),
    plan.note !== '' && quoted(plan.note),
    `-# ${reader.say('lobbyLed', { host: hostName(look) })} · ${reader.say('lobbyCloses', { when: expires })}`,
  )
}

/** The buttons for those who want to play. */
function guestRows(context: ScreenContext, starts: string | null): Component[] {
  const { look, reader } = context
  const { plan, places } = look
  return rows([
    places.length >= plan.players
      ? button(idOn(context, 'watch'), reader.say('watch'))
      : button(idOn(context, 'join'), reader.say('join'), 'go'),
    button(idOn(context, 'leave'), reader.say('leave')),
    button(idOn(context, 'start'), reader.say('startWith', { players: places.length }), 'next', {
      disabled: places.length < look.game.seats.min,
    }),
    starts !== null && button(idOn(context, 'hold'), reader.say('hold')),
    look.promise !== null && button(idOn(context, 'word'), reader.say('addWord')),
  ])
}

/** The buttons for the host. */
function hostRows(context: ScreenContext): Component[] {
  const { look, reader } = context
  const hasOwnOptions = presentationFor(look).commands.tableOptions.length > 0
  return rows([
    button(idOn(context, 'addbot'), reader.say('addBot')),
    button(idOn(context, 'options'), reader.say('options')),
    hasOwnOptions && button(idOn(context, 'own'), reader.say('ownOptions')),
    button(idOn(context, 'rules'), reader.say('rulesShort')),
    button(idOn(context, 'shut'), reader.say('cancelTable')),
  ])
}

/** S1. */
export async function lobbyScreen(context: ScreenContext): Promise<Screen> {
  const { look, reader } = context
  const picture = await lobbyPicture(context)
  const expires = timeOf(look, { kind: 'lobby' }) ?? ''
  const starts = timeOf(look, { kind: 'start' })
  return screen(
    [
      headText(context, expires),
      ...(picture === null ? [] : [picture.part]),
      text(...seatLines(context, expires), ...aloneLines(context)),
      line(),
      text(
        starts !== null && `**${reader.say('lobbyStarts', { when: starts })}**`,
        settingsLine(context),
        luckLine(context),
        ...(await limits(context)),
      ),
      ...guestRows(context, starts),
      ...hostRows(context),
    ],
    { accent: PARCHMENT, files: picture?.files ?? [] },
  )
}

/** Everything known of a table beside itself, once it has begun or closed. */
export interface Aftermath {
  readonly thread: string | null
  /** Why it closed without a game. */
  readonly why?: PostData['closed']['why']
  /** Leads to its final score. */
  readonly score?: string | null
  readonly rematch?: Rematch | null
}

function placeLines(context: ScreenContext): string[] {
  return context.look.places.map((place, seat) => `**${seat + 1}** · ${presented(context, place)}`)
}

/** The lobby that closed before anything was played. */
function closedScreen(context: ScreenContext, why: Aftermath['why']): Screen {
  const { look, reader } = context
  const { title, game } = presentationFor(look)
  const reason =
    why === 'expired'
      ? reader.say('lobbyExpired')
      : why === 'host'
        ? reader.say('lobbyShut', { host: hostName(look) })
        : null
  return screen(
    [
      text(`## ${reader.say('lobbyClosed', { title })}`, reason),
      text(`-# ${reader.say('lobbyAgain', { open: reader.command('new', game) })}`),
      text(...placeLines(context)),
    ],
    { accent: PARCHMENT },
  )
}

/** The winners with their points, and the way to the score and to the next game. */
function resultScreen(context: ScreenContext, { thread, score = null, rematch = null }: Aftermath): Screen {
  const { look, reader } = context
  const { turnText, accents, title } = presentationFor(look)
  const { result } = look
  const [head = '', totals = ''] =
    result === null
      ? [reader.say('lobbyClosed', { title }), reader.say('abandonedNow')]
      : turnText.ending(shownBefore(look), result, reader.voice)
  const where = thread === null ? null : reader.say('lobbyPlayed', { thread: `<#${thread}>` })
  return screen(
    [
      text(`## ${head}`, totals, `-# ${[titleOf(look), where].filter(Boolean).join(' · ')}`),
      ...rows([score !== null && link(score, reader.say('score')), rematchButton(context, rematch)]),
    ],
    { accent: accents[result?.winners[0] ?? -1] ?? PARCHMENT },
  )
}

/** The seats that anybody may take. */
function openSeats(context: ScreenContext): Component[] {
  const { look, reader } = context
  const open = look.places.filter(({ offered }) => offered)
  const facts = (seat: number) => ({ name: nameAt(look, seat), colour: reader.say(`colour_${seat}` as 'colour_0') })
  return [
    ...(open.length > 0 ? [text(...open.map(({ seat }) => reader.say('seatOffered', facts(seat))))] : []),
    ...rows(open.map(({ seat }) => button(idOn(context, 'claim', seat), reader.say('takeSeatOf', facts(seat)), 'go'))),
  ]
}

/** The lobby's message once it has begun or closed: where the game is played and who may still join, or how it ended. */
export function lobbyEnd(context: ScreenContext, aftermath: Aftermath): Screen {
  const { look, reader } = context
  if (look.started === null) return closedScreen(context, aftermath.why)
  if (look.ended !== null) return resultScreen(context, aftermath)
  const { thread } = aftermath
  const head = reader.say('lobbyStarted', { title: presentationFor(look).title })
  return screen(
    [
      text(`## ${head}`, thread === null ? null : reader.say('lobbyPlaying', { thread: `<#${thread}>` })),
      text(...placeLines(context)),
      ...openSeats(context),
    ],
    { accent: PARCHMENT },
  )
}
