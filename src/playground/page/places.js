/** Links: Discord's own addresses of channels and messages lead to those of the playground. */
import { el } from './dom.js'

const PLACE = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/

/**
 * @param {string} url
 * @param {import('./markdown.js').World} world
 * @param {Record<string, unknown>} props
 * @param {...(Node | string | null | undefined | false)} children
 */
export function linkNode(url, world, props, ...children) {
  const [, channel, message] = PLACE.exec(url) ?? []
  if (channel === undefined || !world.channels.has(channel))
    return el('a', { ...props, href: url, target: '_blank', rel: 'noopener noreferrer' }, ...children)
  const go = (/** @type {Event} */ event) => {
    event.preventDefault()
    world.openChannel(channel, message)
  }
  return el('a', { ...props, href: url, onclick: go }, ...children)
}
