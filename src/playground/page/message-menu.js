/** The menu of a message: the commands that can be used on it, as Discord has them under “Apps”. */
import { el, icon } from './dom.js'
import { say } from './words.js'

const KEY = 'message-menu'

/** @typedef {{ name: string, shownName: string }} MessageCommand */

/** Closes the menu that is open; there is never more than one. */
let closeOpen = () => {}

/** Beneath the button, or above it if there is no room; never past the edges of the window. @param {HTMLElement} node @param {HTMLElement} button */
function place(node, button) {
  const { top, bottom, right } = button.getBoundingClientRect()
  const isLow = bottom + node.offsetHeight > innerHeight && top > node.offsetHeight
  node.style.top = `${isLow ? top - node.offsetHeight - 4 : bottom + 4}px`
  node.style.left = `${Math.max(8, Math.min(right, innerWidth - 8) - node.offsetWidth)}px`
}

/** @param {HTMLElement} button @param {MessageCommand[]} commands @param {(command: string, button: HTMLElement) => void} choose */
function openMenu(button, commands, choose) {
  const listening = new AbortController()
  const owner = button.closest('.message')?.id ?? ''
  // The message may have been drawn anew since its menu was opened.
  const buttonNow = () =>
    /** @type {HTMLElement} */ (document.getElementById(owner)?.querySelector(`[data-key="${KEY}"]`) ?? button)

  function close() {
    closeOpen = () => {}
    listening.abort()
    node.remove()
    buttonNow().setAttribute('aria-expanded', 'false')
  }

  /** @param {MessageCommand} command */
  function item({ name, shownName }) {
    const pick = () => {
      close()
      buttonNow().focus({ preventScroll: true })
      choose(name, buttonNow())
    }
    return el('button', { type: 'button', role: 'menuitem', onclick: pick }, shownName)
  }

  const items = commands.map(item)
  const node = el('div', { class: 'message-menu', role: 'menu', 'aria-label': say('messageMenu') }, ...items)

  /** @param {KeyboardEvent} event */
  function keys(event) {
    const at = items.indexOf(document.activeElement)
    const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
    const target = moves[/** @type {keyof typeof moves} */ (event.key)]
    if (target !== undefined) {
      event.preventDefault()
      items.at(target % items.length).focus()
    }
    if (event.key !== 'Escape' && event.key !== 'Tab') return
    close()
    buttonNow().focus({ preventScroll: true })
  }

  /** @param {Event} event */
  function outside({ target }) {
    const isInside = node.contains(/** @type {Node} */ (target)) || buttonNow().contains(/** @type {Node} */ (target))
    if (!isInside) close()
  }

  closeOpen = close
  button.setAttribute('aria-expanded', 'true')
  document.body.append(node)
  place(node, button)
  const { signal } = listening
  document.addEventListener('pointerdown', outside, { signal })
  document.addEventListener('wheel', outside, { signal, passive: true })
  document.addEventListener('keydown', keys, { signal })
  addEventListener('resize', close, { signal })
  items[0]?.focus({ preventScroll: true })
}

/** @param {() => MessageCommand[]} commands @param {(command: string, button: HTMLElement) => void} choose */
export function menuButton(commands, choose) {
  const button = el(
    'button',
    {
      type: 'button',
      class: 'more-button',
      'aria-haspopup': 'menu',
      'aria-expanded': 'false',
      'aria-label': say('messageMenu'),
      'data-key': KEY,
    },
    icon('more'),
  )
  button.addEventListener('click', () => {
    const wasOpen = button.getAttribute('aria-expanded') === 'true'
    closeOpen()
    if (!wasOpen) openMenu(button, commands(), choose)
  })
  return button
}
