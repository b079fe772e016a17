import { unknownMember } from '../api-errors.ts'
import { applicationOf, botUser, fullChannel, guildOf, memberOf, userOf } from '../payloads.ts'
import { maySee } from '../permissions.ts'
import { demandGuild, demandUser, ok, type RouteAnswer, type RouteCall } from '../route.ts'

export function getGateway({ context }: RouteCall): RouteAnswer {
  return ok({ url: gatewayUrl(context.origin) })
}

export function gatewayUrl(origin: string): string {
  return `${origin.replace('http', 'ws')}/gateway`
}

export function getGatewayForBot({ context }: RouteCall): RouteAnswer {
  const limit = { total: 1000, remaining: 999, reset_after: 86_400_000, max_concurrency: 1 }
  return ok({ url: gatewayUrl(context.origin), shards: 1, session_start_limit: limit })
}

export function getApplication({ context }: RouteCall): RouteAnswer {
  return ok(applicationOf(context.world))
}

export function getMe({ context }: RouteCall): RouteAnswer {
  return ok({ ...botUser(context.world), mfa_enabled: false, locale: 'en-US', verified: true })
}

export function getUser(call: RouteCall): RouteAnswer {
  return ok(userOf(call.context.world, demandUser(call, call.at.user_id ?? '')))
}

export function getMyGuilds({ context }: RouteCall): RouteAnswer {
  const { guildId, guildName } = context.world
  return ok([{ id: guildId, name: guildName, icon: null, banner: null, owner: false, permissions: '0', features: [] }])
}

export function getGuild(call: RouteCall): RouteAnswer {
  demandGuild(call)
  return ok(guildOf(call.context.world))
}

export function getGuildChannels(call: RouteCall): RouteAnswer {
  demandGuild(call)
  const { world } = call.context
  const visible = Object.values(world.channels).filter(
    (channel) => channel.type === 0 && maySee(world, channel, world.applicationId),
  )
  return ok(visible.map((channel) => fullChannel(world, channel)))
}

export function getRoles(call: RouteCall): RouteAnswer {
  demandGuild(call)
  return ok(call.context.world.roles)
}

export function getMember(call: RouteCall): RouteAnswer {
  demandGuild(call)
  const { world } = call.context
  const id = call.at.user_id ?? ''
  if (world.people[id]?.hasLeft !== false) throw unknownMember()
  return ok(memberOf(world, id))
}
