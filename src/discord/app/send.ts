import {
  type APIMessageTopLevelComponent,
  type AttachmentPayload,
  ComponentType,
  MessageFlags,
  type MessageMentionOptions,
} from 'discord.js'
import { type Component, container, cut, text } from './components.ts'
import { LIMITS } from './limits.ts'

/** One message as it is meant: what does not fit is made to fit here. */
export interface Screen {
  readonly accent?: number | undefined
  readonly components: readonly Component[]
  readonly files?: readonly ScreenFile[]
  /** The people to be pinged; nobody else ever is. */
  readonly mentions?: readonly string[]
  /** It makes no sound. */
  readonly isQuiet?: boolean
  /** Answering a press on a public message: what that message shows from now on. */
  readonly isPublic?: boolean
}

export interface ScreenFile {
  readonly name: string
  readonly data: Buffer
  readonly alt?: string
}

export interface OutgoingMessage {
  flags: MessageFlags.IsComponentsV2
  components: APIMessageTopLevelComponent[]
  files: AttachmentPayload[]
  allowedMentions: MessageMentionOptions
}

/** Everything nested counts, as Discord counts. */
export function countComponents(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0
  const { components, accessory, component } = part as {
    components?: unknown[]
    accessory?: unknown
    component?: unknown
  }
  return (
    1 + [...(components ?? []), accessory, component].reduce<number>((sum, inner) => sum + countComponents(inner), 0)
  )
}

interface Adorned {
  readonly emoji?: unknown
  readonly components?: readonly unknown[]
  readonly options?: readonly unknown[]
}

/** A part without what may have been lost since it was thought of: emojis of our own. */
function withoutEmojis<T>(part: T): T {
  const { emoji: _, components, options, ...more } = part as Adorned
  const inner = components && { components: components.map(withoutEmojis) }
  return { ...more, ...inner, ...(options && { options: options.map(withoutEmojis) }) } as T
}

/** The same with nothing but words and buttons. */
export function plainOf({ accent: _, files: __, components, ...screen }: Screen): Screen {
  const shown = components.filter(({ type }) => type === ComponentType.TextDisplay || type === ComponentType.ActionRow)
  return { ...screen, components: shown.map(withoutEmojis) }
}

/** The same without files that Discord would not take, and why they are missing. */
export function withFilesWithin(screen: Screen, most: number, why: string): Screen {
  const isWithin = screen.files?.every(({ data }) => data.length <= most) ?? true
  if (isWithin) return screen
  const { components, ...more } = plainOf(screen)
  return { ...more, components: [...components, text(`-# ${why}`)] }
}

/** No more than what it is about, and the buttons. */
export function bareOf(screen: Screen): Screen {
  const { components, ...more } = plainOf(screen)
  const [first] = components.filter(({ type }) => type === ComponentType.TextDisplay)
  const rows = components.filter(({ type }) => type === ComponentType.ActionRow)
  return { ...more, components: first === undefined ? rows : [first, ...rows] }
}

interface Texted {
  content: string
}

function textsIn(part: unknown): Texted[] {
  if (typeof part !== 'object' || part === null) return []
  const inner = Object.values(part).flatMap((value) => (Array.isArray(value) ? value : [value]))
  const own = 'content' in part && typeof part.content === 'string' ? [part as Texted] : []
  return [...own, ...inner.flatMap(textsIn)]
}

function isBoard({ content }: Texted): boolean {
  return content.startsWith('```')
}

/** The text that gives way: boards in words only where nothing else has lines to lose. */
function longestOf(texts: readonly Texted[]): Texted {
  const others = texts.filter((text) => !isBoard(text) && text.content.includes('\n'))
  const candidates = others.length > 0 ? others : texts
  return candidates.reduce((most, text) => (text.content.length > most.content.length ? text : most))
}

/** A board keeps the marks around it. */
function withoutLastLine(text: Texted): string {
  const lines = text.content.split('\n')
  return isBoard(text) ? lines.toSpliced(-2, 1).join('\n') : lines.slice(0, -1).join('\n')
}

