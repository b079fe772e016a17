/** One message of the list. */
import { attachmentNodes, componentNodes, embedNode } from './components.js'
import { avatar, el, icon } from './dom.js'
import { inline, markdown } from './markdown.js'
import { menuButton } from './message-menu.js'
import { sentAt } from './times.js'
import { say, sayAround } from './words.js'

const [PINNED, THREAD_CREATED, STARTER] = [6, 18, 21]
const HAS_THREAD = 32
const A_WHILE = 7 * 60_000

/** @typedef {import('./components.js').Setting & { dismiss: (message: any) => void, openChannel: (id: string) => void, failed: boolean, find: (id: string) => any, messageCommands: () => import('./message-menu.js').MessageCommand[], useOn: (message: any, command: string, node: HTMLElement) => void }} Setting */

/** @param {any} message @param {any} before */
export function continues(message, before) {
  if (!before || before.authorId !== message.authorId || message.used || message.replyTo) return false
  if (before.isEphemeral !== message.isEphemeral || ![0, 19, 20].includes(before.raw.type)) return false
  return message.at - before.at < A_WHILE
}

/** @param {any} message @param {Setting} setting */
function above({ used, replyTo, raw }, { find, world }) {
  if (used) {
    const user = world.people.get([...world.people.values()].find(({ name }) => name === used.user)?.id)
    const [name = '', ...rest] = splitLine(used.line)
    return el(
      'div',
      { class: 'above' },
      avatar(user),
      ...sayAround('used', {
        who: el('span', { class: 'who' }, used.user),
        command: el('span', {}, el('span', { class: 'command' }, name), ` ${rest.join(' ')}`.trimEnd()),
      }),
    )
  }
  if (!replyTo || raw.type !== 19) return null
  const origin = find(replyTo)
  const said = origin
    ? origin.text
        .replace(/^\s*(#+|-#|>|-)\s+/gm, '')
        .split('\n')
        .find((/** @type {string} */ line) => line.trim())
    : null
  return el(
    'div',
    { class: 'above' },
    avatar(world.people.get(origin?.authorId)),
    el('span', { class: 'who' }, origin?.author ?? ''),
    ' ',
    el('span', { class: 'quoted' }, ...(said ? inline(said, world) : [say('seeMessage')])),
  )
}

/** The command's words, then what was filled in. @param {string} line */
function splitLine(line) {
  const [, name = line, rest = ''] = /^(\/[^:]*?)(?=$|\s[\w-]+:)(.*)$/s.exec(line) ?? []
  return [name, rest.trim()].filter((part) => part !== '')
}

/** @param {any} message @param {Setting} setting */
function head({ author, isBot, at, authorId }, { world }) {
  const seconds = new Date(at)
  return el(
    'div',
    { class: 'head' },
    el('span', { class: 'author', 'data-user': authorId }, author),
    isBot && el('span', { class: 'app' }, 'APP'),
    el('time', { datetime: seconds.toISOString() }, sentAt(at, world.locale)),
  )
}

/** @param {any} message @param {Setting} setting */
function body(message, setting) {
  const { raw } = message
  const isOnlyEmoji = /^(?:\s*(?:<a?:\w+:\d+>|\p{Extended_Pictographic}\ufe0f?)){1,12}\s*$/u.test(raw.content)
  const content = raw.content ? markdown(raw.content, setting.world) : null
  if (isOnlyEmoji) content?.classList.add('jumbo')
  if (content && message.isEdited)
    content.lastElementChild?.append(el('span', { class: 'edited' }, ` ${say('edited')}`))
  return [
    content,
    ...raw.embeds.map((/** @type {any} */ embed) => embedNode(embed, setting.world)),
    ...attachmentNodes(message, setting.world),
    ...componentNodes(raw.components ?? [], { ...setting, message }),
  ]
}

/** @param {any} message */
function waiting({ isLost, author }) {
  if (isLost) return el('p', { class: 'thinking lost' }, say('noResponse'))
  return el(
    'p',
    { class: 'thinking' },
    el('span', { class: 'dots', 'aria-hidden': 'true' }, el('i'), el('i'), el('i')),
    say('thinking', { name: author }),
  )
}

/** @param {any} message @param {Setting} setting */
function below(message, { dismiss, failed, world, openChannel }) {
  const { raw, isEphemeral } = message
  const thread = (raw.flags & HAS_THREAD) !== 0 ? world.channels.get(message.id) : null
  return [
    failed && el('p', { class: 'failed', role: 'alert' }, say('failed')),
    thread &&
      el(
        'button',
        { type: 'button', class: 'hanging', onclick: () => openChannel(thread.id) },
        icon('thread'),
        el('strong', {}, thread.name),
        ` ${say('openThread')}`,
      ),
    isEphemeral &&
      el(
        'p',
        { class: 'private' },
        icon('eye'),
        `${say('onlyYou')} · `,
        el('button', { type: 'button', class: 'linklike', onclick: () => dismiss(message) }, say('dismiss')),
      ),
  ]
}

/** @param {any} message @param {Setting} setting */
function systemNode({ author, raw }, { world, openChannel }) {
  const id = raw.message_reference?.channel_id
  const openThread = () => openChannel(id)
  const who = el('strong', {}, author)
  const door = (/** @type {string} */ name) =>
    el('button', { type: 'button', class: 'linklike', onclick: openThread }, name)
  if (raw.type === PINNED) return [icon('pin'), ...sayAround('pinned', { who })]
  if (raw.type === STARTER)
    return [icon('thread'), ...sayAround('hangsOn', { place: door(`#${world.channels.get(id)?.name ?? ''}`) })]
  return [icon('thread'), ...sayAround('startedThread', { who, place: door(raw.content) })]
}

/** @param {any} message @param {any} before @param {Setting} setting */
export function messageNode(message, before, setting) {
  const { id, raw, isPing, isEphemeral, isThinking } = message
  const isSystem = [PINNED, THREAD_CREATED, STARTER].includes(raw.type)
  const isFollowing = !isSystem && continues(message, before)
  const classes = [
    'message',
    isPing && 'ping',
    isEphemeral && 'ephemeral',
    isFollowing && 'following',
    isSystem && 'system',
  ]
  const node = el('article', {
    id: `m${id}`,
    class: classes.filter(Boolean).join(' '),
    tabindex: '-1',
    'aria-label': `${message.author}, ${sentAt(message.at, setting.world.locale)}`,
  })
  if (isSystem) {
    node.append(
      el('p', {}, ...systemNode(message, setting), ' ', el('time', {}, sentAt(message.at, setting.world.locale))),
    )
    return node
  }
  const about = above(message, setting)
  if (about) node.append(about)
  if (!isFollowing) node.append(avatar(setting.world.people.get(message.authorId)), head(message, setting))
  const parts = isThinking ? [waiting(message)] : body(message, setting)
  node.append(el('div', { class: 'body' }, ...parts.filter(Boolean), ...below(message, setting).filter(Boolean)))
  // Discord offers no commands on what only one person sees.
  if (!isEphemeral && !isThinking)
    node.append(menuButton(setting.messageCommands, (command, button) => setting.useOn(message, command, button)))
  return node
}
