import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageTypeOf, sizeOf } from './image-size.ts'
import type { PlaygroundContext, StoredFile } from './types.ts'

/** The bytes of attachments and emojis: in memory, and beside the saved world if there is a folder. */
export interface Files {
  put(id: string, bytes: Buffer): void
  get(id: string): Buffer | null
  drop(id: string): void
}

export function filesIn(folder: string | null): Files {
  const held = new Map<string, Buffer>()
  if (folder) mkdirSync(folder, { recursive: true })
  const pathOf = (id: string) => join(folder ?? '', id)
  return {
    put(id, bytes) {
      held.set(id, bytes)
      if (folder) writeFileSync(pathOf(id), bytes)
    },
    get(id) {
      const known = held.get(id)
      if (known || !folder || !/^\d+$/.test(id) || !existsSync(pathOf(id))) return known ?? null
      return readFileSync(pathOf(id))
    },
    drop(id) {
      held.delete(id)
      if (folder) rmSync(pathOf(id), { force: true })
    },
  }
}

export interface Upload {
  /** The n of `files[n]`. */
  key: string
  name: string
  type: string
  bytes: Buffer
}

/** Discord keeps letters, digits, dots, dashes and underscores of a file's name. */
export function plainName(name: string): string {
  return name.replace(/[^\p{L}\p{N}._-]+/gu, '_') || 'unknown'
}

export function storeFile(context: PlaygroundContext, upload: Upload, name = upload.name): StoredFile {
  const id = context.newId()
  const size = sizeOf(upload.bytes)
  const type = imageTypeOf(upload.bytes) ?? (upload.type || 'application/octet-stream')
  const file = { id, name: plainName(name), type, size: upload.bytes.length, width: null, height: null, ...size }
  context.files.put(id, upload.bytes)
  context.world.files[id] = file
  return file
}

export function urlOf({ origin }: PlaygroundContext, channelId: string, { id, name }: StoredFile): string {
  return `${origin}/attachments/${channelId}/${id}/${encodeURIComponent(name)}`
}
