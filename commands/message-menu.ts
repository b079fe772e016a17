import { ContextMenuCommandBuilder } from '@discordjs/builders'
import { ApplicationCommandType, type RESTPostAPIApplicationCommandsJSONBody as Definition } from 'discord.js'
import { QUOTAS } from '#discord/app/quotas'
import type { MessageCommand } from '#discord/app/router'
import { whatHappened } from '#discord/features/message-menu/happened'
import { playFrom } from '#discord/features/message-menu/play'
import { reportForm } from '#discord/features/message-menu/report'
import { tell, type UiKey } from '#texts/ui/index'
import { everywhere } from './everywhere.ts'
import { inOthers, USUAL } from './words.ts'

/** The commands in the menu of a message, below “Apps”, with the keys of their names. */
const ON_MESSAGES: readonly (readonly [key: UiKey, command: Omit<MessageCommand, 'name'>])[] = [
  ['menu_happened', { quota: QUOTAS.log, run: whatHappened }],
  ['menu_play', { quota: QUOTAS.turns, run: playFrom }],
  ['menu_report', { quota: QUOTAS.report, isForm: true, run: reportForm }],
]

export const MESSAGE_MENU: readonly MessageCommand[] = ON_MESSAGES.map(([key, command]) => ({
  ...command,
  name: tell(USUAL, key),
}))

export const MENU_DEFINITIONS: readonly Definition[] = ON_MESSAGES.map(([key]) =>
  everywhere(
    new ContextMenuCommandBuilder()
      .setName(tell(USUAL, key))
      .setNameLocalizations(inOthers((language) => tell(language, key)))
      .setType(ApplicationCommandType.Message),
  ).toJSON(),
)
