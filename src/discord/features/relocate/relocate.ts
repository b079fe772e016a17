import type { BaseInteraction } from 'discord.js'
import { isReachable } from '#discord/app/channels'
import { link, rows, text } from '#discord/app/components'
import { inviteLink } from '#discord/app/permissions'
import { contextFor, sayNo } from '#discord/app/requests'
import type { PressContext, RequestContext } from '#discord/app/router'
import { lineScreen, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { door } from '#discord/app/verb-ids'
import { type Home, isDenial } from '#tables'

/** The place somebody is in, as the home of a table; null outside of servers. */
export function homeOf({ guildId, channelId, channel }: BaseInteraction): Home | null {
  if (guildId === null || channelId === null) return null
  if (!channel?.isThread()) return { server: guildId, channel: channelId, thread: null }
  return { server: guildId, channel: channel.parentId ?? channelId, thread: channelId }
}

/** Somebody uses the bot on a server that never invited it: nothing can be posted there. */
export function isUninvited({ app, interaction }: Pick<RequestContext, 'app' | 'interaction'>): boolean {
  const { guildId } = interaction
  return guildId !== null && app.client.isReady() && !app.client.guilds.cache.has(guildId)
}

export function uninvitedScreen({ app, reader }: Pick<RequestContext, 'app' | 'reader'>): Screen {
  const { application } = app.client
  const invite = application === null ? [] : rows([link(inviteLink(application.id), reader.say('inviteBot'))])
  return screen([text(reader.say('notInvited')), ...invite])
}

/** The bot may not write here, and who can change that. */
export function mutedScreen({ reader }: Pick<RequestContext, 'reader'>): Screen {
  return screen([text(reader.say('mutedHere')), ...rows([door('doctor', reader.say('doctor'))])])
}

function isSame(home: Home, other: Home): boolean {
  return home.channel === other.channel && home.thread === other.thread
}

/** A table moves to where it was pressed, or to the channel of that thread, if it can be told there. */
export async function relocateHere(press: PressContext): Promise<Screen> {
  const { app, interaction, id, reader } = press
  const pressedAt = homeOf(interaction)
  if (pressedAt === null) return lineScreen(reader.say('onlyOnServers'))
  if (isUninvited(press)) return uninvitedScreen(press)
  const context = await contextFor(press, id.game)
  if (isDenial(context)) return sayNo(reader, context)
  const { home } = context.look
  if (isReachable(await app.channels.standing(home))) return lineScreen(reader.say('notHomeless'))
  for (const place of [pressedAt, { ...pressedAt, thread: null }]) {
    if (isSame(place, home) || !isReachable(await app.channels.standing(place))) continue
    const outcome = await app.tables.homes.move(id.game, interaction.user.id, place, press.requestId)
    return isDenial(outcome) ? sayNo(reader, outcome) : lineScreen(reader.say('movedHere'))
  }
  return mutedScreen(press)
}
