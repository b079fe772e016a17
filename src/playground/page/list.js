/** The list of messages: what changes is drawn anew, and readers keep their place and their focus. */
import { el, icon } from './dom.js'
import { continues, messageNode } from './message.js'
import { dayOf } from './times.js'
import { say } from './words.js'

/** @param {any} message @param {any} before @param {any} setting */
function nodesFor(message, before, setting) {
  const { locale } = setting.world
  const day = dayOf(message.at, locale)
  const isNewDay = !before || dayOf(before.at, locale) !== day
  const failed = setting.isFailed(message.id)
  const node = messageNode(message, isNewDay ? null : before, { ...setting, failed })
  return isNewDay
    ? [el('div', { class: 'day', role: 'separator', 'aria-label': day }, el('span', {}, day)), node]
    : [node]
}

/** What stands above the first message. @param {any} channel */
function welcome({ name, type, mayWrite }) {
  const kind = type === 1 ? 'at' : type === 0 ? 'hash' : 'thread'
  const shownName = `${type === 0 ? '#' : ''}${name}`
  const words = say(type === 1 ? 'startDirect' : 'start', { name: shownName })
  const hint = mayWrite ? ` ${say('startHint')}` : ''
  return el(
    'div',
    { class: 'welcome' },
    el('span', { class: 'emblem' }, icon(kind)),
    el('h2', {}, say('welcome', { name: shownName })),
    el('p', {}, words, hint),
  )
}

/** @param {HTMLElement} list @param {any[]} messages @param {any} setting */
export function drawMessages(list, messages, setting) {
  list.setAttribute('aria-live', 'off')
  const channel = setting.channel()
  list.replaceChildren(
    ...(channel ? [welcome(channel)] : []),
    ...messages.flatMap((one, place) => nodesFor(one, messages[place - 1], setting)),
  )
  requestAnimationFrame(() => list.setAttribute('aria-live', 'polite'))
}

/** Where the focus was, so that it can be put there again. @param {Element} node */
function focusIn(node) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement)
  return focused && node.contains(focused) ? { key: focused.dataset.key } : null
}

/** @param {HTMLElement} node @param {{ key: string | undefined }} focus */
function refocus(node, { key }) {
  const same = [...node.querySelectorAll('[data-key]')].find(
    (one) => /** @type {HTMLElement} */ (one).dataset.key === key,
  )
  const isUsable = same && !(/** @type {HTMLButtonElement} */ (same).disabled)
  const target = /** @type {HTMLElement} */ (
    isUsable ? same : (node.querySelector('button:not([disabled]):not(.picture, .more-button), a') ?? node)
  )
  target.focus({ preventScroll: true })
}

/** @param {HTMLElement} list @param {any[]} messages @param {any} message @param {any} setting */
export function drawMessage(list, messages, message, setting) {
  const place = messages.findIndex(({ id }) => id === message.id)
  const old = document.getElementById(`m${message.id}`)
  const nodes = nodesFor(message, messages[place - 1], setting)
  const node = /** @type {HTMLElement} */ (nodes.at(-1))
  if (old) {
    const focus = focusIn(old)
    old.replaceWith(node)
    if (focus) refocus(node, focus)
    const next = messages[place + 1]
    const nextNode = next && document.getElementById(`m${next.id}`)
    if (nextNode && nextNode.classList.contains('following') !== continues(next, message))
      drawMessage(list, messages, next, setting)
  } else {
    list.append(...nodes)
  }
}
