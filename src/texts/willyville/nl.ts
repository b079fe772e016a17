import type { Key } from './en.ts'
import { advice } from './nl/advice.ts'
import { commands } from './nl/commands.ts'
import { offers } from './nl/offers.ts'
import { reasons } from './nl/reasons.ts'
import { told } from './nl/told.ts'
import { topics } from './nl/topics.ts'
import { words } from './nl/words.ts'

export const NL: Record<Key, string> = { ...words, ...commands, ...advice, ...offers, ...told, ...reasons, ...topics }
