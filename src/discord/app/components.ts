import type {
  APIButtonComponent,
  APIComponentInContainer,
  APIContainerComponent,
  APIMessageComponentEmoji,
  APIStringSelectComponent,
} from 'discord.js'
import { ButtonStyle, ComponentType, SeparatorSpacingSize } from 'discord.js'
import { shortened, visible } from '#tables'
import { LIMITS } from './limits.ts'

/** The pieces a screen is made of, as plain data: what fits is decided here and in `send.ts`, nowhere else. */
export type Component = APIComponentInContainer
export type Button = APIButtonComponent
export type EmojiOf = (name: string | undefined) => APIMessageComponentEmoji | undefined

/** Never an ellipsis in the middle of what matters: texts are written to fit, this is the outer wall. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`
}

export function text(...lines: (string | null | undefined | false)[]): Component {
  return { type: ComponentType.TextDisplay, content: lines.filter((line) => typeof line === 'string').join('\n') }
}

/** All that Discord could read as more than itself: marks, quotes, links, mentions, times, lists. */
const MARKS = /[\\`*_~|<>[\]()#@:./-]/g

/** Escapes words or a name for a text: every sign of it stands for itself alone. */
export function literal(words: string): string {
  return visible(words).replaceAll(MARKS, '\\$&')
}

/** The same where Discord reads no markdown: on buttons, in selects, forms, files and the names of threads. */
export function plain(text: string): string {
  return text.replaceAll(/\\([^0-9A-Za-z\s])/g, '$1')
}

/** Quotes what somebody wrote, as they wrote it. */
export function quoted(words: string): string {
  return `> ${literal(words)}`
}

/** In a block of code nothing is read but its end. */
export function codeBlock(text: string): string {
  return `\`\`\`\n${text.replaceAll('`', '’')}\n\`\`\``
}

/** Written to fit, as all labels are; this is the outer wall. */
export function fitted(text: string, most: number): string {
  return shortened(plain(text), most)
}

export function line(): Component {
  return { type: ComponentType.Separator, divider: true, spacing: SeparatorSpacingSize.Small }
}

const STYLES = {
  go: ButtonStyle.Success,
  next: ButtonStyle.Primary,
  plain: ButtonStyle.Secondary,
  danger: ButtonStyle.Danger,
} as const
export type Style = keyof typeof STYLES

export function button(
  id: string,
  label: string,
  style: Style = 'plain',
  more: { disabled?: boolean; emoji?: APIMessageComponentEmoji | undefined } = {},
): Button {
  const { disabled, emoji } = more
  return {
    type: ComponentType.Button,
    custom_id: id,
    ...(label !== '' && { label: fitted(label, LIMITS.button) }),
    style: STYLES[style],
    ...(disabled && { disabled }),
    ...(emoji && { emoji }),
  }
}

export function link(url: string, label: string): Button {
  return { type: ComponentType.Button, style: ButtonStyle.Link, url, label: fitted(label, LIMITS.button) }
}

/** Rows of at most five. */
export function rows(buttons: readonly (Button | null | undefined | false)[]): Component[] {
  const there = buttons.filter((offered): offered is Button => Boolean(offered))
  const parts: Component[] = []
  for (let start = 0; start < there.length; start += LIMITS.row) {
    parts.push({ type: ComponentType.ActionRow, components: there.slice(start, start + LIMITS.row) })
  }
  return parts
}

export interface Choice {
  value: string
  label: string
  description?: string | undefined
  emoji?: APIMessageComponentEmoji | undefined
  chosen?: boolean | undefined
}

/** A select of at most 25; who calls has made groups or pages before. */
export function select(
  id: string,
  placeholder: string,
  choices: readonly Choice[],
  { min = 1, max = 1 }: { min?: number; max?: number } = {},
): Component {
  if (choices.length === 0 || choices.length > LIMITS.options) throw new Error(`a select of ${choices.length}: ${id}`)
  const options = choices.map(({ value, label, description, emoji, chosen }) => ({
    value: cut(value, LIMITS.label),
    label: fitted(label, LIMITS.label),
    ...(description && { description: fitted(description, LIMITS.description) }),
    ...(emoji && { emoji }),
    ...(chosen && { default: true }),
  }))
  const component: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: fitted(placeholder, LIMITS.placeholder),
    options,
    min_values: min,
    max_values: Math.min(max, options.length),
  }
  return { type: ComponentType.ActionRow, components: [component] }
}

export function section(content: string, accessory: Button): Component {
  return { type: ComponentType.Section, components: [{ type: ComponentType.TextDisplay, content }], accessory }
}

export function gallery(file: string, alt: string): Component {
  const item = { media: { url: `attachment://${file}` }, description: cut(alt, LIMITS.alt) }
  return { type: ComponentType.MediaGallery, items: [item] }
}

/** A file as such, to be taken along. */
export function attached(file: string): Component {
  return { type: ComponentType.File, file: { url: `attachment://${file}` } }
}

export function container(accent: number | undefined, parts: readonly Component[]): APIContainerComponent {
  const colour = accent === undefined ? {} : { accent_color: accent }
  return { type: ComponentType.Container, components: [...parts], ...colour }
}
