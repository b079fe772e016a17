/** A picture, as large as the window. */
import { el, icon } from './dom.js'
import { say } from './words.js'

/** @param {string} url @param {string} alt */
export function zoom(url, alt) {
  const dialog = el(
    'dialog',
    { class: 'zoom', 'aria-label': alt || say('picture') },
    el('img', { src: url, alt }),
    el('p', {}, alt),
    el('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, say('openInBrowser')),
    el(
      'button',
      { type: 'button', class: 'close', 'aria-label': say('close'), onclick: () => dialog.close() },
      icon('close'),
    ),
  )
  dialog.addEventListener('click', (/** @type {MouseEvent} */ event) => {
    if (event.target === dialog || event.target === dialog.firstElementChild) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
