import * as spec from 'discord-api-spec/zod'
import { z } from 'zod'
import { asJson } from '../json.ts'
import type { RequestBody } from '../request-body.ts'
import { type Route, route } from '../route.ts'
import * as channels from './channels.ts'
import * as commands from './commands.ts'
import * as emojis from './emojis.ts'
import * as guilds from './guilds.ts'
import * as interactions from './interactions.ts'
import * as messages from './messages.ts'

const message = { answer: spec.MessageResponseSchema }
const command = { answer: spec.ApplicationCommandResponseSchema }
const emoji = { answer: spec.EmojiResponseSchema }
const thread = { answer: spec.CreatedThreadResponseSchema }
const application = { answer: spec.PrivateApplicationResponseSchema }
const commandList = { answer: z.array(spec.ApplicationCommandResponseSchema) }
const messageList = { answer: z.array(spec.MessageResponseSchema) }
const memberList = { answer: z.array(spec.ThreadMemberResponseSchema) }
const anyChannel = {
  answer: z.union([spec.GuildChannelResponseSchema, spec.ThreadResponseSchema, spec.PrivateChannelResponseSchema]),
}
const open = { isOpen: true }

/** A thread's form and a channel's differ in `archived` and `locked` on the one side, `topic` on the other. */
function channelForm({ json }: RequestBody) {
  const isThread = ['archived', 'locked', 'auto_archive_duration', 'invitable'].some((key) => key in asJson(json))
  return isThread ? spec.UpdateThreadRequestPartialSchema : spec.UpdateGuildChannelRequestPartialSchema
}

