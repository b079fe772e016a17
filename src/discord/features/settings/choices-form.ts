import { modal } from '#discord/app/forms'
import { readerOf } from '#discord/app/reader'
import type { PressContext } from '#discord/app/router'
import type { Screen } from '#discord/app/send'
import { freeId, newNonce } from '#discord/app/verb-ids'
import { isDenial, type PersonSettings } from '#tables'
import { AUTO, choicesOf, fieldsFor } from './choices.ts'
import type { ListedSetting } from './declarations.ts'
import { settingsScreen } from './screen.ts'

/** Opens the form of all that is picked or ticked, filled in as it is now. */
export async function choicesForm({ app, interaction, reader }: PressContext): Promise<null> {
  if (!('showModal' in interaction) || interaction.deferred) return null
  const settings = await app.tables.people.settings(interaction.user.id)
  const form = modal(freeId('choicesset', newNonce()), reader.say('settings'), fieldsFor(settings, reader))
  await interaction.showModal(form)
  return null
}

async function keep(press: PressContext, patch: Partial<PersonSettings>): Promise<Screen> {
  const { app, interaction } = press
  const outcome = await app.tables.people.setSettings(interaction.user.id, patch)
  // It may have been the language.
  const reader = await readerOf(app, interaction.user.id, interaction.locale)
  return settingsScreen({ ...press, reader }, reader.say(isDenial(outcome) ? 'notSaved' : 'saved'))
}

export async function keepChoices(press: PressContext): Promise<Screen> {
  const { interaction } = press
  return interaction.isModalSubmit() ? keep(press, choicesOf(interaction.fields)) : settingsScreen(press)
}

/** A select of an older message, in which each setting had its own. */
export function changeSetting(press: PressContext, name: ListedSetting): Promise<Screen> {
  const [value = ''] = press.values
  const isYesNo = value === 'yes' || value === 'no'
  return keep(press, { [name]: isYesNo ? value === 'yes' : value === AUTO ? null : value })
}
