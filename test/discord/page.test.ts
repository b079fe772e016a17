import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readId } from '#discord/app/custom-ids'
import { messageOf, type Screen } from '#discord/app/send'
import { gameNamed } from '#games/registry'
import type { AnyGame } from '#kernel'
import { storedComponents } from '#playground/server/components'
import type { SamplePerson } from '#playground/server/sample-world'
import type { Json, PlaygroundContext } from '#playground/server/types'
import { LANGUAGES, type Language } from '#tables'
import { yes } from '#test/tables/hall'
import type { Facts } from '#texts'
import { DE } from '#texts/ui/de'
import { EN } from '#texts/ui/en'
import { tell, type UiKey } from '#texts/ui/index'
import { NL } from '#texts/ui/nl'
import { breadth } from '../breadth.ts'
import { startBrowser } from '../browser.ts'
import { linesOf, recordNamed, recordNamesOf, startingFrom } from '../recorded-games.ts'
import { recordedScreens } from './recorded-screens.ts'
import { BLANK, idOf } from './scenes.ts'
import { Street, WORKER } from './street.ts'

const SIZES = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} satisfies Record<string, BrowserContextOptions>
type Size = keyof typeof SIZES

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de', nl: 'nl' }
const SHOTS = join(import.meta.dirname, '..', '..', 'gallery', 'playground')
const PATIENCE = 60_000

const SHORT: [Size, Language][] = [
  ['desktop', 'en'],
  ['phone', 'de'],
  ['desktop', 'nl'],
]
const EVERY = LANGUAGES.flatMap((language): [Size, Language][] => [
  ['desktop', language],
  ['phone', language],
])
const VISITS = breadth(SHORT, EVERY)

/** Somebody new for each visit, and somebody who only watches it. */
function peopleOf([size, language]: [Size, Language]): SamplePerson[] {
  const locale = LOCALES[language]
  return [
    { username: `new-${size}-${language}`, name: `Kim ${language}`, locale },
    { username: `watcher-${size}-${language}`, name: `Lou ${language}`, locale, spectator: true },
  ]
}
const FRIEND: SamplePerson = { username: 'friend', name: 'Jörg', locale: 'de' }

/** Kingsbridge stands before its last answer, so that a game is over after one press. */
const LATE = recordNamed('kingsbridge-2')
function lateGame(): AnyGame {
  const kingsbridge = gameNamed('kingsbridge') as AnyGame
  const last = [...linesOf(kingsbridge, LATE)].at(-1)
  if (last === undefined) throw new Error('an empty record')
  return startingFrom(kingsbridge, last.saved)
}

/** Messages that a page is shown of a channel. */
const PAGE = 150

/** The recorded games, and at how many moments they are looked at. */
const WIDE = breadth<[string, number, readonly Language[]][]>(
  [
    ['willyville-4', 1, ['nl']],
    ['village-all', 1, ['de']],
    ['kingsbridge-4', 1, ['de']],
  ],
  ['willyville', 'village', 'kingsbridge'].flatMap(recordNamesOf).map((name) => [name, 4, LANGUAGES]),
)

/** A screen's parts as Discord makes them, with pictures that are as large as others but show nothing. */
function storedPartsOf(screen: Screen): APIMessageTopLevelComponent[] {
  const { components, files = [] } = messageOf(screen) as unknown as { components: Json[]; files?: { name: string }[] }
  const size = { width: 1600, height: 1000, size: 1, content_type: 'image/png' }
  const attachments = files.map(({ name }) => ({
    ...size,
    id: '1',
    filename: name,
    url: 'data:,',
    proxy_url: 'data:,',
  }))
  const context = { newId: () => '1', world: street.playground.world } as unknown as PlaygroundContext
  return storedComponents(context, components, attachments) as unknown as APIMessageTopLevelComponent[]
}

/** Messages as the bot would have sent them. */
function write(channelId: string, screens: readonly Screen[]): void {
  const { world } = street.playground
  const sample = Object.values(world.channels).flatMap(({ entries }) => entries)[0]
  const channel = world.channels[channelId]
  if (sample === undefined || channel === undefined) throw new Error('nowhere to write')
  channel.entries = screens.map((screen, place) => {
    const id = String(BigInt(sample.message.id) + BigInt(place + 1))
    const message = { ...sample.message, id, channel_id: channelId, components: storedPartsOf(screen), attachments: [] }
    return { ...sample, message }
  })
}

