/** Discord's markdown as nodes. Text is never read as HTML, and links lead nowhere but to the web. */
import { el } from './dom.js'
import { linkNode } from './places.js'
import { timeNode } from './times.js'
import { say } from './words.js'

/** @typedef {{ people: Map<string, any>, channels: Map<string, any>, roles: any[], me: string, origin: string, locale: string, openChannel: (id: string, message?: string) => void }} World */

/** @type {[RegExp, (match: RegExpExecArray, world: World) => Node | string][]} */
const INLINE = [
  [/^\\([^0-9A-Za-z\s])/, (match) => match[1] ?? ''],
  [/^``(.+?)``|^`([^`]+)`/s, (match) => el('code', {}, match[1] ?? match[2] ?? '')],
  [/^<a?:(\w+):(\d+)>/, (match) => customEmoji(match[1], match[2])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (match, world) => timeNode(Number(match[1]), match[2] ?? 'f', world.locale)],
  [/^<@!?(\d+)>/, (match, world) => userMention(match[1] ?? '', world)],
  [
    /^<@&(\d+)>/,
    (match, world) =>
      el('span', { class: 'mention' }, `@${world.roles.find(({ id }) => id === match[1])?.name ?? 'role'}`),
  ],
  [/^<#(\d+)>/, (match, world) => channelMention(match[1] ?? '', world)],
  [/^<\/([^:>]+):\d+>/, (match) => el('span', { class: 'mention' }, `/${match[1]}`)],
  [/^@(?:everyone|here)\b/, (match) => el('span', { class: 'mention' }, match[0])],
  [/^\*\*(.+?)\*\*(?!\*)/s, (match, world) => el('strong', {}, ...inline(match[1], world))],
  [/^__(.+?)__(?!_)/s, (match, world) => el('u', {}, ...inline(match[1], world))],
  [/^~~(.+?)~~/s, (match, world) => el('s', {}, ...inline(match[1], world))],
  [/^\|\|(.+?)\|\|/s, (match, world) => spoiler(inline(match[1], world))],
  [/^\*(?!\s)(.+?)(?<!\s)\*(?!\*)/s, (match, world) => el('em', {}, ...inline(match[1], world))],
  [/^_(?!\s)(.+?)(?<!\s)_(?!\w)/s, (match, world) => el('em', {}, ...inline(match[1], world))],
  [
    /^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/,
    (match, world) => linkNode(match[2] ?? '', world, {}, ...inline(match[1], world)),
  ],
  [/^<(https?:\/\/[^\s>]+)>/, (match, world) => linkNode(match[1] ?? '', world, {}, match[1])],
  [/^https?:\/\/[^\s<>)\]]+[^\s<>)\].,;:!?'"]/, (match, world) => linkNode(match[0], world, {}, match[0])],
]

const START = /[\\`<@*_~|[]|https?:/g

/** @param {string | undefined} name @param {string | undefined} id */
export function customEmoji(name, id) {
  return el('img', {
    class: 'emoji',
    src: `/emojis/${id}.png`,
    alt: `:${name}:`,
    title: `:${name}:`,
    draggable: 'false',
  })
}

/** @param {any} emoji */
export function emojiNode(emoji) {
  return emoji.id
    ? customEmoji(emoji.name, emoji.id)
    : el('span', { class: 'emoji', 'aria-hidden': 'true' }, emoji.name)
}

/** @param {string} id @param {World} world */
function userMention(id, world) {
  const isMe = id === world.me
  return el(
    'span',
    { class: isMe ? 'mention mine' : 'mention' },
    `@${world.people.get(id)?.name ?? say('unknownUser')}`,
  )
}

/** @param {string} id @param {World} world */
function channelMention(id, world) {
  const channel = world.channels.get(id)
  if (!channel) return el('span', { class: 'mention' }, '#unknown')
  return el('button', { type: 'button', class: 'mention', onclick: () => world.openChannel(id) }, `#${channel.name}`)
}

/** @param {(Node | string)[]} children */
export function spoiler(children) {
  const node = el('span', {
    class: 'spoiler',
    role: 'button',
    tabindex: '0',
    'aria-label': say('spoiler'),
    'aria-expanded': 'false',
  })
  const inner = el('span', { 'aria-hidden': 'true' }, ...children)
  const reveal = () => {
    node.classList.add('open')
    for (const name of ['role', 'tabindex', 'aria-label', 'aria-expanded']) node.removeAttribute(name)
    inner.removeAttribute('aria-hidden')
  }
  node.addEventListener('click', reveal)
  node.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Enter' || event.key === ' ') reveal()
  })
  node.append(inner)
  return node
}

/**
 * @param {string | undefined} text
 * @param {World} world
 * @returns {(Node | string)[]}
 */
