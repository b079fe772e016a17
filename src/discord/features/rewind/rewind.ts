import { modal } from '#discord/app/forms'
import { contextFor, displayPrefsOf, sayDone, sayNo } from '#discord/app/requests'
import type { PressContext, RequestContext } from '#discord/app/router'
import { lineScreen, type ScreenContext } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { toldLines, toldOf } from '#discord/app/told-lines'
import { idOn } from '#discord/app/verb-ids'
import { isDenial, LONGEST_WHY, type Outcome } from '#tables'
import { boardScreen } from '../boards/screens.ts'
import { withNewName } from '../table-panel/renamed.ts'
import type { BackArg } from './declarations.ts'

const WHY = 'why'

/** Opens the form for a reason where others must agree; goes back at once where nobody else is concerned. */
export async function askBack(
  request: RequestContext,
  game: number,
  to: number,
  isByOldName = false,
): Promise<Screen | null> {
  const { app, interaction, reader } = request
  const context = await contextFor(request, game)
  if (isDenial(context)) return sayNo(reader, context)
  const rewinds = await app.tables.reading.rewinds(game, interaction.user.id)
  const wanted = isDenial(rewinds) ? undefined : rewinds.find((rewind) => rewind.to === to)
  const concernsAll = wanted !== undefined && wanted.asks.length > 0
  if (!concernsAll || !('showModal' in interaction) || interaction.deferred) return goBack(request, game, to)
  const title = reader.say('backTo', { entry: await moveBehind(request, game, to) })
  const field = { id: WHY, label: reader.say('backWhy'), most: LONGEST_WHY }
  await interaction.showModal(modal(idOn(context, 'askback', { to, isByOldName }), title, [field]))
  return null
}

/** The form was sent. */
export async function askedBack(press: PressContext, { to, isByOldName }: BackArg): Promise<Screen> {
  const { app, interaction, id, reader } = press
  const why = interaction.isModalSubmit() ? interaction.fields.getTextInputValue(WHY).trim() : ''
  const answer = await goBack(press, id.game, to, why)
  const look = isByOldName ? await app.tables.reading.look(id.game, null) : null
  return look === null || isDenial(look) ? answer : withNewName(answer, reader, look.game.name)
}

async function goBack(request: RequestContext, game: number, to: number, why = ''): Promise<Screen> {
  const { app, interaction, reader, requestId } = request
  const outcome = await app.tables.votes.askRewind(game, interaction.user.id, to, requestId, why)
  return sayDone(reader, outcome, 'undone')
}

/** Shows what was done then, and the table as it would lie there again. */
export async function turnThen(press: PressContext, to: number): Promise<Screen> {
  const { app, id, interaction, reader } = press
  const look = await app.tables.reading.lookBack(id.game, interaction.user.id, to)
  if (isDenial(look)) return sayNo(reader, look)
  const context = await contextFor(press, id.game)
  if (isDenial(context)) return sayNo(reader, context)
  const done = await linesFrom(context, to)
  const board = await boardScreen({ ...context, look }, await displayPrefsOf(press), to)
  const entry = await moveBehind(press, id.game, to)
  const head = lineScreen(`### ${reader.say('turnThen', { entry })}`, ...(isDenial(done) ? [] : done))
  return { ...board, components: [...head.components, ...board.components] }
}

/** The number by which the first move behind an entry is told. */
export async function moveBehind({ app }: Pick<ScreenContext, 'app'>, game: number, to: number): Promise<number> {
  const next = await app.tables.reading.moveAfter(game, to)
  return isDenial(next) ? to + 1 : next.move
}

/** The first act after an entry. */
async function linesFrom(context: ScreenContext, to: number): Promise<Outcome<string[]>> {
  const { app, look, reader } = context
  const log = await app.tables.reading.log(look.id, reader.person, to)
  return isDenial(log) ? log : toldLines(context, toldOf(log, look).slice(0, 1))
}
