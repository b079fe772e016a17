import type { Client } from 'discord.js'
import type { Logger } from 'pino'
import type { Studio } from '#render/engine/studio'
import type { Tables } from '#tables'
import type { Metrics } from '../ops/metrics.ts'
import type { Channels } from './channels.ts'
import type { CommandBook } from './command-names.ts'
import type { EmojiBook } from './emojis.ts'
import type { Memory } from './memory.ts'
import type { Quotas } from './quotas.ts'

/** Everything screens and commands work with. */
export interface AppContext {
  readonly client: Client
  readonly tables: Tables
  readonly studio: Studio
  readonly emojis: EmojiBook
  readonly commands: CommandBook
  readonly log: Logger
  readonly metrics: Metrics
  readonly channels: Channels
  readonly quotas: Quotas
  readonly memory: Memory
  /** After so many milliseconds a panel shows words in place of a picture that takes longer. */
  readonly wordsAfter: number
}
