import type { Language } from '#texts'
import { contentIndexOf } from '#village/content-index'
import { hasSet, spacesOf as inPlay } from '#village/modules/in-play'
import { countAt } from '#village/rules/members'
import { allPoints, resultOf } from '#village/rules/score'
import type { Player } from '#village/state'
import type { View } from '#village/view'
import { UNSEEN } from '#village/view'
import { CATEGORIES, CUBES, GROUPS, kindOf, type Place, SPACES, type Space, WARES } from '#village/words'
import { shortPrice, villagerName, villagerText } from './card-texts.ts'
import { castleRows, portRows, rankRow } from './charts.ts'
import { calledAt, lying, type Page, pageOf, row, times } from './page.ts'
import { ending, lapText, stockText, totalAt } from './panel.ts'
import { dotted, nameAt, type Phrasing, playerAt } from './phrasing.ts'
import type { Shown } from './shown.ts'

/** Everything on the table, in monospace. */

function headLine({ phrasing, view, shown }: Page): string {
  const { names } = shown
  const { say } = phrasing
  const due = view.isOver ? say('board.over') : say('board.due', { name: names[view.due] ?? '' })
  const ring =
    view.ring === null ? say('board.ringFree') : say('board.ring', { name: nameAt(phrasing, names, view.ring) })
  const end = view.end !== null && !view.isOver && say('board.end', { n: view.end.left.length })
  return dotted([say('board.round', { n: view.round, name: names[view.first] ?? '' }), due, ring, end])
}

/** VS-CUBE-2: against Conny the spaces stand clockwise. */
function spacesOf(view: View): readonly number[] {
  const spaces = inPlay(view)
  if (view.conny === null) return spaces
  const ring = view.setup.content.solo.ring.clockwise.map((space) => SPACES.indexOf(space))
  return ring.filter((space) => spaces.includes(space))
}

function cubeRow({ phrasing, view }: Page, space: number): string {
  const counts = CUBES.map((cube, index) => ({ cube, n: view.cubes[space * CUBES.length + index] ?? 0 }))
  const there = counts.filter(({ n }) => n > 0).map(({ cube, n }) => phrasing.short(cube, n))
  return `  ${phrasing.space(SPACES[space] as Space)}: ${there.join(' ') || '–'}`
}

const SCARCE = 3

/** Colours of which there is hardly any left (V-PLACE-5). */
function supplyRow({ phrasing, view }: Page): string {
  const left = CUBES.flatMap((cube, index) => {
    const n = view.supply[index] ?? 0
    return cube !== 'plague' && n < SCARCE ? [phrasing.short(cube, n)] : []
  })
  return row(phrasing.say('board.supply'), left)
}

/** VP-MARKET: two stalls that never close. */
function overseasTexts({ phrasing, view }: Page): string[] {
  if (!hasSet(view, 'port')) return []
  return (['cocoa', 'tea'] as const).map((ware) => {
    const { points, coins = 0 } = view.setup.content.port.stalls[ware]
    const worth = coins > 0 ? `${points}+${phrasing.some('coins', coins)}` : points
    return `${shortPrice(phrasing, { [ware]: 1 })}=${worth}`
  })
}

function customerRows(page: Page): string[] {
  const { phrasing, view } = page
  const { stalls } = contentIndexOf(view)
  const texts = view.row.map((card) => {
    const customer = view.setup.content.customers[card]
    return customer === undefined ? '' : `${shortPrice(phrasing, customer.wants)}=${customer.points}`
  })
  const deck = phrasing.say('board.deck', { n: view.deckSize })
  const there = [...texts.slice(0, stalls), ...overseasTexts(page)]
  return [
    `${phrasing.say('board.stalls')}: ${there.join(', ') || '–'}`,
    `${phrasing.say('board.queue')}: ${texts.slice(stalls).join(', ') || '–'} (${deck})`,
  ]
}

function graveRows(page: Page): string[] {
  const { phrasing, view } = page
  const { open, graves } = contentIndexOf(view)
  const groups = GROUPS.map((group) => {
    const who = lying(page, `chronicle.${group}`)
    return `${phrasing.word(group)} ${countAt(view, `chronicle.${group}`)}/${open[group]}${who === '' ? '' : ` (${who})`}`
  })
  const graveText = (place: Place, most: number) => `${countAt(view, place)}/${most} ${lying(page, place)}`.trim()
  const songs = lying(page, 'chronicle.song')
  const { seaBurial } = view.setup.content.port
  const left = seaBurial.slice(countAt(view, 'sea')).join(' ')
  return [
    row(phrasing.say('board.chronicle'), [...groups, songs !== '' && phrasing.say('board.songs', { list: songs })]),
    row(phrasing.say('board.graves'), [graveText('grave', graves)]),
    hasSet(view, 'port')
      ? row(phrasing.say('board.seaGraves'), [
          graveText('sea', seaBurial.length),
          left !== '' && phrasing.say('board.seaPoints', { list: left }),
        ])
      : '',
  ]
}

