import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { type Picture, Sheet } from '#render/engine/draw'
import { MOST_WIDTHS, Painter } from '#render/engine/paint'
import { Lanes } from '#render/engine/paint-queue'
import { Studio } from '#render/engine/studio'

const worker = new URL('../dist/render/engine/worker.js', new URL('..', import.meta.url))

function pictureOf(write: (sheet: Sheet) => void): Picture {
  const sheet = new Sheet()
  write(sheet)
  return { width: 1600, height: 1100, ground: 'ground-page', draws: sheet.draws, places: [], alt: 'a page' }
}

const page = (text: string) => pictureOf((sheet) => sheet.text(text, 800, 500, 60, { max: 600 }))

function sizeOf(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

describe('a painter', () => {
  const painter = new Painter()

  it('makes indexed PNGs of the asked size', () => {
    const png = painter.paint(page('Willyville'))
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([...sizeOf(png), png[24], png[25]]).toEqual([1600, 1100, 8, 3])
    expect(sizeOf(painter.paint(page('Willyville'), { palette: 'usual', scale: 0.625 }))).toEqual([1000, 688])
  })

  it('holds no more memory for every picture it has painted', () => {
    const paintMany = (count: number) => {
      for (let index = 0; index < count; index++) painter.paint(page(`page ${index}`))
    }
    paintMany(20)
    const before = process.memoryUsage.rss()
    paintMany(150)
    // A canvas for each of them would be a gigabyte.
    expect((process.memoryUsage.rss() - before) / 2 ** 20).toBeLessThan(250)
  })

  it('makes the same file of the same picture, whatever was painted before', () => {
    const digest = (png: Buffer) => createHash('sha1').update(png).digest('hex')
    const first = digest(new Painter().paint(page('one')))
    const other = new Painter()
    other.paint(page('two'))
    expect(digest(other.paint(page('one')))).toBe(first)
    expect(digest(other.paint(page('one'), { palette: 'clear', scale: 1 }))).not.toBe('')
  })

  it('shrinks a text that is too long, and says how small it becomes', () => {
    const draw = page('a very long name that nobody has').draws[0]
    if (draw === undefined || !('text' in draw)) throw new Error('a text was expected')
    const fitted = painter.measure({ ...draw, max: 100 })
    expect(fitted.width).toBe(100)
    expect(fitted.size).toBeLessThan(draw.size)
    expect(painter.measure({ ...draw, max: 5000 }).size).toBe(draw.size)
  })

  it('remembers the widths of so many texts and no more', () => {
    const own = new Painter()
    const draw = page('a name').draws[0]
    if (draw === undefined || !('text' in draw)) throw new Error('a text was expected')
    for (let index = 0; index < 2 * MOST_WIDTHS + 10; index++) own.measure({ ...draw, text: `name ${index}` })
    expect(own.measured).toBeGreaterThan(0)
    expect(own.measured).toBeLessThanOrEqual(MOST_WIDTHS)
    expect(own.measure(draw)).toEqual(painter.measure(draw))
  })

  it('says which sprite or colour is missing', () => {
    expect(() => painter.paint(pictureOf((sheet) => sheet.sprite('dragon', 1, 1)))).toThrow('there is no sprite dragon')
    expect(() =>
      painter.paint(pictureOf((sheet) => sheet.text('x', 1, 1, 20, { max: 9, colour: 'octarine' }))),
    ).toThrow('octarine')
  })
})

describe('the lanes before the painters', () => {
  /** Work that ends when it is told to. */
  function works() {
    const begun: string[] = []
    const ends = new Map<string, () => void>()
    const work = (name: string) => () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.set(name, resolve))
    }
    return { begun, work, end: (name: string) => ends.get(name)?.() }
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  it.each([
    [1, ['film 1']],
    [2, ['film 1', 'picture 1']],
    [3, ['film 1', 'film 2', 'picture 1']],
  ])('with %i painters films leave one free, and what waits for a picture goes first', async (hands, first) => {
    const lanes = new Lanes(hands)
    const { begun, work, end } = works()
    const all = ['film 1', 'film 2', 'film 3'].map((name) => lanes.long(work(name)))
    await settled()
    expect(begun).toEqual(['film 1', 'film 2', 'film 3'].slice(0, Math.max(1, hands - 1)))
    const pictures = ['picture 1', 'picture 2'].map((name) => lanes.short(work(name)))
    await settled()
    expect(begun).toEqual(first)
    end('film 1')
    await settled()
    expect(begun.slice(first.length)[0]).toBe(hands === 1 ? 'picture 1' : 'picture 2')
    for (let rounds = 0; rounds < 5; rounds++) {
      for (const name of begun) end(name)
      await settled()
    }
    await Promise.all([...all, ...pictures])
    expect(begun).toHaveLength(5)
  })

  it('give a picture to the free painter it likes most, and to any other rather than wait', async () => {
    const lanes = new Lanes(3)
    const { begun, work, end } = works()
    const chosen: number[] = []
    const picture = (name: string, liked: number) =>
      lanes.short(
        (hand) => {
          chosen.push(hand)
          return work(name)()
        },
        (hand) => (hand === liked ? 5 : hand),
      )
    const all = [picture('a', 1), picture('b', 1), picture('c', 1)]
    await settled()
    expect(chosen).toEqual([1, 2, 0])
    const waiting = picture('d', 2)
    end('c')
    await settled()
    expect(chosen.at(-1)).toBe(0)
    for (const name of begun) end(name)
    await Promise.all([...all, waiting])
  })

  it('are free again after what failed', async () => {
    const lanes = new Lanes(2)
    const fails = () => Promise.reject(new Error('torn'))
    for (let time = 0; time < 5; time++) await expect(lanes.long(fails)).rejects.toThrow('torn')
    expect(await lanes.short(async () => 'done')).toBe('done')
    expect(await lanes.long(async () => 'done')).toBe('done')
  })
})

