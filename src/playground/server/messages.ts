import { type APIAttachment, type APIMessage, MessageFlags } from 'discord-api-types/v10'
import { emptyMessage, invalidForm, issue, tooLarge, unknownMessage } from './api-errors.ts'
import { againstFlags, againstMentions, againstMessage, isEmpty, MOST_BYTES, type Proposal } from './checks/message.ts'
import { storedComponents, storedEmbeds, textsOf } from './components.ts'
import { plainName, storeFile, type Upload, urlOf } from './files.ts'
import { jsonIn, listIn, listOf } from './json.ts'
import { type Mentions, mentionsIn } from './mentions.ts'
import { inGuild, messageEvent, userOf } from './payloads.ts'
import { joinMentioned, wake } from './threads.ts'
import { type Channel, type Entry, isoNow, type Json, type PlaygroundContext } from './types.ts'

export interface Written {
  body: Json
  uploads: Upload[]
}

export interface Origin {
  authorId: string
  onlyFor?: string | null
  interactionId?: string | null
  used?: Entry['used']
  /** Fields that come from where the message was made: its type, interaction metadata, what it replies to. */
  fields?: Json
  /** Written by a person, to whom a bot's rules of flags and emptiness do not apply. */
  mayHide?: boolean
}

interface AttachmentDraft {
  id: string
  filename?: string | null
  description?: string | null
}

export function entryOf(channel: Channel, messageId: string): Entry {
  const entry = channel.entries.find(({ message }) => message.id === messageId)
  if (!entry) throw unknownMessage()
  return entry
}

function attach(
  context: PlaygroundContext,
  channel: Channel,
  upload: Upload,
  draft?: AttachmentDraft,
  hidden = false,
): APIAttachment {
  const file = storeFile(context, upload, plainName(draft?.filename ?? upload.name))
  const url = urlOf(context, channel.id, file)
  return {
    id: file.id,
    filename: file.name,
    size: file.size,
    url,
    proxy_url: url,
    content_type: file.type,
    ...(draft?.description ? { description: draft.description } : {}),
    ...(file.width && file.height ? { width: file.width, height: file.height } : {}),
    ...(hidden ? { ephemeral: true } : {}),
  }
}

/** The attachments as they will be: those kept, then those that came with the request. */
function attachmentsAfter(
  context: PlaygroundContext,
  channel: Channel,
  written: Written,
  before: APIAttachment[],
  hidden: boolean,
) {
  const { uploads } = written
  const listed = written.body.attachments as AttachmentDraft[] | null | undefined
  const stray = (listed ?? []).filter(
    ({ id }) => ![...before, ...uploads.map(({ key }) => ({ id: key }))].some((attachment) => attachment.id === id),
  )
  if (stray.length > 0)
    throw invalidForm([
      issue(
        ['attachments'],
        'MESSAGE_ATTACHMENT_NOT_FOUND',
        `Attachment ${stray[0]?.id} was neither sent nor there before`,
      ),
    ])
  const kept = listed ? before.filter(({ id }) => listed.some((attachment) => attachment.id === id)) : before
  const added = () =>
    uploads.map((upload) =>
      attach(
        context,
        channel,
        upload,
        listed?.find(({ id }) => id === upload.key),
        hidden,
      ),
    )
  return { count: kept.length + uploads.length, make: () => [...kept, ...added()] }
}

function checkUploads(uploads: Upload[]) {
  if (uploads.some(({ bytes }) => bytes.length > MOST_BYTES)) throw tooLarge()
}

function check(context: PlaygroundContext, { body }: Written, proposal: Proposal, mayHide: boolean, before?: number) {
  const wrong = [
    ...againstFlags(body.flags, mayHide, before),
    ...againstMentions(jsonIn(body, 'allowed_mentions')),
    ...againstMessage(context.world, proposal),
  ]
  if (wrong.length > 0) throw invalidForm(wrong)
  if (isEmpty(proposal)) throw emptyMessage()
}

