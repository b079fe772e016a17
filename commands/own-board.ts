import { boardOf } from '#discord/features/boards/board-of'
import { PRESENTATIONS } from '#presentation/registry'
import type { OwnBoardCommand } from './command.ts'
import { shown } from './shown.ts'
import { described } from './words.ts'

function ownBoard(word: string): OwnBoardCommand {
  const command = shown(
    word,
    (context, request) => boardOf(context, request, request.interaction.options.getUser('player')),
    { define: (sub) => sub.addUserOption((option) => described(option, 'player')) },
  )
  return { ...command, isOwnBoard: true }
}

/** Shows the board before somebody, under each game's own word for it. */
export const OWN_BOARDS: readonly OwnBoardCommand[] = [
  ...new Set(PRESENTATIONS.map(({ commands }) => commands.board.name)),
].map(ownBoard)
