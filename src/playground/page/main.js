/** The page: one user's view of the playground, kept up to date by the line to it. */
import { composer } from './composer.js'
import { el, fill, icon } from './dom.js'
import { openLink } from './link.js'
import { drawMessage, drawMessages } from './list.js'
import { openModal } from './modal.js'
import { presentOf } from './present.js'
import { drawChairs, drawChannels } from './sidebar.js'
import { themeSwitch } from './theme.js'
import { say } from './words.js'

const at = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id))

/** @type {any} */
const state = {
  guildName: '',
  open: null,
  /** Messages by channel, oldest first. */
  messages: new Map(),
  /** Messages whose last interaction failed. */
  failed: new Set(),
  /** What was begun here and is not done: the button that waits, or the command's line. */
  begun: new Map(),
  /** Commands that the menus of messages offer here. */
  onMessages: [],
  world: { people: new Map(), channels: new Map(), roles: [], me: '', origin: '', locale: 'en-US', openChannel },
}

/** @type {ReturnType<typeof openLink>} */
let link
const ask = (/** @type {string} */ deed, /** @type {object | undefined} */ form = undefined) => link.ask(deed, form)
const channel = () => state.world.channels.get(state.open)
const desk = composer(/** @type {HTMLFormElement} */ (at('composer')), {
  ask,
  world: state.world,
  channel,
  begin: beginCommand,
  offerOnMessages,
})

const present = presentOf(at('messages'), at('present'))

const setting = {
  world: state.world,
  channel,
  find: (/** @type {string} */ id) => [...state.messages.values()].flat().find((one) => one.id === id),
  openChannel,
  isFailed: (/** @type {string} */ id) => state.failed.has(id),
  press: (/** @type {any} */ message, /** @type {string} */ button, /** @type {HTMLElement} */ node) =>
    act('press', { message: message.id, button }, node),
  choose: (
    /** @type {any} */ message,
    /** @type {string} */ select,
    /** @type {string[]} */ values,
    /** @type {HTMLElement} */ node,
  ) => act('choose', { message: message.id, select, values }, node),
  messageCommands: () => state.onMessages,
  useOn: (/** @type {any} */ message, /** @type {string} */ command, /** @type {HTMLElement} */ node) =>
    act('menu', { message: message.id, command }, node),
  dismiss: (/** @type {any} */ message) => ask('dismiss', { message: message.id }),
}

/** @param {string} deed @param {{ message: string, command?: string, button?: string, select?: string, values?: string[] }} form @param {HTMLElement} node */
async function act(deed, form, node) {
  node.setAttribute('aria-busy', 'true')
  state.failed.delete(form.message)
  const answer = await ask(deed, form)
  if (answer.wrong) return fail(form.message, node)
  settle(answer.interaction, { node, message: form.message })
}

/** @param {string} message @param {HTMLElement} node */
function fail(message, node) {
  node.removeAttribute('aria-busy')
  state.failed.add(message)
  redraw(message)
}

/** An answer may be here before we know what we asked. @type {Map<string, any>} */
const early = new Map()

/** @param {string} id @param {any} begun */
function settle(id, begun) {
  state.begun.set(id, begun)
  const told = early.get(id)
  if (told) hearInteraction(told)
}

/** @param {string} id @param {string} line */
function beginCommand(id, line) {
  settle(id, { line })
  drawPending()
}

/** @param {import('./message-menu.js').MessageCommand[]} commands */
function offerOnMessages(commands) {
  state.onMessages = commands
  at('messages').classList.toggle('has-menus', commands.length > 0)
}

function drawPending() {
  const waiting = [...state.begun.values()].filter(({ line }) => line)
  const lost = waiting.filter(({ isLost }) => isLost)
  const words = waiting.length > lost.length ? say('sending') : lost.length > 0 ? say('noResponse') : ''
  at('typing').textContent = words
  at('typing').classList.toggle('lost', lost.length > 0 && waiting.length === lost.length)
}

