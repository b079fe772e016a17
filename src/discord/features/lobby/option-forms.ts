import type { Choice } from '#discord/app/components'
import { choiceIn, choicesIn, type Field, modal } from '#discord/app/forms'
import type { Reader } from '#discord/app/reader'
import { isScreen } from '#discord/app/requests'
import type { PressContext } from '#discord/app/router'
import type { Screen } from '#discord/app/send'
import { presentationFor } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import { deny, isDenial, LANGUAGES, type LobbyPlan, type Look, type Outcome, SPEEDS } from '#tables'
import { hostContext } from './host.ts'
import { optionTitle } from './screen.ts'

/** The yes-or-no options, to be ticked. */
const ALSO = ['host', 'full', 'ideas', 'phones'] as const
type Also = (typeof ALSO)[number]

function isSo({ first, startsWhenFull, ideas, phones = false }: LobbyPlan, choice: Also): boolean {
  return { host: first === 'host', full: startsWhenFull, ideas, phones }[choice]
}

/** Only pictures can be laid out for phones. */
function alsoFor(look: Look): readonly Also[] {
  return presentationFor(look).pictures === undefined ? ALSO.filter((choice) => choice !== 'phones') : ALSO
}

/** The lists and the line in which a host changes a table. */
function optionFields(look: Look, { say }: Reader): Field[] {
  const { plan, speed, language, game } = look
  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more)
  return [
    {
      id: 'players',
      label: say('optionPlayers'),
      choices: counts.map((count) => ({ value: `${count}`, label: `${count}`, chosen: count === plan.players })),
    },
    {
      id: 'speed',
      label: say('optionSpeed'),
      choices: SPEEDS.map((value) => ({ value, label: say(`speed_${value}`), chosen: value === speed })),
    },
    {
      id: 'language',
      label: say('set_language'),
      choices: LANGUAGES.map((value) => ({ value, label: say(`language_${value}`), chosen: value === language })),
    },
    {
      id: 'also',
      label: say('optionAlso'),
      isMany: true,
      choices: alsoFor(look).map((value) => ({ value, label: say(`also_${value}`), chosen: isSo(plan, value) })),
    },
    { id: 'note', label: say('optionNote'), value: plan.note, most: 80 },
  ]
}

export async function optionsForm(press: PressContext): Promise<Screen | null> {
  const { interaction, reader } = press
  const context = await hostContext(press)
  if (isScreen(context)) return context
  if (!('showModal' in interaction) || interaction.deferred) return null
  const fields = optionFields(context.look, reader)
  await interaction.showModal(modal(idOn(context, 'replan'), reader.say('tableOptions'), fields))
  return null
}

export function replan(press: PressContext): Promise<Outcome<unknown>> {
  const { app, id, interaction } = press
  if (!interaction.isModalSubmit()) return Promise.resolve(deny('wrong-option'))
  const { fields } = interaction
  const also = choicesIn(fields, 'also')
  const patch = {
    players: Number(choiceIn(fields, 'players')),
    speed: choiceIn(fields, 'speed'),
    language: choiceIn(fields, 'language'),
    first: also.includes('host') ? ('host' as const) : ('random' as const),
    startsWhenFull: also.includes('full'),
    ideas: also.includes('ideas'),
    phones: also.includes('phones'),
    note: fields.getTextInputValue('note').trim(),
  }
  return app.tables.lobby.replan(id.game, interaction.user.id, patch, press.requestId)
}

/** Opens the form of the game's own options. */
export async function ownForm(press: PressContext): Promise<Screen | null> {
  const { interaction, reader } = press
  const context = await hostContext(press)
  if (isScreen(context)) return context
  const { look } = context
  if (!('showModal' in interaction) || interaction.deferred) return null
  const fields = presentationFor(look).commands.tableOptions.map((option) => {
    const { name, values } = option
    const present = look.plan.options[name] ?? values[0]
    const choices = values.map((value): Choice => {
      return { value: String(value), label: option.valueText(value, reader.voice.language), chosen: value === present }
    })
    return { id: name, label: optionTitle(option, reader), choices }
  })
  await interaction.showModal(modal(idOn(context, 'ownreplan'), reader.say('ownOptions'), fields))
  return null
}

export async function replanOwn(press: PressContext): Promise<Outcome<unknown>> {
  const { app, id, interaction } = press
  const look = await app.tables.reading.look(id.game, interaction.user.id)
  if (isDenial(look)) return look
  if (!interaction.isModalSubmit()) return deny('wrong-option')
  const { fields } = interaction
  const chosen = presentationFor(look).commands.tableOptions.map(({ name, values }) => {
    const given = choiceIn(fields, name)
    return [name, values.find((value) => String(value) === given) ?? values[0]] as const
  })
  const options = Object.fromEntries(chosen) as LobbyPlan['options']
  return app.tables.lobby.replan(id.game, interaction.user.id, { options }, press.requestId)
}
