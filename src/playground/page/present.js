/** Readers of the newest message stay there; readers of older ones are told of new ones, and taken there by a button. */
import { say } from './words.js'

const NEAR = 120

/** @typedef {{ toEnd: () => void, follow: () => void, tell: () => void }} Present */

/** @param {HTMLElement} list @param {HTMLElement} button @returns {Present} */
export function presentOf(list, button) {
  let isFollowing = true
  let unseen = 0
  let lastTop = 0

  const distance = () => list.scrollHeight - list.scrollTop - list.clientHeight

  function draw() {
    button.hidden = isFollowing || (unseen === 0 && distance() < list.clientHeight)
    button.textContent =
      unseen === 0 ? say('toPresent') : say(unseen === 1 ? 'newMessage' : 'newMessages', { count: unseen })
  }

  function toEnd() {
    isFollowing = true
    unseen = 0
    list.scrollTop = list.scrollHeight
    lastTop = list.scrollTop
    draw()
  }

  /** The list has grown. */
  function follow() {
    if (isFollowing) toEnd()
    else draw()
  }

  // Only who goes up leaves the end: what grows meanwhile leads nobody away from it.
  list.addEventListener('scroll', () => {
    isFollowing = distance() < NEAR || (isFollowing && list.scrollTop >= lastTop)
    if (isFollowing) unseen = 0
    lastTop = list.scrollTop
    draw()
  })
  for (const drawn of ['load', 'error']) list.addEventListener(drawn, follow, { capture: true })
  new ResizeObserver(follow).observe(list)
  button.addEventListener('click', toEnd)

  return {
    toEnd,
    follow,
    /** A message has come at the end. */
    tell() {
      if (!isFollowing) unseen++
      follow()
    },
  }
}