export function inline(text, world) {
  const nodes = []
  let rest = text ?? ''
  let plain = ''
  const settle = () => {
    if (plain !== '') nodes.push(plain)
    plain = ''
  }
  while (rest !== '') {
    const found = firstMatch(rest)
    const before = plain.at(-1) ?? ''
    if (found && !(found.match[0].startsWith('_') && /\w/.test(before))) {
      settle()
      nodes.push(found.make(found.match, world))
      rest = rest.slice(found.match[0].length)
      continue
    }
    START.lastIndex = 1
    const next = START.exec(rest)?.index ?? rest.length
    plain += rest.slice(0, next)
    rest = rest.slice(next)
  }
  settle()
  return nodes
}

/** @param {string} rest */
function firstMatch(rest) {
  for (const [pattern, make] of INLINE) {
    const match = pattern.exec(rest)
    if (match) return { match, make }
  }
  return null
}

const LIST = /^(\s*)([-*]|\d+\.)\s+(.*)$/

/** @param {string[]} lines @param {World} world */
function list(lines, world) {
  const depthOf = (/** @type {string} */ line) => LIST.exec(line)?.[1]?.length ?? 0
  const [first = ''] = lines
  const mark = LIST.exec(first)?.[2] ?? '-'
  const isNumbered = mark.endsWith('.')
  const node = el(isNumbered ? 'ol' : 'ul', { start: isNumbered ? Number.parseInt(mark, 10) : null })
  const depth = depthOf(first)
  for (let at = 0; at < lines.length; at++) {
    const item = el('li', {}, ...inline(LIST.exec(lines[at] ?? '')?.[3], world))
    let end = at + 1
    while (end < lines.length && depthOf(lines[end] ?? '') > depth) end++
    if (end > at + 1) item.append(list(lines.slice(at + 1, end), world))
    at = end - 1
    node.append(item)
  }
  return node
}

/** @param {string[]} lines @param {number} at @param {RegExp} pattern */
function runFrom(lines, at, pattern) {
  let end = at
  while (end < lines.length && pattern.test(lines[end] ?? '')) end++
  return lines.slice(at, end)
}

/** The lines of one list: another kind of mark on the same level begins another. @param {string[]} lines @param {number} at */
function listFrom(lines, at) {
  const items = runFrom(lines, at, LIST)
  const [, depth = '', mark = ''] = LIST.exec(items[0] ?? '') ?? []
  const isOther = (/** @type {string} */ line) => {
    const [, itsDepth = '', itsMark = ''] = LIST.exec(line) ?? []
    return itsDepth.length <= depth.length && itsMark.endsWith('.') !== mark.endsWith('.')
  }
  const end = items.findIndex(isOther)
  return end < 0 ? items : items.slice(0, end)
}

/** A block that begins at a line, and how many lines it takes; null for plain text. */
/** @param {string[]} lines @param {number} at @param {World} world */
function block(lines, at, world) {
  const line = lines[at] ?? ''
  const heading = /^(#{1,3})\s+(.+)$/.exec(line)
  if (heading)
    return {
      node: el(`h${(heading[1]?.length ?? 1) + 1}`, { class: `h${heading[1]?.length}` }, ...inline(heading[2], world)),
      taken: 1,
    }
  const small = /^-#\s+(.+)$/.exec(line)
  if (small) return { node: el('small', {}, ...inline(small[1], world)), taken: 1 }
  if (line.startsWith('>>> ')) {
    const rest = [line.slice(4), ...lines.slice(at + 1)]
    return { node: el('blockquote', {}, ...blocks(rest.join('\n'), world)), taken: rest.length }
  }
  if (line.startsWith('> ')) {
    const quoted = runFrom(lines, at, /^> /)
    return {
      node: el('blockquote', {}, ...blocks(quoted.map((one) => one.slice(2)).join('\n'), world)),
      taken: quoted.length,
    }
  }
  if (LIST.test(line)) {
    const items = listFrom(lines, at)
    return { node: list(items, world), taken: items.length }
  }
  return null
}

/** @param {string} text @param {World} world @returns {Node[]} */
function blocks(text, world) {
  const lines = text.split('\n')
  /** @type {Node[]} */
  const nodes = []
  /** @type {string[]} */
  let plain = []
  const settle = () => {
    if (plain.length > 0) nodes.push(el('p', {}, ...inline(plain.join('\n'), world)))
    plain = []
  }
  for (let at = 0; at < lines.length; at++) {
    const found = block(lines, at, world)
    if (!found) {
      plain.push(lines[at] ?? '')
      continue
    }
    settle()
    nodes.push(found.node)
    at += found.taken - 1
  }
  settle()
  return nodes
}

const FENCE = /```(?:[\w+-]*\n)?([\s\S]*?)```/g

/** @param {string} text @param {World} world */
export function markdown(text, world) {
  const node = el('div', { class: 'text' })
  let from = 0
  for (const match of text.matchAll(FENCE)) {
    const before = text.slice(from, match.index).replace(/\n$/, '')
    if (before !== '') node.append(...blocks(before, world))
    node.append(el('pre', {}, el('code', {}, (match[1] ?? '').replace(/\n$/, ''))))
    from = match.index + match[0].length
  }
  const rest = from === 0 ? text : text.slice(from).replace(/^\n/, '')
  if (rest !== '') node.append(...blocks(rest, world))
  return node
}
