import { button, type Component, line, rows, section, text } from '#discord/app/components'
import { workSlot } from '#discord/app/fair-scheduling'
import type { Reader } from '#discord/app/reader'
import type { ScreenRequest } from '#discord/app/router'
import { PARCHMENT, screen } from '#discord/app/screen'
import { nameAt } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownOf, titleOf } from '#discord/app/shown-game'
import { door, idOn, newNonce, writeId } from '#discord/app/verb-ids'
import { PRESENTATIONS } from '#presentation/registry'
import { isDenial, type Look } from '#tables'
import { allOf } from '#texts/lists'
import { homelessOf, moveDoor } from '../relocate/homeless.ts'

const PAGE = 6
const MOST_HOMELESS = 3
const MOST_THINKING = 10
const HOUR = 60 * 60_000

interface Waiting {
  readonly look: Look
  readonly seat: number
  /** When the time runs out. */
  readonly end: number | null
}

interface Asking {
  readonly game: number
  readonly seat: number
}

async function lookedAt({ app, interaction }: ScreenRequest, { game, seat }: Asking): Promise<Waiting[]> {
  const { tables } = app
  await workSlot()
  const [look, ends] = [await tables.reading.look(game, interaction.user.id), await tables.reading.clockEnds(game)]
  if (isDenial(look)) return []
  const end = isDenial(ends) ? undefined : ends.find((clock) => clock.seat === seat)?.end
  return [{ look, seat, end: end ?? null }]
}

/** The games whose time is over within the hour, the shortest first. */
async function hurryingOf(request: ScreenRequest): Promise<Waiting[]> {
  const { app, interaction } = request
  const by = interaction.createdTimestamp + HOUR
  const soon = await app.tables.directory.runningOut(interaction.user.id, by)
  const looked: Waiting[] = []
  for (const game of isDenial(soon) ? [] : soon) looked.push(...(await lookedAt(request, game)))
  const endOf = ({ end }: Waiting) => end ?? Number.POSITIVE_INFINITY
  return looked.filter((game) => endOf(game) < by).sort((a, b) => endOf(a) - endOf(b))
}

/**
 * A page of what waits: whose time is short comes first, then who has waited longest. Only what is shown is looked at.
 */
async function pageOf(request: ScreenRequest, from: number): Promise<Waiting[]> {
  const { app, interaction } = request
  const hurrying = await hurryingOf(request)
  const isShort = ({ game }: Asking) => hurrying.some(({ look }) => look.id === game)
  const waiting = await app.tables.directory.waitingFor(interaction.user.id, from + PAGE + hurrying.length)
  const others = isDenial(waiting) ? [] : waiting.filter((game) => !isShort(game))
  const shown = hurrying.slice(from, from + PAGE)
  const start = Math.max(0, from - hurrying.length)
  for (const game of others.slice(start, start + PAGE - shown.length)) shown.push(...(await lookedAt(request, game)))
  return shown
}

/** The game to be played next: short of time, or waiting for longest; null where none waits. */
export async function nextWaiting(request: ScreenRequest): Promise<number | null> {
  const { app, interaction } = request
  const [hurrying] = await hurryingOf(request)
  if (hurrying !== undefined) return hurrying.look.id
  const waiting = await app.tables.directory.waitingFor(interaction.user.id, 1)
  return isDenial(waiting) ? null : (waiting[0]?.game ?? null)
}

/** S26: all games that wait for somebody, playable from here; and those that lost their place. */
export async function inboxScreen(request: ScreenRequest, page: number): Promise<Screen> {
  const { app, reader, interaction } = request
  const counted = await app.tables.directory.waitingCount(interaction.user.id)
  const waiting = isDenial(counted) ? 0 : counted
  const homeless = await homelessComponents(request)
  const doors = [door('inbox', reader.say('refresh')), door('settings', reader.say('settings'))]
  if (waiting === 0) {
    const fresh = door('newtable', reader.say('newGame'), { style: 'next' }, PRESENTATIONS[0]?.game ?? '')
    return screen([text(await quietText(request)), ...homeless, ...rows([fresh, ...doors])], { accent: PARCHMENT })
  }
  const nonce = newNonce()
  const pages = Math.ceil(waiting / PAGE)
  const current = Math.min(Math.max(0, Number.isSafeInteger(page) ? page : 0), pages - 1)
  const games = await pageOf(request, current * PAGE)
  const parts: Component[] = [
    text(`### ${reader.say('gamesWait', { games: waiting })}`, `-# ${reader.say('longestFirst')}`),
    line(),
    ...games.map((game) => gamePart(reader, game, nonce)),
  ]
  const turn = (to: number) => writeId({ verb: 'inboxpage', game: 0, version: 0, step: to }, nonce, to)
  const turns = rows([
    current > 0 && button(turn(current - 1), reader.say('older')),
    current < pages - 1 && button(turn(current + 1), reader.say('newer')),
  ])
  return screen([...parts, ...homeless, ...turns, ...rows(doors)], { accent: PARCHMENT })
}

/** In whose games others are thinking. */
async function quietText({ app, reader, interaction }: ScreenRequest): Promise<string> {
  const { tables } = app
  const own = await tables.directory.tablesIn(interaction.user.id, 'playing', { most: MOST_THINKING })
  const names: string[] = []
  for (const { id } of isDenial(own) ? [] : own) {
    const look = await tables.reading.look(id, interaction.user.id)
    if (isDenial(look)) continue
    for (const { seat, asked } of look.places) if (asked !== null) names.push(`${nameAt(look, seat)} (#${id})`)
  }
  if (names.length === 0) return reader.say('nothingWaits')
  const list = allOf(reader.voice.language, names)
  return `${reader.say('nothingWaits')} ${reader.say('thinking', { list, count: names.length })}`
}

/** Games that cannot be told where they were, each with the door to here. */
export async function homelessComponents({ app, reader, interaction }: ScreenRequest): Promise<Component[]> {
  const looks = await homelessOf({ app }, interaction.user.id, MOST_HOMELESS)
  return looks.map((look) => section(`**${titleOf(look)}**\n${reader.say('homeless')}`, moveDoor(reader, look.id)))
}

/** A question in somebody else's turn is answered, not played. */
function gamePart({ say }: Reader, { look, seat, end }: Waiting, nonce: string): Component {
  const { thread, channel } = look.home
  const presentation = presentationFor(look)
  const isTurn = presentation.progress.turns(shownOf(look))[0] === seat
  const clock = end === null ? [] : [say('clockEnds', { when: `<t:${Math.round(end / 1000)}:R>` })]
  const small = [...clock, `<#${thread ?? channel}>`].join(' · ')
  const title = `**${titleOf(look)}** · ${say('inboxRound', { round: presentation.progress.roundOf(look.view) })}`
  return section(
    `${title}\n-# ${small}`,
    button(idOn({ look, nonce }, 'play'), say(isTurn ? 'play' : 'answer'), 'next'),
  )
}
