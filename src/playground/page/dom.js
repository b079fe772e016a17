/** Small means to build the page. Text only ever becomes text: nothing here reads HTML. */

/**
 * @param {string} tag
 * @param {Record<string, unknown>} [props] attributes; `on…` are listeners, true and false set and leave out
 * @param {...(Node | string | null | undefined | false)} children
 * @returns {any}
 */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag)
  for (const [key, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue
    if (key.startsWith('on')) node.addEventListener(key.slice(2), /** @type {EventListener} */ (value))
    else node.setAttribute(key, value === true ? '' : String(value))
  }
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== false))
  return node
}

const SHAPES = {
  hash: 'M5 9h14M5 15h14M10 4 8 20M16 4l-2 16',
  thread: 'M4 6h16v10H10l-4 4v-4H4z',
  at: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5',
  down: 'm6 9 6 6 6-6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  menu: 'M4 6h16M4 12h16M4 18h16',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zm13 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  link: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12 5 5 9-10',
  sun: 'M12 3v2m0 14v2M3 12h2m14 0h2M6 6l1 1m10 10 1 1M6 18l1-1M17 7l1-1M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  pin: 'm9 4 6 0-1 6 4 4H6l4-4zM12 14v6',
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  person: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 21c0-5 4-7 8-7s8 2 8 7',
  file: 'M6 3h8l4 4v14H6z',
}

/** @param {keyof typeof SHAPES} name */
export function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  for (const [key, value] of Object.entries({ viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }))
    svg.setAttribute(key, value)
  path.setAttribute('d', SHAPES[name])
  svg.append(path)
  return svg
}

/** @param {Element} node @param {...(Node | string | null | false)} children */
export function fill(node, ...children) {
  node.replaceChildren(...children.filter((child) => child !== null && child !== false))
}

let last = 0
/** An id for a label to point at. */
export function newId() {
  last++
  return `n${last}`
}

const COLOURS = ['#5865f2', '#23a55a', '#c2452d', '#b5720b', '#8a4bb8', '#1f8a8a']

/** @param {{ id: string, name: string, isBot?: boolean } | undefined} person */
export function avatar(person) {
  const name = person?.name ?? '?'
  const node = el(
    'span',
    { class: person?.isBot ? 'avatar bot' : 'avatar', 'aria-hidden': 'true' },
    [...name][0] ?? '?',
  )
  const place = Number(BigInt(person?.id ?? 0) % BigInt(COLOURS.length))
  if (!person?.isBot) node.style.background = COLOURS[place] ?? ''
  return node
}
