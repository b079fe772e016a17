import { isNo, type Look } from '#tables'
import { titleOf } from '../house.ts'
import { writeId } from '../ids.ts'
import { button, line, type Part, rows, section, text } from '../parts.ts'
import type { Ask } from '../router.ts'
import type { Screen } from '../send.ts'
import { clockEnd } from './notice.ts'
import { idOn, newNonce, PARCHMENT, screen } from './screen.ts'

const PAGE = 6

/** S26: all games that wait for somebody, the longest wait first, playable from here. */
export async function inboxScreen(asked: Pick<Ask, 'house' | 'reader' | 'interaction'>, page: number): Promise<Screen> {
  const { house, reader, interaction } = asked
  const waiting = await house.tables.waitingFor(interaction.user.id)
  if (isNo(waiting) || waiting.length === 0) return screen([text(reader.say('nothingWaits'))], { accent: PARCHMENT })
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
    parts.push(
      section(lineOf(reader.say, look, seat), button(idOn({ look, nonce }, 'play'), reader.say('play'), 'next')),
    )
  }
  const turn = (to: number) => writeId({ verb: 'inboxpage', game: 0, version: 0, step: to, arg: String(to) }, nonce)
  parts.push(
    ...rows([
      at > 0 && button(turn(at - 1), reader.say('older')),
      at < pages - 1 && button(turn(at + 1), reader.say('newer')),
    ]),
  )
  return screen(parts, { accent: PARCHMENT })
}

function lineOf(say: Ask['reader']['say'], look: Look, seat: number): string {
  const { thread, channel } = look.home
  const end = clockEnd({ look }, seat)
  const clock = end === null ? '' : `${say('clockEnds', { when: end })} · `
  return `**${titleOf(look)}**\n-# ${clock}<#${thread ?? channel}>`
}