function replyTo(channel: Channel, reference: Json | null | undefined): { fields: Json; author: string | null } {
  if (!reference) return { fields: {}, author: null }
  const entry = channel.entries.find(({ message, onlyFor }) => message.id === reference.message_id && !onlyFor)
  if (!entry && reference.fail_if_not_exists !== false)
    throw invalidForm([issue(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message')])
  if (!entry) return { fields: {}, author: null }
  return { fields: replyFields(entry), author: entry.message.author.id }
}

export function replyFields({ message }: Entry): Json {
  const { referenced_message: _, thread: __, ...plain } = message
  const reference = { type: 0, channel_id: message.channel_id, message_id: message.id }
  return { type: 19, message_reference: reference, referenced_message: plain }
}

function blank(context: PlaygroundContext, channel: Channel, { authorId }: Origin): APIMessage {
  return {
    type: 0,
    content: '',
    mentions: [],
    mention_roles: [],
    attachments: [],
    embeds: [],
    timestamp: isoNow(context),
    edited_timestamp: null,
    flags: 0,
    components: [],
    id: context.newId(),
    channel_id: channel.id,
    author: userOf(context.world, authorId),
    pinned: false,
    mention_everyone: false,
    tts: false,
  } as unknown as APIMessage
}

export function add(context: PlaygroundContext, channel: Channel, message: APIMessage, origin: Origin): Entry {
  const { onlyFor = null, interactionId = null, used = null, authorId } = origin
  const entry: Entry = { message, onlyFor, interactionId, used, pinnedAt: null }
  wake(context, channel)
  channel.entries.push(entry)
  context.channelIds.set(message.id, channel.id)
  if (onlyFor === null) {
    context.toBot('MESSAGE_CREATE', messageEvent(context.world, channel, entry))
    joinMentioned(context, channel, [authorId, ...message.mentions.map(({ id }) => id)])
  }
  context.changed({ kind: 'message', channelId: channel.id, id: message.id, onlyFor, fresh: true })
  return entry
}

/** A new message, checked as Discord checks it. */
export function post(context: PlaygroundContext, channel: Channel, written: Written, origin: Origin): Entry {
  const { body, uploads } = written
  checkUploads(uploads)
  const reply = replyTo(channel, jsonIn(body, 'message_reference'))
  const hidden = Boolean(origin.onlyFor)
  const attachments = attachmentsAfter(context, channel, written, [], hidden)
  const [content, flags] = [String(body.content ?? ''), Number(body.flags ?? 0)]
  const components = listIn(body, 'components')
  const embeds = listIn(body, 'embeds')
  const proposal = {
    content,
    embeds,
    components,
    flags,
    attachments: attachments.count,
    poll: body.poll,
    stickers: Array.isArray(body.sticker_ids) ? body.sticker_ids : [],
  }
  check(context, written, proposal, origin.mayHide ?? false)
  const made = attachments.make()
  const texts = textsOf(content, components)
  const said = {
    channel,
    authorId: origin.authorId,
    texts,
    allowed: jsonIn(body, 'allowed_mentions'),
    repliedTo: reply.author,
  }
  const message = {
    ...blank(context, channel, origin),
    ...reply.fields,
    ...origin.fields,
    content,
    flags,
    attachments: made,
    embeds: storedEmbeds(embeds, made),
    components: storedComponents(context, components, made),
    ...mentionsIn(context.world, said),
    ...(body.nonce == null ? {} : { nonce: body.nonce }),
  } as unknown as APIMessage
  return add(context, channel, message, origin)
}

/** A system message, or the placeholder of an answer that is still being made. */
export function postBare(context: PlaygroundContext, channel: Channel, origin: Origin): Entry {
  return add(context, channel, { ...blank(context, channel, origin), ...origin.fields }, origin)
}

function forgetFiles(context: PlaygroundContext, before: APIAttachment[], after: APIAttachment[]) {
  for (const { id } of before) {
    if (after.some((attachment) => attachment.id === id)) continue
    context.files.drop(id)
    delete context.world.files[id]
  }
}

function flagsAfter(message: APIMessage, body: Json): number {
  const before = message.flags ?? 0
  const fixed = before & ~(MessageFlags.SuppressEmbeds | MessageFlags.Loading)
  return body.flags == null ? before & ~MessageFlags.Loading : fixed | Number(body.flags)
}

/** Stored components that an edit leaves alone need no new look: they refer to files by address. */
function componentsAfter(context: PlaygroundContext, message: APIMessage, body: Json, attachments: APIAttachment[]) {
  if (body.components === undefined) return listOf(message.components)
  return storedComponents(context, listIn(body, 'components'), attachments)
}

/** Changes the named fields; the others stay, as Discord's PATCH has it. Nobody is pinged by an edit. */
export function edit(
  context: PlaygroundContext,
  channel: Channel,
  entry: Entry,
  written: Written,
  firstAnswer = false,
): Entry {
  const { message } = entry
  const { body, uploads } = written
  const before = message.attachments
  checkUploads(uploads)
  const hidden = entry.onlyFor !== null
  const attachments = attachmentsAfter(context, channel, written, before, hidden)
  const content = body.content === undefined ? message.content : String(body.content ?? '')
  const embeds = listOf(body.embeds === undefined ? message.embeds : body.embeds)
  const components = listOf(body.components === undefined ? message.components : body.components)
  const flags = flagsAfter(message, body)
  check(
    context,
    written,
    { content, embeds, components, flags, attachments: attachments.count },
    hidden,
    message.flags ?? 0,
  )
  const made = attachments.make()
  const mentions = remention(context, channel, entry, textsOf(content, components), body)
  Object.assign(message, {
    content,
    flags,
    attachments: made,
    embeds: body.embeds === undefined ? message.embeds : storedEmbeds(embeds, made),
    components: componentsAfter(context, message, body, made),
    ...mentions,
    edited_timestamp: firstAnswer ? null : isoNow(context),
  })
  forgetFiles(context, before, made)
  tellEdit(context, channel, entry, firstAnswer)
  return entry
}

function remention(
  context: PlaygroundContext,
  channel: Channel,
  { message }: Entry,
  texts: string[],
  body: Json,
): Mentions {
  const said = { channel, authorId: message.author.id, texts, repliedTo: null }
  return mentionsIn(context.world, { ...said, allowed: jsonIn(body, 'allowed_mentions') })
}

export function tellEdit(context: PlaygroundContext, channel: Channel, entry: Entry, fresh = false): void {
  const { message, onlyFor } = entry
  if (onlyFor === null) context.toBot('MESSAGE_UPDATE', messageEvent(context.world, channel, entry))
  context.changed({ kind: 'message', channelId: channel.id, id: message.id, onlyFor, fresh })
}

export function remove(context: PlaygroundContext, channel: Channel, { message, onlyFor }: Entry): void {
  channel.entries = channel.entries.filter((entry) => entry.message.id !== message.id)
  context.channelIds.delete(message.id)
  forgetFiles(context, message.attachments, [])
  if (onlyFor === null)
    context.toBot('MESSAGE_DELETE', { id: message.id, channel_id: channel.id, ...inGuild(context.world, channel) })
  context.changed({ kind: 'gone', channelId: channel.id, id: message.id, onlyFor })
}
