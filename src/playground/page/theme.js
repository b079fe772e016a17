/** Light, dark, or as the system has it. */
import { fill, icon } from './dom.js'

const THEMES = ['system', 'dark', 'light']
const KEY = 'theme'

/** @param {HTMLElement} button */
export function themeSwitch(button) {
  let theme = localStorage.getItem(KEY) ?? 'system'
  function draw() {
    document.documentElement.dataset.theme = theme
    button.setAttribute('aria-label', `Theme: ${theme}`)
    button.title = `Theme: ${theme}`
    fill(button, icon('sun'))
  }
  button.addEventListener('click', () => {
    theme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
    localStorage.setItem(KEY, theme)
    draw()
  })
  draw()
}
