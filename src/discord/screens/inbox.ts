import { FACES } from '#faces/registry'
import { isNo, type Look } from '#tables'
import { faceFor, nameAt, type Reader, sceneOf, titleOf } from '../house.ts'
import { writeId } from '../ids.ts'
import { button, line, type Part, rows, section, text } from '../parts.ts'
import type { Ask } from '../router.ts'
import type { Screen } from '../send.ts'
import { idOn, newNonce, PARCHMENT, screen } from './screen.ts'
import { door, homelessOf, moveDoor } from './trouble.ts'

const PAGE = 6
const MOST_HOMELESS = 3
const MOST_THINKING = 10
const HOUR = 60 * 60_000

type Asked = Pick<Ask, 'house' | 'reader' | 'interaction'>

interface Waiting {
  readonly look: Look
  readonly seat: number
  /** When the time runs out. */
  readonly end: number | null
}

/** Whose time is short comes first, then who has waited longest. */
async function waitingOf({ house, interaction }: Asked): Promise<Waiting[]> {
  const { tables } = house
  const found = await tables.waitingFor(interaction.user.id)
  const all: Waiting[] = []
  for (const { game, seat } of isNo(found) ? [] : found) {
    const [look, ends] = [await tables.look(game, interaction.user.id), await tables.clockEnds(game)]
    if (isNo(look)) continue
    const end = isNo(ends) ? undefined : ends.find((one) => one.seat === seat)?.end
    all.push({ look, seat, end: end ?? null })
  }
  const urgency = ({ end }: Waiting) =>
    end !== null && end - interaction.createdTimestamp < HOUR ? end : Number.POSITIVE_INFINITY
  return all.sort((a, b) => (urgency(a) === urgency(b) ? 0 : urgency(a) - urgency(b)))
}

/** S26: all games that wait for somebody, playable from here; and those that lost their place. */
export async function inboxScreen(asked: Asked, page: number): Promise<Screen> {
  const { reader } = asked
  const waiting = await waitingOf(asked)
  const homeless = await homelessParts(asked)
  const doors = [door('inbox', reader.say('refresh')), door('settings', reader.say('settings'))]
  if (waiting.length === 0) {
    const fresh = door('newtable', reader.say('newGame'), 0, FACES[0]?.game, 'next')
    return screen([text(await quietText(asked)), ...homeless, ...rows([fresh, ...doors])], { accent: PARCHMENT })
  }
  const nonce = newNonce()
  const pages = Math.ceil(waiting.length / PAGE)
  const at = Math.min(Math.max(0, page), pages - 1)
  const games = waiting.slice(at * PAGE, (at + 1) * PAGE)
  const parts: Part[] = [
    text(`### ${reader.say('gamesWait', { games: waiting.length })}`, `-# ${reader.say('longestFirst')}`),
    line(),
    ...games.map((one) => gamePart(reader, one, nonce)),
  ]
  const turn = (to: number) => writeId({ verb: 'inboxpage', game: 0, version: 0, step: to, arg: String(to) }, nonce)
  const turns = rows([
    at > 0 && button(turn(at - 1), reader.say('older')),
    at < pages - 1 && button(turn(at + 1), reader.say('newer')),
  ])
  return screen([...parts, ...homeless, ...turns, ...rows(doors)], { accent: PARCHMENT })
}

/** In whose games others are thinking. */
async function quietText({ house, reader, interaction }: Asked): Promise<string> {
  const { tables } = house
  const own = await tables.tablesOf(interaction.user.id)
  const names: string[] = []
  for (const { game } of (isNo(own) ? [] : own).filter(({ phase }) => phase === 'playing').slice(0, MOST_THINKING)) {
    const look = await tables.look(game, interaction.user.id)
    if (isNo(look)) continue
    for (const { seat, asked } of look.places) if (asked !== null) names.push(`${nameAt(look, seat)} (#${game})`)
  }
  if (names.length === 0) return reader.say('nothingWaits')
  const list = new Intl.ListFormat(reader.voice.language, { type: 'conjunction' }).format(names)
  return `${reader.say('nothingWaits')} ${reader.say('thinking', { list, count: names.length })}`
}

/** Games that cannot be told where they were, each with the door to here. */
export async function homelessParts({ house, reader, interaction }: Asked): Promise<Part[]> {
  const looks = await homelessOf({ house }, interaction.user.id)
  return looks
    .slice(0, MOST_HOMELESS)
    .map((look) => section(`**${titleOf(look)}**\n${reader.say('homeless')}`, moveDoor(reader, look.id)))
}

/** A question in somebody else's turn is answered, not played. */
function gamePart({ say }: Reader, { look, seat, end }: Waiting, nonce: string): Part {
  const { thread, channel } = look.home
  const face = faceFor(look)
  const isTurn = face.turns(sceneOf(look))[0] === seat
  const clock = end === null ? [] : [say('clockEnds', { when: `<t:${Math.round(end / 1000)}:R>` })]
  const small = [...clock, `<#${thread ?? channel}>`].join(' · ')
  const title = `**${titleOf(look)}** · ${say('inboxRound', { round: face.roundOf(look.view) })}`
  return section(
    `${title}\n-# ${small}`,
    button(idOn({ look, nonce }, 'play'), say(isTurn ? 'play' : 'answer'), 'next'),
  )
}
