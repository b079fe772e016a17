import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TextChannel } from 'discord.js'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startPlayground } from '#playground/playground'
import { leapingClock } from '#playground/server/clock'
import { startBrowser } from '../browser.ts'
import { houseForAll } from './house.ts'
import { villagePicture } from './sample-bot.ts'

const WIDE = { viewport: { width: 1100, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const ARTEFACTS = join(process.cwd(), 'gallery', 'playground')
/** Of a browser on a machine that does much else. */
const PATIENCE = 30_000

interface Picture {
  decode(): Promise<void>
  naturalWidth: number
}

const loadedWidth = async (image: unknown) => {
  await (image as Picture).decode()
  return (image as Picture).naturalWidth
}

const browser = await startBrowser()
mkdirSync(ARTEFACTS, { recursive: true })

describe.skipIf(browser === null)('the page', () => {
  const clock = leapingClock()
  const house = houseForAll({ clock })
  const wrong: string[] = []
  let channels = 0
  const open: Page[] = []
  const act = () => house.playground.act

  afterEach(async () => {
    for (const page of open.splice(0)) await page.context().close()
    expect(wrong.splice(0)).toEqual([])
  })
  afterAll(() => (browser as Browser).close())

  /** A tab in somebody's chair, in a channel of its own. */
  async function sit(
    user: string,
    channel: string,
    options: BrowserContextOptions = WIDE,
    address = house.playground.pageUrl,
  ): Promise<Page> {
    const page = await (await (browser as Browser).newContext(options)).newPage()
    open.push(page)
    page.setDefaultTimeout(PATIENCE)
    page.on('console', (line) => line.type() === 'error' && wrong.push(line.text()))
    page.on('pageerror', (error) => wrong.push(String(error.stack)))
    await page.goto(`${address}?user=${user}&channel=${channel}`)
    await page.getByRole('heading', { level: 1, name: channel }).waitFor()
    return page
  }

  function newChannel(): string {
    channels++
    const name = `room-${channels}`
    act().newChannel(name)
    return name
  }

  function inChannel(name: string): Promise<TextChannel> {
    const { cache } = house.bot.client.channels
    const look = () => cache.find((channel) => 'name' in channel && channel.name === name) as TextChannel | undefined
    return act().waitFor(look, `the bot to know ${name}`)
  }
  const log = (page: Page) => page.getByRole('log')
  const box = (page: Page) => page.locator('#composer-input')

  async function use(page: Page, command: string) {
    await box(page).pressSequentially(`/${command}`)
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
  }

  async function send(page: Page) {
    await page.getByRole('button', { name: 'Send' }).click()
  }

  it('shows the server, its channels, and whose chair this is', async () => {
    const page = await sit('kaethe', 'board-games')
    await expect(page.locator('#guild').textContent()).resolves.toBe('The Playground')
    await page.getByRole('button', { name: 'tavern' }).waitFor()
    await page.getByRole('button', { name: 'You are Käthe. Switch user' }).waitFor()
  })

  it('lets two tabs talk to each other', async () => {
    const room = newChannel()
    const [joerg, max] = [await sit('joerg', room), await sit('max', room)]
    await box(joerg).fill('Hello **there**')
    await box(joerg).press('Enter')
    await log(max).locator('strong', { hasText: 'there' }).waitFor()
    await log(max).getByRole('article', { name: /^Jörg/ }).waitFor()
  })

  it('takes a command with hints, required options and autocomplete', async () => {
    const room = newChannel()
    const page = await sit('max', room)
    await use(page, 'village move')
    await page.getByRole('status').getByText('The move').waitFor()
    await page.keyboard.type('w5')
    await page.getByRole('option', { name: 'w5w6 school · free' }).click()
    await page.screenshot({ path: join(ARTEFACTS, 'command.png') })
    await send(page)
    await log(page).getByText('Moved: w5w6 school').first().waitFor()
    await log(page).getByText('Only you can see this').waitFor()
  })

  it('offers people for an option, and adds optional ones', async () => {
    const room = newChannel()
    const page = await sit('max', room)
    await use(page, 'village show')
    await page.getByRole('button', { name: /^Add player/ }).click()
    await page.keyboard.type('Kä')
    await page.getByRole('option', { name: /Käthe/ }).click()
    await page.getByRole('button', { name: /^Add round/ }).click()
    await page.keyboard.type('99')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('round is out of range.').waitFor()
    await page
      .getByRole('textbox', { name: /^round/ })
      .or(page.getByRole('combobox', { name: /^round/ }))
      .fill('9')
    await page.keyboard.press('Enter')
    await log(page).getByText('/village show').waitFor()
    expect(act().sees('max', room).at(-1)?.used?.line).toBe('/village show player: @Käthe round: 9')
  })

  it('lets buttons be pressed: one updates, one is silent, one is disabled, one is a link', async () => {
    const room = newChannel()
    await act().slash('joerg', room, 'village show')
    const page = await sit('kaethe', room)
    await log(page).getByRole('button', { name: 'Again' }).click()
    await log(page).getByText('pressed 1 times').waitFor()
    expect(await log(page).getByRole('button', { name: 'Never' }).isDisabled()).toBe(true)
    expect(await log(page).getByRole('link', { name: 'Rules' }).getAttribute('rel')).toContain('noopener')
    await log(page).getByRole('button', { name: 'Confirm' }).click()
    await log(page).getByRole('heading', { name: 'Done' }).waitFor()
    expect(await log(page).getByRole('button').count()).toBe(0)
  })

  it('lets several values be chosen, and shows the ephemeral answer to the one alone', async () => {
    const room = newChannel()
    await act().slash('joerg', room, 'village show')
    const [kaethe, max] = [await sit('kaethe', room), await sit('max', room)]
    await log(kaethe)
      .getByRole('combobox', { name: /New for the village/ })
      .click()
    await kaethe.getByRole('option', { name: /Stable/ }).click()
    await kaethe.getByRole('option', { name: /Field/ }).click()
    await expect(kaethe.locator('.select .shown').textContent()).resolves.toBe('🐎Stable · 1 horse, Field')
    await kaethe.screenshot({ path: join(ARTEFACTS, 'select.png') })
    await kaethe.keyboard.press('Escape')
    await log(kaethe).getByText('Chosen: stable, field').waitFor()
    expect(await log(max).getByText('Chosen:').count()).toBe(0)
    await log(kaethe).getByRole('button', { name: 'Dismiss message' }).click()
    await log(kaethe).getByText('Chosen:').waitFor({ state: 'detached' })
  })

  it.each([
    ['A user', 'Käthe', 'User kaethe'],
    ['A role', 'Spectators', 'Role Spectators'],
    ['A user or a role', 'Anne', 'Both 1 and 0'],
    ['A channel', 'tavern', 'Channel '],
  ])('has the select "%s"', async (placeholder, option, answer) => {
    const room = newChannel()
    await act().slash('max', room, 'selects')
    const page = await sit('max', room)
    await log(page).getByRole('combobox', { name: placeholder, exact: true }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
    await log(page).getByText(answer).waitFor()
  })

  it('opens a modal, says what is missing, and submits it', async () => {
    const room = newChannel()
    const page = await sit('max', room)
    await use(page, 'form')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Go back a turn' })
    await dialog.getByRole('textbox', { name: 'Why?' }).fill('I meant the brewery.')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await dialog.getByRole('alert').getByText('too few').waitFor()
    await dialog.getByRole('combobox', { name: 'Which turn' }).click()
    await page.getByRole('option', { name: 'Turn 38' }).click()
    await page.screenshot({ path: join(ARTEFACTS, 'modal.png') })
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await log(page).getByText('Back to turn 38: I meant the brewery.').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('shows circles to pick one and boxes to tick, as they stand, and submits them', async () => {
    const room = newChannel()
    const page = await sit('max', room)
    await use(page, 'choices')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Travel' })
    const ways = dialog.getByRole('radiogroup', { name: 'By what' })
    expect(await ways.getByRole('radio', { name: 'Ships' }).isChecked()).toBe(true)
    await ways.getByText('Mules').click()
    expect(await ways.getByRole('radio', { checked: true }).count()).toBe(1)
    await dialog.getByRole('group', { name: 'With whom' }).getByRole('checkbox', { name: 'A smith' }).check()
    await dialog.getByRole('checkbox', { name: 'At night' }).check()
    await page.screenshot({ path: join(ARTEFACTS, 'choices.png') })
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await log(page).getByText('mules with monk+smith by night').waitFor()
  })

  it('shows pictures by whatever name this machine is called', async () => {
    const room = newChannel()
    await act().slash('max', room, 'village show')
    const page = await sit('max', room, WIDE, house.playground.pageUrl.replace('127.0.0.1', 'localhost'))
    const image = log(page).getByRole('img', { name: 'The village of Käthe, from above' })
    await image.waitFor()
    expect(await image.evaluate(loadedWidth)).toBe(320)
  })

  it('enlarges a picture and gives it back', async () => {
    const room = newChannel()
    await act().slash('max', room, 'village show')
    const page = await sit('max', room)
    await log(page).getByRole('button', { name: 'Enlarge: The village of Käthe, from above' }).click()
    const dialog = page.getByRole('dialog')
    const image = dialog.getByRole('img', { name: 'The village of Käthe, from above' })
    await image.waitFor()
    expect((await image.boundingBox())?.width).toBeGreaterThan(500)
    await page.keyboard.press('Escape')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('thinks while the bot thinks, and says when no answer came', async () => {
    const room = newChannel()
    const page = await sit('max', room)
    await use(page, 'late')
    await page.keyboard.press('Enter')
    await log(page).getByRole('heading', { name: 'At last' }).waitFor()
    await use(page, 'silence')
    await page.keyboard.press('Enter')
    await page.getByText('Sending command…').waitFor()
    clock.leap(3_100)
    await page.getByText('The application did not respond').waitFor()
  })

  it('says when a press failed', async () => {
    const room = newChannel()
    await act().slash('max', room, 'village show')
    const page = await sit('max', room)
    house.playground.faults.fail(500, { path: '/callback', times: 4 })
    await log(page).getByRole('button', { name: 'Again' }).click()
    clock.leap(3_100)
    await log(page).getByText('This interaction failed').waitFor()
    house.playground.faults.clear()
    await act().waitFor(() => house.bot.errors.length > 0, 'the bot to notice')
    house.bot.errors.splice(0)
  })

  it('changes chairs, and each sees his own', async () => {
    const room = newChannel()
    await act().slash('joerg', room, 'secret')
    const page = await sit('joerg', room)
    await log(page).getByText('Nobody else reads').waitFor()
    await page.getByRole('button', { name: /Switch user/ }).click()
    await page.getByRole('link', { name: /Visitor/ }).click()
    await page.getByRole('button', { name: 'You are Visitor. Switch user' }).waitFor()
    expect(await log(page).getByText('Nobody else reads').count()).toBe(0)
    expect(new URL(page.url()).searchParams.get('user')).toBe('visitor')
    await page.getByRole('button', { name: 'tavern' }).click()
    expect(await box(page).isDisabled()).toBe(true)
  })

  it('closes the list of chairs by a click beside it, and by Escape', async () => {
    const page = await sit('max', newChannel())
    const chairs = page.getByRole('list', { name: 'Switch player' })
    const toggle = page.getByRole('button', { name: /Switch user/ })
    await toggle.click()
    await chairs.waitFor()
    await page.keyboard.press('Escape')
    await chairs.waitFor({ state: 'hidden' })
    await toggle.click()
    await chairs.getByText('Switch player, or open').click()
    expect(await chairs.isVisible()).toBe(true)
    await log(page).click()
    await chairs.waitFor({ state: 'hidden' })
    expect(await toggle.getAttribute('aria-expanded')).toBe('false')
  })

  it('lists every command there is, and says how many fit', async () => {
    const room = newChannel()
    const page = await sit('max', room)
    await box(page).pressSequentially('/')
    const options = page.getByRole('option')
    await options.first().waitFor()
    const offers = act().offers('max', room)
    expect(await options.count()).toBe(offers.length)
    await page.getByText(`Commands · ${offers.length}`).waitFor()
    await box(page).fill('/village')
    const fitting = offers.filter(({ path }) => path.includes('village'))
    await page.getByText(`Commands · ${fitting.length}`).waitFor()
  })

  it('leads to the answer to one’s own command, and says when others have written out of sight', async () => {
    const room = newChannel()
    for (let line = 0; line < 60; line++) act().type('joerg', room, `Line ${line}`)
    const page = await sit('max', room)
    const isInSight = async (text: string) => {
      const node = log(page).getByText(text, { exact: true })
      await node.waitFor()
      const [within, whole] = [await node.boundingBox(), await log(page).boundingBox()]
      return within !== null && whole !== null && within.y >= whole.y && within.y < whole.y + whole.height
    }
    const toPresent = page.getByRole('button', { name: /Jump to present/ })
    expect(await isInSight('Line 59')).toBe(true)
    expect(await toPresent.isVisible()).toBe(false)
    await log(page).hover()
    await page.mouse.wheel(0, -5000)
    await toPresent.waitFor()
    expect(await isInSight('Line 0')).toBe(true)
    act().type('joerg', room, 'One more')
    await page.getByRole('button', { name: '1 new message · Jump to present' }).click()
    expect(await isInSight('One more')).toBe(true)
    await toPresent.waitFor({ state: 'hidden' })
    await page.mouse.wheel(0, -5000)
    await toPresent.waitFor()
    await use(page, 'secret')
    await page.keyboard.press('Enter')
    await log(page).getByText('Nobody else reads').waitFor()
    expect(await isInSight('Nobody else reads this.')).toBe(true)
  })

  it('speaks as the browser does, in the first chair, and leaves the other chairs their languages', async () => {
    const fresh = await startPlayground({ say: () => {} })
    const localeOf = (user: string) =>
      Object.values(fresh.world.people).find((person) => person.user.username === user)?.locale
    const page = await (await (browser as Browser).newContext({ ...WIDE, locale: 'nl-BE' })).newPage()
    open.push(page)
    await page.goto(fresh.pageUrl)
    await page.getByRole('button', { name: 'Je bent Jörg. Van plaats wisselen' }).click()
    await expect(page.locator('#chair-list small').allTextContents()).resolves.toEqual([
      'nl',
      'en-GB',
      'en-US',
      'nl',
      'kijkt toe',
    ])
    await page.getByRole('link', { name: /Max/ }).click()
    await page.getByRole('button', { name: 'Je bent Max. Van plaats wisselen' }).waitFor()
    expect([await fresh.visited, localeOf('joerg'), localeOf('max')]).toEqual(['nl', 'nl', 'en-US'])
    await fresh.close()
  })

  it('counts mentions that were not read, in the list, the title and a thread', async () => {
    const room = newChannel()
    const page = await sit('kaethe', 'board-games')
    await act().slash('max', room, 'ping', { who: 'kaethe' })
    await page.getByRole('button', { name: `${room}, 1 mention` }).waitFor()
    const thread = await (await inChannel(room)).threads.create({ name: `Table in ${room}` })
    await thread.send(`<@${house.playground.world.ownerId}>, not you`)
    await page.getByRole('button', { name: `Table in ${room}, unread` }).waitFor()
    expect(await page.title()).toMatch(/^\(\d+\)/)
    await page.getByRole('button', { name: `${room}, 1 mention` }).click()
    await page.getByRole('button', { name: room, exact: true }).waitFor()
    expect(act().unread('kaethe')).toContainEqual(expect.objectContaining({ name: room, mentions: 0 }))
  })

  it('shows threads, direct messages, pins and replies', async () => {
    const room = newChannel()
    const start = await (await inChannel(room)).send('A table is open')
    const thread = await start.startThread({ name: `From ${room}` })
    await thread.send('Inside')
    await start.reply('Answered')
    await (await house.bot.client.users.fetch(Object.keys(house.playground.world.people)[3] ?? '')).send(
      'A private word',
    )
    const page = await sit('anne', room)
    await log(page).getByText('Answered').waitFor()
    await expect(log(page).locator('.above').textContent()).resolves.toContain('A table is open')
    await log(page)
      .getByRole('button', { name: new RegExp(`From ${room}`) })
      .click()
    await log(page).getByText('Inside').waitFor()
    await page.getByRole('button', { name: /^Willyville, 1 mention/ }).click()
    await log(page).getByText('A private word').waitFor()
  })

  it('writes markdown as Discord does, and nothing as HTML', async () => {
    const room = newChannel()
    const evil = '<img src=x onerror="document.title=1"><script>1</script> [x](javascript:alert(1)) **<b>bold</b>**'
    act().type('max', room, evil)
    const fine =
      '# Big\n## Middle\n-# small\n- one\n  - two\n1. three\n> quoted\n~~gone~~ __under__ *it* `a*b` ||hidden|| <t:0:D> [masked](https://example.org)\n```\ncode\n```'
    act().type('max', room, fine)
    const page = await sit('max', room)
    await log(page).getByRole('heading', { name: 'Big' }).waitFor()
    expect(await log(page).locator('.body').first().textContent()).toBe(
      '<img src=x onerror="document.title=1"><script>1</script> [x](javascript:alert(1)) <b>bold</b>',
    )
    expect(await log(page).locator('img, script, b').count()).toBe(0)
    for (const tag of ['small', 'ul ul li', 'ol li', 'blockquote', 's', 'u', 'em', 'pre code', 'time'])
      expect(await log(page).locator(tag).first().isVisible(), tag).toBe(true)
    expect(await log(page).getByText('January').or(log(page).getByText('1970')).first().textContent()).toContain('1970')
    expect(await log(page).locator('code').first().textContent()).toBe('a*b')
    expect(await log(page).getByRole('link', { name: 'masked' }).getAttribute('href')).toBe('https://example.org')
    const hidden = log(page).getByRole('button', { name: 'Spoiler' })
    await hidden.click()
    await log(page).getByText('hidden').waitFor()
  })

  it('draws the bot’s own emojis', async () => {
    const room = newChannel()
    const emoji = await house.bot.client.application.emojis.create({
      attachment: villagePicture().attachment as Buffer,
      name: 'coin',
    })
    await (await inChannel(room)).send(`Three ${emoji}`)
    const page = await sit('max', room)
    const drawn = log(page).getByRole('img', { name: ':coin:' })
    await drawn.waitFor()
    expect(await drawn.evaluate(loadedWidth)).toBe(320)
  })

  it('fits a phone, without scrolling sideways, with the channels behind a button', async () => {
    const room = newChannel()
    await act().slash('max', room, 'village show')
    act().type('max', room, `${'x'.repeat(300)} https://example.org/${'y'.repeat(200)}`)
    const page = await sit('kaethe', room, { ...PHONE, colorScheme: 'dark' })
    await log(page).getByRole('button', { name: 'Confirm' }).waitFor()
    const sideways = () =>
      page.evaluate('Math.max(document.documentElement.scrollWidth, document.getElementById("messages").scrollWidth)')
    expect(await sideways()).toBeLessThanOrEqual(390)
    await page.screenshot({ path: join(ARTEFACTS, 'phone.png') })
    expect(await page.getByRole('button', { name: 'tavern' }).isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Channels' }).tap()
    await page.getByRole('button', { name: 'tavern' }).tap()
    await page.getByRole('heading', { level: 1, name: 'tavern' }).waitFor()
    expect(await page.getByRole('button', { name: 'tavern' }).isVisible()).toBe(false)
    await box(page).fill('/village')
    await page.getByRole('option').first().tap()
    expect(await sideways()).toBeLessThanOrEqual(390)
  })

  it('is light or dark as the system has it, or as is wished, and readable in both', async () => {
    const room = newChannel()
    await act().slash('max', room, 'village show')
    for (const colorScheme of ['dark', 'light'] as const) {
      const page = await sit('max', room, { ...WIDE, colorScheme })
      await log(page).getByRole('button', { name: 'Confirm' }).waitFor()
      const shade = () => page.evaluate('Number(getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0])')
      expect(await shade()).toBe(colorScheme === 'dark' ? 49 : 255)
      expect(await page.evaluate(POOR_CONTRAST)).toEqual([])
      await page.screenshot({ path: join(ARTEFACTS, `wide-${colorScheme}.png`) })
      await page.getByRole('button', { name: /^Theme/ }).click()
      if (colorScheme === 'light') expect(await shade()).toBe(49)
    }
  })

  it('can be used by the keyboard alone', async () => {
    const room = newChannel()
    await act().slash('joerg', room, 'village show')
    const page = await sit('max', room)
    await page.keyboard.press('Tab')
    const focused = () =>
      page.evaluate(
        '((one) => one === document.body ? "" : (one.getAttribute("aria-label") ?? one.textContent))(document.activeElement)',
      )
    const reach = async (name: string, key = 'Shift+Tab') => {
      for (let step = 0; step < 60; step++) {
        if (String(await focused()).includes(name)) return
        await page.keyboard.press(key)
      }
      throw new Error(`"${name}" cannot be reached, last was ${await focused()}`)
    }
    await reach('New for the village')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await log(page).getByText('Chosen: brewery').waitFor()
    await reach('Again')
    await page.keyboard.press('Space')
    await log(page).getByText('pressed 1 times').waitFor()
    expect(await focused()).toBe('Again')
    await reach('Message #', 'Tab')
    await page.keyboard.type('/ping')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Anne')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await log(page).getByText('@Anne, your turn').waitFor()
    await reach('Switch user', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: /Anne/ }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'You are Anne. Switch user' }).waitFor()
  })

  it('makes sense to a screen reader', async () => {
    const room = newChannel()
    await act().slash('max', room, 'village show')
    const page = await sit('max', room)
    await log(page).getByRole('button', { name: 'Confirm' }).waitFor()
    const tree = await page.locator('body').ariaSnapshot()
    for (const part of [
      'navigation "Channels"',
      'main',
      'log "Messages"',
      `heading "${room}" [level=1]`,
      'article "Willyville',
      'button "Never" [disabled]',
      'combobox "New for the village',
      'textbox "Message #',
    ])
      expect(tree).toContain(part)
    expect(tree).not.toMatch(/- (button|link|combobox|textbox|img)(:|\n| \[)/)
    expect(await log(page).getAttribute('aria-live')).toBe('polite')
    expect(await page.evaluate('new Set([...document.querySelectorAll("[id]")].map((one) => one.id)).size')).toBe(
      await page.locator('[id]').count(),
    )
  })

  it('says that the playground is gone, and finds back to it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'playground-'))
    const first = await startPlayground({ folder })
    first.act.type('joerg', 'tavern', 'Before')
    const page = await sit('max', 'tavern', WIDE, first.pageUrl)
    await log(page).getByText('Before').waitFor()
    await first.close()
    await page.getByText('The playground does not answer').waitFor()
    const second = await startPlayground({ folder, port: Number(new URL(first.pageUrl).port) })
    second.act.type('joerg', 'tavern', 'After')
    await log(page).getByText('After').waitFor()
    expect(await page.getByText('The playground does not answer').isVisible()).toBe(false)
    await page.context().close()
    await second.close()
    rmSync(folder, { recursive: true })
    wrong.splice(0)
  })
})

/** Texts whose contrast with what lies behind them is below 4.5 to 1; disabled things may be faint. */
const POOR_CONTRAST = `(() => {
  const parse = (colour) => (colour.match(/[\\d.]+/g) ?? []).map(Number)
  const channel = (value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b)
  const behind = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const colour = parse(getComputedStyle(at).backgroundColor)
      if (colour.length === 3 || colour[3] === 1) return colour
    }
    return [255, 255, 255]
  }
  const poor = []
  for (const node of document.querySelectorAll('body *')) {
    const text = [...node.childNodes].some((one) => one.nodeType === 3 && one.textContent.trim() !== '')
    if (!text || !node.checkVisibility() || node.closest(':disabled, .avatar, .skip')) continue
    const [a, b] = [light(parse(getComputedStyle(node).color)), light(behind(node))]
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
    if (contrast < 4.5) poor.push(node.className + ' ' + node.textContent.slice(0, 30) + ' ' + contrast.toFixed(2))
  }
  return poor
})()`
