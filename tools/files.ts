import { readFileSync } from 'node:fs'
import type { ReadFile } from '#tables/read/exports'
import { LANGUAGES, type Language } from '#texts'
import { tell, type UiKey } from '#texts/ui/index'
import { stop } from './kept.ts'

/** An exported game of a file: as it stands there, and in which line. */
export interface Written {
  readonly line: number
  readonly text: string
}

/** A file holds one game over many lines, as it is posted, or a game a line, as `export` writes them. */
export function gamesIn(path: string): Written[] {
  const text = textOf(path)
  if (text.trimStart().startsWith('{\n')) return [{ line: 1, text }]
  const lines = text.split('\n').map((content, place) => ({ line: place + 1, text: content }))
  return lines.filter((line) => line.text.trim() !== '')
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    return stop(`The file cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}

/** The language of the machine, where it is one of ours. */
function spoken({ LANG = '' }: NodeJS.ProcessEnv): Language {
  return LANGUAGES.find((language) => LANG.startsWith(language)) ?? 'en'
}

export function say(key: UiKey, facts: Parameters<typeof tell>[2] = {}): string {
  return tell(spoken(process.env), key, facts)
}

/** Says how far a file that was read can be believed. */
export function wholeness({ exported: { id, phase }, unchecked }: ReadFile): string {
  if (unchecked === 'end') return say('fileShort', { id })
  if (unchecked === 'totals') return say('fileOld', { id })
  return say(phase === 'over' ? 'fileWhole' : 'fileOpen', { id })
}

export function print(line: number, ...sentences: string[]): void {
  process.stdout.write(`${say('fileLine', { line, what: sentences.join(' ') })}\n`)
}