/** @param {any} told */
function hearInteraction(told) {
  const begun = state.begun.get(told.id)
  if (!begun) return early.set(told.id, told)
  if (!told.isDone && !told.isExpired) return
  if (told.isExpired && begun.line) {
    begun.isLost = true
    setTimeout(() => state.begun.delete(told.id) && drawPending(), 8000)
    return drawPending()
  }
  state.begun.delete(told.id)
  early.delete(told.id)
  begun.node?.removeAttribute('aria-busy')
  if (told.isExpired) fail(begun.message, begun.node)
  if (told.modal) openModal(told.modal, state.world, (values) => submit(told.id, begun.message, values))
  drawPending()
}

/** @param {string} interaction @param {string | undefined} message @param {object} values */
async function submit(interaction, message, values) {
  const answer = await ask('submit', { interaction, values })
  if (answer.wrong) return answer.wrong
  settle(answer.interaction, message ? { message, node: at(`m${message}`) ?? el('i') } : { line: 'form' })
  return null
}

/** @param {string} id */
function redraw(id) {
  const message = setting.find(id)
  if (message && message.channelId === state.open)
    drawMessage(at('messages'), state.messages.get(state.open), message, setting)
  present.follow()
}

/** Whether a message is there because somebody did something on this page, and wants to see what came of it. @param {any} message */
function isOwn({ isEphemeral, authorId, used }) {
  const { me, people } = state.world
  return isEphemeral || authorId === me || (used && used.user === people.get(me)?.name)
}

/** @param {any} told */
function hearMessage({ message, isUnread, mentions }) {
  const list = state.messages.get(message.channelId) ?? []
  const place = list.findIndex((/** @type {any} */ one) => one.id === message.id)
  if (place >= 0) list[place] = message
  else list.push(message)
  state.messages.set(message.channelId, list)
  Object.assign(state.world.channels.get(message.channelId) ?? {}, { isUnread, mentions })
  if (message.channelId === state.open) {
    drawMessage(at('messages'), list, message, setting)
    if (place >= 0) present.follow()
    else if (isOwn(message)) present.toEnd()
    else present.tell()
    read()
  }
  drawSides()
}

/** @param {any} told */
function hearGone({ id, channelId, isUnread, mentions }) {
  const list = (state.messages.get(channelId) ?? []).filter((/** @type {any} */ one) => one.id !== id)
  state.messages.set(channelId, list)
  Object.assign(state.world.channels.get(channelId) ?? {}, { isUnread, mentions })
  if (channelId === state.open) drawMessages(at('messages'), list, setting)
  present.follow()
  drawSides()
}

/** @param {any} told */
function hearChannel(told) {
  state.world.channels.set(told.channel.id, told.channel)
  if (told.channel.id === state.open) drawBar()
  drawSides()
}

/** @param {any} told */
function hearChannelGone({ id }) {
  state.world.channels.delete(id)
  state.messages.delete(id)
  if (id === state.open) openChannel([...state.world.channels.keys()][0])
  drawSides()
}

/** @param {any} told */
function hello({ me, origin, guildName, people, roles, channels, messages }) {
  const { world } = state
  Object.assign(state, {
    guildName,
    messages: Map.groupBy ? Map.groupBy(messages, (/** @type {any} */ one) => one.channelId) : grouped(messages),
  })
  world.people = new Map(people.map((/** @type {any} */ one) => [one.id, one]))
  world.channels = new Map(channels.map((/** @type {any} */ one) => [one.id, one]))
  Object.assign(world, { me, origin, roles, locale: world.people.get(me)?.locale ?? 'en-US' })
  drawChairs(at('chairs'), state, sit)
  const first = channels.find((/** @type {any} */ one) => one.type === 0)?.id
  openChannel(world.channels.has(state.open) ? state.open : (wanted(channels) ?? first))
}

/** @param {any[]} messages */
function grouped(messages) {
  const groups = new Map()
  for (const one of messages) groups.set(one.channelId, [...(groups.get(one.channelId) ?? []), one])
  return groups
}