function bagRow(page: Page): string {
  const { phrasing, view } = page
  const monks = phrasing.say('board.monks', { n: view.setup.content.constants.monks.value })
  return row(phrasing.say('board.bag'), [monks, lying(page, 'bag')])
}

function innRows({ phrasing, view }: Page): string[] {
  return view.pileTops.flatMap((top, pile) => {
    const card = top === null ? undefined : view.setup.content.villagers[top]
    if (card === undefined) return []
    const text = `${villagerName(phrasing, view, card.id)} (${phrasing.wares(card.cost)}): ${villagerText(phrasing, view, card.id)}`
    return [
      `${pile === 0 ? `${phrasing.say('board.villagers')}\n` : ''}  ${pile + 1}. ${text} [${view.pileSizes[pile]}]`,
    ]
  })
}

function partnerName(page: Page, seat: number | null): string {
  return seat === null ? page.phrasing.say('word.pink') : calledAt(page, seat)
}

function coupleRow(page: Page): string {
  const { phrasing, view } = page
  const { wedlock } = view
  if (wedlock === null) return ''
  const couples = wedlock.couples.map(({ place, who }) => {
    const names = who.map(({ seat }) => partnerName(page, seat)).join(' + ')
    return `${names} (${phrasing.place(place)})`
  })
  return row(phrasing.say('board.wedding'), [phrasing.say('board.pink', { n: wedlock.pink }), ...couples])
}

/** VS-FATE-1: between which slots each tile lies, and what it shows. */
function fateText({ phrasing, view }: Page, row: number): string {
  const { fate, slots } = view.setup.content.solo
  const shown = view.conny?.shown[row] ?? []
  const tiles = fate.rows[row]?.crossedAfterSlot.map((slot, index) => {
    const tile = shown[index]
    return `${slot}/${(slot % slots.count) + 1} ${tile === undefined ? '?' : phrasing.say(`word.${tile}`)}`
  })
  return tiles?.join(', ') ?? ''
}

function connyRows(page: Page): string[] {
  const { phrasing, view } = page
  const { conny } = view
  if (conny === null) return []
  const members = countsOf(phrasing, conny.at, (place) => place !== 'grave' && kindOf(place) !== 'chronicle')
  return [
    row(phrasing.say('word.conny'), [phrasing.say('board.slot', { n: conny.slot }), ...members]),
    row(phrasing.say('board.fate'), [conny.shown.map((_, index) => fateText(page, index)).join(' · ')]),
  ]
}

/** Counts of the members at each place. */
function countsOf(phrasing: Phrasing, members: readonly Place[], isShown: (place: Place) => boolean): string[] {
  const places = [...new Set(members.filter(isShown))]
  return places.map((place) => times(phrasing.place(place), members.filter((other) => other === place).length))
}

/** As short as can be: a cube is its colour. */
function heldText(phrasing: Phrasing, { stock }: Player): string {
  const held = WARES.filter((ware) => stock[ware] > 0).map((ware) => phrasing.short(ware, stock[ware]))
  return held.join(' ') || phrasing.say('word.nothing')
}

function playerRow({ phrasing, view, shown }: Page, seat: number): string {
  const name = shown.names[seat] ?? ''
  const points = phrasing.some('points', totalAt(shown, seat))
  const p = playerAt(view, seat)
  const { lap, deaths } = p
  const castles = p.castles.map((castle) => phrasing.word(castle))
  const parts = [
    phrasing.say('board.player', { name, points }),
    heldText(phrasing, p),
    phrasing.say('board.lap', { n: lap + 1, m: view.setup.content.constants.lap.value }),
    deaths > 0 && phrasing.say('head.due', { n: deaths }),
  ]
  return dotted([...parts, ...castles])
}

