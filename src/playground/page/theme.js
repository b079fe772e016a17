/** Light, dark, or as the system has it. */
import { fill, icon } from './dom.js'
import { say } from './words.js'

const THEMES = /** @type {const} */ (['system', 'dark', 'light'])
const KEY = 'theme'

/** @param {HTMLElement} button */
export function themeSwitch(button) {
  const kept = localStorage.getItem(KEY)
  let theme = THEMES.find((name) => name === kept) ?? 'system'
  function draw() {
    document.documentElement.dataset.theme = theme
    button.title = say('theme', { name: say(theme) })
    button.setAttribute('aria-label', button.title)
    fill(button, icon('sun'))
  }
  button.addEventListener('click', () => {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
    localStorage.setItem(KEY, theme)
    draw()
  })
  draw()
}
