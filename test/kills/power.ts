import { execFileSync } from 'node:child_process'
import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, rmSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'

const SOURCE = join(process.cwd(), 'test', 'kills', 'power.c')
const ENDS = ['', '-wal']
/** A record says where, how many bytes follow it, and how long the file was. */
const HEAD = 24

/** A library that remembers what a power cut would undo, or null where none can be made. */
export function powerIn(folder: string): string | null {
  if (process.platform !== 'linux') return null
  const library = join(folder, 'power.so')
  try {
    execFileSync('gcc', ['-shared', '-fPIC', '-O2', '-o', library, SOURCE, '-ldl'], { stdio: 'ignore' })
    return library
  } catch {
    return null
  }
}

interface Record {
  readonly offset: number
  readonly size: number
  readonly bytes: Buffer
}

function recordsIn(log: Buffer): Record[] {
  const records: Record[] = []
  for (let start = 0; start + HEAD <= log.length; ) {
    const [offset, length, size] = [0, 8, 16].map((place) => Number(log.readBigInt64LE(start + place))) as [
      number,
      number,
      number,
    ]
    const bytes = log.subarray(start + HEAD, start + HEAD + length)
    // The process ended while it wrote this one down: nothing was done yet.
    if (bytes.length < length) break
    records.push({ offset, size, bytes })
    start += HEAD + length
  }
  return records
}

/** Takes back all writes that were not flushed, and counts them. */
function undo(path: string): number {
  const log = `${path}.undo`
  if (!existsSync(log) || !existsSync(path)) return 0
  const records = recordsIn(readFileSync(log)).reverse()
  const file = openSync(path, 'r+')
  for (const { offset, size, bytes } of records) {
    writeSync(file, bytes, 0, bytes.length, offset)
    ftruncateSync(file, size)
  }
  closeSync(file)
  return records.length
}

/** The machine that ran a database in this file loses its power. Nobody has the file open. */
export function cutPower(file: string): number {
  const lost = ENDS.map((end) => undo(file + end))
  rmSync(`${file}-shm`, { force: true })
  forget(file)
  return lost.reduce((sum, writes) => sum + writes, 0)
}

/** Only a process ended; the machine has everything and flushes it in its own time. */
export function forget(file: string): void {
  for (const end of ENDS) if (existsSync(`${file}${end}.undo`)) truncateSync(`${file}${end}.undo`)
}
