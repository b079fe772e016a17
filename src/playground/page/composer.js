/** The message box: plain messages, and commands with their options. */
import { commandForm } from './command.js'
import { el, fill } from './dom.js'
import { suggestionList } from './suggestions.js'
import { say } from './words.js'

/** @typedef {{ ask: (deed: string, form?: object) => Promise<any>, world: import('./markdown.js').World, channel: () => any, begin: (interaction: string, line: string) => void, offerOnMessages: (commands: import('./message-menu.js').MessageCommand[]) => void }} Desk */

/** @param {HTMLFormElement} form @param {Desk} desk */
export function composer(form, desk) {
  /** @type {any[]} */
  let offers = []
  /** @type {ReturnType<typeof commandForm> | null} */
  let command = null
  const note = el('p', { class: 'note', role: 'alert', hidden: true })
  const input = el('textarea', { id: 'composer-input', rows: '1', maxlength: '2000' })
  const send = el('button', { type: 'submit', class: 'send' }, say('send'))
  const line = el('div', { class: 'line' })
  const list = suggestionList(({ value }) => begin(value))

  /** @param {string} text */
  function warn(text) {
    note.textContent = text
    note.hidden = text === ''
  }

  function showPlain() {
    command = null
    fill(line, input, send)
  }

  /** @param {any} offer */
  function begin(offer) {
    input.value = ''
    list.hide()
    command = commandForm(offer, desk, list.node, { leave, warn, submit })
    fill(line, command.node, send)
    command.focus()
  }

  function leave() {
    fill(form, list.node, note, line)
    showPlain()
    input.focus()
  }

  async function loadOffers() {
    const channel = desk.channel()
    if (!channel) return
    const answer = await desk.ask('offers', { channel: channel.id })
    offers = answer.offers ?? []
    desk.offerOnMessages(answer.onMessages ?? [])
  }

  function suggest() {
    const typed = /^\/(.*)$/s.exec(input.value)?.[1]?.toLowerCase()
    if (typed === undefined) return list.hide()
    const words = typed.trim().split(/\s+/)
    const name = (/** @type {any} */ offer) => [...offer.shownPath, '·', ...offer.path].join(' ').toLowerCase()
    const fitting = offers.filter((offer) => words.every((word) => name(offer).includes(word)))
    const shown = fitting.map((offer) => ({
      label: `/${offer.shownPath.join(' ')}`,
      note: offer.description,
      value: offer,
    }))
    list.show(input, say('commands', { count: shown.length }), shown)
  }

  async function sendText() {
    const text = input.value.trim()
    if (text === '') return
    if (text.startsWith('/')) return warn(say('chooseCommand'))
    input.value = ''
    grow()
    const answer = await desk.ask('say', { channel: desk.channel().id, text })
    warn(answer.wrong ?? '')
    if (answer.wrong) input.value = text
  }

  async function submit() {
    warn('')
    if (!command) return sendText()
    const form = command
    const { offer } = form
    const values = form.values()
    const answer = await desk.ask('slash', { channel: desk.channel().id, command: offer.path.join(' '), values })
    if (answer.wrong) {
      warn(answer.wrong)
      return form.focus()
    }
    desk.begin(answer.interaction, `/${offer.shownPath.join(' ')}`)
    leave()
  }

  function grow() {
    input.style.height = 'auto'
    input.style.height = `${Math.min(input.scrollHeight, 200)}px`
  }

  input.addEventListener('input', () => {
    grow()
    suggest()
  })
  input.addEventListener('blur', () => list.hide())
  input.addEventListener('keydown', (/** @type {KeyboardEvent} */ event) => {
    if (list.takes(event)) return
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    submit()
  })
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && command) leave()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    submit()
  })
  leave()
  input.blur()

  return {
    loadOffers,
    focus: () => (command ? command.focus() : input.focus()),
    /** The box of another channel, or of this one when its rights change. */
    turn() {
      const channel = desk.channel()
      const mayWrite = channel?.mayWrite === true
      const where = channel?.type === 1 ? `@${channel.name}` : `#${channel?.name ?? ''}`
      const words = mayWrite ? say('messageTo', { name: where }) : say('mayNotWrite')
      input.placeholder = words
      input.setAttribute('aria-label', words)
      input.disabled = !mayWrite
      send.disabled = !mayWrite
      warn('')
      if (command) {
        list.hide()
        fill(form, list.node, note, line)
        showPlain()
      }
      loadOffers()
    },
  }
}
