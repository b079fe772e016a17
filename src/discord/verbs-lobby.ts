import { isNo, LEVELS, type Level, type Outcome, SPEEDS } from '#tables'
import { sayNo, silently, stageFor, who } from './asked.ts'
import { languageOf } from './house.ts'
import { type Choice, modal, rows, select, text } from './parts.ts'
import { isReachable } from './places.ts'
import type { Press, Verb } from './router.ts'
import { lineScreen } from './screens/around.ts'
import { idOn, screen } from './screens/screen.ts'
import { door } from './screens/trouble.ts'
import type { Screen } from './send.ts'
import { homeOf, mutedScreen } from './spot.ts'

const REMOVE = 'remove'

/** A table in the channel where it was pressed; with bots it is full, and begins at once. */
async function openTable(press: Press): Promise<Screen | null> {
  const { house, interaction, id, reader } = press
  const home = homeOf(interaction)
  if (home === null) return lineScreen(reader.say('onlyOnServers'))
  if (!isReachable(await house.places.standing(home))) return mutedScreen(press)
  const bots = id.step
  const language = languageOf(interaction.guildLocale ?? interaction.locale)
  const wanted = { game: id.arg, host: who(press), home, language, bots, startsWhenFull: bots > 0 }
  const outcome = await house.tables.create({ ...wanted, ...(bots > 0 && { players: bots + 1 }) }, press.press)
  return isNo(outcome) ? sayNo(reader, outcome) : null
}

async function optionsForm(press: Press): Promise<Screen | null> {
  const { interaction, reader, id } = press
  const stage = await stageFor(press, id.game)
  if (isNo(stage)) return sayNo(reader, stage)
  const { look } = stage
  if (look.phase !== 'lobby') return sayNo(reader, { no: 'not-in-lobby', facts: {} })
  if (look.host !== interaction.user.id) return sayNo(reader, { no: 'not-host', facts: {} })
  if (!('showModal' in interaction) || interaction.deferred) return null
  const choice = (value: string, label: string, present: string): Choice => ({
    value,
    label,
    chosen: value === present,
  })
  const { min, max } = look.game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, at) => String(min + at))
  const form = modal(idOn(stage, 'replan'), reader.say('tableOptions'), [
    {
      id: 'players',
      label: reader.say('optionPlayers'),
      choices: counts.map((n) => choice(n, n, String(look.plan.players))),
    },
    {
      id: 'speed',
      label: reader.say('optionSpeed'),
      choices: SPEEDS.map((one) => choice(one, reader.say(`speed_${one}`), look.speed)),
    },
    {
      id: 'first',
      label: reader.say('optionFirst'),
      choices: (['random', 'host'] as const).map((one) => choice(one, reader.say(`first_${one}`), look.plan.first)),
    },
  ])
  await interaction.showModal(form)
  return null
}

function replan(press: Press): Promise<Outcome<unknown>> {
  const { house, id, interaction } = press
  const field = (name: string) =>
    interaction.isModalSubmit() ? interaction.fields.getStringSelectValues(name)[0] : undefined
  const patch = {
    players: Number(field('players')),
    speed: field('speed'),
    first: field('first') as 'random' | 'host',
  }
  return house.tables.replan(id.game, interaction.user.id, patch, press.press)
}

/** Which bot, or none any more: asked of the host alone. */
async function botMenu(press: Press): Promise<Screen> {
  const { reader, interaction, id } = press
  const stage = await stageFor(press, id.game)
  if (isNo(stage)) return sayNo(reader, stage)
  const { look } = stage
  if (look.phase !== 'lobby') return sayNo(reader, { no: 'not-in-lobby', facts: {} })
  if (look.host !== interaction.user.id) return sayNo(reader, { no: 'not-host', facts: {} })
  const hasBot = look.places.some(({ kind }) => kind === 'bot')
  const isFull = look.places.length >= look.plan.players
  const choices: Choice[] = [
    ...(isFull ? [] : LEVELS.map((level) => ({ value: level, label: reader.say(`level_${level}`) }))),
    ...(hasBot ? [{ value: REMOVE, label: reader.say('removeBot') }] : []),
  ]
  if (choices.length === 0) return sayNo(reader, { no: 'full', facts: { players: look.plan.players } })
  return screen([select(idOn(stage, 'botlevel'), reader.say('whichBot'), choices)])
}

async function takeBot(press: Press): Promise<Screen> {
  const { house, id, interaction, values, reader } = press
  const [wish = ''] = values
  const { user } = interaction
  const outcome =
    wish === REMOVE
      ? await house.tables.removeBot(id.game, user.id, press.press)
      : await house.tables.addBot(id.game, user.id, wish as Level, press.press)
  return isNo(outcome) ? sayNo(reader, outcome) : lineScreen(reader.say('doneShort'))
}

/** Closing is asked once more. */
async function askShut(press: Press): Promise<Screen> {
  const { reader, interaction, id } = press
  const stage = await stageFor(press, id.game)
  if (isNo(stage)) return sayNo(reader, stage)
  if (stage.look.phase !== 'lobby') return sayNo(reader, { no: 'not-in-lobby', facts: {} })
  if (stage.look.host !== interaction.user.id) return sayNo(reader, { no: 'not-host', facts: {} })
  return screen([
    text(reader.say('closeTable')),
    ...rows([door('shutnow', reader.say('close'), id.game), door('shutnot', reader.say('keepTable'), id.game)]),
  ])
}

export const LOBBY_VERBS: Readonly<Record<string, Verb>> = {
  newtable: { manner: 'silent', handle: openTable },
  join: silently((press) => press.house.tables.join(press.id.game, who(press), press.press)),
  leave: silently(({ house, id, interaction, press }) => house.tables.leave(id.game, interaction.user.id, press)),
  start: silently(({ house, id, interaction, press }) => house.tables.begin(id.game, interaction.user.id, press)),
  addbot: { manner: 'private', handle: botMenu },
  botlevel: { manner: 'panel', handle: takeBot },
  watch: { manner: 'private', handle: async ({ reader }) => lineScreen(reader.say('watchSoon')) },
  shut: { manner: 'private', handle: askShut },
  shutnot: { manner: 'panel', handle: async ({ reader }) => lineScreen(reader.say('tableStays')) },
  shutnow: {
    manner: 'panel',
    async handle({ house, id, interaction, press, reader }) {
      const outcome = await house.tables.shut(id.game, interaction.user.id, press)
      return isNo(outcome) ? sayNo(reader, outcome) : lineScreen(reader.say('doneShort'))
    },
  },
  options: { manner: 'form', handle: optionsForm },
  replan: silently(replan),
}
