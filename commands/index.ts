import { SlashCommandBuilder } from '@discordjs/builders'
import type { RESTPostAPIApplicationCommandsJSONBody as Definition } from 'discord.js'
import type { Commands } from '#discord/app/router'
import type { Presentation } from '#presentation/presentation'
import { PRESENTATIONS } from '#presentation/registry'
import type { GameCommand, GlobalCommand } from './command.ts'
import { doctor } from './doctor.ts'
import { everywhere } from './everywhere.ts'
import { help } from './help.ts'
import { hint } from './hint.ts'
import { join } from './join.ts'
import { MENU_DEFINITIONS, MESSAGE_MENU } from './message-menu.ts'
import { move } from './move.ts'
import { open } from './new.ts'
import { OLD_NAMES } from './old-names.ts'
import { play, playAny } from './play.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { show } from './show.ts'
import { start } from './start.ts'
import { stats } from './stats.ts'
import { table } from './table.ts'
import { turns } from './turns.ts'
import { why } from './why.ts'
import { commandLabel, labelled } from './words.ts'

/** The commands of every game, in the order people see them. */
const OF_GAMES: readonly GameCommand[] = [open, join, start, play, move, show, hint, why, rules, table]

const GLOBAL: readonly GlobalCommand[] = [turns, playAny, stats, settings, help, doctor]

function byName<Named extends { readonly name: string }>(commands: readonly Named[]): ReadonlyMap<string, Named> {
  return new Map(commands.map((command) => [command.name, command]))
}

export const COMMANDS: Commands = {
  ofGames: byName([...OLD_NAMES, ...OF_GAMES]),
  global: byName(GLOBAL),
  onMessages: byName(MESSAGE_MENU),
}

function gameDefinition({ game, commands }: Presentation): Definition {
  const builder = everywhere(labelled(new SlashCommandBuilder(), game, commands.game))
  for (const command of OF_GAMES) {
    builder.addSubcommand((sub) => {
      labelled(sub, command.name, commandLabel(command.name))
      command.define?.(sub, game)
      return sub
    })
  }
  return builder.toJSON()
}

function globalDefinition(command: GlobalCommand): Definition {
  const builder = everywhere(labelled(new SlashCommandBuilder(), command.name, commandLabel(command.name)))
  command.define?.(builder)
  return builder.toJSON()
}

/** The definitions Discord is told: one command a game, those that belong to none, and those on messages. */
export const DEFINITIONS: readonly Definition[] = [
  ...PRESENTATIONS.map(gameDefinition),
  ...GLOBAL.map(globalDefinition),
  ...MENU_DEFINITIONS,
]