describe('the studio', () => {
  const said: string[] = []
  const studio = new Studio({ log: (sentence) => said.push(sentence), workers: 2, worker })
  afterAll(() => studio.close())

  it('paints in workers and remembers what it painted', async () => {
    const [first, same, other] = await Promise.all([
      studio.paint(page('a')),
      studio.paint(page('a')),
      studio.paint(page('b')),
    ])
    expect(sizeOf(first)).toEqual([1600, 1100])
    expect(same).toBe(first)
    expect(await studio.paint(page('a'))).toBe(first)
    expect(other.equals(first)).toBe(false)
    expect(new Painter().paint(page('a')).equals(first)).toBe(true)
  })

  it('paints pictures while films wait: as many films as are asked for never take all painters', async () => {
    const done: string[] = []
    const frames = (name: string) => Array.from({ length: 6 }, (_, index) => page(`${name} ${index}`))
    const films = ['f', 'g', 'h', 'i'].map((name) =>
      studio.together('film', frames(name), { palette: 'usual', scale: 0.625 }).then(() => done.push('film')),
    )
    await studio.paint(page('meanwhile')).then(() => done.push('picture'))
    // One after the other it would have come behind the last of them.
    expect(done.length).toBeLessThanOrEqual(2)
    await Promise.all(films)
    expect(done).toHaveLength(5)
  })

  it('sends the words instead when a sprite is missing, and says so once', async () => {
    const broken = pictureOf((sheet) => sheet.sprite('dragon', 1, 1))
    for (let time = 0; time < 3; time++) {
      expect(await studio.show(broken, () => 'the board in words')).toEqual({ text: 'the board in words' })
    }
    expect(said.filter((sentence) => sentence.includes('dragon'))).toHaveLength(1)
    expect(await studio.show(page('c'), () => 'words')).toHaveProperty('png')
  })

  it('sends the words instead when the workers cannot start or do not answer', async () => {
    const heard: string[] = []
    const missing = new URL('./nowhere.js', worker)
    const dead = new Studio({ log: (sentence) => heard.push(sentence), workers: 1, worker: missing, patience: 2000 })
    expect(await dead.show(page('d'), () => 'words')).toEqual({ text: 'words' })
    expect(heard).toHaveLength(1)
    await dead.close()
  })

  it('leaves off in the middle of a film, when it is closed and when it takes too long, and the program lives on', () => {
    const program = `
      const { Studio, phoneFinish } = await import(${JSON.stringify(new URL('./studio.js', worker).href)})
      const log = (sentence) => console.log(sentence)
      const text = { text: 'x', x: 800, y: 500, size: 60, max: 600, font: 'label', align: 'center', colour: 'ink' }
      const page = { width: 1600, height: 1100, ground: 'ground-page', draws: [text], places: [], alt: '' }
      const film = Array.from({ length: 3000 }, () => page)
      const [hasty, closed] = [new Studio({ log, workers: 1, patience: 1500 }), new Studio({ log, workers: 1 })]
      await Promise.all([hasty.paint(page).catch(() => null), closed.paint(page)])
      const late = await hasty.together('film', film, phoneFinish(page))
      const left = closed.together('film', film, phoneFinish(page))
      await new Promise((resolve) => setTimeout(resolve, 1000))
      await Promise.all([hasty.close(), closed.close()])
      console.log(late, await left)`
    const child = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
    expect([child.status, child.signal, child.stderr]).toEqual([0, null, ''])
    expect(child.stdout).toContain('null null')
  })

  it('closes without taking the program down with it, though nobody else has loaded the picture library', () => {
    const program = `
      const { Studio } = await import(${JSON.stringify(new URL('./studio.js', worker).href)})
      const studio = new Studio({ log: console.error })
      const page = { width: 160, height: 110, ground: 'none', draws: [], places: [], alt: '' }
      await Promise.all([studio.paint(page), studio.paint({ ...page, width: 320 })])
      await studio.close()
      console.log('closed')`
    const child = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
    expect([child.status, child.signal, child.stdout]).toEqual([0, null, 'closed\n'])
  })
})
