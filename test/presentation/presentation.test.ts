import { describe, expect, it } from 'vitest'
import { presentationOf } from '#presentation/registry'
import { willyvillePresentation as presentation } from '#presentation/willyville/index'
import { Painter } from '#render/engine/paint'
import { customerId } from '#willyville/banner-places'
import { willyville } from '#willyville/game'
import { activeSeat } from '#willyville/state'
import { AREA_SLOTS, GOODS, STACKS, VILLAGERS } from '#willyville/words'
import { flawIn, type Moment, shownOf, VOICES, WORDED, walk } from './games.ts'

const MOMENTS: Moment[] = []
let count = 0
for (const seats of [2, 3, 4]) {
  walk(70 * seats, seats, true, { asked: (moment) => count++ % 9 === 0 && MOMENTS.push(moment) })
  walk(70 * seats + 1, seats, false, { asked: (moment) => count++ % 9 === 0 && MOMENTS.push(moment) })
}

const FIELDS = [1, 2, 3, 4, 5, 6, 7, 8]
const THINGS: string[] = [
  ...['healing', 'abbey', 'trade', 'mission'].map((name) => `church:${name}`),
  ...['finance', 'guild', 'area', 'population', ...AREA_SLOTS, ...VILLAGERS].map((name) => `hall:${name}`),
  ...STACKS.map((stack) => `monk:${stack}`),
  ...['stable.56', 'brewery.58', 'smithy.69', 'scriptorium.89', 'wainwright.58'].map((id) => `build:${id}`),
  'meet',
  'travel',
  'travel:C',
  'field',
  'market',
  'hand',
  'game',
  'hall',
  'school:new',
  'school:right',
  ...['coin', 'house', 'story', 'stay'].map((place) => `ask:${place}`),
  ...VILLAGERS.flatMap((villager) => [`school:left>${villager}`, `school:right>${villager}`]),
  ...GOODS.map((good) => `make:${good}`),
  ...Array.from({ length: 33 }, (_, customer) => `serve:${customerId(customer)}`),
  ...FIELDS.flatMap((field) => [`harvest:${field}`, `plough>field${field}`, `joker>field${field}`]),
  'dice:w1+w1=2',
  'dice:b6+b6=12',
  'dice:w3+w4**=12',
  'dice:w1+w2=12',
]

describe('why not', () => {
  it('has a sentence for every reason there is', () => {
    const met = new Set<string>()
    for (const [index, { here }] of MOMENTS.filter((_, at) => at % 4 === 0).entries()) {
      const seat = index % 5 === 0 ? (activeSeat(here.now) + 1) % 2 : activeSeat(here.now)
      const view = willyville.view(here.now, seat)
      const voice = VOICES[index % VOICES.length] as (typeof VOICES)[number]
      for (const thing of THINGS) {
        for (const reason of willyville.why?.(view, seat, thing) ?? []) {
          const key = `${reason.rule} ${Object.keys(reason.facts)[0]} ${voice.language}`
          const text = presentation.help.reason(reason, voice)
          expect(flawIn(text), `${JSON.stringify(reason)}: ${text}`).toBeNull()
          expect([text.endsWith('.'), text.includes(reason.rule)], text).toEqual([true, false])
          if (reason.rule !== 'W-PAY-5')
            expect(text, JSON.stringify(reason)).not.toContain(
              presentation.help.reason({ rule: 'NONE', facts: {} }, voice),
            )
          met.add(key)
        }
      }
    }
    expect(met.size).toBeGreaterThan(100)
  })

  it('is asked of things that are seen and cannot be had', () => {
    for (const { here, answers } of MOMENTS.filter((_, at) => at % 7 === 0)) {
      const seat = activeSeat(here.now)
      const shown = shownOf(here.now, seat)
      const voice = VOICES[answers.length % VOICES.length] as (typeof VOICES)[number]
      const areas = presentation.help.askables(shown, voice)
      expect(areas.length).toBeLessThanOrEqual(7)
      for (const { area, things } of areas) {
        expect(flawIn(area.label)).toBeNull()
        expect(things.length).toBeLessThanOrEqual(24)
        expect(new Set(things.map(({ option }) => option)).size).toBe(things.length)
        for (const { option, entry } of things) {
          expect(flawIn(entry.label), option).toBeNull()
          expect(presentation.help.why(shown, option, voice).length, option).toBeGreaterThan(0)
        }
      }
    }
  })
})

describe('the small lines', () => {
  it('are whole, with emojis and without', () => {
    for (const [index, { here }] of MOMENTS.entries()) {
      const voice = (index % 2 === 0 ? VOICES : WORDED)[index % 3] as (typeof VOICES)[number]
      for (const seat of [null, 0, 1]) {
        const shown = shownOf(here.now, seat)
        const lines = [
          presentation.lines.moment(shown, voice),
          presentation.lines.count(shown, voice),
          ...presentation.lines.head(shown, voice),
        ]
        expect(lines.filter((line) => flawIn(line) !== null)).toEqual([])
      }
    }
  })
})

describe('the rules', () => {
  it('have fifteen chapters in every language, of at most 700 characters', () => {
    for (const voice of VOICES) {
      for (const shown of [null, ...MOMENTS.filter((_, at) => at % 40 === 0).map(({ here }) => shownOf(here.now, 0))]) {
        const topics = presentation.help.topics(shown, voice)
        expect(topics.length).toBe(15)
        expect(topics.filter(({ text }) => text.length > 700).map(({ id }) => id)).toEqual([])
        for (const { title, text } of topics) expect([flawIn(title), flawIn(text)]).toEqual([null, null])
      }
    }
  })
})

describe('the presentation of Willyville', () => {
  it('is found by the game’s name', () => {
    expect(presentationOf('willyville')).toBe(presentation)
    expect(presentationOf('chess')).toBeUndefined()
  })

  it('has thirty-three emojis that can be painted, small and with nothing behind them', () => {
    const painter = new Painter()
    expect(presentation.emojis.length).toBe(33)
    for (const { name, picture } of presentation.emojis) {
      const png = painter.paint(picture)
      expect([picture.width, picture.height], name).toEqual([128, 128])
      expect(png.length, name).toBeLessThan(64 * 1024)
      // Red, green, blue and how much shines through.
      expect(png[25], name).toBe(6)
    }
  })

  it('knows its standing order, and a colour for every seat', () => {
    for (const voice of VOICES) expect(presentation.orders.map(({ text }) => flawIn(text(3, voice)))).toEqual([null])
    expect(new Set(presentation.accents).size).toBe(4)
  })

  it('shows the table, a village and the score in words too', () => {
    const { here } = MOMENTS[0] as Moment
    const shown = shownOf(here.now, 0)
    for (const { language } of VOICES) {
      for (const text of [
        presentation.board.table(shown, language),
        presentation.board.ownBoard(shown, 1, language),
        presentation.board.score(shown, language),
      ]) {
        expect(text.length).toBeGreaterThan(100)
      }
      expect(presentation.pictures.lobby(['Jörg', null], language).alt).toContain('Jörg')
      expect(presentation.pictures.score(shown, { language, size: 'phone' }, []).width).toBeGreaterThan(0)
    }
  })
})