/** The channel named in the address. @param {any[]} channels */
function wanted(channels) {
  const name = new URL(location.href).searchParams.get('channel')
  return channels.find((one) => one.id === name || one.name === name)?.id
}

function read() {
  if (document.visibilityState !== 'visible' || !channel()?.isUnread) return
  ask('read', { channel: state.open })
}

/** @param {string} id @param {string} [message] */
function openChannel(id, message) {
  if (id !== undefined && !state.world.channels.has(id)) return
  const isOther = id !== state.open
  state.open = id
  closeSidebar()
  drawBar()
  drawMessages(at('messages'), state.messages.get(id) ?? [], setting)
  present.toEnd()
  if (message) show(message)
  drawSides()
  read()
  if (isOther && matchMedia('(min-width: 700px)').matches && document.activeElement === document.body) desk.focus()
}

/** Leads to a message, and makes it seen. @param {string} id */
function show(id) {
  const node = document.getElementById(`m${id}`)
  node?.scrollIntoView({ block: 'center' })
  node?.classList.add('shown')
}

function drawBar() {
  const open = channel()
  const isThread = open?.type === 11 || open?.type === 12
  fill(at('title'), icon(open?.type === 1 ? 'at' : isThread ? 'thread' : 'hash'), el('span', {}, open?.name ?? ''))
  fill(at('topic'), isThread ? say(open.isArchived ? 'archivedThread' : 'thread') : (open?.topic ?? ''))
  desk.turn()
}

function drawSides() {
  drawChannels(at('channels'), state)
  at('guild').textContent = state.guildName
  const sum = [...state.world.channels.values()].reduce((total, { mentions }) => total + mentions, 0)
  const me = state.world.people.get(state.world.me)?.name ?? ''
  document.title = `${sum > 0 ? `(${sum}) ` : ''}${channel()?.name ?? ''} · ${me}`
  fill(at('menu'), icon('menu'), sum > 0 && el('span', { class: 'badge' }, String(sum)))
}

/** @param {any} told */
function showTyping({ channelId, userId }) {
  if (channelId !== state.open) return
  at('typing').textContent = say('typing', { name: state.world.people.get(userId)?.name ?? '' })
  setTimeout(drawPending, 4000)
}

/** @type {Record<string, (told: any) => void>} */
const HEAR = {
  hello,
  message: hearMessage,
  gone: hearGone,
  channel: hearChannel,
  channelGone: hearChannelGone,
  interaction: hearInteraction,
  typing: showTyping,
  commands: () => desk.loadOffers(),
}

/** @param {string} username */
function sit(username) {
  link?.close()
  const address = new URL(location.href)
  address.searchParams.set('user', username)
  history.replaceState(null, '', address)
  state.begun.clear()
  connect(username)
}

/** @param {string} username */
function connect(username) {
  const line = at('connection')
  link = openLink(
    username,
    (told) => HEAR[told.t]?.(told),
    (isOpen) => {
      line.hidden = isOpen
      line.textContent = isOpen ? '' : say('noAnswer')
    },
  )
}

/** @param {boolean} isOpen */
function showSidebar(isOpen) {
  document.body.classList.toggle('side', isOpen)
  at('menu').setAttribute('aria-expanded', String(isOpen))
}

function closeSidebar() {
  showSidebar(false)
}

const skip = /** @type {HTMLElement} */ (document.querySelector('.skip'))
skip.textContent = say('skip')
for (const id of ['sidebar', 'menu']) at(id).setAttribute('aria-label', say('channels'))
at('messages').setAttribute('aria-label', say('messages'))
// A scrolling region that the keyboard can reach.
at('messages').tabIndex = 0
at('menu').addEventListener('click', () => showSidebar(!document.body.classList.contains('side')))
at('messages').addEventListener('click', closeSidebar)
document.addEventListener('visibilitychange', read)
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') closeSidebar()
})
themeSwitch(at('theme'))
connect(new URL(location.href).searchParams.get('user') ?? '')
