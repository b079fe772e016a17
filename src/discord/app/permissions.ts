import { type GuildTextBasedChannel, PermissionFlagsBits, type PermissionsBitField } from 'discord.js'

/** What the invitation asks for, and nothing more; the order is that of how much is missed. */
export const RIGHTS = [
  ['ViewChannel', PermissionFlagsBits.ViewChannel],
  ['SendMessages', PermissionFlagsBits.SendMessages],
  ['SendMessagesInThreads', PermissionFlagsBits.SendMessagesInThreads],
  ['CreatePublicThreads', PermissionFlagsBits.CreatePublicThreads],
  ['EmbedLinks', PermissionFlagsBits.EmbedLinks],
  ['AttachFiles', PermissionFlagsBits.AttachFiles],
  ['ReadMessageHistory', PermissionFlagsBits.ReadMessageHistory],
] as const
export type RightName = (typeof RIGHTS)[number][0]

export const ALL_RIGHTS: bigint = RIGHTS.reduce((sum, [, bit]) => sum | bit, 0n)

/** The rights the bot lacks in a channel. */
export function missingRights(channel: GuildTextBasedChannel): RightName[] {
  const me = channel.guild.members.me
  return missingAmong(me === null ? null : channel.permissionsFor(me))
}

export function missingAmong(held: Readonly<PermissionsBitField> | null): RightName[] {
  return RIGHTS.filter(([, bit]) => !held?.has(bit)).map(([name]) => name)
}

export function inviteLink(applicationId: string): string {
  const query = new URLSearchParams({
    client_id: applicationId,
    permissions: String(ALL_RIGHTS),
    scope: 'bot applications.commands',
  })
  return `https://discord.com/oauth2/authorize?${query}`
}
