/** The list above the message box: commands, choices, people, moves that match. */
import { el, fill } from './dom.js'
import { say } from './words.js'

/** @typedef {{ label: string, note?: string, value: unknown }} Suggestion */

const ID = 'suggestions'

/** @param {(picked: Suggestion) => void} onPick */
export function suggestionList(onPick) {
  /** @type {Suggestion[]} */
  let shown = []
  let at = 0
  /** @type {HTMLElement | null} */
  let field = null
  const list = el('div', { id: ID, role: 'listbox', 'aria-label': say('suggestions') })
  const title = el('p', { class: 'heading' })
  const node = el('div', { class: 'suggestions', hidden: true }, title, list)

  /** @param {number} place */
  function move(place) {
    at = (place + shown.length) % shown.length
    for (const [index, item] of [...list.children].entries()) item.setAttribute('aria-selected', String(index === at))
    list.children[at]?.scrollIntoView({ block: 'nearest' })
    field?.setAttribute('aria-activedescendant', `${ID}-${at}`)
  }

  function hide() {
    shown = []
    node.hidden = true
    field?.setAttribute('aria-expanded', 'false')
    field?.removeAttribute('aria-activedescendant')
  }

  /** @param {number} place */
  function item(place) {
    const { label, note } = /** @type {Suggestion} */ (shown[place])
    const choose = (/** @type {Event} */ event) => {
      event.preventDefault()
      pick(place)
    }
    return el(
      'div',
      { role: 'option', id: `${ID}-${place}`, class: 'option', 'aria-selected': 'false', onpointerdown: choose },
      el('span', {}, label),
      note && el('small', {}, note),
    )
  }

  /** @param {number} [place] */
  function pick(place = at) {
    const picked = shown[place]
    hide()
    if (picked) onPick(picked)
  }

  return {
    node,
    hide,
    pick,
    isOpen: () => shown.length > 0,
    /** @param {HTMLElement} input @param {string} heading @param {Suggestion[]} suggestions */
    show(input, heading, suggestions) {
      field = input
      input.setAttribute('role', 'combobox')
      input.setAttribute('aria-controls', ID)
      input.setAttribute('aria-autocomplete', 'list')
      if (suggestions.length === 0) return hide()
      shown = suggestions
      node.hidden = false
      title.textContent = heading
      fill(list, ...shown.map((_, place) => item(place)))
      input.setAttribute('aria-expanded', 'true')
      move(0)
    },
    /** Arrow keys and picking; true if the key was meant for the list. @param {KeyboardEvent} event */
    takes(event) {
      if (shown.length === 0) return false
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(at + (event.key === 'ArrowDown' ? 1 : -1))
      else if (event.key === 'Enter' || event.key === 'Tab') pick()
      else if (event.key === 'Escape') hide()
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}
