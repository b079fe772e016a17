import { advice } from './de/advice.ts'
import { commands } from './de/commands.ts'
import { offers } from './de/offers.ts'
import { reasons } from './de/reasons.ts'
import { told } from './de/told.ts'
import { topics } from './de/topics.ts'
import { words } from './de/words.ts'
import type { Key } from './en.ts'

export const DE: Record<Key, string> = { ...words, ...commands, ...advice, ...offers, ...told, ...reasons, ...topics }
