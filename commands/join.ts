import { here } from '#discord/features/here'
import { sitDownTyped } from '#discord/features/lobby/join'
import type { GameCommand } from './command.ts'

export const join: GameCommand = { name: 'join', run: (request) => here(request, (id) => sitDownTyped(request, id)) }
