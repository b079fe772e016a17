import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { startBrowser } from '../browser.ts'
import { takeTurn } from '../discord/hands.ts'
import { Street } from '../discord/street.ts'

/** A turn of each game as it is seen in the page, on a desk and on a phone: the notice, the panel and a plan. */

const SIZES = {
  desktop: { viewport: { width: 1100, height: 1000 } },
  phone: { viewport: { width: 400, height: 860 }, isMobile: true, hasTouch: true },
} satisfies Record<string, BrowserContextOptions>

const GAMES = ['willyville', 'village', 'kingsbridge'] as const
const PEOPLE = ['max', 'kaethe'] as const
/** So many turns are played before: then there is something to be seen. */
const TURNS = 9
/** Shown in the README. */
const CHOSEN = ['willyville-notice-desktop', 'willyville-panel-desktop', 'willyville-plan-desktop']
const PATIENCE = 60_000

async function openTable(street: Street, game: string): Promise<string> {
  const { act } = street
  const [host, other] = PEOPLE
  const threads = () => act.channels(host).filter(({ parentId }) => parentId !== null)
  const before = threads().map(({ id }) => id)
  await act.slash(host, 'tavern', `${game} new`, { players: 2, speed: 'day', first: 'host' })
  await act.waitForMessage(host, 'tavern', (message) => street.idOf(message, 'leave') !== null)
  await act.slash(other, 'tavern', `${game} join`)
  await act.slash(host, 'tavern', `${game} start`)
  const thread = await act.waitFor(() => threads().find(({ id }) => !before.includes(id)))
  return thread.id
}

/** Plays some turns, and goes on until the host is called; says where the host's notice stands. */
async function playSome(street: Street, thread: string): Promise<void> {
  const { act } = street
  const isNotice = () => act.sees('visitor', thread).findLast((message) => street.idOf(message, 'play') !== null)
  let last = ''
  // A person who has just moved and is asked again is not called.
  let called: readonly string[] = PEOPLE.slice(0, 1)
  for (let turns = 0; ; turns++) {
    const notice = await act.waitFor(() => {
      const newest = isNotice()
      return newest !== undefined && newest.id !== last ? newest : null
    }, 'a notice')
    if (notice.pings.length > 0) called = notice.pings
    if (turns >= TURNS && called.length === 1 && called[0] === PEOPLE[0]) return
    last = notice.id
    for (const person of called) {
      const seen = act.see(person, notice)
      if (seen !== null) await takeTurn(street, person, seen)
    }
  }
}

/** Waits for the pictures of a message. */
const LOADED = `(message) => Promise.all([...message.querySelectorAll('img')].map((image) => image.decode().catch(() => null)))`

async function shoot(page: Page, verb: string, path: string): Promise<void> {
  const message = page.locator(`.message:has([data-key^="w|${verb}|"])`).last()
  await message.waitFor()
  await message.scrollIntoViewIfNeeded()
  for (const picture of await message.locator('img:visible').all()) await picture.scrollIntoViewIfNeeded()
  await message.evaluate(LOADED)
  await message.screenshot({ path })
}

async function press(page: Page, verb: string): Promise<void> {
  await page.locator(`#messages [data-key^="w|${verb}|"]:not([disabled])`).last().click()
}

async function shootTurn(browser: Browser, url: string, size: keyof typeof SIZES, name: (kind: string) => string) {
  const context = await browser.newContext({ ...SIZES[size], locale: 'en-US' })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  await page.goto(url)
  await shoot(page, 'play', name('notice'))
  await press(page, 'play')
  await shoot(page, 'idea', name('panel'))
  await press(page, 'idea')
  await shoot(page, 'confirm', name('plan'))
  // The next to look begins anew.
  await press(page, 'home')
  await page.locator('#messages [data-key^="w|idea|"]').last().waitFor()
  await context.close()
}

/** Writes the screens into the folder, and those of the README beside it; does nothing where there is no browser. */
export async function writeScreens(folder: string, readme: string): Promise<void> {
  const browser = await startBrowser()
  if (browser === null) return
  mkdirSync(folder, { recursive: true })
  const worker = pathToFileURL(join(process.cwd(), 'dist', 'render', 'engine', 'worker.js'))
  const street = await Street.open({ worker, generosity: 100, channels: ['tavern'] })
  try {
    for (const game of GAMES) {
      const thread = await openTable(street, game)
      await playSome(street, thread)
      for (const size of ['desktop', 'phone'] as const) {
        const url = `${street.playground.pageUrl}?user=${PEOPLE[0]}&channel=${thread}`
        await shootTurn(browser, url, size, (kind) => join(folder, `${game}-${kind}-${size}.png`))
        process.stdout.write(`${game} ${size}\n`)
      }
    }
    for (const name of CHOSEN) copyFileSync(join(folder, `${name}.png`), join(readme, `${name}.png`))
  } finally {
    await street.close()
    await browser.close()
  }
}
