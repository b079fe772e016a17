import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBrowser } from '../browser.ts'
import { Street } from './street.ts'

const SIZES = { desktop: { width: 1200, height: 1000 }, phone: { width: 390, height: 844 } }
const SHOTS = join(import.meta.dirname, '..', '..', 'gallery', 'playground')

describe('the page with the bot itself', () => {
  let street: Street
  let browser: Browser | null
  beforeAll(async () => {
    mkdirSync(SHOTS, { recursive: true })
    browser = await startBrowser()
    street = await Street.open()
    const [first] = Object.values(street.playground.world.channels)
    await street.bot.greet(first?.id ?? '')
  }, 200_000)
  afterAll(async () => {
    await browser?.close()
    await street.close()
  })

  const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name, exact: true }).last()

  it.each(Object.entries(SIZES))(
    'takes a stranger to a confirmed turn by clicking alone, on a %s',
    async (size, viewport) => {
      if (browser === null) return
      const page = await browser.newPage({ viewport })
      const broken: string[] = []
      page.on('pageerror', ({ message }) => void broken.push(message))
      const [user, name] = size === 'phone' ? ['kaethe', 'Käthe'] : ['max', 'Max']
      await page.goto(`${street.playground.pageUrl}?user=${user}`)
      await button(page, 'Play against 2 bots').click()
      await page
        .locator('article')
        .getByRole('button', { name: new RegExp(`Willyville #.*${name}`) })
        .last()
        .click()
      await button(page, 'Play').click({ timeout: 20_000 })
      await page.getByRole('button', { name: 'Choose', exact: true }).first().click()
      await button(page, /^Confirm/).click({ timeout: 20_000 })
      await page.getByText('Done', { exact: true }).waitFor({ timeout: 20_000 })
      const wide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
      expect([wide, broken]).toEqual([0, []])
      await page.screenshot({ path: join(SHOTS, `turn-${size}.png`) })
      await page.close()
    },
    90_000,
  )
})
