/** The channels, with their threads and what is unread, and whose chair this is. */
import { avatar, el, fill, icon } from './dom.js'
import { say } from './words.js'

/** @typedef {{ world: import('./markdown.js').World, guildName: string, open: string | null }} State */

/** @param {any} channel */
function labelOf({ name, mentions, isUnread }) {
  if (mentions > 0) return say(mentions === 1 ? 'mention' : 'mentions', { name, count: mentions })
  return isUnread ? say('unread', { name }) : name
}

/** @param {any} channel @param {State} state */
function entry(channel, { open, world }) {
  const { id, name, type, mentions, isUnread } = channel
  const isThread = type === 11 || type === 12
  const classes = ['channel', isThread && 'thread', isUnread && 'unread', id === open && 'open']
  return el(
    'li',
    {},
    el(
      'button',
      {
        type: 'button',
        class: classes.filter(Boolean).join(' '),
        'aria-current': id === open ? 'page' : null,
        'aria-label': labelOf(channel),
        'data-channel': id,
        onclick: () => world.openChannel(id),
      },
      type === 1 ? icon('at') : icon(isThread ? 'thread' : 'hash'),
      el('span', { class: 'name' }, name),
      mentions > 0 && el('span', { class: 'badge', 'aria-hidden': 'true' }, String(mentions)),
    ),
  )
}

/** @param {any[]} channels */
function inOrder(channels) {
  return channels.sort((a, b) => a.position - b.position || (BigInt(a.id) < BigInt(b.id) ? -1 : 1))
}

/** @param {Element} node @param {State} state */
export function drawChannels(node, state) {
  const all = [...state.world.channels.values()]
  const tops = inOrder(all.filter(({ type }) => type === 0))
  const dms = all.filter(({ type }) => type === 1)
  const threadsOf = (/** @type {string} */ id) =>
    inOrder(all.filter((one) => one.parentId === id && (!one.isArchived || one.id === state.open || one.isUnread)))
  const item = (/** @type {any} */ channel) => {
    const threads = threadsOf(channel.id)
    const top = entry(channel, state)
    if (threads.length > 0)
      top.append(
        el(
          'ul',
          { 'aria-label': say('threadsOf', { name: channel.name }) },
          ...threads.map((one) => entry(one, state)),
        ),
      )
    return top
  }
  const focused = /** @type {HTMLElement} */ (document.activeElement)?.dataset?.channel
  fill(
    node,
    el('h2', {}, say('textChannels')),
    el('ul', {}, ...tops.map(item)),
    dms.length > 0 && el('h2', {}, say('directMessages')),
    dms.length > 0 && el('ul', {}, ...dms.map((one) => entry(one, state))),
  )
  if (focused) /** @type {HTMLElement | null} */ (node.querySelector(`[data-channel="${focused}"]`))?.focus()
}

/** @param {Element} node @param {State} state @param {(username: string) => void} sit */
export function drawChairs(node, { world }, sit) {
  const me = world.people.get(world.me)
  const people = [...world.people.values()].filter(({ isBot }) => !isBot)
  const chair = (/** @type {any} */ person) => {
    const link = el(
      'a',
      { href: `?user=${person.username}`, 'aria-current': person.id === world.me ? 'true' : null },
      avatar(person),
      el('span', {}, person.name),
      el('small', {}, person.isSpectator ? say('spectator') : person.locale),
    )
    link.addEventListener('click', (/** @type {MouseEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      sit(person.username)
    })
    return el('li', {}, link)
  }
  const list = el(
    'ul',
    { id: 'chair-list', hidden: true, 'aria-label': say('switchPlayer') },
    el('li', { class: 'about' }, say('switchHelp')),
    ...people.map(chair),
  )
  const toggle = el(
    'button',
    {
      type: 'button',
      class: 'me',
      'aria-expanded': 'false',
      'aria-controls': 'chair-list',
      'aria-label': say('youAre', { name: me?.name ?? '' }),
    },
    avatar(me),
    el(
      'span',
      { class: 'names' },
      el('strong', {}, me?.name ?? ''),
      el('small', {}, me?.isSpectator ? say('spectator') : (me?.username ?? '')),
    ),
    icon('person'),
  )
  // The list hears of clicks and keys anywhere, as long as it is open.
  let listening = new AbortController()
  const show = (/** @type {boolean} */ isOpen) => {
    list.hidden = !isOpen
    toggle.setAttribute('aria-expanded', String(isOpen))
    listening.abort()
    if (!isOpen) return
    listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', (event) => isInside(event) || show(false), { signal })
    document.addEventListener('keydown', leave, { signal })
  }
  const isInside = (/** @type {Event} */ event) => node.contains(/** @type {Node} */ (event.target))
  const leave = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape') return
    show(false)
    toggle.focus()
  }
  toggle.addEventListener('click', () => show(list.hidden))
  fill(node, list, toggle)
}
