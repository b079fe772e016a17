import { PermissionFlagsBits } from 'discord-api-types/v10'
import { missingAccess, missingPermissions } from './api-errors.ts'
import type { Channel, PlaygroundContext, World } from './types.ts'

export type Right = keyof typeof PermissionFlagsBits

const ALL = Object.values(PermissionFlagsBits).reduce((sum, bit) => sum | bit, 0n)

export function bitsOf(rights: readonly Right[]): bigint {
  return rights.reduce((sum, right) => sum | PermissionFlagsBits[right], 0n)
}

function ownRoles(world: World, userId: string): string[] {
  return [world.guildId, ...(world.people[userId]?.roles ?? [])]
}

function guildBits(world: World, userId: string): bigint {
  if (userId === world.ownerId) return ALL
  const mine = ownRoles(world, userId)
  const bits = world.roles
    .filter(({ id }) => mine.includes(id))
    .reduce((sum, role) => sum | BigInt(role.permissions), 0n)
  return bits & PermissionFlagsBits.Administrator ? ALL : bits
}

/** Everyone's overwrite first, then all roles' together, then the member's own. */
function throughOverwrites(world: World, { overwrites }: Channel, userId: string, start: bigint): bigint {
  const mine = world.people[userId]?.roles ?? []
  const layers = [
    overwrites.filter(({ id }) => id === world.guildId),
    overwrites.filter(({ id }) => mine.includes(id)),
    overwrites.filter(({ id }) => id === userId),
  ]
  return layers.reduce((bits, layer) => {
    const denied = layer.reduce((sum, { deny }) => sum | BigInt(deny), 0n)
    const allowed = layer.reduce((sum, { allow }) => sum | BigInt(allow), 0n)
    return (bits & ~denied) | allowed
  }, start)
}

export function permissionsIn(world: World, channel: Channel, userId: string): bigint {
  if (channel.type === 1) return ALL
  if (channel.foreignServer !== undefined && userId === world.applicationId) return 0n
  const parent = channel.parentId ? world.channels[channel.parentId] : undefined
  const bits = guildBits(world, userId)
  return bits === ALL ? ALL : throughOverwrites(world, channel.thread && parent ? parent : channel, userId, bits)
}

export function may(world: World, channel: Channel, userId: string, right: Right): boolean {
  return (permissionsIn(world, channel, userId) & PermissionFlagsBits[right]) !== 0n
}

export function maySee(world: World, channel: Channel, userId: string): boolean {
  if (channel.type === 1) return channel.recipientId === userId || userId === world.applicationId
  const person = world.people[userId]
  if (!person || person.hasLeft || !may(world, channel, userId, 'ViewChannel')) return false
  if (channel.type !== 12) return true
  return userId in (channel.thread?.members ?? {}) || may(world, channel, userId, 'ManageThreads')
}

/** A channel nobody shows is 50001; a right that is lacking in one that is seen is 50013. */
export function demand({ world }: PlaygroundContext, channel: Channel, ...rights: Right[]): void {
  if (!maySee(world, channel, world.applicationId)) throw missingAccess()
  if (rights.some((right) => !may(world, channel, world.applicationId, right))) throw missingPermissions()
}

export function sendingRight(channel: Channel): Right {
  return channel.thread ? 'SendMessagesInThreads' : 'SendMessages'
}