const TEXTS: Readonly<Record<Language, object>> = { en: EN, de: DE, nl: NL }

/** Sentences and labels that somebody who reads this language never reads. */
function foreignTo(language: Language): ReadonlySet<string> {
  const own = new Set<unknown>(Object.values(TEXTS[language]))
  const others = LANGUAGES.filter((other) => other !== language).flatMap((other) => Object.values(TEXTS[other]))
  return new Set(others.filter((text) => !own.has(text) && !text.includes('{')))
}

const browser = await startBrowser()
const broken: string[] = []
let street: Street

/** A page of somebody's own browser. */
async function open(size: Size, language: Language, query: string): Promise<Page> {
  const context = await (browser as Browser).newContext({ ...SIZES[size], locale: LOCALES[language] })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  page.on('pageerror', ({ message }) => void broken.push(message))
  await page.goto(`${street.playground.pageUrl}?${query}`)
  return page
}

/** The newest button of a verb that can be pressed. */
function control(page: Page, verb: string): Locator {
  return page.locator(`#messages [data-key^="w|${verb}|"]:not([disabled])`).last()
}

function channelNamed(name: string): string {
  const channel = Object.values(street.playground.world.channels).find((channel) => channel.name === name)
  if (channel === undefined) throw new Error(`no ${name}`)
  return channel.id
}

/** Parts of messages that are wider than their message; what is quoted above one is cut off on purpose. */
const TOO_WIDE = `[...document.querySelectorAll('.message')].flatMap((message) => {
  const room = message.getBoundingClientRect()
  return [...message.querySelectorAll('*:not(.above, .above *)')]
    .filter((node) => node.checkVisibility())
    .filter((node) => {
      const { left, right } = node.getBoundingClientRect()
      return left < room.left - 1 || right > room.right + 1 || node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0
    })
    .map((node) => node.tagName + '.' + node.className + ' ' + node.textContent.slice(0, 80))
})`

const EMOJI = '<svg xmlns="http://www.w3.org/2000/svg" width="22" height="22"/>'

/** The texts of a page that stand by themselves. */
const TEXTS_SHOWN = `[...document.querySelectorAll('body *')]
  .filter((node) => node.childElementCount === 0)
  .map((node) => node.textContent.trim())`

