import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { World } from './types.ts'

const FILE = 'world.json'
const SOON = 300

export function loadWorld(folder: string | null): World | null {
  const path = join(folder ?? '', FILE)
  if (folder === null || !existsSync(path)) return null
  // Worlds of before know no locale.
  return { locale: null, ...JSON.parse(readFileSync(path, 'utf8')) }
}

export interface Saver {
  soon(): void
  now(): void
}

/** Keeps the world on disk: some moments after a change, whole, and never half written. */
export function saverTo(folder: string | null, world: World): Saver {
  let timer: NodeJS.Timeout | null = null
  const now = () => {
    if (timer) clearTimeout(timer)
    timer = null
    if (folder === null) return
    mkdirSync(folder, { recursive: true })
    const path = join(folder, FILE)
    writeFileSync(`${path}.new`, JSON.stringify(world))
    renameSync(`${path}.new`, path)
  }
  const soon = () => {
    if (folder === null) return
    timer ??= setTimeout(now, SOON)
    timer.unref()
  }
  return { soon, now }
}

/** After a restart on another port the addresses in old messages would lead nowhere. */
export function moveTo(world: World, origin: string): void {
  const before = world.origin
  if (before !== '' && before !== origin)
    Object.assign(world, JSON.parse(JSON.stringify(world).replaceAll(`${before}/`, `${origin}/`)))
  world.origin = origin
}