export function tableBoard(shown: Shown, language: Language): string {
  const page = pageOf(shown, language)
  const { phrasing, view } = page
  const lines = [
    headLine(page),
    ...view.players.map((_, seat) => playerRow(page, seat)),
    phrasing.say(view.conny === null ? 'board.cubes' : 'board.cubesRing'),
    ...spacesOf(view).map((space) => cubeRow(page, space)),
    ...customerRows(page),
    ...graveRows(page),
    bagRow(page),
    coupleRow(page),
    rankRow(page),
    ...connyRows(page),
    supplyRow(page),
    ...innRows(page),
    ...castleRows(page),
    ...portRows(page),
  ]
  return lines.filter((line) => line !== '').join('\n')
}

/** Members by place, their numbers behind it, `+` for bread. */
function familyRows({ phrasing, view }: Page, seat: number): string[] {
  const p = playerAt(view, seat)
  const { generations } = contentIndexOf(view)
  const number = (member: number) => `${generations[member]}${p.fed.includes(member) ? '+' : ''}`
  const places = [...new Set(p.at)]
  return places.map((place) => {
    const there = p.at.flatMap((position, member) => (position === place ? [number(member)] : []))
    return `  ${phrasing.place(place)}: ${there.join(' ')}`
  })
}

function customersRow({ phrasing, view }: Page, seat: number): string {
  const { customers } = playerAt(view, seat)
  if (customers.length === 0) return ''
  const label = phrasing.say('board.customers')
  if (customers.includes(UNSEEN)) return row(label, [phrasing.say('board.hidden', { n: customers.length })])
  const shown = customers.map((card) => view.setup.content.customers[card]).filter((customer) => customer !== undefined)
  return row(
    label,
    shown.map(({ wants, points }) => `${phrasing.wares(wants)} = ${points}`),
  )
}

function shipRow({ phrasing, view }: Page, seat: number): string {
  const { ship, chests } = playerAt(view, seat)
  if (ship === null) return ''
  const pieces = ship.holds.map((piece) => {
    if (piece === 'member') return phrasing.say('word.member')
    return piece === 'chest' ? phrasing.say('word.chest') : phrasing.some(piece, 1)
  })
  const captain = view.setup.content.port.captains[ship.captain ?? -1]
  const price = captain && phrasing.say('opt.hireWhy', { price: phrasing.wares(captain.pay), n: captain.steps })
  const closed = chests.length > 0 && `${phrasing.say('board.chests')} ${chests.length}`
  return row(phrasing.say('board.ship'), [phrasing.water(ship.at), ...pieces, price ?? null, closed])
}

export function villageBoard(shown: Shown, seat: number, language: Language): string {
  const page = pageOf(shown, language)
  const { phrasing, view } = page
  const p = playerAt(view, seat)
  const villagers = p.villagers.map((card) => view.setup.content.villagers[card]?.id ?? '')
  const lines = [
    `${shown.names[seat] ?? ''} · ${phrasing.say('board.forecast', { points: phrasing.some('points', totalAt(shown, seat)) })}`,
    stockText(phrasing, shown, seat),
    lapText(phrasing, shown, seat),
    phrasing.say('board.members'),
    ...familyRows(page, seat),
    row(
      phrasing.say('board.castles'),
      p.castles.map((castle) => phrasing.word(castle)),
    ),
    customersRow(page, seat),
    row(
      phrasing.say('board.villagers'),
      villagers.map((id) => `${villagerName(phrasing, view, id)} (${villagerText(phrasing, view, id)})`),
    ),
    shipRow(page, seat),
  ]
  return lines.filter((line) => line !== '').join('\n')
}

export function scoreBoard(shown: Shown, language: Language): string {
  const { phrasing, view } = pageOf(shown, language)
  const points = allPoints(view)
  const labels = [...CATEGORIES.map((category) => phrasing.say(`cat.${category}`)), phrasing.say('board.total')]
  const first = Math.max(...labels.map((label) => label.length)) + 1
  const width = Math.max(...shown.names.map((name) => name.length), 4) + 2
  const line = (label: string, cells: readonly (string | number)[]) =>
    label.padEnd(first) + cells.map((cell) => String(cell).padStart(width)).join('')
  const rows = CATEGORIES.map((category, index) =>
    line(
      labels[index] ?? '',
      points.map((score) => score[category]),
    ),
  )
  const totals = points.map((_, seat) => totalAt(shown, seat))
  const { result = view.isOver ? resultOf(view) : null } = shown
  const end = result === null ? [] : ending(shown, result, { language, emoji: (name) => name })
  return [line('', shown.names), ...rows, line(phrasing.say('board.total'), totals), ...end].join('\n')
}
