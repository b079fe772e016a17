import type { APIAttachment } from 'discord-api-types/v10'
import { invalidForm, issue } from './api-errors.ts'
import { allComponents } from './checks/components.ts'
import { asJson, listIn } from './json.ts'
import type { Json, PlaygroundContext } from './types.ts'

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
  const attachment = attachments.find(({ filename }) => filename === name)
  if (!attachment)
    throw invalidForm([
      issue(
        ['components'],
        'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        `The specified attachment "${name}" was not found`,
      ),
    ])
  const { id, url: address, width, height, content_type } = attachment
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
  const attachment = setting.attachments.find(({ id }) => id === shown.attachment_id)
  return { file: shown, name: attachment?.filename ?? null, size: attachment?.size ?? null, spoiler: spoiler ?? false }
}

function emojiOf(context: PlaygroundContext, emoji: Json): Json {
  if (!emoji.id) return { name: emoji.name }
  return { id: emoji.id, name: context.world.emojis.find(({ id }) => id === emoji.id)?.name ?? emoji.name }
}

function option(context: PlaygroundContext, component: Json): Json {
  const emoji = component.emoji ? { emoji: emojiOf(context, asJson(component.emoji)) } : {}
  return { ...given(component, 'label', 'value', 'description', 'default'), ...emoji }
}

function select(setting: Setting, component: Json): Json {
  const options = component.options
    ? { options: listIn(component, 'options').map((each) => option(setting.context, each)) }
    : {}
  return {
    ...given(component, 'custom_id', 'placeholder', 'disabled', 'default_values', 'channel_types'),
    min_values: component.min_values ?? 1,
    max_values: component.max_values ?? 1,
    ...options,
  }
}

function picture(setting: Setting, component: Json): Json {
  return {
    media: media(setting, component.media as { url: string }),
    description: component.description ?? null,
    spoiler: component.spoiler ?? false,
  }
}

function bodyOf(setting: Setting, component: Json): Json {
  const inner = () => ({ components: listIn(component, 'components').map((each) => stored(setting, each)) })
  switch (component.type) {
    case 1:
      return inner()
    case 2: {
      const emoji = component.emoji ? { emoji: emojiOf(setting.context, asJson(component.emoji)) } : {}
      return { ...given(component, 'style', 'custom_id', 'label', 'disabled', 'url', 'sku_id'), ...emoji }
    }
    case 9:
      return { ...inner(), accessory: stored(setting, asJson(component.accessory)) }
    case 10:
      return { content: component.content }
    case 11:
      return picture(setting, component)
    case 12:
      return { items: listIn(component, 'items').map((item) => picture(setting, item)) }
    case 13:
      return fileOf(setting, component)
    case 14:
      return { spacing: component.spacing ?? 1, divider: component.divider ?? true }
    case 17:
      return { accent_color: component.accent_color ?? null, spoiler: component.spoiler ?? false, ...inner() }
    default:
      return select(setting, component)
  }
}

function stored(setting: Setting, component: Json): Json {
  return { type: component.type, id: component.id || setting.nextNumber(), ...bodyOf(setting, component) }
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
  return components.map((component) => stored({ context, attachments, nextNumber }, component))
}

/** The texts of a message, in the order they are read. */
export function textsOf(content: string, components: Json[]): string[] {
  const shown = allComponents(components).filter(({ component }) => component.type === 10)
  return [content, ...shown.map(({ component }) => String(component.content))].filter((text) => text !== '')
}

function embedImage({ attachments }: { attachments: APIAttachment[] }, { url }: { url: string }): Json {
  const name = url.startsWith('attachment://') ? url.slice('attachment://'.length) : null
  const attachment = attachments.find(({ filename }) => filename === name)
  const address = attachment?.url ?? url
  return { url: address, proxy_url: address, width: attachment?.width ?? 0, height: attachment?.height ?? 0 }
}

export function storedEmbeds(embeds: Json[], attachments: APIAttachment[]): Json[] {
  return embeds.map((embed) => {
    const shown: Json = { type: 'rich', ...given(embed, 'url', 'title', 'description', 'color', 'author', 'footer') }
    if (embed.timestamp) shown.timestamp = new Date(String(embed.timestamp)).toISOString()
    if (embed.fields)
      shown.fields = listIn(embed, 'fields').map((field) => ({ ...field, inline: field.inline ?? false }))
    for (const key of ['image', 'thumbnail'] as const)
      if (embed[key]) shown[key] = embedImage({ attachments }, embed[key] as { url: string })
    return shown
  })
}
