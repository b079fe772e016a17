/** A chosen command and the fields of its options. */
import { el, fill } from './dom.js'
import { suggestionList } from './suggestions.js'
import { say } from './words.js'

const [INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER] = [4, 5, 6, 7, 8, 9, 10]
const PAUSE = 120

/** @typedef {import('./suggestions.js').Suggestion} Suggestion */

/** What can be offered for an option without asking the bot. @param {any} option @param {import('./composer.js').Desk} desk @returns {Suggestion[]} */
function known({ type, choices }, { world }) {
  const people = [...world.people.values()].map(({ id, name, username }) => ({
    label: `@${name}`,
    note: username,
    value: id,
  }))
  const roles = world.roles.map(({ id, name }) => ({ label: name.startsWith('@') ? name : `@${name}`, value: id }))
  const channels = [...world.channels.values()]
    .filter((one) => one.type !== 1)
    .map(({ id, name }) => ({ label: `#${name}`, value: id }))
  if (type === BOOLEAN)
    return [
      { label: say('yes'), value: 'true' },
      { label: say('no'), value: 'false' },
    ]
  if (type === USER) return people
  if (type === ROLE) return roles
  if (type === CHANNEL) return channels
  if (type === MENTIONABLE) return [...people, ...roles]
  return (choices ?? []).map((/** @type {any} */ one) => ({ label: one.name, value: one.value }))
}

/**
 * @param {any} offer
 * @param {import('./composer.js').Desk} desk
 * @param {HTMLElement} oldList where the list of commands stood
 * @param {{ leave: () => void, warn: (text: string) => void, submit: () => void }} way
 */
export function commandForm(offer, desk, oldList, { leave, warn, submit }) {
  /** @type {Map<string, { input: HTMLInputElement, value: unknown, label: HTMLElement }>} */
  const fields = new Map()
  /** @type {any} */
  let focused = null
  let asked = 0
  const hint = el('p', { class: 'hint', role: 'status' })
  const list = suggestionList(({ label, value }) => take(label, value))
  const shown = el('span', { class: 'fields' })
  const more = el('span', { class: 'more' })
  const node = el(
    'span',
    { class: 'command-form' },
    el('strong', { class: 'command' }, `/${offer.shownPath.join(' ')}`),
    shown,
    more,
  )
  oldList.replaceWith(list.node)
  list.node.before(hint)

  /** @param {string} label @param {unknown} value */
  function take(label, value) {
    const field = fields.get(focused?.name)
    if (!field) return
    field.input.value = label
    field.value = value
    resize(field.input)
    const next = offer.options.find((/** @type {any} */ one) => one.required && !filled(one.name))
    if (next) fields.get(next.name)?.input.focus()
  }

  /** @param {string} name */
  function filled(name) {
    return (fields.get(name)?.input.value ?? '') !== ''
  }

  /** @param {HTMLInputElement} input */
  function resize(input) {
    input.style.width = `${Math.max(4, input.value.length + 1)}ch`
  }

  function values() {
    const given = [...fields].filter(([name]) => filled(name))
    return Object.fromEntries(given.map(([name, { input, value }]) => [name, value ?? input.value]))
  }

  /** @param {any} option @param {HTMLInputElement} input */
  async function suggest(option, input) {
    const typed = input.value.toLowerCase()
    const turn = ++asked
    if (!option.autocomplete) {
      const fitting = known(option, desk).filter(({ label }) => label.toLowerCase().includes(typed))
      return list.show(input, option.shownName, fitting.slice(0, 25))
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    if (turn !== asked) return
    const form = {
      channel: desk.channel().id,
      command: offer.path.join(' '),
      values: { ...values(), [option.name]: input.value },
      focused: option.name,
    }
    const answer = await desk.ask('complete', form)
    if (turn !== asked || document.activeElement !== input) return
    if (answer.wrong || answer.isExpired) return warn(answer.wrong ?? say('loadingFailed'))
    const choices = answer.choices.map((/** @type {any} */ one) => ({ label: one.name, value: one.value }))
    list.show(input, say('matching', { name: option.shownName, count: choices.length }), choices)
  }

  /** @param {any} option */
  function explain(option) {
    const isNumber = option.type === INTEGER || option.type === NUMBER
    const range =
      isNumber && option.min_value !== undefined
        ? ` ${say('range', { least: option.min_value, most: option.max_value ?? '…' })}`
        : ''
    fill(
      hint,
      el('strong', {}, option.shownName),
      ` ${option.description}${range}${option.required ? '' : ` · ${say('optional')}`}`,
    )
  }

  /** @param {any} option */
  function addField(option) {
    const input = el('input', {
      type: 'text',
      'aria-label': `${option.shownName}, ${say(option.required ? 'required' : 'optional')}: ${option.description}`,
      'aria-required': String(option.required === true),
      autocomplete: 'off',
      spellcheck: 'false',
    })
    const label = el(
      'label',
      { class: 'option-field' },
      el('span', { class: 'name', 'aria-hidden': 'true' }, option.shownName),
      input,
    )
    fields.set(option.name, { input, value: undefined, label })
    input.addEventListener('focus', () => {
      focused = option
      explain(option)
      suggest(option, input)
    })
    input.addEventListener('blur', () => list.hide())
    input.addEventListener('input', () => {
      const field = fields.get(option.name)
      if (field) field.value = undefined
      resize(input)
      warn('')
      suggest(option, input)
    })
    input.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => keys(event, option, input))
    shown.append(label)
    resize(input)
    drawMore()
    return input
  }

  /** @param {KeyboardEvent} event @param {any} option @param {HTMLInputElement} input */
  function keys(event, option, input) {
    const isTyped = input.value !== '' || event.key !== 'Tab'
    const isSettled = event.key === 'Enter' && fields.get(option.name)?.value !== undefined
    if (isTyped && !isSettled && list.takes(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      submit()
    }
    if (event.key === 'Backspace' && input.value === '') {
      event.preventDefault()
      dropField(option)
    }
  }

  /** @param {any} option */
  function dropField(option) {
    const place = [...fields.keys()].indexOf(option.name)
    const before = [...fields.values()][place - 1]
    if (!option.required) {
      fields.get(option.name)?.label.remove()
      fields.delete(option.name)
      drawMore()
    }
    if (before) before.input.focus()
    else if (option.required || fields.size === 0) leave()
    else [...fields.values()][0]?.input.focus()
  }

  function drawMore() {
    const left = offer.options.filter((/** @type {any} */ one) => !fields.has(one.name))
    const chip = (/** @type {any} */ one) =>
      el(
        'button',
        {
          type: 'button',
          class: 'chip',
          'aria-label': say('addOption', { name: one.shownName, text: one.description }),
          onclick: () => addField(one).focus(),
        },
        `+ ${one.shownName}`,
      )
    fill(more, ...left.map(chip))
  }

  for (const option of offer.options) if (option.required) addField(option)
  drawMore()
  hint.textContent = offer.description
  return {
    node,
    offer,
    values,
    focus() {
      const empty = offer.options.find((/** @type {any} */ one) => one.required && !filled(one.name))
      const [first] = [...fields.values()]
      const target =
        fields.get(empty?.name)?.input ??
        first?.input ??
        /** @type {HTMLElement} */ (node.parentElement?.querySelector('.send'))
      target?.focus()
    },
  }
}
