import { unknownChannel, unknownGuild, unknownUser } from './api-errors.ts'
import type { AnySchema } from './checks/zod.ts'
import type { Upload } from './files.ts'
import type { RequestBody } from './request-body.ts'
import type { Channel, Json, PlaygroundContext } from './types.ts'

export interface RouteCall {
  context: PlaygroundContext
  /** The parts of the path in braces, by name. */
  at: Record<string, string>
  query: URLSearchParams
  body: Json
  list: Json[]
  uploads: Upload[]
}

export interface RouteAnswer {
  status: number
  json?: unknown
}

export interface Route {
  method: string
  path: string
  run: (call: RouteCall) => RouteAnswer
  request?: AnySchema | ((body: RequestBody) => AnySchema | null)
  answer?: AnySchema
  /** The bot's token is not asked for: the path holds a token of its own. */
  isOpen?: boolean
}

type Rest = Pick<Route, 'request' | 'answer' | 'isOpen'>

export function route(line: string, run: Route['run'], more: Rest = {}): Route {
  const [method = '', path = ''] = line.split(' ')
  return { method, path, run, ...more }
}

export const ok = (json: unknown): RouteAnswer => ({ status: 200, json })
export const made = (json: unknown): RouteAnswer => ({ status: 201, json })
export const nothing: RouteAnswer = { status: 204 }

export function channelAt({ context, at }: RouteCall): Channel {
  const channel = context.world.channels[at.channel_id ?? '']
  if (!channel) throw unknownChannel()
  return channel
}

export function demandGuild({ context, at }: RouteCall): void {
  const { guildId, people, applicationId } = context.world
  if (at.guild_id !== guildId || people[applicationId]?.hasLeft) throw unknownGuild()
}

export function demandUser({ context }: RouteCall, id: string): string {
  const meant = id === '@me' ? context.world.applicationId : id
  if (!context.world.people[meant]) throw unknownUser()
  return meant
}