/** All texts of a message share one limit: the longest gives way, whole lines at a time. */
function fitTexts(parts: readonly Component[]): void {
  for (;;) {
    const texts = parts.flatMap(textsIn)
    const over = texts.reduce((sum, { content }) => sum + content.length, 0) - LIMITS.text
    if (over <= 0) return
    const longest = longestOf(texts)
    const hasLines = longest.content.split('\n').length > (isBoard(longest) ? 2 : 1)
    longest.content = hasLines
      ? withoutLastLine(longest)
      : cut(longest.content, Math.max(1, longest.content.length - over))
  }
}

/**
 * As a message for discord.js. Nobody is mentioned but who is meant. `mark` is a number by which it can be found
 * again.
 */
export function messageOf(
  { accent, components: parts, files = [], mentions = [] }: Screen,
  mark?: number,
): OutgoingMessage {
  const own = structuredClone(parts.filter((part) => !('content' in part) || part.content !== '')) as Component[]
  fitTexts(own)
  while (countComponents(container(accent, own)) > LIMITS.components) own.splice(own.length - 2, 1)
  return {
    flags: MessageFlags.IsComponentsV2,
    components: [{ ...container(accent, own), ...(mark !== undefined && { id: mark }) }],
    files: files.map(({ name, data, alt }) => ({
      name,
      attachment: data,
      ...(alt && { description: cut(alt, LIMITS.alt) }),
    })),
    allowedMentions: { parse: [], users: [...mentions] },
  }
}

/** A message while its successor is being made: nothing on it can be pressed, and its picture gives way to a word. */
export function drawingComponents(
  parts: readonly APIMessageTopLevelComponent[],
  word: string,
): APIMessageTopLevelComponent[] {
  const line = { type: ComponentType.TextDisplay, content: `-# ${word}` }
  const hasPicture = JSON.stringify(parts).includes(`"type":${ComponentType.MediaGallery}`)
  return withBelow(
    parts.map((part) => resting(part, () => line)),
    hasPicture ? [] : [line],
  )
}

/** A message while somebody thinks about what it shows: it stays as it is, but only what stands below can be pressed. */
export function thinkingComponents(
  parts: readonly APIMessageTopLevelComponent[],
  word: string,
  below: readonly Component[],
): APIMessageTopLevelComponent[] {
  const line = { type: ComponentType.TextDisplay, content: `-# ${word}` }
  return withBelow(
    parts.map((part) => resting(part, withOwnFiles)),
    [line, ...below],
  )
}

function withBelow(parts: readonly unknown[], below: readonly unknown[]): APIMessageTopLevelComponent[] {
  return parts.map((part) => {
    const { components = [], ...own } = part as { components?: unknown[] }
    return { ...own, components: [...components, ...below] } as unknown as APIMessageTopLevelComponent
  })
}

interface Nested {
  readonly type: ComponentType
  readonly components?: readonly Nested[]
  readonly accessory?: Nested
}

/** A part of which nothing can be pressed, with its pictures as wished. */
function resting(part: Nested, gallery: (part: Nested) => unknown): unknown {
  const { type, components, accessory } = part
  if (type === ComponentType.MediaGallery) return gallery(part)
  if (type === ComponentType.Button || type === ComponentType.StringSelect) return { ...part, disabled: true }
  return {
    ...part,
    ...(components && { components: components.map((inner) => resting(inner, gallery)) }),
    ...(accessory && { accessory: resting(accessory, gallery) }),
  }
}

/** Pictures are named anew as the message's own files: their addresses expire. */
export function withOwnFiles(part: unknown): unknown {
  const { components, items, ...more } = part as Pictured
  if (items !== undefined) return { ...more, items: items.map((item) => ({ ...item, media: ownFile(item.media.url) })) }
  return components === undefined ? part : { ...more, components: components.map(withOwnFiles) }
}

interface Pictured {
  readonly components?: readonly Pictured[]
  readonly items?: readonly { readonly media: { readonly url: string } }[]
}

function ownFile(url: string): { url: string } {
  return { url: `attachment://${decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')}` }
}
