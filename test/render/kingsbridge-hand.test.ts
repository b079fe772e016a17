import { describe, expect, it } from 'vitest'
import { type News, Run } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import { idOf } from '#kingsbridge/options'
import { chancesOf } from '#kingsbridge/planning/chances'
import { plans } from '#kingsbridge/planning/index'
import { layingsOf } from '#kingsbridge/planning/layings'
import { duesOf } from '#kingsbridge/rules/duties'
import type { State } from '#kingsbridge/state'
import { goals } from '#presentation/kingsbridge/goals'
import { lobby, ownBoard, preview, table, ways } from '#presentation/kingsbridge/pictures'
import { steps } from '#presentation/kingsbridge/telling'
import { isText, type Picture } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import { beforeOf } from '#render/kingsbridge/hand/changes'
import type { Language } from '#texts'
import { breadth } from '../breadth.ts'
import { wrongIn } from './check.ts'
import { textOf } from './draw-text.ts'
import { LONG_NAMES } from './games.ts'
import { type Asked, askedIn, shownTo } from './kingsbridge-games.ts'
import { NAMES } from './states.ts'

const SIZES = ['full', 'phone'] as const
const painter = new Painter()

/** One game of each size tells enough every day, four by `npm run soak -- breadth`. */
const GAMES = [2, 3, 4].map((seats) => ({ seats, all: askedIn(seats, breadth(1, 4)) }))
const ALL = GAMES.flatMap(({ all }) => all)
const EVERY = breadth(12, 1)

const about = (kind: string) => ALL.filter(({ question }) => question.about === kind)
const some = <T>(all: readonly T[], every = EVERY) => all.filter((_item, index) => index % every === 0)

function faultsOf(pictures: readonly Picture[]): string[] {
  return [...new Set(pictures.flatMap((picture) => wrongIn(picture, painter)))].slice(0, 10)
}

function texts(picture: Picture): string[] {
  return picture.draws.flatMap((draw) => (isText(draw) ? [draw.text] : []))
}

function sprites({ draws }: Picture): string[] {
  return draws.flatMap((draw) => (isText(draw) ? [] : [draw.sprite]))
}

describe('the hand of Kingsbridge', () => {
  it.each(GAMES)(
    'holds in every state of a game of $seats, of one’s own and of others, wide and for a phone',
    ({ all }) => {
      const pictures = some(all).flatMap((asked, index) => {
        const { shown, language } = shownTo(asked, index)
        const seats = [shown.seat, (shown.seat + 1) % asked.view.setup.seats]
        return seats.flatMap((seat) => SIZES.map((size) => ownBoard(shown, seat, { language, size }, [])))
      })
      expect(faultsOf(pictures)).toEqual([])
    },
  )

  it('shows of others only the backs of their cards, and nothing behind their screens', () => {
    for (const [index, asked] of some(ALL).entries()) {
      const { shown, language } = shownTo(asked, index)
      const other = (shown.seat + 1) % asked.view.setup.seats
      const names = sprites(ownBoard(shown, other, { language, size: 'full' }, []))
      expect(names.filter((name) => name.startsWith('k-card/') || name.startsWith('k-good-card'))).toEqual([])
      const backs = names.filter((name) => name.startsWith('k-card-back/')).length
      const p = asked.view.players[other]
      expect(backs).toBe((p?.handSize ?? 0) + (p?.discardSize ?? 0))
    }
  })

  it('pales the cards that could only be forgone, and no others', () => {
    for (const { view, question } of some(about('card'), breadth(6, 1))) {
      const useful = new Set(
        plans(view, question.seat).flatMap(({ card, use }) => (use.kind === 'forgo' ? [] : [card])),
      )
      for (const { card, hindrance } of chancesOf(view, question.seat)) {
        expect([card, hindrance === null]).toEqual([card, useful.has(card)])
      }
    }
  })

  it('names goods that are really missing', () => {
    for (const { view, question } of about('card')) {
      const goods = view.players[question.seat]?.goods
      for (const { card, hindrance } of chancesOf(view, question.seat)) {
        if (hindrance?.kind !== 'lacks') continue
        expect([card, hindrance.goods.every((good) => (goods?.[good] ?? 0) < 2)]).toEqual([card, true])
      }
    }
  })

  it('foretells the least and the most that will be missing of every duty', () => {
    const settled = ALL.filter(
      ({ view }) => view.missing.length > 0 && view.missing.some((missing) => missing.money > 0),
    )
    expect(settled.length).toBeGreaterThan(0)
    for (const { view } of settled) {
      for (const { duty, most } of duesOf(view)) {
        for (const missing of view.missing) expect(missing[duty]).toBeLessThanOrEqual(most)
      }
    }
  })

  it('says nothing of duties once the game is over', () => {
    const { shown } = shownTo(about('card').at(-1) as Asked, 1)
    const over = { ...shown, view: { ...shown.view, isOver: true } }
    const ids = (of: typeof shown) =>
      ownBoard(of, of.seat, { language: 'en', size: 'full' }, []).places.map(({ id }) => id)
    expect(ids(shown)).toContain('duties')
    expect(ids(over)).not.toContain('duties')
  })

  it('tells the same in words', () => {
    const [asked] = about('card')
    const { shown } = shownTo(asked as Asked, 1)
    const { alt } = ownBoard(shown, shown.seat, { language: 'en', size: 'full' }, [])
    expect(alt).toMatch(/Goods: .*Due at the end of the chapter: .*Hand: /)
  })
})

