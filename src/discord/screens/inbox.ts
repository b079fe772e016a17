import { isNo, type Look } from '#tables'
import { type House, titleOf } from '../house.ts'
import { writeId } from '../ids.ts'
import { button, line, type Part, rows, section, text } from '../parts.ts'
import type { Ask } from '../router.ts'
import type { Screen } from '../send.ts'
import { clockEnd } from './notice.ts'
import { idOn, newNonce, PARCHMENT, screen } from './screen.ts'
import { door, homelessOf, moveDoor } from './trouble.ts'

const PAGE = 6
const MOST_HOMELESS = 3

type Asked = Pick<Ask, 'house' | 'reader' | 'interaction'>

/** S26: all games that wait for somebody, the longest wait first, playable from here; and those that lost their place. */
export async function inboxScreen(asked: Asked, page: number): Promise<Screen> {
  const { house, reader, interaction } = asked
  const found = await house.tables.waitingFor(interaction.user.id)
  const waiting = isNo(found) ? [] : found
  const homeless = await homelessParts(asked)
  const doors = rows([door('inbox', reader.say('refresh')), door('settings', reader.say('settings'))])
  if (waiting.length === 0) {
    return screen([text(reader.say('nothingWaits')), ...homeless, ...doors], { accent: PARCHMENT })
  }
  const nonce = newNonce()
  const pages = Math.ceil(waiting.length / PAGE)
  const at = Math.min(Math.max(0, page), pages - 1)
  const parts: Part[] = [
    text(`### ${reader.say('gamesWait', { games: waiting.length })}`, `-# ${reader.say('longestFirst')}`),
    line(),
  ]
  for (const { game, seat } of waiting.slice(at * PAGE, (at + 1) * PAGE)) {
    const look = await house.tables.look(game, interaction.user.id)
    if (isNo(look)) continue
    const play = button(idOn({ look, nonce }, 'play'), reader.say('play'), 'next')
    parts.push(section(await lineOf(house, reader.say, look, seat), play))
  }
  const turn = (to: number) => writeId({ verb: 'inboxpage', game: 0, version: 0, step: to, arg: String(to) }, nonce)
  const turns = rows([
    at > 0 && button(turn(at - 1), reader.say('older')),
    at < pages - 1 && button(turn(at + 1), reader.say('newer')),
  ])
  return screen([...parts, ...homeless, ...turns, ...doors], { accent: PARCHMENT })
}

/** Games that cannot be told where they were, each with the door to here. */
export async function homelessParts({ house, reader, interaction }: Asked): Promise<Part[]> {
  const looks = await homelessOf({ house }, interaction.user.id)
  return looks
    .slice(0, MOST_HOMELESS)
    .map((look) => section(`**${titleOf(look)}**\n${reader.say('homeless')}`, moveDoor(reader, look.id)))
}

async function lineOf(house: House, say: Ask['reader']['say'], look: Look, seat: number): Promise<string> {
  const { thread, channel } = look.home
  const end = await clockEnd({ house, look }, seat)
  const clock = end === null ? '' : `${say('clockEnds', { when: end })} · `
  return `**${titleOf(look)}**\n-# ${clock}<#${thread ?? channel}>`
}
