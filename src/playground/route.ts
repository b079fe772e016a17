import type { Body } from './body.ts'
import type { AnySchema } from './checks/zod.ts'
import type { Upload } from './files.ts'
import { unknownChannel, unknownGuild, unknownUser } from './refusal.ts'
import type { Channel, Ground, Json } from './types.ts'

export interface Call {
  ground: Ground
  /** The parts of the path in braces, by name. */
  at: Record<string, string>
  query: URLSearchParams
  body: Json
  list: Json[]
  uploads: Upload[]
}

export interface Answer {
  status: number
  json?: unknown
}

export interface Route {
  method: string
  path: string
  run: (call: Call) => Answer
  request?: AnySchema | ((body: Body) => AnySchema | null)
  answer?: AnySchema
  /** The bot's token is not asked for: the path holds a token of its own. */
  isOpen?: boolean
}

type Rest = Pick<Route, 'request' | 'answer' | 'isOpen'>

export function route(line: string, run: Route['run'], rest: Rest = {}): Route {
  const [method = '', path = ''] = line.split(' ')
  return { method, path, run, ...rest }
}

export const ok = (json: unknown): Answer => ({ status: 200, json })
export const made = (json: unknown): Answer => ({ status: 201, json })
export const nothing: Answer = { status: 204 }

export function channelAt({ ground, at }: Call): Channel {
  const found = ground.world.channels[at.channel_id ?? '']
  if (!found) throw unknownChannel()
  return found
}

export function demandGuild({ ground, at }: Call): void {
  const { guildId, people, applicationId } = ground.world
  if (at.guild_id !== guildId || people[applicationId]?.hasLeft) throw unknownGuild()
}

export function demandUser({ ground }: Call, id: string): string {
  const meant = id === '@me' ? ground.world.applicationId : id
  if (!ground.world.people[meant]) throw unknownUser()
  return meant
}
