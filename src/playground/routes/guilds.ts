import { maySee } from '../permissions.ts'
import { unknownMember } from '../refusal.ts'
import { type Answer, type Call, demandGuild, demandUser, ok } from '../route.ts'
import { applicationOf, botUser, fullChannel, guildOf, memberOf, userOf } from '../shapes.ts'

export function getGateway({ ground }: Call): Answer {
  return ok({ url: gatewayUrl(ground.origin) })
}

export function gatewayUrl(origin: string): string {
  return `${origin.replace('http', 'ws')}/gateway`
}

export function getGatewayForBot({ ground }: Call): Answer {
  const limit = { total: 1000, remaining: 999, reset_after: 86_400_000, max_concurrency: 1 }
  return ok({ url: gatewayUrl(ground.origin), shards: 1, session_start_limit: limit })
}

export function getApplication({ ground }: Call): Answer {
  return ok(applicationOf(ground.world))
}

export function getMe({ ground }: Call): Answer {
  return ok({ ...botUser(ground.world), mfa_enabled: false, locale: 'en-US', verified: true })
}

export function getUser(call: Call): Answer {
  return ok(userOf(call.ground.world, demandUser(call, call.at.user_id ?? '')))
}

export function getMyGuilds({ ground }: Call): Answer {
  const { guildId, guildName } = ground.world
  return ok([{ id: guildId, name: guildName, icon: null, banner: null, owner: false, permissions: '0', features: [] }])
}

export function getGuild(call: Call): Answer {
  demandGuild(call)
  return ok(guildOf(call.ground.world))
}

export function getGuildChannels(call: Call): Answer {
  demandGuild(call)
  const { world } = call.ground
  const visible = Object.values(world.channels).filter(
    (one) => one.type === 0 && maySee(world, one, world.applicationId),
  )
  return ok(visible.map((channel) => fullChannel(world, channel)))
}

export function getRoles(call: Call): Answer {
  demandGuild(call)
  return ok(call.ground.world.roles)
}

export function getMember(call: Call): Answer {
  demandGuild(call)
  const { world } = call.ground
  const id = call.at.user_id ?? ''
  if (world.people[id]?.hasLeft !== false) throw unknownMember()
  return ok(memberOf(world, id))
}