interface Drafted {
  readonly shown: ReturnType<typeof shownTo>['shown']
  readonly language: Language
  readonly news: readonly News[]
  readonly before: Asked
}

/** A turn as its player drafts it: the first way to a goal, up to where others are asked. */
function drafted(asked: Asked, index: number): Drafted {
  const { shown, language } = shownTo(asked, index)
  const all = goals(shown, { language, emoji: (name) => name })
  const run = Run.onCopy<State>(kingsbridge, { state: asked.state, scene: 'turn', at: 0 })
  for (const picks of all[index % Math.max(1, all.length)]?.ways[0]?.picks ?? []) {
    if (run.questions.some(({ seat }) => seat === shown.seat)) run.answer({ seat: shown.seat, picks, at: run.at })
  }
  const view = kingsbridge.view(run.state, shown.seat)
  return { shown: { ...shown, view }, language, news: run.state.news, before: asked }
}

describe('the preview of a plan', () => {
  const all = some(about('card'), breadth(8, 1)).map(drafted)

  it('holds in both sizes, with its flags', () => {
    const pictures = all.flatMap(({ shown, language, news }) =>
      SIZES.map((size) => preview(shown, news, { language, size })),
    )
    expect(faultsOf(pictures)).toEqual([])
  })

  it('knows what was there before from what the plan tells', () => {
    for (const { shown, news, before } of all) {
      const was = before.view.players[shown.seat]
      const { vp, goods } = beforeOf(shown.view, shown.seat, news as Parameters<typeof beforeOf>[2])
      expect({ vp, goods }).toEqual({ vp: was?.vp, goods: was?.goods })
    }
  })

  it('gives its flags the numbers of its lines', () => {
    for (const { shown, language, news } of all) {
      const picture = preview(shown, news, { language, size: 'full' })
      const lines = steps(shown, news, { language, emoji: (name) => name })
      const flagged = picture.draws.flatMap((draw, index) => {
        const under = picture.draws[index - 1]
        const isFlag = under !== undefined && !isText(under) && /^(flag|pennant)$/.test(under.sprite)
        return isFlag && isText(draw) ? [Number(draw.text)] : []
      })
      expect(flagged.every((number) => number >= 1 && number <= lines.length)).toBe(true)
      expect(flagged.length > 0).toBe(lines.length > 0)
    }
  })
})

describe('flags since the last own turn', () => {
  it('have the numbers of the table’s flags for the same acts', () => {
    const all = some(about('card'), breadth(8, 1)).map(drafted)
    for (const { shown, language, news } of all) {
      const told = [{ seat: shown.seat, by: 'player', news }]
      const wish = { language, size: 'full' } as const
      const { numbers } = table(shown, wish, told)
      const hand = ownBoard(shown, shown.seat, wish, told)
      const flagged = hand.draws.flatMap((draw, index) => {
        const under = hand.draws[index - 1]
        return isText(draw) && under !== undefined && !isText(under) && under.sprite === 'pennant' ? [draw.text] : []
      })
      expect(new Set(flagged)).toEqual(new Set(flagged.length > 0 ? [String(numbers[0])] : []))
    }
  })
})

