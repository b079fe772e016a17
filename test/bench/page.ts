import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { ThinkingPool } from '#bots/thinking-pool'
import type { Bot } from '#discord/app/bot'
import { type Playground, startPlayground } from '#playground/playground'
import { startBrowser } from '#test/browser'
import { tell } from '#texts/ui/index'
import { startMeasuredBot } from './bot.ts'

/** `BENCH=short npm run bench -- page` is for a look in between. */
const TURNS = { long: 15, short: 4 }
const SIZE = { width: 1280, height: 900 }
/** A page that has not changed for so long, and can be pressed, has its answer. */
const QUIET = 700
const MOST_PRESSES = 20

/** Notes in the page when something was pressed last, and when messages changed since. */
const WATCH = `
  window.pressed = 0
  window.changes = []
  document.addEventListener('click', () => {
    window.pressed = performance.now()
    window.changes = []
  }, true)
  addEventListener('DOMContentLoaded', () => {
    const messages = document.getElementById('messages')
    const note = () => window.changes.push(performance.now())
    new MutationObserver(note).observe(messages, { childList: true, subtree: true })
    messages.addEventListener('load', note, true)
  })`

const IS_SETTLED = `window.changes.length > 0 && performance.now() - window.changes.at(-1) > ${QUIET} &&
  !document.querySelector('#messages .thinking, #messages [aria-busy]') &&
  [...document.querySelectorAll('#messages .message')].at(-1).querySelector('[data-key]:not([disabled])')`

type Figure = 'first' | 'final' | 'notice' | 'thinking' | 'hint'

/** Everything that was measured, in milliseconds, and the presses of each turn. */
class Measures {
  readonly #times: Record<Figure, number[]> = { first: [], final: [], notice: [], thinking: [], hint: [] }
  readonly presses: number[] = []

  add(figure: Figure, time: number): void {
    this.#times[figure].push(time)
  }

