/** The line to the playground: what it tells, and what is asked of it. */
import { say } from './words.js'

const AGAIN = 1000

/**
 * @param {string} user
 * @param {(told: any) => void} hear
 * @param {(isOpen: boolean) => void} onState
 */
export function openLink(user, hear, onState) {
  /** @type {Map<number, (answer: any) => void>} */
  const waiting = new Map()
  let count = 0
  let isOver = false
  /** @type {WebSocket} */
  let socket

  function connect() {
    const asked = new URLSearchParams({ user, languages: navigator.languages.join() })
    const address = new URL(`/live?${asked}`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    socket = new WebSocket(address)
    socket.onopen = () => onState(true)
    socket.onmessage = ({ data }) => receive(JSON.parse(data))
    socket.onclose = () => {
      if (isOver) return
      onState(false)
      for (const answer of waiting.values()) answer({ wrong: say('connectionLost') })
      waiting.clear()
      setTimeout(() => isOver || connect(), AGAIN)
    }
  }

  /** @param {any} told */
  function receive(told) {
    if (told.re === undefined) return hear(told)
    waiting.get(told.re)?.(told)
    waiting.delete(told.re)
  }

  connect()
  return {
    /** @param {string} deed @param {object} [form] @returns {Promise<any>} */
    ask(deed, form = {}) {
      if (socket.readyState !== WebSocket.OPEN) return Promise.resolve({ wrong: say('noConnection') })
      count++
      const n = count
      socket.send(JSON.stringify({ n, do: deed, ...form }))
      return new Promise((resolve) => waiting.set(n, resolve))
    },
    close() {
      isOver = true
      socket.close()
    },
  }
}