describe('the four ways to lay the card', () => {
  const all = about('orient')
  const EVERY_LAYING = breadth(6, 1)

  it('hold in both sizes, with long names', () => {
    const pictures = some(all, EVERY_LAYING).flatMap((asked, index) => {
      const { shown, language } = shownTo(asked, index)
      return SIZES.flatMap((size) => ways(shown, { language, size }) ?? [])
    })
    expect(pictures.length).toBeGreaterThan(0)
    expect(faultsOf(pictures)).toEqual([])
  })

  it('bring everybody what the answer then brings, and the favour too', () => {
    for (const { view, question, state } of some(all, EVERY_LAYING)) {
      for (const { rotation, isLegal, incomes, way, favour } of layingsOf(view)) {
        const option = idOf({ kind: 'turn', rotation })
        expect([option, isLegal]).toEqual([option, question.options.includes(option)])
        if (!isLegal) continue
        const run = Run.onCopy<State>(kingsbridge, { state, scene: 'orient', at: 0 })
        if (run.next === undefined) run.answer({ seat: question.seat, picks: [option], at: run.at })
        const news = run.state.news
        for (const [seat, income] of incomes.entries()) {
          const gained = news.flatMap((event) =>
            event.kind === 'gained' && event.seat === seat && event.cause === 'income' ? [event] : [],
          )
          expect([seat, gained[0]?.vp ?? 0, gained[0]?.goods ?? {}]).toEqual([
            seat,
            income?.vp ?? 0,
            income?.goods ?? {},
          ])
        }
        expect(way.length === 0 ? view.marker : way.at(-1)).toBe(run.state.marker)
        const taken = news.find((event) => event.kind === 'gained' && event.cause === 'favour')
        expect(favour?.vp ?? 0).toBe(taken?.kind === 'gained' ? taken.vp : 0)
      }
    }
  })

  it('hop over what is covered', () => {
    const covered = all.filter(({ view }) => layingsOf(view).some(({ way, number }) => way.length > number))
    for (const asked of covered.slice(0, breadth(3, 100))) {
      const { shown } = shownTo(asked, 1)
      const picture = ways(shown, { language: 'en', size: 'full' }) as Picture
      const hops = sprites(picture).filter((name) => name.startsWith('k-hop/')).length
      expect(hops).toBe(layingsOf(asked.view).reduce((sum, { number }) => sum + number, 0))
      expect(sprites(picture).some((name) => /^k-portrait\/.*\/covered$/.test(name))).toBe(true)
    }
    expect(covered.length).toBeGreaterThan(0)
  })

  it('say of a way that is not allowed why it is not', () => {
    const barred = all.filter(({ view }) => layingsOf(view).some(({ isLegal }) => !isLegal))
    expect(barred.length).toBeGreaterThan(0)
    for (const asked of barred.slice(0, breadth(3, 100))) {
      const picture = ways(shownTo(asked, 1).shown, { language: 'en', size: 'full' }) as Picture
      expect(texts(picture)).toContain('no money for Outlaws')
      expect(picture.alt).toMatch(/Outlaws/)
    }
  })

  it('are nowhere while no card waits to be laid', () => {
    const [asked] = about('card')
    expect(ways(shownTo(asked as Asked, 1).shown, { language: 'en', size: 'full' })).toBeNull()
  })
})

describe('the lobby of Kingsbridge', () => {
  it('holds empty, half full and full, with the faces of bots', () => {
    const tables = [[null, null], ['Jörg', null, null], NAMES, LONG_NAMES]
    const pictures = tables.flatMap((names) => [
      lobby(names, 'de'),
      lobby(
        names,
        'nl',
        names.map((name) => name && 'Agnes'),
      ),
    ])
    expect(faultsOf(pictures)).toEqual([])
  })
})

describe('what is drawn', () => {
  const late = GAMES[2]?.all.filter(({ view }) => view.chapter === 3) ?? []
  const first = (kind: string) => late.find(({ question }) => question.about === kind) as Asked

  it('stays as it is: a hand, and the ways to turn a card', async () => {
    const { shown } = shownTo(first('card'), 1)
    const hand = ownBoard(shown, shown.seat, { language: 'en', size: 'full' }, [])
    await expect(textOf(hand)).toMatchFileSnapshot('snapshots/kingsbridge-hand.txt')
    const four = ways(shownTo(first('orient'), 1).shown, { language: 'de', size: 'phone' }) as Picture
    await expect(textOf(four)).toMatchFileSnapshot('snapshots/kingsbridge-ways.txt')
  })
})
