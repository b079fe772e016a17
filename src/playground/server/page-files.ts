import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { imageTypeOf } from './image-size.ts'
import type { PlaygroundContext } from './types.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Messages are untrusted: nothing but our own files may run, and nothing may leave for elsewhere. */
const POLICY =
  "default-src 'self'; img-src 'self' https: data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"

/** The page lies beside the sources; what is built lies elsewhere and finds it from the package's root. */
function pageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    if (dirname(folder) === folder) throw new Error('The playground does not find its page.')
    folder = dirname(folder)
  }
  return join(folder, 'src', 'playground', 'page')
}

function notFound(response: ServerResponse) {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
}

function sendPage(response: ServerResponse, name: string) {
  const path = join(pageFolder(), name)
  const type = TYPES[extname(name)]
  if (!/^[\w-]+\.\w+$/.test(name) || !type || !existsSync(path)) return notFound(response)
  const headers = { 'content-type': type, 'content-security-policy': POLICY, 'cache-control': 'no-cache' }
  response.writeHead(200, { ...headers, 'x-content-type-options': 'nosniff' }).end(readFileSync(path))
}

/** An uploaded file is shown only if it is a picture; anything else is handed over to be saved. */
function sendFile(response: ServerResponse, bytes: Buffer | null, name: string) {
  if (!bytes) return notFound(response)
  const image = imageTypeOf(bytes)
  response.writeHead(200, {
    'content-type': image ?? 'application/octet-stream',
    'content-length': bytes.length,
    'content-disposition': `${image ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=31536000, immutable',
  })
  response.end(bytes)
}

export function servePage(
  context: PlaygroundContext,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return notFound(response)
  const [, kind, ...more] = path.split('/')
  if (kind === 'attachments') {
    const file = context.world.files[more[1] ?? '']
    return sendFile(response, file ? context.files.get(file.id) : null, file?.name ?? '')
  }
  if (kind === 'emojis') {
    const id = (more[0] ?? '').replace(/\.\w+$/, '')
    return sendFile(response, context.files.get(id), `${id}.png`)
  }
  if (path === '/') return sendPage(response, 'index.html')
  return kind === 'page' && more.length === 1 ? sendPage(response, more[0] ?? '') : notFound(response)
}
