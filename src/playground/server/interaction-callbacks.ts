import { MessageFlags } from 'discord-api-types/v10'
import { alreadyAcknowledged, type Issue, invalidForm, issue, unknownMessage } from './api-errors.ts'
import { againstModal } from './checks/components.ts'
import { channelOf, messageFields } from './interactions.ts'
import { edit, entryOf, type Origin, post, postBare, remove, replyFields, type Written } from './messages.ts'
import { inGuild } from './payloads.ts'
import type { Channel, Choice, Entry, Interaction, Json, Modal, PlaygroundContext } from './types.ts'

const [MESSAGE, DEFER, DEFER_UPDATE, UPDATE, AUTOCOMPLETE, MODAL] = [4, 5, 6, 7, 8, 9]

function fits(interaction: Interaction, type: number): boolean {
  if (type === AUTOCOMPLETE || interaction.type === 4) return type === AUTOCOMPLETE && interaction.type === 4
  if (type === DEFER_UPDATE || type === UPDATE) return interaction.messageId !== null && interaction.type !== 2
  return type === MODAL ? interaction.type !== 5 : true
}

function againstType(interaction: Interaction, type: number): Issue[] {
  if (fits(interaction, type)) return []
  return [
    issue(['type'], 'INTERACTION_RESPONSE_TYPE_INVALID', `A callback of type ${type} does not fit this interaction`),
  ]
}

function isHidden(written: Written): boolean {
  return (Number(written.body.flags ?? 0) & MessageFlags.Ephemeral) !== 0
}

function originOf(context: PlaygroundContext, interaction: Interaction, hidden: boolean, original: boolean): Origin {
  const channel = channelOf(context, interaction)
  const answered = interaction.originalId ?? interaction.messageId
  const before = channel.entries.find(({ message }) => message.id === answered)
  const isReply = !original || interaction.messageId !== null
  const fields = { ...messageFields(context, interaction), ...(isReply && before ? replyFields(before) : {}) }
  const used = original && interaction.line ? { userId: interaction.userId, line: interaction.line } : null
  const onlyFor = hidden ? interaction.userId : null
  return { authorId: context.world.applicationId, onlyFor, interactionId: interaction.id, used, fields, mayHide: true }
}

function answerWithMessage(context: PlaygroundContext, interaction: Interaction, written: Written): Entry {
  return post(
    context,
    channelOf(context, interaction),
    written,
    originOf(context, interaction, isHidden(written), true),
  )
}

function answerLater(context: PlaygroundContext, interaction: Interaction, written: Written): Entry {
  const hidden = isHidden(written)
  const origin = originOf(context, interaction, hidden, true)
  const flags = MessageFlags.Loading | (hidden ? MessageFlags.Ephemeral : 0)
  return postBare(context, channelOf(context, interaction), { ...origin, fields: { ...origin.fields, flags } })
}

