/** Points of time, in the reader's language and kept fresh. */
import { el } from './dom.js'

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
}

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
]

/** @param {number} seconds @param {string} locale */
function relative(seconds, locale) {
  const away = seconds - Date.now() / 1000
  const [unit, size] = UNITS.find(([, length]) => Math.abs(away) >= length) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(away / size), unit)
}

/** @param {number} seconds @param {string} style @param {string} locale */
function formatted(seconds, style, locale) {
  const options = STYLES[style] ?? STYLES.f
  return style === 'R' ? relative(seconds, locale) : new Intl.DateTimeFormat(locale, options).format(seconds * 1000)
}

/** @param {number} seconds @param {string} style @param {string} locale */
export function timeNode(seconds, style, locale) {
  const date = new Date(seconds * 1000)
  const isDate = !Number.isNaN(date.getTime())
  const shown = isDate ? formatted(seconds, style, locale) : String(seconds)
  const node = el(
    'time',
    {
      class: 'stamp',
      datetime: isDate ? date.toISOString() : null,
      title: isDate ? formatted(seconds, 'F', locale) : null,
    },
    shown,
  )
  if (style === 'R') node.dataset.relative = `${seconds} ${locale}`
  return node
}

/** @param {number} at milliseconds @param {string} locale */
export function sentAt(at, locale) {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at)
  return isToday ? clock : `${new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).format(at)} ${clock}`
}

/** @param {number} at @param {string} locale */
export function dayOf(at, locale) {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(at)
}

setInterval(() => {
  for (const node of document.querySelectorAll('[data-relative]')) {
    const [seconds, locale = 'en'] = /** @type {HTMLElement} */ (node).dataset.relative?.split(' ') ?? []
    node.textContent = relative(Number(seconds), locale)
  }
}, 15_000)
