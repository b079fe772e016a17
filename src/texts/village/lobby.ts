import { teller } from '../index.ts'
import { DE } from './de/lobby.ts'
import { EN, type LobbyWord } from './en/lobby.ts'
import { NL } from './nl/lobby.ts'

export type { LobbyWord }

/** Words in the picture of a lobby. */
export const lobbyText = teller<LobbyWord>({ en: EN, de: DE, nl: NL })