function againstChoices(choices: Choice[]): Issue[] {
  return choices.flatMap(({ name, value }, index) => {
    const bad = typeof value === 'string' && (value.length < 1 || value.length > 100)
    const path = ['data', 'choices', index]
    const wrong = bad ? [issue([...path, 'value'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 100 in length.')] : []
    return name.trim() === ''
      ? [...wrong, issue([...path, 'name'], 'BASE_TYPE_REQUIRED', 'This field is required')]
      : wrong
  })
}

function answerWithChoices(interaction: Interaction, { body }: Written): null {
  const choices = ((body.choices ?? []) as Choice[]).slice()
  const wrong = againstChoices(choices)
  if (choices.length > 25)
    wrong.push(issue(['data', 'choices'], 'BASE_TYPE_MAX_LENGTH', 'Must be 25 or fewer in length.'))
  if (wrong.length > 0) throw invalidForm(wrong)
  interaction.choices = choices
  return null
}

function answerWithModal(context: PlaygroundContext, interaction: Interaction, { body }: Written): null {
  const wrong = againstModal(context.world, body)
  if (wrong.length > 0) throw invalidForm(wrong)
  interaction.modal = body as unknown as Modal
  return null
}

function sourceOf(context: PlaygroundContext, interaction: Interaction): Entry {
  return entryOf(channelOf(context, interaction), interaction.messageId ?? '')
}

function carryOut(context: PlaygroundContext, interaction: Interaction, type: number, written: Written): Entry | null {
  if (type === MESSAGE) return answerWithMessage(context, interaction, written)
  if (type === DEFER) return answerLater(context, interaction, written)
  if (type === DEFER_UPDATE) return sourceOf(context, interaction)
  if (type === UPDATE) return edit(context, channelOf(context, interaction), sourceOf(context, interaction), written)
  return type === MODAL ? answerWithModal(context, interaction, written) : answerWithChoices(interaction, written)
}

/** The bot's first answer. Returns the message it made or changed. */
export function acknowledge(
  context: PlaygroundContext,
  interaction: Interaction,
  type: number,
  written: Written,
): Entry | null {
  if (interaction.acknowledged !== null) throw alreadyAcknowledged()
  const wrong = againstType(interaction, type)
  if (wrong.length > 0) throw invalidForm(wrong)
  const entry = carryOut(context, interaction, type, written)
  interaction.acknowledged = type
  interaction.originalId = entry?.message.id ?? null
  interaction.callOff()
  context.changed({ kind: 'interaction', id: interaction.id })
  return entry
}

export function callbackResponse(
  context: PlaygroundContext,
  answered: Interaction,
  type: number,
  entry: Entry | null,
): Json {
  const channel = channelOf(context, answered)
  const flags = entry?.message.flags ?? 0
  const made = entry
    ? {
        response_message_id: entry.message.id,
        response_message_loading: (flags & MessageFlags.Loading) !== 0,
        response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
      }
    : {}
  const interaction = {
    id: answered.id,
    type: answered.type,
    ...made,
    channel_id: channel.id,
    ...inGuild(context.world, channel),
  }
  if (!entry) return { interaction }
  // The published schema knows 4 and 7 alone, for the deferred kinds too.
  const kind = type === MESSAGE || type === DEFER ? MESSAGE : UPDATE
  return { interaction, resource: { type: kind, message: entry.message } }
}

function isLoading({ message }: Entry): boolean {
  return ((message.flags ?? 0) & MessageFlags.Loading) !== 0
}

/** `@original`, or a follow-up of this very interaction. */
export function answerOf(
  context: PlaygroundContext,
  interaction: Interaction,
  messageId: string,
): { channel: Channel; entry: Entry } {
  const channel = channelOf(context, interaction)
  const id = messageId === '@original' ? interaction.originalId : messageId
  const entry = channel.entries.find(({ message }) => message.id === id)
  if (!entry || (entry.interactionId !== interaction.id && id !== interaction.originalId)) throw unknownMessage()
  return { channel, entry }
}

export function editAnswer(
  context: PlaygroundContext,
  interaction: Interaction,
  messageId: string,
  written: Written,
): Entry {
  const { channel, entry } = answerOf(context, interaction, messageId)
  return edit(context, channel, entry, written, isLoading(entry))
}

export function removeAnswer(context: PlaygroundContext, interaction: Interaction, messageId: string): void {
  const { channel, entry } = answerOf(context, interaction, messageId)
  remove(context, channel, entry)
}

/** A follow-up. Straight after a deferral it fills the placeholder instead of standing beside it. */
export function followUp(context: PlaygroundContext, interaction: Interaction, written: Written): Entry {
  const channel = channelOf(context, interaction)
  const original = channel.entries.find(({ message }) => message.id === interaction.originalId)
  if (original && interaction.acknowledged === DEFER && isLoading(original))
    return edit(context, channel, original, written, true)
  return post(context, channel, written, originOf(context, interaction, isHidden(written), false))
}