  print(): void {
    for (const [name, times] of Object.entries(this.#times)) printSpread(name, times, 'ms')
    printSpread('presses', this.presses, 'presses a turn')
    print('load', loadavg()[0] ?? Number.NaN, 'processes')
  }
}

function print(name: string, value: number, unit: string): void {
  const line = { name: `page.${name}`, value: Number(value.toPrecision(3)), unit, peer: null, ratio: null }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

function printSpread(name: string, values: readonly number[], unit: string): void {
  const sorted = values.toSorted((a, b) => a - b)
  const quantile = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  print(`${name}.p50`, quantile(0.5), unit)
  print(`${name}.p95`, quantile(0.95), unit)
  print(`${name}.max`, quantile(1), unit)
}

function control(page: Page, verb: string): Locator {
  return page.locator(`#messages [data-key^="w|${verb}|"]:not([disabled])`).last()
}

/** The time since the last press until this is true in the page. */
async function timeUntil(page: Page, condition: string): Promise<number> {
  const since = await page.waitForFunction(`(${condition}) ? performance.now() - window.pressed : 0`, null, {
    timeout: 60_000,
  })
  return Number(await since.jsonValue())
}

/** Presses, and notes when the first change and the last one were to be seen. */
async function press(page: Page, button: Locator, measures: Measures): Promise<void> {
  await button.click()
  await page.waitForFunction(IS_SETTLED, null, { timeout: 60_000 })
  const [first, last] = (await page.evaluate(
    '[window.changes[0] - window.pressed, window.changes.at(-1) - window.pressed]',
  )) as [number, number]
  measures.add('first', first)
  measures.add('final', last)
}

/** Asks for a hint on an open panel, and takes its first plan. */
async function takeHint(page: Page, measures: Measures): Promise<void> {
  await control(page, 'hint').click()
  const isThinking = `document.querySelector('#messages [data-key^="w|stopthinking|"]')`
  const isThere = `document.querySelector('#messages [data-key^="w|advised|"]')`
  const thinking = await timeUntil(page, `${isThinking} || ${isThere}`)
  measures.add('thinking', thinking)
  measures.add('hint', await timeUntil(page, isThere))
  await press(page, control(page, 'advised').first(), measures)
}

const ROWS = '#messages .options:not([hidden]) .option'

/** Opens a select, again where the panel was drawn anew in the meantime. */
async function openSelect(page: Page, select: Locator): Promise<void> {
  for (let tries = 0; tries < 5 && (await page.locator(ROWS).count()) === 0; tries++) {
    await select.click()
    await page.waitForTimeout(200)
  }
}

/** Presses the first of what could be pressed next for a turn; of a select, its first row. */
async function pressNext(page: Page, measures: Measures): Promise<void> {
  for (const verb of ['whole', 'idea', 'pick', 'goal']) {
    const next = control(page, verb)
    if ((await next.count()) === 0) continue
    const isSelect = (await next.getAttribute('role')) === 'combobox'
    if (isSelect) await openSelect(page, next)
    if (!isSelect) return press(page, next, measures)
    await page.locator(ROWS).first().click()
    // A select of several rows is sent when it is closed.
    return press(page, page.locator('#bar'), measures)
  }
  throw new Error(`nothing to press: ${await page.locator('#messages .message').last().innerText()}`)
}

/** The newest public message that a turn can be begun from. */
const NOTICE = `[...document.querySelectorAll('#messages .message:not(.ephemeral):has([data-key^="w|play|"])')].at(-1)`

/** The newest private message. */
const PANEL = `[...document.querySelectorAll('#messages .message.ephemeral')].at(-1)`

/** A turn against two bots, from the notice to the next one. */
async function takeTurn(page: Page, measures: Measures, withHint: boolean): Promise<void> {
  let presses = 1
  await press(page, control(page, 'play'), measures)
  if (withHint) await takeHint(page, measures)
  const before = await page.evaluate<string>(`${NOTICE}?.id ?? ''`)
  const isNext = `${NOTICE} && ${NOTICE}.id !== '${before}' &&
    [...${NOTICE}.querySelectorAll('img')].every((image) => image.complete || !image.checkVisibility())`
  for (;;) {
    while ((await control(page, 'confirm').count()) === 0) {
      if (presses > MOST_PRESSES) throw new Error('lost in the panel')
      await pressNext(page, measures)
      presses++
    }
    const shown = JSON.stringify(await page.evaluate<string>(`${PANEL}.textContent`))
    const goesOn = `${PANEL}.textContent !== ${shown} && ${PANEL}.textContent.includes('${tell('en', 'panelGoesOn')}')`
    await control(page, 'confirm').click()
    presses++
    const time = await timeUntil(page, `(${isNext}) || (${goesOn})`)
    // Something came to light, and the turn is not over.
    if (await page.evaluate<boolean>(goesOn)) continue
    measures.add('notice', time)
    break
  }
  if (!withHint) measures.presses.push(presses)
}

async function startHouse(
  folder: string,
  pool: ThinkingPool,
): Promise<{ playground: Playground; bot: Bot; close(): Promise<void> }> {
  const playground = await startPlayground({ checksItself: false })
  const { bot, stop } = await startMeasuredBot(playground, folder, pool.think)
  for (const person of Object.keys(playground.world.people))
    await bot.app.tables.people.setSettings(person, { guide: false })
  return {
    playground,
    bot,
    async close() {
      pool.hurry()
      await stop()
      await pool.close()
      await playground.close()
    },
  }
}

/** Somebody plays in the page against two bots: how long they wait for what. */
export async function benchPage(): Promise<void> {
  const browser = await startBrowser()
  if (browser === null) return
  const folder = mkdtempSync(join(tmpdir(), 'willyville-'))
  const house = await startHouse(folder, new ThinkingPool())
  const measures = new Measures()
  // The conditions waited for are read as text, which the page itself forbids.
  const page = await browser.newPage({ viewport: SIZE, bypassCSP: true })
  await page.addInitScript(WATCH)
  await page.goto(house.playground.pageUrl)
  await house.bot.greet(Object.keys(house.playground.world.channels)[0] ?? '')
  await control(page, 'newtable').first().waitFor()
  await page.getByRole('button', { name: 'Play against 2 bots' }).click()
  await page.locator('.hanging').last().click()
  const turns = process.env.BENCH === 'short' ? TURNS.short : TURNS.long
  for (let turn = 0; turn < turns; turn++) await takeTurn(page, measures, turn % 3 === 2)
  measures.print()
  await browser.close()
  await house.close()
  rmSync(folder, { recursive: true })
}
