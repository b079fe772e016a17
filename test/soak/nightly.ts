import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { print } from './soak.ts'

/** The soaks to run before a release, in this order, each with its count, sized for one night on two cores. */
export const NIGHTLY: readonly (readonly [name: string, count: number])[] = [
  ['breadth', 1],
  ['fair', 2000],
  ['willyville', 1000],
  ['village', 300],
  ['kingsbridge', 1000],
  ['tables', 100_000],
  ['screens', 500],
  ['reach', 300],
  ['pictures', 10_000],
  ['layouts', 3000],
  ['fight', 120],
  ['postgres', 1000],
  ['kill-tables', 1000],
  ['kill', 1000],
  ['kill-faults', 200],
  ['flood', 300],
]

const main = fileURLToPath(new URL('./main.js', import.meta.url))

/** In a process of its own: none inherits the memory of another, and one that dies ends no other. */
function isSoundAlone(name: string, count: number): Promise<boolean> {
  const child = spawn(process.execPath, [main, name, String(count)], { stdio: 'inherit' })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('close', (code) => resolve(code === 0))
  })
}

/** Runs the whole list, goes on after a failure, and says at the end which failed. */
export async function soakNightly(): Promise<boolean> {
  const failed: string[] = []
  for (const [name, count] of NIGHTLY) {
    const since = performance.now()
    const isSound = await isSoundAlone(name, count)
    if (!isSound) failed.push(name)
    print({ soak: 'nightly', name, count, isSound, minutes: Math.round((performance.now() - since) / 60_000) })
  }
  print({ soak: 'nightly', failed })
  return failed.length === 0
}
