import type { APIAttachment } from 'discord-api-types/v10'
import { invalidForm, issue } from './api-errors.ts'
import { allComponents } from './checks/components.ts'
import type { PlaygroundContext, Json } from './types.ts'

interface Setting {
  context: PlaygroundContext
  attachments: APIAttachment[]
  nextNumber: () => number
}

/** Keeps the named fields that have a value: Discord leaves out what was not given. */
function given(from: Json, ...keys: string[]): Json {
  return Object.fromEntries(keys.filter((key) => from[key] != null).map((key) => [key, from[key]]))
}

function media({ context, attachments }: Setting, { url }: { url: string }): Json {
  if (!url.startsWith('attachment://')) return { id: context.newId(), url, proxy_url: url }
  const name = decodeURIComponent(url.slice('attachment://'.length))
  const found = attachments.find(({ filename }) => filename === name)
  if (!found)
    throw invalidForm([
      issue(
        ['components'],
        'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        `The specified attachment "${name}" was not found`,
      ),
    ])
  const { id, url: address, width, height, content_type } = found
  return {
    id: context.newId(),
    url: address,
    proxy_url: address,
    ...given({ width, height, content_type }, 'width', 'height', 'content_type'),
    attachment_id: id,
  }
}

function fileOf(setting: Setting, { file, spoiler }: Json): Json {
  const shown = media(setting, file as { url: string })
  const found = setting.attachments.find(({ id }) => id === shown.attachment_id)
  return { file: shown, name: found?.filename ?? null, size: found?.size ?? null, spoiler: spoiler ?? false }
}

function emojiOf(context: PlaygroundContext, emoji: Json): Json {
  if (!emoji.id) return { name: emoji.name }
  return { id: emoji.id, name: context.world.emojis.find(({ id }) => id === emoji.id)?.name ?? emoji.name }
}

function option(context: PlaygroundContext, one: Json): Json {
  const emoji = one.emoji ? { emoji: emojiOf(context, one.emoji as Json) } : {}
  return { ...given(one, 'label', 'value', 'description', 'default'), ...emoji }
}

function select(setting: Setting, one: Json): Json {
  const options = one.options ? { options: (one.options as Json[]).map((each) => option(setting.context, each)) } : {}
  return {
    ...given(one, 'custom_id', 'placeholder', 'disabled', 'default_values', 'channel_types'),
    min_values: one.min_values ?? 1,
    max_values: one.max_values ?? 1,
    ...options,
  }
}

function picture(setting: Setting, one: Json): Json {
  return {
    media: media(setting, one.media as { url: string }),
    description: one.description ?? null,
    spoiler: one.spoiler ?? false,
  }
}

function bodyOf(setting: Setting, one: Json): Json {
  const inner = () => ({ components: (one.components as Json[]).map((each) => stored(setting, each)) })
  switch (one.type) {
    case 1:
      return inner()
    case 2: {
      const emoji = one.emoji ? { emoji: emojiOf(setting.context, one.emoji as Json) } : {}
      return { ...given(one, 'style', 'custom_id', 'label', 'disabled', 'url', 'sku_id'), ...emoji }
    }
    case 9:
      return { ...inner(), accessory: stored(setting, one.accessory as Json) }
    case 10:
      return { content: one.content }
    case 11:
      return picture(setting, one)
    case 12:
      return { items: (one.items as Json[]).map((item) => picture(setting, item)) }
    case 13:
      return fileOf(setting, one)
    case 14:
      return { spacing: one.spacing ?? 1, divider: one.divider ?? true }
    case 17:
      return { accent_color: one.accent_color ?? null, spoiler: one.spoiler ?? false, ...inner() }
    default:
      return select(setting, one)
  }
}

function stored(setting: Setting, one: Json): Json {
  return { type: one.type, id: one.id || setting.nextNumber(), ...bodyOf(setting, one) }
}

/** Components as Discord gives them back: numbered, with defaults filled in and attachments by their address. */
export function storedComponents(context: PlaygroundContext, components: Json[], attachments: APIAttachment[]): Json[] {
  const taken = new Set(allComponents(components).map(({ component }) => component.id))
  let last = 0
  const nextNumber = () => {
    do last++
    while (taken.has(last))
    return last
  }
  return components.map((one) => stored({ context, attachments, nextNumber }, one))
}

/** The texts of a message, in the order they are read. */
export function textsOf(content: string, components: Json[]): string[] {
  const shown = allComponents(components).filter(({ component }) => component.type === 10)
  return [content, ...shown.map(({ component }) => String(component.content))].filter((text) => text !== '')
}

function embedImage({ attachments }: { attachments: APIAttachment[] }, { url }: { url: string }): Json {
  const name = url.startsWith('attachment://') ? url.slice('attachment://'.length) : null
  const found = attachments.find(({ filename }) => filename === name)
  const address = found?.url ?? url
  return { url: address, proxy_url: address, width: found?.width ?? 0, height: found?.height ?? 0 }
}

export function storedEmbeds(embeds: Json[], attachments: APIAttachment[]): Json[] {
  return embeds.map((embed) => {
    const shown: Json = { type: 'rich', ...given(embed, 'url', 'title', 'description', 'color', 'author', 'footer') }
    if (embed.timestamp) shown.timestamp = new Date(String(embed.timestamp)).toISOString()
    if (embed.fields)
      shown.fields = (embed.fields as Json[]).map((field) => ({ ...field, inline: field.inline ?? false }))
    for (const key of ['image', 'thumbnail'] as const)
      if (embed[key]) shown[key] = embedImage({ attachments }, embed[key] as { url: string })
    return shown
  })
}
