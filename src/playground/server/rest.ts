import type { IncomingMessage, ServerResponse } from 'node:http'
import { ErrorResponseSchema, RatelimitedResponseSchema } from 'discord-api-spec/zod'
import { ApiError, bodyOf, invalidForm, notAnId, unauthorized } from './api-errors.ts'
import { against, type Schema } from './checks/zod.ts'
import type { Fault, FaultSwitch } from './faults.ts'
import { asJson } from './json.ts'
import type { Buckets, Standing } from './rate-limits.ts'
import { type RequestBody, readBody } from './request-body.ts'
import type { Route, RouteAnswer, RouteCall } from './route.ts'
import { ROUTES } from './routes/table.ts'
import type { Json, PlaygroundContext } from './types.ts'

const PREFIX = '/api/v10'
const ID = /^(\d{1,20}|@me|@original)$/

interface Known {
  route: Route
  pattern: RegExp
  names: string[]
}

const TABLE: Known[] = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, '([^/]+)')}$`),
  names: [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''),
}))

interface Found {
  route: Route
  at: Record<string, string>
}

function find(method: string, path: string): Found | null {
  for (const { route, pattern, names } of TABLE) {
    const match = route.method === method ? pattern.exec(path) : null
    if (match)
      return {
        route,
        at: Object.fromEntries(names.map((name, place) => [name, decodeURIComponent(match[place + 1] ?? '')])),
      }
  }
  return null
}

interface Sent extends RouteAnswer {
  headers: Record<string, string>
}

export interface Rest {
  handle(request: IncomingMessage, response: ServerResponse, address: URL): Promise<void>
}

interface Parts {
  context: PlaygroundContext
  buckets: Buckets
  faults: FaultSwitch
}

function schemaFor({ request }: Route, body: RequestBody): Schema | null {
  return typeof request === 'function' ? request(body) : (request ?? null)
}

function checkForm(route: Route, body: RequestBody) {
  const schema = schemaFor(route, body)
  const wrong = schema ? against(schema, body.json ?? {}) : []
  if (wrong.length > 0) throw invalidForm(wrong)
}

/** Our own answer is held against the published schema too; if it breaks it, the log says so. */
function checkAnswer(
  { log, checksItself }: PlaygroundContext,
  line: string,
  schema: Schema | undefined,
  answer: RouteAnswer,
) {
  if (!checksItself) return
  const wrong = schema && answer.json !== undefined ? against(schema, answer.json) : []
  for (const { path, message } of wrong) log.add({ kind: 'ours', line: `${line}: ${path.join('.')} ${message}` })
}

function refused(context: PlaygroundContext, line: string, error: unknown): RouteAnswer {
  if (!(error instanceof ApiError)) {
    context.log.add({ kind: 'ours', line: `${line}: ${error instanceof Error ? error.stack : error}` })
    return { status: 500, json: { message: '500: Internal Server Error', code: 0 } }
  }
  context.log.add({ kind: 'refused', line, status: error.status, code: error.code })
  // Inner errors carry names for codes, though the published schema says numbers.
  checkAnswer(context, line, ErrorResponseSchema, {
    status: error.status,
    json: { ...bodyOf(error), errors: undefined },
  })
  return { status: error.status, json: bodyOf(error) }
}

function limited(context: PlaygroundContext, line: string, { retryAfter, global, headers }: Standing): Sent {
  const json = { message: 'You are being rate limited.', retry_after: retryAfter ?? 0, global, code: 0 }
  context.log.add({ kind: 'refused', line, status: 429 })
  checkAnswer(context, line, RatelimitedResponseSchema, { status: 429, json })
  return { status: 429, json, headers }
}

function limitedByFault(context: PlaygroundContext, line: string, fault: Fault & { kind: 'status' }): Sent {
  const retryAfter = fault.retryAfter ?? 1
  const global = fault.global ?? false
  const headers: Record<string, string> = {
    'retry-after': String(Math.ceil(retryAfter)),
    'x-ratelimit-scope': global ? 'global' : 'user',
  }
  if (global) headers['x-ratelimit-global'] = 'true'
  return limited(context, line, { retryAfter, global, headers })
}

function send(response: ServerResponse, { status, json, headers }: Sent) {
  const body = json === undefined ? '' : JSON.stringify(json)
  // A 204 that called itself JSON would be read as JSON and fail.
  const type = json === undefined ? {} : { 'content-type': 'application/json' }
  response.writeHead(status, { ...headers, ...type }).end(body)
}

function isBot({ world }: PlaygroundContext, request: IncomingMessage): boolean {
  return request.headers.authorization === `Bot ${world.token}`
}

function majorOf(parts: Record<string, string>): string {
  return parts.webhook_token ?? parts.channel_id ?? parts.guild_id ?? ''
}

function run(parts: Parts, line: string, { route, at }: Found, query: URLSearchParams, body: RequestBody): RouteAnswer {
  const { context } = parts
  try {
    checkForm(route, body)
    const list: Json[] = Array.isArray(body.json) ? body.json : []
    const call: RouteCall = { context, at, query, body: asJson(body.json), list, uploads: body.uploads }
    const answer = route.run(call)
    checkAnswer(context, line, route.answer, answer)
    context.log.add({ kind: 'request', line, status: answer.status })
    return answer
  } catch (error) {
    return refused(context, line, error)
  }
}

async function answerTo(parts: Parts, request: IncomingMessage, url: URL): Promise<Sent | 'cut'> {
  const { context, buckets, faults } = parts
  const path = url.pathname.slice(PREFIX.length)
  const method = request.method ?? 'GET'
  const line = `${method} ${path}`
  const route = url.pathname.startsWith(`${PREFIX}/`) ? find(method, path) : null
  if (!route) {
    context.log.add({ kind: 'unknown', line: `${method} ${url.pathname}`, status: 501 })
    return { status: 501, json: { message: 'The playground does not know this route', code: 0 }, headers: {} }
  }
  if (!route.route.isOpen && !isBot(context, request)) return { ...refused(context, line, unauthorized()), headers: {} }
  const struck = faults.taken(method, path)
  const status = struck.find((fault) => fault.kind === 'status')
  if (struck.some(({ kind }) => kind === 'drop')) return 'cut'
  if (status?.status === 429) return limitedByFault(context, line, status)
  if (status) return { status: status.status, json: { message: 'Provoked', code: 0 }, headers: {} }
  const standing = buckets.take(`${route.route.method} ${route.route.path}`, majorOf(route.at), !route.route.isOpen)
  if (standing.retryAfter !== null) return limited(context, line, standing)
  const stray = Object.entries(route.at).find(([name, value]) => name.endsWith('_id') && !ID.test(value))
  if (stray) return { ...refused(context, line, notAnId(stray[0])), headers: standing.headers }
  const body = await readBody(request).catch((error: unknown) => error)
  const answer = isBody(body) ? run(parts, line, route, url.searchParams, body) : refused(context, line, body)
  await late(context, struck)
  return { ...answer, headers: { ...standing.headers, ...(answer.status === 413 && { connection: 'close' }) } }
}

function isBody(body: unknown): body is RequestBody {
  return body !== null && typeof body === 'object' && 'uploads' in body
}

function late({ clock }: PlaygroundContext, struck: Fault[]): Promise<void> | undefined {
  const slow = struck.find((fault) => fault.kind === 'slow')
  return slow && new Promise((resolve) => void clock.after(slow.milliseconds, resolve))
}

export function restOn(parts: Parts): Rest {
  return {
    async handle(request, response, address) {
      const answer = await answerTo(parts, request, address)
      if (answer === 'cut') request.socket.resetAndDestroy()
      else send(response, answer)
    },
  }
}
