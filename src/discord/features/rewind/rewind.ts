import { modal } from '#discord/app/components'
import { type Asked, sayNo, stageFor, tasteOf } from '#discord/app/requests'
import type { Press } from '#discord/app/router'
import { idOn, type Stage } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { toldLines, toldOf } from '#discord/app/told-lines'
import { isDenial, LONGEST_WHY, type Outcome } from '#tables'
import { boardScreen, lineScreen } from '../boards/around.ts'

const WHY = 'why'

/** Who must ask others may say why; what concerns nobody else is done at once. */
export async function askBack(asked: Asked, game: number, to: number): Promise<Screen | null> {
  const { house, interaction, reader } = asked
  const stage = await stageFor(asked, game)
  if (isDenial(stage)) return sayNo(reader, stage)
  const rewinds = await house.tables.reading.rewinds(game, interaction.user.id)
  const wanted = isDenial(rewinds) ? undefined : rewinds.find((one) => one.to === to)
  const concernsAll = wanted !== undefined && wanted.asks.length > 0
  if (!concernsAll || !('showModal' in interaction) || interaction.deferred) return goBack(asked, game, to)
  const title = reader.say('backTo', { entry: to + 1 })
  const field = { id: WHY, label: reader.say('backWhy'), most: LONGEST_WHY }
  await interaction.showModal(modal(idOn(stage, 'askback', to), title, [field]))
  return null
}

/** The form was sent. */
export function askedBack(press: Press): Promise<Screen> {
  const { interaction, id } = press
  const why = interaction.isModalSubmit() ? interaction.fields.getTextInputValue(WHY).trim() : ''
  return goBack(press, id.game, Number(id.arg), why)
}

async function goBack(asked: Asked, game: number, to: number, why = ''): Promise<Screen> {
  const { house, interaction, reader, press } = asked
  const outcome = await house.tables.votes.askRewind(game, interaction.user.id, to, press, why)
  if (isDenial(outcome)) return sayNo(reader, outcome)
  return lineScreen(reader.say('vote' in outcome ? 'asked' : 'undone'))
}

/** What was done then, and the table as it would lie there again. */
export async function turnThen(press: Press): Promise<Screen> {
  const { house, id, interaction, reader } = press
  const to = Number(id.arg)
  const look = await house.tables.reading.lookBack(id.game, interaction.user.id, to)
  if (isDenial(look)) return sayNo(reader, look)
  const stage = await stageFor(press, id.game)
  if (isDenial(stage)) return sayNo(reader, stage)
  const done = await linesFrom(stage, to)
  const board = await boardScreen({ ...stage, look }, await tasteOf(press))
  const head = lineScreen(`### ${reader.say('turnThen', { entry: to + 1 })}`, ...(isDenial(done) ? [] : done))
  return { ...board, parts: [...head.parts, ...board.parts] }
}

/** The first act after an entry. */
async function linesFrom(stage: Stage, to: number): Promise<Outcome<string[]>> {
  const { house, look, reader } = stage
  const log = await house.tables.reading.log(look.id, reader.person, to)
  return isDenial(log) ? log : toldLines(stage, toldOf(log, look).slice(0, 1))
}
