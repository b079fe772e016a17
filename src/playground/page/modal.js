/** A form the bot has opened. */
import { el, icon, newId } from './dom.js'
import { markdown } from './markdown.js'
import { selectMenu } from './select.js'
import { say } from './words.js'

const [ROW, TEXT_INPUT, TEXT, LABEL, RADIO, CHECKBOXES, CHECKBOX] = [1, 4, 10, 18, 21, 22, 23]
const PARAGRAPH = 2

/** @typedef {{ id: string, node: HTMLElement, value: () => unknown }} Field */

/** @param {any} one @param {string} labelId @returns {Field} */
function textField(one, labelId) {
  const tag = one.style === PARAGRAPH ? 'textarea' : 'input'
  const node = el(tag, {
    'aria-labelledby': labelId,
    required: one.required !== false,
    minlength: one.min_length,
    maxlength: one.max_length ?? 4000,
    placeholder: one.placeholder,
    rows: tag === 'textarea' ? 4 : null,
    type: tag === 'input' ? 'text' : null,
  })
  node.value = one.value ?? ''
  return { id: one.custom_id, node, value: () => node.value }
}

/** @param {any} one @param {string} labelId @returns {Field} */
function selectField(one, labelId) {
  const options = one.options.map((/** @type {any} */ option) => ({ ...option, chosen: option.default === true }))
  let values = options.filter((/** @type {any} */ { chosen }) => chosen).map((/** @type {any} */ { value }) => value)
  const node = selectMenu({
    key: one.custom_id,
    options,
    placeholder: one.placeholder ?? say('select'),
    min: one.required === false ? 0 : (one.min_values ?? 1),
    max: one.max_values ?? 1,
    labelledBy: labelId,
    onChoose: (chosen) => {
      values = chosen
    },
  })
  return { id: one.custom_id, node, value: () => values }
}

/** @param {any} option @param {string} type @param {string} name */
function choiceLine(option, type, name) {
  const input = el('input', { type, name, value: option.value })
  input.checked = option.default === true
  const about = option.description && el('small', {}, option.description)
  return el('label', { class: 'choice' }, input, el('span', { class: 'names' }, el('span', {}, option.label), about))
}

/** All choices lie open: circles for one of them, boxes for many. @param {any} one @param {string} labelId @returns {Field} */
function choiceGroup(one, labelId) {
  const isRadio = one.type === RADIO
  const name = newId()
  const lines = one.options.map((/** @type {any} */ option) => choiceLine(option, isRadio ? 'radio' : 'checkbox', name))
  const node = el(
    'div',
    { class: 'choices', role: isRadio ? 'radiogroup' : 'group', 'aria-labelledby': labelId },
    ...lines,
  )
  const values = () => [...node.querySelectorAll('input')].filter(({ checked }) => checked).map(({ value }) => value)
  return { id: one.custom_id, node, value: () => (isRadio ? (values()[0] ?? null) : values()) }
}

/** @param {any} one @param {string} labelId @returns {Field} */
function checkbox(one, labelId) {
  const node = el('input', { type: 'checkbox', 'aria-labelledby': labelId })
  node.checked = one.default === true
  return { id: one.custom_id, node, value: () => node.checked }
}

/** @param {any} one @param {import('./markdown.js').World} world */
function withOptions(one, world) {
  if (one.options) return one
  const people = [...world.people.values()].map(({ id, name }) => ({ value: id, label: name }))
  const roles = world.roles.map(({ id, name }) => ({ value: id, label: name }))
  const channels = [...world.channels.values()]
    .filter(({ type }) => type !== 1)
    .map(({ id, name }) => ({ value: id, label: name }))
  const lists = { 5: people, 6: roles, 7: [...people, ...roles], 8: channels }
  return { ...one, options: lists[/** @type {keyof typeof lists} */ (one.type)] ?? [] }
}

/** @param {any} one @param {string} labelId @param {import('./markdown.js').World} world */
function fieldFor(one, labelId, world) {
  if (one.type === TEXT_INPUT) return textField(one, labelId)
  if (one.type === RADIO || one.type === CHECKBOXES) return choiceGroup(one, labelId)
  return one.type === CHECKBOX ? checkbox(one, labelId) : selectField(withOptions(one, world), labelId)
}

/**
 * @param {any} modal
 * @param {import('./markdown.js').World} world
 * @param {(values: object) => Promise<string | null>} submit what went wrong, or null
 */
export function openModal(modal, world, submit) {
  /** @type {Field[]} */
  const fields = []
  const titleId = newId()
  const wrong = el('p', { class: 'note', role: 'alert', hidden: true })

  /** @param {any} one @param {string} label @param {string | null} about */
  function labelled(one, label, about) {
    const id = newId()
    const field = fieldFor(one, id, world)
    fields.push(field)
    const isFree = one.required === false || one.type === CHECKBOX
    const star = isFree ? null : el('span', { class: 'star', 'aria-hidden': 'true' }, ' *')
    return el(
      'div',
      { class: 'labelled' },
      el('span', { class: 'label', id }, label, star),
      about && el('small', {}, about),
      field.node,
    )
  }

  /** @param {any} one */
  function part(one) {
    if (one.type === TEXT) return markdown(one.content, world)
    if (one.type === LABEL) return labelled(one.component, one.label, one.description ?? null)
    return one.type === ROW ? labelled(one.components[0], one.components[0].label, null) : ''
  }

  const form = el(
    'form',
    { method: 'dialog' },
    el(
      'header',
      {},
      el('h2', { id: titleId }, modal.title),
      el(
        'button',
        { type: 'button', class: 'close', 'aria-label': say('close'), onclick: () => dialog.close() },
        icon('close'),
      ),
    ),
    el('div', { class: 'parts' }, ...modal.components.map(part), wrong),
    el(
      'footer',
      {},
      el('button', { type: 'button', class: 'button secondary', onclick: () => dialog.close() }, say('cancel')),
      el('button', { type: 'submit', class: 'button primary' }, say('submit')),
    ),
  )
  const dialog = el('dialog', { class: 'modal', 'aria-labelledby': titleId }, form)
  form.addEventListener('submit', async (/** @type {Event} */ event) => {
    event.preventDefault()
    const text = await submit(Object.fromEntries(fields.map(({ id, value }) => [id, value()])))
    wrong.textContent = text ?? ''
    wrong.hidden = text === null
    if (text === null) dialog.close()
  })
  const forgive = () => {
    wrong.hidden = true
  }
  form.addEventListener('input', forgive)
  form.addEventListener('click', forgive)
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  const first = fields[0]?.node
  const line = first?.matches('.choices') ? first.querySelector('input') : first
  line?.focus()
}