describe.skipIf(browser === null)('the page with the bot itself', () => {
  beforeAll(async () => {
    mkdirSync(SHOTS, { recursive: true })
    street = await Street.open({
      users: [...VISITS.flatMap(peopleOf), FRIEND],
      channels: [...VISITS.map((visit) => visit.join('-')), 'square'],
      game: lateGame(),
      areNewcomers: true,
      generosity: 100,
      worker: breadth(BLANK, WORKER),
    })
    await street.bot.app.tables.people.setSettings(idOf(street, 'friend'), { guide: false })
  }, 200_000)
  afterAll(async () => {
    await browser?.close()
    await street.close()
    expect([broken, street.told]).toEqual([[], []])
  })

  describe.each(VISITS)('on a %s, in %s', (size, language) => {
    const channel = `${size}-${language}`
    const [me, watcher] = peopleOf([size, language]) as [SamplePerson, SamplePerson]
    const say = (key: UiKey, facts?: Facts) => tell(language, key, facts)
    let page: Page

    beforeAll(async () => {
      // The server speaks as whoever comes to it.
      street.playground.world.locale = LOCALES[language]
      await street.bot.greet(channelNamed(channel), LOCALES[language])
      page = await open(size, language, `user=${me.username}&channel=${channel}`)
    })
    afterAll(async () => {
      await page.screenshot({ path: join(SHOTS, `end-${channel}.png`) })
      await page.context().close()
    })
    afterEach(async () => {
      expect(await page.evaluate<string[]>(TOO_WIDE)).toEqual([])
      const foreign = foreignTo(language)
      expect((await page.evaluate<string[]>(TEXTS_SHOWN)).filter((text) => foreign.has(text))).toEqual([])
    })

    async function goTo(name: string): Promise<void> {
      await page.locator(`[data-channel="${channelNamed(name)}"]`).dispatchEvent('click')
      await page.getByRole('heading', { level: 1, name }).waitFor()
    }

    async function sitAs({ username, name }: SamplePerson): Promise<void> {
      if (size === 'phone') await page.locator('#menu').click()
      await page.locator('.me').click()
      await page.locator(`#chair-list a[href="?user=${username}"]`).click()
      await page.locator('.me', { hasText: name }).waitFor({ state: 'attached' })
    }

    /** Presses, and waits for the private answer. */
    async function answerTo(verb: string): Promise<string> {
      const answers = page.locator('.message.ephemeral .container')
      const before = await answers.count()
      await control(page, verb).click()
      await answers.nth(before).waitFor()
      return answers.nth(before).innerText()
    }

    it('a stranger comes from the fresh page to a confirmed move in five presses', async () => {
      let presses = 0
      const press = async (button: Locator) => {
        await button.click()
        presses++
      }
      await press(page.getByRole('button', { name: say('againstBots', { bots: 2 }) }))
      await press(page.locator('.hanging').last())
      await press(control(page, 'play'))
      await press(control(page, 'taught'))
      await press(control(page, 'confirm'))
      await page.getByText(say('done'), { exact: true }).waitFor()
      expect(presses).toBeLessThanOrEqual(5)
      await page.screenshot({ path: join(SHOTS, `turn-${channel}.png`) })
    })

    it('the game is walked through from the log, move by move', async () => {
      await answerTo('log')
      await control(page, 'walk').click()
      const viewer = page.locator('.message.ephemeral').last()
      const step = (label: string) => viewer.getByRole('button', { name: label, exact: true })
      // Round by round, to the beginning.
      const isAtStart = async () => {
        if (await step('‹').isDisabled()) return true
        await step('‹‹').click({ timeout: 2000 })
        return false
      }
      await expect.poll(isAtStart, { timeout: PATIENCE, interval: 300 }).toBe(true)
      await viewer.getByText(say('walkStart')).first().waitFor()
      await step('›').click()
      await viewer
        .getByText(say('walkMove', { move: 1, of: 1 }).split(' 1 ')[0] as string)
        .first()
        .waitFor()
      await step('‹').click()
      await viewer.getByText(say('walkStart')).first().waitFor()
      expect(await step('‹').isDisabled()).toBe(true)
      await page.screenshot({ path: join(SHOTS, `walk-${channel}.png`) })
    })

    const onPhone = size === 'phone' ? it : () => {}
    onPhone('a message has a menu of its commands, which closes without a choice or is chosen from', async () => {
      const message = page.locator('.message:has(> .more-button)').last()
      const menu = page.getByRole('menu')
      const openMenu = async () => {
        await message.locator('.more-button').tap()
        await menu.waitFor()
      }
      const away = () => menu.waitFor({ state: 'detached' })
      await openMenu()
      await page.keyboard.press('Escape')
      await away()
      await openMenu()
      await page.locator('#title').tap()
      await away()
      await openMenu()
      await page.screenshot({ path: join(SHOTS, `menu-${channel}.png`) })
      const commands = ['menu_happened', 'menu_play', 'menu_report'] as const
      expect(await menu.getByRole('menuitem').allInnerTexts()).toEqual(commands.map((key) => say(key)))
      const answers = page.locator('.message.ephemeral')
      const before = await answers.count()
      await menu.getByRole('menuitem', { name: say('menu_happened') }).tap()
      await away()
      await answers
        .nth(before)
        .getByText(say('happenedTitle', { title: '' }).trim())
        .waitFor()
    })

    it('a game against bots is ended by a command and a button, and only once its end was confirmed', async () => {
      await page.locator('#composer-input').pressSequentially(`/willyville ${say('cmd_table_name')}`)
      // Until all that was typed is heard, others are offered too.
      await expect.poll(() => page.getByRole('option').count(), { timeout: PATIENCE }).toBe(1)
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await control(page, 'endgame').click()
      await page.getByText(say('endGameAlone')).waitFor()
      await control(page, 'endgamenow').click()
      await page.getByText(say('abandonedNow')).first().waitFor()
      await page
        .getByRole('button', { name: say('newGame') })
        .first()
        .waitFor()
    })

    it('a turn against bots is taken back with what they answered', async () => {
      // The last to move in a round has rolled the dice of the next, and takes nothing back.
      const wishes = { players: 3, bots: 2, first: 'host', language }
      const opened = await (await street.act.slash(me.username, channel, 'willyville new', wishes)).answer()
      await street.act.slash(me.username, channel, 'willyville start')
      await goTo(channel)
      await page.locator('.hanging', { hasText: /#\d+/.exec(opened.text)?.[0] ?? 'nothing' }).click()
      await control(page, 'play').click()
      await control(page, 'taught').or(control(page, 'idea')).last().click()
      await control(page, 'confirm').click()
      await control(page, 'undo').click()
      await page.getByText(say('undone')).waitFor()
    })

    it('somebody who is invited is called once, with the way to the table', async () => {
      await goTo('square')
      const wishes = { players: 2, speed: 'day', first: 'host', language, invite: idOf(street, me.username) }
      await street.act.slash('friend', channel, 'kingsbridge new', wishes)
      const badge = page.locator(`[data-channel="${channelNamed(channel)}"] .badge`)
      await badge.waitFor({ state: 'attached' })
      expect(await badge.textContent()).toBe('1')
      await goTo(channel)
      await page.locator('.message.ping').last().waitFor()
      const join = control(page, 'join')
      const game = readId((await join.getAttribute('data-key')) ?? '')?.game ?? 0
      await join.click()
      const seatNow = async () => yes(await street.bot.app.tables.reading.look(game, idOf(street, me.username))).seat
      await expect.poll(seatNow, { timeout: PATIENCE }).toBe(1)
      await street.act.slash('friend', channel, 'kingsbridge start')
      await page.locator('.hanging', { hasText: 'Kingsbridge' }).click()
      await page.getByRole('heading', { level: 1, name: 'Kingsbridge' }).waitFor()
      await control(page, 'play').waitFor()
    })

    it('a spectator sees the table, the boards, the log and what is open to them', async () => {
      await sitAs(watcher)
      await answerTo('villages')
      const pictures = await page.locator('.message.ephemeral').last().locator('img').all()
      const alts = await Promise.all(pictures.map((picture) => picture.getAttribute('alt')))
      expect(Math.max(...alts.map((alt) => alt?.length ?? 0))).toBeGreaterThan(50)
      expect((await answerTo('log')).length).toBeGreaterThan(10)
      expect(await answerTo('play')).toContain(say('youWatch', { names: '' }).slice(0, 10))
      await sitAs(me)
    })

    it('who was there is called to a rematch, and its button leads there', async () => {
      await control(page, 'play').click()
      await control(page, 'whole').or(control(page, 'confirm')).or(control(page, 'pick')).last().click()
      await control(page, 'confirm').click()
      await control(page, 'rematch').click()
      const wayOn = page.getByRole('link', { name: say('rematchOpened', { title: '' }).trim() }).last()
      await wayOn.waitFor()
      const lobby = await street.act.waitForMessage('friend', channel, ({ isPing }) => isPing)
      await wayOn.click()
      await page.getByRole('heading', { level: 1, name: channel }).waitFor()
      await page.locator(`#m${lobby.id}.shown`).waitFor()
    })
  })

  it.each(WIDE)('whatever is written in %s fits its message', async (name, moments, languages) => {
    const channel = street.act.newChannel(name)
    const screens = await recordedScreens(name, moments, languages)
    const page = await open('desktop', 'en', 'user=friend&channel=square')
    await page.route('**/emojis/*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: EMOJI }))
    for (let from = 0; from < screens.length; from += PAGE) {
      write(channel, screens.slice(from, from + PAGE))
      await page.goto(`${street.playground.pageUrl}?user=friend&channel=${name}`)
      await page
        .locator('.message')
        .nth(screens.slice(from, from + PAGE).length - 1)
        .waitFor({ state: 'attached' })
      for (const { viewport } of Object.values(SIZES)) {
        await page.setViewportSize(viewport)
        expect(await page.evaluate<string[]>(TOO_WIDE)).toEqual([])
      }
    }
    await page.context().close()
  })
})
