import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** Files and folders made here are readable by their owner alone, because they hold people's games. */
export const PRIVATE = { file: 0o600, folder: 0o700 } as const

export function ensureFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: PRIVATE.folder })
}

/** An empty file where there is none, so that whoever fills it need not know who may read it. */
export function ensureFile(path: string): void {
  ensureFolder(dirname(path))
  if (!existsSync(path)) closeSync(openSync(path, 'a', PRIVATE.file))
}

/** A file that was not there before; it is gone again where it cannot be filled. */
export async function fillNew(path: string, fill: () => Promise<unknown>): Promise<void> {
  if (existsSync(path)) throw new Error(`${path} is there already`)
  ensureFile(path)
  try {
    await fill()
  } catch (error) {
    rmSync(path, { force: true })
    throw error
  }
}
