import { type GuildTextBasedChannel, PermissionFlagsBits, type PermissionsBitField } from 'discord.js'

/** The permissions the invitation asks for, and nothing more; those that are missed most come first. */
export const PERMISSIONS = [
  ['ViewChannel', PermissionFlagsBits.ViewChannel],
  ['SendMessages', PermissionFlagsBits.SendMessages],
  ['SendMessagesInThreads', PermissionFlagsBits.SendMessagesInThreads],
  ['CreatePublicThreads', PermissionFlagsBits.CreatePublicThreads],
  ['EmbedLinks', PermissionFlagsBits.EmbedLinks],
  ['AttachFiles', PermissionFlagsBits.AttachFiles],
  ['ReadMessageHistory', PermissionFlagsBits.ReadMessageHistory],
] as const
export type PermissionName = (typeof PERMISSIONS)[number][0]

export const ALL_PERMISSIONS: bigint = PERMISSIONS.reduce((sum, [, bit]) => sum | bit, 0n)

/** The rights the bot lacks in a channel. */
export function missingPermissions(channel: GuildTextBasedChannel): PermissionName[] {
  const me = channel.guild.members.me
  return missingAmong(me === null ? null : channel.permissionsFor(me))
}

export function missingAmong(held: Readonly<PermissionsBitField> | null): PermissionName[] {
  return PERMISSIONS.filter(([, bit]) => !held?.has(bit)).map(([name]) => name)
}

export function inviteLink(applicationId: string): string {
  const query = new URLSearchParams({
    client_id: applicationId,
    permissions: String(ALL_PERMISSIONS),
    scope: 'bot applications.commands',
  })
  return `https://discord.com/oauth2/authorize?${query}`
}
