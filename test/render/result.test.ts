import { describe, expect, it } from 'vitest'
import type { Flag } from '#render/common/flags'
import type { Draw, Picture } from '#render/engine/draw'
import { Painter } from '#render/engine/paint'
import type { PictureInput } from '#render/willyville/input'
import { inVillage, onTable, tableKindOf, villageKindOf } from '#render/willyville/place-ids'
import { changesOf, resultPicture, tableFlags, villageResultPicture } from '#render/willyville/result'
import { tablePicture } from '#render/willyville/table'
import { villagePicture } from '#render/willyville/village'
import { customerId } from '#willyville/banner-places'
import { willyville } from '#willyville/game'
import type { WillyvilleNews } from '#willyville/news'
import { activeSeat } from '#willyville/state'
import { kindsHidden, wrongIn } from './check.ts'
import { canChangeIn } from './games.ts'
import { NAMES, STATES } from './states.ts'

const everything = () => true

const buried: WillyvilleNews = { kind: 'buried', seat: 0, villager: 'abbot', where: 'chronicle', number: 1 }
const rat: WillyvilleNews = { kind: 'ratRan', die: 3, toGo: 4 }
const monk: WillyvilleNews = { kind: 'monkCame', seat: 1, stack: 'jug', action: 'ask' }

const painter = new Painter()
const FLAGGED_ON_TABLE = /^(dice|hand|bailiff|deck|rat|meeting|field|[a-z]+\/.+)$/
const FLAGGED_IN_VILLAGE =
  /^(church|hall|meeting|school|barn|tree|house|served|labourers|game|c\d+|(craft|field|journey|villager|stone):.+)$/

function inputOf(state: string): PictureInput & { view: { seat: number } } {
  const t = STATES[state]?.()
  if (t === undefined) throw new Error('a state was expected')
  const seat = activeSeat(t)
  return { view: { ...willyville.view(t, seat), seat }, names: NAMES, language: 'en' }
}

function onAll({ places }: Picture, flagged: RegExp, canChange: (id: string) => boolean = everything): Flag[] {
  const ids = places.map(({ id }) => id).filter((id) => flagged.test(id) && !id.startsWith('heading') && canChange(id))
  return ids.map((place, index) => ({ place, number: (index % 9) + 1 }))
}

function isFlag(draw: Draw): boolean {
  return 'sprite' in draw && /^(flag|pennant)$/.test(draw.sprite)
}

describe('flags on what changed', () => {
  it('carry one number for each turn, oldest first, like the lines of the recap', () => {
    expect(tableFlags([[monk], [{ kind: 'childCame', seat: 0 }], [buried, rat]], everything)).toEqual([
      { place: 'monk/jug', number: 1 },
      { place: 'rat', number: 2 },
      { place: 'chronicle/abbot/0', number: 2 },
    ])
  })

  it('stand once on a thing, for its last change, and never on what is gone', () => {
    expect(tableFlags([[rat], [monk, rat]], (place) => place === 'rat')).toEqual([{ place: 'rat', number: 1 }])
    expect(tableFlags([], everything)).toEqual([])
  })

  it('are planted on the table without leaving it', () => {
    const input = inputOf('late')
    const { offer } = input.view
    const offered = { kind: 'offerFilled', customers: offer } as const
    const picture = resultPicture(input, [[offered], [monk], [buried, rat]])
    const flags = picture.draws.filter(isFlag)
    expect(flags.length).toBeGreaterThanOrEqual(offer.length)
    expect(picture.places.map(({ id }) => id)).toContain(`customer/${customerId(offer[0] ?? 0)}`)
    expect(wrongIn(picture, painter)).toEqual([])
  })

  it.each(['start', 'middle', 'late', 'rich', 'plague', 'four'])(
    'hide no value and nothing that tells a kind, wherever they stand: %s',
    (state) => {
      const input = inputOf(state)
      const table = tablePicture(input, onAll(tablePicture(input), FLAGGED_ON_TABLE, canChangeIn(input)))
      expect([...wrongIn(table, painter), ...kindsHidden(table)]).toEqual([])
      for (const seat of input.view.players.keys()) {
        const village = villagePicture(input, seat, onAll(villagePicture(input, seat), FLAGGED_IN_VILLAGE))
        expect([...wrongIn(village, painter), ...kindsHidden(village)]).toEqual([])
      }
    },
  )

  it('carry the same number in every picture', () => {
    const input = inputOf('rich')
    const { seat } = input.view
    const own = (news: object) => ({ seat, ...news }) as WillyvilleNews
    const turns = [
      [own({ kind: 'churchBuilt', church: 'healing' })],
      [rat, own({ kind: 'headmanMoved', to: 'story' })],
      [own({ kind: 'monkCame', stack: 'jug', action: 'ask' })],
    ]
    const { table, villages } = changesOf(input, turns)
    expect(table).toContainEqual({ place: 'rat', number: 2 })
    expect(table).toContainEqual({ place: 'monk/jug', number: 3 })
    expect(villages[seat]).toEqual(
      expect.arrayContaining([
        { place: 'stone:story', number: 2 },
        { place: 'church', number: 3 },
      ]),
    )
    expect(villages[1 - seat]).toEqual([])
    const flags = villageResultPicture(input, seat, turns).draws.filter(isFlag)
    expect(flags).toHaveLength(2)
  })

  it('flags the very field beside which the 2/12 tile was laid', () => {
    const input = inputOf('rich')
    const { seat } = input.view
    const { villages } = changesOf(input, [[{ kind: 'tileLaid', seat, place: 'field:1' }]])
    expect(villages[seat]).toEqual([{ place: inVillage.field(0), number: 1 }])
  })
})

describe('places', () => {
  it('that flags may stand on are told from those that only order the picture', () => {
    const input = inputOf('late')
    const kindsOf = ({ places }: Picture, kindOf: (id: string) => string | null) =>
      new Set(places.map(({ id }) => kindOf(id)))
    expect(kindsOf(tablePicture(input), tableKindOf)).toContain('chronicle')
    expect(kindsOf(villagePicture(input, input.view.seat), villageKindOf)).toContain('journey')
    expect([tableKindOf('heading/travel'), villageKindOf('sign:craft')]).toEqual([null, null])
    expect([tableKindOf(onTable.grave(2)), villageKindOf(inVillage.customer(4))]).toEqual(['grave', 'customer'])
  })
})
