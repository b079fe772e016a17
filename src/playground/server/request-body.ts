import type { IncomingMessage } from 'node:http'
import { ApiError, brokenBody, tooLarge } from './api-errors.ts'
import type { Upload } from './files.ts'

const MOST_BYTES = 110 * 1024 * 1024

export interface RequestBody {
  json: unknown
  uploads: Upload[]
}

/** A body that is too long is not read to its end, but the socket stays for the answer. */
async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw tooLarge()
  const parts: Buffer[] = []
  let total = 0
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    total += part.length
    if (total > MOST_BYTES) throw tooLarge()
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** A client that hangs up in the middle has sent nothing that could be read. */
function wholeBytesOf(request: IncomingMessage): Promise<Buffer> {
  return bytesOf(request).catch((error) => {
    throw error instanceof ApiError ? error : brokenBody()
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw brokenBody()
  }
}

async function formIn(bytes: Buffer, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw brokenBody()
  }
}

async function unpacked(bytes: Buffer, type: string): Promise<RequestBody> {
  const form = await formIn(bytes, type)
  const uploads: Upload[] = []
  for (const [field, part] of form) {
    const key = /^files\[(\d+)\]$/.exec(field)?.[1]
    if (key === undefined || typeof part === 'string') continue
    uploads.push({ key, name: part.name, type: part.type, bytes: Buffer.from(await part.arrayBuffer()) })
  }
  const payload = form.get('payload_json')
  return { json: typeof payload === 'string' ? parsed(payload) : {}, uploads }
}

/** A request's form, be it JSON or multipart with `payload_json` and `files[n]`. */
export async function readBody(request: IncomingMessage): Promise<RequestBody> {
  const bytes = await wholeBytesOf(request)
  const type = request.headers['content-type'] ?? ''
  if (bytes.length === 0) return { json: undefined, uploads: [] }
  if (type.startsWith('multipart/form-data')) return unpacked(bytes, type)
  if (!type.startsWith('application/json')) throw brokenBody()
  return { json: parsed(bytes.toString('utf8')), uploads: [] }
}
