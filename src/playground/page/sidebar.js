/** The channels, with their threads and what is unread, and whose chair this is. */
import { avatar, el, fill, icon } from './dom.js'

/** @typedef {{ world: import('./markdown.js').World, guildName: string, open: string | null }} State */

/** @param {any} channel @param {State} state */
function entry(channel, { open, world }) {
  const { id, name, type, mentions, isUnread } = channel
  const isThread = type === 11 || type === 12
  const classes = ['channel', isThread && 'thread', isUnread && 'unread', id === open && 'open']
  const told = mentions > 0 ? `, ${mentions} ${mentions === 1 ? 'mention' : 'mentions'}` : isUnread ? ', unread' : ''
  return el(
    'li',
    {},
    el(
      'button',
      {
        type: 'button',
        class: classes.filter(Boolean).join(' '),
        'aria-current': id === open ? 'page' : null,
        'aria-label': `${name}${told}`,
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
      top.append(el('ul', { 'aria-label': `Threads of ${channel.name}` }, ...threads.map((one) => entry(one, state))))
    return top
  }
  const focused = /** @type {HTMLElement} */ (document.activeElement)?.dataset?.channel
  fill(
    node,
    el('h2', {}, 'Text channels'),
    el('ul', {}, ...tops.map(item)),
    dms.length > 0 && el('h2', {}, 'Direct messages'),
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
      el('small', {}, person.isSpectator ? 'spectator' : person.locale),
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
    { id: 'chair-list', hidden: true, 'aria-label': 'Switch player' },
    el('li', { class: 'about' }, 'Switch player, or open one in a new tab'),
    ...people.map(chair),
  )
  const toggle = el(
    'button',
    {
      type: 'button',
      class: 'me',
      'aria-expanded': 'false',
      'aria-controls': 'chair-list',
      'aria-label': `You are ${me?.name}. Switch user`,
    },
    avatar(me),
    el(
      'span',
      { class: 'names' },
      el('strong', {}, me?.name ?? ''),
      el('small', {}, me?.isSpectator ? 'spectator' : (me?.username ?? '')),
    ),
    icon('person'),
  )
  const show = (/** @type {boolean} */ isOpen) => {
    list.hidden = !isOpen
    toggle.setAttribute('aria-expanded', String(isOpen))
  }
  toggle.addEventListener('click', () => show(list.hidden))
  list.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== 'Escape') return
    show(false)
    toggle.focus()
  })
  fill(node, list, toggle)
}
