/** Components V2 and the older rows, as a client draws them. */
import { el, icon, newId } from './dom.js'
import { emojiNode, markdown, spoiler } from './markdown.js'
import { linkNode } from './places.js'
import { selectMenu } from './select.js'
import { say } from './words.js'
import { zoom } from './zoom.js'

/** @typedef {{ message: any, world: import('./markdown.js').World, press: (message: any, id: string, node: HTMLElement) => void, choose: (message: any, id: string, values: string[], node: HTMLElement) => void }} Setting */

const STYLES = ['', 'primary', 'secondary', 'success', 'danger', 'link', 'premium']

/** @param {any} one @param {Setting} setting */
function button(one, { message, press, world }) {
  const inside = [one.emoji && emojiNode(one.emoji), one.label && el('span', {}, one.label)]
  const name = one.label ? null : (one.emoji?.name ?? null)
  if (one.url) return linkNode(one.url, world, { class: 'button link' }, ...inside, icon('link'))
  const node = el(
    'button',
    {
      type: 'button',
      class: `button ${STYLES[one.style]}`,
      disabled: one.disabled,
      'aria-label': name,
      'data-key': one.custom_id,
    },
    ...inside,
  )
  node.addEventListener('click', () => {
    if (node.getAttribute('aria-busy') !== 'true') press(message, one.custom_id, node)
  })
  return node
}

/** @param {any} one @param {Setting} setting */
function select(one, { message, choose }) {
  const seen = message.selects.find((/** @type {any} */ each) => each.customId === one.custom_id)
  return selectMenu({
    key: one.custom_id,
    options: (one.options ?? seen.options).map((/** @type {any} */ option) => ({
      ...option,
      chosen: option.default ?? option.chosen ?? false,
    })),
    placeholder: one.placeholder ?? say('select'),
    min: one.min_values,
    max: one.max_values,
    disabled: one.disabled === true,
    onChoose: (values, node) => choose(message, one.custom_id, values, node),
  })
}

/** Our own files by their path alone: the page may have been opened by another name of this machine. */
/** @param {string} url @param {import('./markdown.js').World} world */
function addressOf(url, { origin }) {
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
}

/** @param {any} item @param {string} kind @param {import('./markdown.js').World} world */
function picture(item, kind, world) {
  const { width, height } = item.media
  const url = addressOf(item.media.url, world)
  const image = el('img', { src: url, alt: item.description ?? '', loading: 'lazy', width, height })
  const open = () => zoom(url, item.description ?? '')
  const node = el(
    'button',
    {
      type: 'button',
      class: kind,
      'aria-label': say('enlarge', { name: item.description || say('picture') }),
      onclick: open,
    },
    image,
  )
  return item.spoiler ? covered(node) : node
}

/** @param {HTMLElement} node */
function covered(node) {
  const cover = el('button', { type: 'button', class: 'cover', onclick: () => cover.replaceWith(node) }, say('spoiler'))
  return cover
}

/** @param {any} one @param {Setting} setting */
function section(one, setting) {
  const texts = el(
    'div',
    { class: 'texts' },
    ...one.components.map((/** @type {any} */ each) => component(each, setting)),
  )
  return el('div', { class: 'section' }, texts, component(one.accessory, setting))
}

/** @param {any} one @param {Setting} setting */
function container(one, setting) {
  const inner = one.components.map((/** @type {any} */ each) => component(each, setting))
  const node = el('div', { class: one.accent_color === null ? 'container' : 'container accented' }, ...inner)
  if (one.accent_color !== null)
    node.style.setProperty('--accent', `#${one.accent_color.toString(16).padStart(6, '0')}`)
  return one.spoiler ? spoiler([node]) : node
}

/** @param {any} one @param {Setting} setting */
function gallery(one, { world }) {
  const count = Math.min(one.items.length, 4)
  return el(
    'div',
    { class: `gallery of${count}` },
    ...one.items.map((/** @type {any} */ item) => picture(item, 'picture', world)),
  )
}

/** @param {any} one @param {Setting} setting */
function file(one, { world }) {
  return el(
    'a',
    { class: 'file', href: addressOf(one.file.url, world), download: one.name ?? true },
    icon('file'),
    one.name ?? say('file'),
  )
}

/** @param {any} one @param {Setting} setting @returns {Node} */
function component(one, setting) {
  switch (one.type) {
    case 1:
      return el(
        'div',
        { class: one.components[0]?.type === 2 ? 'row' : 'row wide' },
        ...one.components.map((/** @type {any} */ each) => component(each, setting)),
      )
    case 2:
      return button(one, setting)
    case 9:
      return section(one, setting)
    case 10:
      return markdown(one.content, setting.world)
    case 11:
      return picture(one, 'thumbnail', setting.world)
    case 12:
      return gallery(one, setting)
    case 13:
      return file(one, setting)
    case 14:
      return el('hr', { class: `${one.divider ? 'divider' : ''} ${one.spacing === 2 ? 'large' : ''}`.trim() })
    case 17:
      return container(one, setting)
    default:
      return select(one, setting)
  }
}

/** @param {any[]} components @param {Setting} setting */
export function componentNodes(components, setting) {
  return components.map((one) => component(one, setting))
}

/** Attachments that no component shows. @param {any} message @param {import('./markdown.js').World} world */
export function attachmentNodes({ raw }, world) {
  const written = JSON.stringify(raw.components ?? [])
  return raw.attachments
    .filter((/** @type {any} */ one) => !written.includes(one.url))
    .map((/** @type {any} */ one) => {
      if (one.content_type?.startsWith('image/'))
        return el(
          'div',
          { class: 'gallery of1' },
          picture({ media: one, description: one.description }, 'picture', world),
        )
      return el(
        'a',
        { class: 'file', href: addressOf(one.url, world), download: one.filename },
        icon('file'),
        one.filename,
      )
    })
}

/** @param {any} embed @param {import('./markdown.js').World} world */
export function embedNode(embed, world) {
  const head = newId()
  const fields = (embed.fields ?? []).map((/** @type {any} */ field) =>
    el(
      'div',
      { class: field.inline ? 'field inline' : 'field' },
      el('strong', {}, field.name),
      markdown(field.value, world),
    ),
  )
  const node = el(
    'article',
    { class: 'container accented', 'aria-labelledby': embed.title ? head : null },
    embed.author && el('small', {}, embed.author.name),
    embed.title && el('strong', { id: head }, embed.title),
    embed.description && markdown(embed.description, world),
    ...fields,
    embed.image && picture({ media: embed.image, description: embed.title }, 'picture', world),
    embed.footer && el('small', {}, embed.footer.text),
  )
  node.style.setProperty('--accent', `#${(embed.color ?? 0x4e5058).toString(16).padStart(6, '0')}`)
  return node
}
