import { MessageFlags } from 'discord-api-types/v10'
import { type Issue, issue } from '../api-errors.ts'
import { jsonIn, listIn, textIn, textsIn } from '../json.ts'
import type { Json, World } from '../types.ts'
import { againstComponents } from './components.ts'

const MOST_CONTENT = 2000
const MOST_EMBED_TEXT = 6000
const MOST_FILES = 10
export const MOST_BYTES = 10 * 1024 * 1024

const SETTABLE =
  MessageFlags.SuppressEmbeds |
  MessageFlags.Ephemeral |
  MessageFlags.SuppressNotifications |
  MessageFlags.IsComponentsV2

/** A message as it would stand if the request were granted. */
export interface Proposal {
  content: string
  embeds: Json[]
  components: Json[]
  flags: number
  attachments: number
  poll?: unknown
  stickers?: unknown[]
}

export function isV2(flags: number): boolean {
  return (flags & MessageFlags.IsComponentsV2) !== 0
}

function embedText(embed: Json): number {
  const texts = [
    textIn(embed, 'title'),
    textIn(embed, 'description'),
    textIn(jsonIn(embed, 'footer'), 'text'),
    textIn(jsonIn(embed, 'author'), 'name'),
    ...listIn(embed, 'fields').flatMap((field) => [textIn(field, 'name'), textIn(field, 'value')]),
  ]
  return texts.reduce<number>((sum, text) => sum + (text?.length ?? 0), 0)
}

function againstLegacyFields({ content, embeds, poll, stickers }: Proposal): Issue[] {
  const fields = {
    content: content !== '',
    embeds: embeds.length > 0,
    poll: poll != null,
    sticker_ids: !!stickers?.length,
  }
  return Object.entries(fields).flatMap(([field, isThere]) =>
    isThere
      ? [
          issue(
            [field],
            'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
            `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
          ),
        ]
      : [],
  )
}

export function againstMessage(world: World, proposal: Proposal): Issue[] {
  const { content, embeds, components, flags, attachments } = proposal
  const wrong = againstComponents(world, components, isV2(flags))
  if (isV2(flags)) wrong.push(...againstLegacyFields(proposal))
  if (content.length > MOST_CONTENT)
    wrong.push(issue(['content'], 'BASE_TYPE_MAX_LENGTH', `Must be ${MOST_CONTENT} or fewer in length.`))
  if (embeds.reduce((sum, embed) => sum + embedText(embed), 0) > MOST_EMBED_TEXT)
    wrong.push(issue(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${MOST_EMBED_TEXT}`))
  if (attachments > MOST_FILES)
    wrong.push(issue(['attachments'], 'BASE_TYPE_MAX_LENGTH', `Must be ${MOST_FILES} or fewer in length.`))
  return wrong
}

export function isEmpty({ content, embeds, components, attachments }: Proposal): boolean {
  return content.trim() === '' && embeds.length === 0 && components.length === 0 && attachments === 0
}

/** Flags a bot may not set by itself, and a flag that may not be taken back. */
export function againstFlags(flags: unknown, mayHide: boolean, before = 0): Issue[] {
  const wanted = typeof flags === 'number' ? flags : 0
  const wrong: Issue[] = []
  if (wanted & ~SETTABLE & ~before) wrong.push(issue(['flags'], 'MESSAGE_FLAGS_INVALID', 'These flags cannot be set'))
  if (wanted & MessageFlags.Ephemeral & ~before && !mayHide)
    wrong.push(issue(['flags'], 'MESSAGE_FLAGS_INVALID', 'Only an answer to an interaction can be ephemeral'))
  if (typeof flags === 'number' && isV2(before) && !isV2(wanted))
    wrong.push(
      issue(['flags'], 'MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG', 'The IS_COMPONENTS_V2 flag cannot be removed'),
    )
  return wrong
}

export function againstMentions(allowed: Json | null | undefined): Issue[] {
  const parse = textsIn(allowed, 'parse')
  const both = (['users', 'roles'] as const).filter((kind) => parse.includes(kind) && textsIn(allowed, kind).length > 0)
  return both.map((kind) =>
    issue(
      ['allowed_mentions', kind],
      'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
      `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
    ),
  )
}
