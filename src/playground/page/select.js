/** A select as Discord has it: a field that opens a list beneath, for one value or several. */
import { el, fill, icon, newId } from './dom.js'
import { emojiNode } from './markdown.js'

/** @typedef {{ value: string, label: string, description?: string, emoji?: any, chosen: boolean }} Option */
/** @typedef {{ key: string, options: Option[], placeholder: string, min: number, max: number, disabled?: boolean, labelledBy?: string, onChoose: (values: string[], node: HTMLElement) => void }} Menu */

/** @param {Option} option @param {string} id @param {boolean} isMulti */
function optionNode(option, id, isMulti) {
  return el(
    'div',
    { class: 'option', role: 'option', id, 'data-value': option.value, 'aria-selected': String(option.chosen) },
    option.emoji && emojiNode(option.emoji),
    el(
      'span',
      { class: 'names' },
      el('span', {}, option.label),
      option.description && el('small', {}, option.description),
    ),
    isMulti ? el('span', { class: 'tick', 'aria-hidden': 'true' }) : null,
  )
}

/** @param {Menu} menu */
export function selectMenu({ key, options, placeholder, min, max, disabled = false, labelledBy, onChoose }) {
  const isMulti = max > 1
  const listId = newId()
  let values = options.filter(({ chosen }) => chosen).map(({ value }) => value)
  let at = -1
  const shown = el('span', { class: 'shown' })
  const field = el(
    'button',
    {
      type: 'button',
      class: 'select',
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      'aria-controls': listId,
      disabled,
      'data-key': key,
      'aria-label': labelledBy ? null : placeholder,
      'aria-labelledby': labelledBy,
    },
    shown,
    icon('down'),
  )
  const items = options.map((option, place) => optionNode(option, `${listId}-${place}`, isMulti))
  const list = el(
    'div',
    {
      class: 'options',
      role: 'listbox',
      id: listId,
      'aria-multiselectable': isMulti ? 'true' : null,
      'aria-label': placeholder,
      hidden: true,
    },
    ...items,
  )
  const node = el('div', { class: 'selecting' }, field, list)

  function draw() {
    const chosen = options.filter(({ value }) => values.includes(value))
    field.classList.toggle('empty', chosen.length === 0)
    if (chosen.length === 0) fill(shown, placeholder)
    else
      fill(
        shown,
        ...chosen.flatMap((one, place) => [
          place > 0 && ', ',
          el('span', { class: 'chosen' }, one.emoji && emojiNode(one.emoji), one.label),
        ]),
      )
    for (const item of items) item.setAttribute('aria-selected', String(values.includes(item.dataset.value)))
  }

  /** @param {number} place */
  function move(place) {
    at = Math.max(0, Math.min(items.length - 1, place))
    for (const [index, item] of items.entries()) item.classList.toggle('at', index === at)
    field.setAttribute('aria-activedescendant', items[at]?.id ?? '')
    items[at]?.scrollIntoView({ block: 'nearest' })
  }

  /** Upwards, if there is no room beneath and more above. */
  function turn() {
    const room = node.closest('#messages')?.getBoundingClientRect()
    const { top, bottom } = field.getBoundingClientRect()
    const isLow = room && bottom + list.offsetHeight > room.bottom && top - list.offsetHeight > room.top
    list.classList.toggle('up', Boolean(isLow))
    list.scrollIntoView({ block: 'nearest' })
  }

  function open() {
    list.hidden = false
    field.setAttribute('aria-expanded', 'true')
    turn()
    move(
      Math.max(
        0,
        options.findIndex(({ value }) => values.includes(value)),
      ),
    )
    document.addEventListener('pointerdown', outside)
  }

  /** Several values are sent when the list is closed, and only if they changed and suffice. @param {boolean} isSent */
  function close(isSent) {
    if (list.hidden) return
    list.hidden = true
    field.setAttribute('aria-expanded', 'false')
    field.removeAttribute('aria-activedescendant')
    document.removeEventListener('pointerdown', outside)
    const before = options.filter(({ chosen }) => chosen).map(({ value }) => value)
    if (isMulti && isSent && values.length >= min && values.join('\n') !== before.join('\n')) onChoose(values, field)
  }

  /** @param {PointerEvent} event */
  function outside(event) {
    if (!node.contains(/** @type {Node} */ (event.target))) close(true)
  }

  /** @param {number} place */
  function pick(place) {
    const value = options[place]?.value
    if (value === undefined) return
    if (!isMulti) {
      values = [value]
      draw()
      close(false)
      return onChoose(values, field)
    }
    if (values.includes(value)) values = values.filter((one) => one !== value)
    else if (values.length < max) values = [...values, value]
    draw()
  }

  field.addEventListener('click', () => (list.hidden ? open() : close(true)))
  field.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    const isOpen = !list.hidden
    const moves = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }
    const target = moves[/** @type {keyof typeof moves} */ (event.key)]
    if (target !== undefined) {
      event.preventDefault()
      if (isOpen) move(target)
      else open()
    }
    if (!isOpen) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      pick(at)
    }
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.stopPropagation()
      close(true)
    }
  })
  for (const [place, item] of items.entries()) {
    item.addEventListener('click', () => {
      pick(place)
      field.focus()
    })
    item.addEventListener('pointermove', () => move(place))
  }
  draw()
  return node
}
