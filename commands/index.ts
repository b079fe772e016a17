import { SlashCommandBuilder } from '@discordjs/builders'
import type { RESTPostAPIApplicationCommandsJSONBody as Definition } from 'discord.js'
import type { Command } from '#discord/app/router'
import type { Presentation } from '#presentation/presentation'
import { PRESENTATIONS } from '#presentation/registry'
import { abandon } from './abandon.ts'
import { board } from './board.ts'
import type { GameCommand, GlobalCommand, OwnBoardCommand } from './command.ts'
import { concede } from './concede.ts'
import { doctor } from './doctor.ts'
import { take } from './export.ts'
import { help } from './help.ts'
import { hint } from './hint.ts'
import { join } from './join.ts'
import { leaderboard } from './leaderboard.ts'
import { leave } from './leave.ts'
import { log } from './log.ts'
import { move } from './move.ts'
import { open } from './new.ts'
import { OWN_BOARDS } from './own-board.ts'
import { pause } from './pause.ts'
import { recap } from './recap.ts'
import { replay } from './replay.ts'
import { rewind } from './rewind.ts'
import { rules } from './rules.ts'
import { score } from './score.ts'
import { seat } from './seat.ts'
import { settings } from './settings.ts'
import { start } from './start.ts'
import { stats } from './stats.ts'
import { turn } from './turn.ts'
import { turns } from './turns.ts'
import { undo } from './undo.ts'
import { verify } from './verify.ts'
import { why } from './why.ts'
import { commandLabel, labelled } from './words.ts'

/** The commands of every game, in the order people see them. */
const GAME: readonly (GameCommand | OwnBoardCommand)[] = [
  open,
  join,
  leave,
  start,
  turn,
  move,
  board,
  ...OWN_BOARDS,
  score,
  log,
  recap,
  undo,
  rewind,
  hint,
  why,
  rules,
  seat,
  pause,
  concede,
  abandon,
  replay,
  take,
  verify,
  stats,
  leaderboard,
]

const GLOBAL: readonly GlobalCommand[] = [turns, settings, doctor, help]

export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  [...GAME, ...GLOBAL].map((command) => [command.name, command]),
)

/** A game has one word for what lies before a player. */
function isFor(command: GameCommand | OwnBoardCommand, { commands }: Presentation): boolean {
  return !('isOwnBoard' in command) || command.name === commands.board.name
}

function gameDefinition(presentation: Presentation): Definition {
  const { game, commands } = presentation
  const builder = labelled(new SlashCommandBuilder(), game, commands.game)
  for (const command of GAME.filter((offered) => isFor(offered, presentation))) {
    const label = 'isOwnBoard' in command ? commands.board.label : commandLabel(command.name)
    builder.addSubcommand((sub) => {
      labelled(sub, command.name, label)
      command.define?.(sub, game)
      return sub
    })
  }
  return builder.toJSON()
}

function globalDefinition(command: GlobalCommand): Definition {
  const builder = labelled(new SlashCommandBuilder(), command.name, commandLabel(command.name))
  command.define?.(builder)
  return builder.toJSON()
}

/** The definitions Discord is told: one command a game, and those that belong to none. */
export const DEFINITIONS: readonly Definition[] = [
  ...PRESENTATIONS.map(gameDefinition),
  ...GLOBAL.map(globalDefinition),
]