/** All that the playground knows of Discord's REST API. What does not stand here is answered 501. */
export const ROUTES: Route[] = [
  route('GET /gateway', guilds.getGateway, { answer: spec.GatewayResponseSchema, isOpen: true }),
  route('GET /gateway/bot', guilds.getGatewayForBot, { answer: spec.GatewayBotResponseSchema }),
  route('GET /applications/@me', guilds.getApplication, application),
  route('GET /oauth2/applications/@me', guilds.getApplication, application),
  route('GET /users/@me', guilds.getMe, { answer: spec.UserPIIResponseSchema }),
  route('GET /users/@me/guilds', guilds.getMyGuilds),
  route('GET /users/{user_id}', guilds.getUser, { answer: spec.UserResponseSchema }),
  route('POST /users/@me/channels', channels.openDm, {
    request: spec.CreatePrivateChannelRequestSchema,
    answer: spec.PrivateChannelResponseSchema,
  }),

  route('GET /guilds/{guild_id}', guilds.getGuild, { answer: spec.GuildResponseSchema }),
  route('GET /guilds/{guild_id}/channels', guilds.getGuildChannels, {
    answer: z.array(spec.GuildChannelResponseSchema),
  }),
  route('GET /guilds/{guild_id}/roles', guilds.getRoles, { answer: z.array(spec.GuildRoleResponseSchema) }),
  route('GET /guilds/{guild_id}/members/{user_id}', guilds.getMember, { answer: spec.GuildMemberResponseSchema }),
  route('GET /guilds/{guild_id}/threads/active', channels.listActiveThreads, { answer: spec.ThreadsResponseSchema }),

  route('GET /applications/{application_id}/commands', commands.listCommands, commandList),
  route('PUT /applications/{application_id}/commands', commands.setCommands, commandList),
  route('POST /applications/{application_id}/commands', commands.createCommand, command),
  route('GET /applications/{application_id}/commands/{command_id}', commands.getCommand, command),
  route('PATCH /applications/{application_id}/commands/{command_id}', commands.patchCommand, command),
  route('DELETE /applications/{application_id}/commands/{command_id}', commands.deleteCommand),
  route('GET /applications/{application_id}/guilds/{guild_id}/commands', commands.listCommands, commandList),
  route('PUT /applications/{application_id}/guilds/{guild_id}/commands', commands.setCommands, commandList),
  route('POST /applications/{application_id}/guilds/{guild_id}/commands', commands.createCommand, command),
  route('GET /applications/{application_id}/guilds/{guild_id}/commands/{command_id}', commands.getCommand, command),
  route('PATCH /applications/{application_id}/guilds/{guild_id}/commands/{command_id}', commands.patchCommand, command),
  route('DELETE /applications/{application_id}/guilds/{guild_id}/commands/{command_id}', commands.deleteCommand),

  route('GET /applications/{application_id}/emojis', emojis.listEmojis, {
    answer: spec.ListApplicationEmojisResponseSchema,
  }),
  route('POST /applications/{application_id}/emojis', emojis.createEmoji, emoji),
  route('GET /applications/{application_id}/emojis/{emoji_id}', emojis.getEmoji, emoji),
  route('PATCH /applications/{application_id}/emojis/{emoji_id}', emojis.renameEmoji, emoji),
  route('DELETE /applications/{application_id}/emojis/{emoji_id}', emojis.deleteEmoji),

  route('GET /channels/{channel_id}', channels.getChannel, anyChannel),
  route('PATCH /channels/{channel_id}', channels.patchChannel, { ...anyChannel, request: channelForm }),
  route('DELETE /channels/{channel_id}', channels.deleteChannel, anyChannel),
  route('POST /channels/{channel_id}/typing', messages.showTyping),

  route('GET /channels/{channel_id}/messages', messages.listMessages, messageList),
  route('POST /channels/{channel_id}/messages', messages.createMessage, {
    ...message,
    request: spec.MessageCreateRequestSchema,
  }),
  route('GET /channels/{channel_id}/messages/pins', messages.listPins, { answer: spec.PinnedMessagesResponseSchema }),
  route('PUT /channels/{channel_id}/messages/pins/{message_id}', messages.pinMessage),
  route('DELETE /channels/{channel_id}/messages/pins/{message_id}', messages.unpinMessage),
  route('GET /channels/{channel_id}/pins', messages.listPinsAsBefore, messageList),
  route('PUT /channels/{channel_id}/pins/{message_id}', messages.pinMessage),
  route('DELETE /channels/{channel_id}/pins/{message_id}', messages.unpinMessage),
  route('GET /channels/{channel_id}/messages/{message_id}', messages.getMessage, message),
  route('PATCH /channels/{channel_id}/messages/{message_id}', messages.editMessage, {
    ...message,
    request: spec.MessageEditRequestPartialSchema,
  }),
  route('DELETE /channels/{channel_id}/messages/{message_id}', messages.deleteMessage),

  route('POST /channels/{channel_id}/messages/{message_id}/threads', channels.startThreadFromMessage, {
    ...thread,
    request: spec.CreateTextThreadWithMessageRequestSchema,
  }),
  route('POST /channels/{channel_id}/threads', channels.startThread, {
    ...thread,
    request: spec.CreateTextThreadWithoutMessageRequestSchema,
  }),
  route('GET /channels/{channel_id}/threads/archived/public', channels.listArchivedThreads, {
    answer: spec.ThreadsResponseSchema,
  }),
  route('GET /channels/{channel_id}/thread-members', channels.listThreadMembers, memberList),
  route('GET /channels/{channel_id}/thread-members/{user_id}', channels.getThreadMember, {
    answer: spec.ThreadMemberResponseSchema,
  }),
  route('PUT /channels/{channel_id}/thread-members/{user_id}', channels.addThreadMember),
  route('DELETE /channels/{channel_id}/thread-members/{user_id}', channels.removeThreadMember),

  route('POST /interactions/{interaction_id}/{interaction_token}/callback', interactions.answerInteraction, {
    ...open,
    request: interactions.callbackSchema,
    answer: spec.InteractionCallbackResponseSchema,
  }),
  route('POST /webhooks/{webhook_id}/{webhook_token}', interactions.executeWebhook, {
    ...open,
    ...message,
    request: spec.IncomingWebhookRequestPartialSchema,
  }),
  route('GET /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}', interactions.getWebhookMessage, {
    ...open,
    ...message,
  }),
  route('PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}', interactions.editWebhookMessage, {
    ...open,
    ...message,
    request: spec.IncomingWebhookUpdateRequestPartialSchema,
  }),
  route('DELETE /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}', interactions.deleteWebhookMessage, open),
]
