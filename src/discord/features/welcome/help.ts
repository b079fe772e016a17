import { type Button, type Component, rows, section, text } from '#discord/app/components'
import type { Reader } from '#discord/app/reader'
import type { RequestContext } from '#discord/app/router'
import { PARCHMENT, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { door } from '#discord/app/verb-ids'
import { PRESENTATIONS } from '#presentation/registry'
import type { MeantTable } from '#tables'
import { playedHere } from '../here.ts'
import { guidedButton } from './screen.ts'

/** The makers of the icons and their licence, which must be found wherever the pictures are shown. */
const ICONS = {
  site: '[game-icons.net](https://game-icons.net)',
  licence: '[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/)',
}

/** The same command of every game: `/willyville rules`, … */
function everywhere(reader: Reader, command: string): string {
  return PRESENTATIONS.map(({ game }) => reader.command(command, game)).join(' · ')
}

/** The table that is played here; null where there is none, or the reader does not sit at it. */
async function ownTableHere({ app, interaction }: RequestContext): Promise<MeantTable | null> {
  const table = await playedHere(app, interaction)
  const isOwn = table?.sits && (table.phase === 'playing' || table.phase === 'paused')
  return isOwn ? table : null
}

/** S33: what people ask most, each question with the button that does it, at the table that is played here. */
export async function helpScreen(request: RequestContext): Promise<Screen> {
  const { reader } = request
  const { say } = reader
  const table = await ownTableHere(request)
  const game = table?.id ?? 0
  const myTurns = () => door('inbox', say('myTurns'))
  const atTable = (there: Button) => (table === null ? myTurns() : there)
  const questions: (Component | false)[] = [
    section(say('helpTurn'), door('playany', say('play'), { style: 'next' })),
    section(say('helpBack'), atTable(door('goback', say('goBack'), { game }))),
    section(say('helpAway'), atTable(door('tablepanel', say('table'), { game }))),
    table !== null && section(say('helpWhy'), door('why', say('whyNot'), { game })),
    section(say('helpCalls'), door('settings', say('settings'))),
    section(say('helpGames', { turns: reader.command('turns') }), myTurns()),
    section(
      say('helpRules', { rules: everywhere(reader, 'rules') }),
      door('rules', say('rules'), { game }, { game: PRESENTATIONS[0]?.game ?? '', topic: null }),
    ),
    section(say('helpBroken'), door('doctor', say('doctor'))),
  ]
  const taught = PRESENTATIONS.filter(({ help }) => help.lessons.length > 0)
  return screen(
    [
      text(`### ${say('helpHead')}`),
      ...questions.filter((question) => question !== false),
      text(say('helpStart', { openings: everywhere(reader, 'new') })),
      ...rows(taught.map(({ game }) => guidedButton(reader, game))),
      text(`-# ${say('credits', ICONS)}`),
    ],
    { accent: PARCHMENT },
  )
}
