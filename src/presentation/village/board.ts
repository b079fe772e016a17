import type { Language } from '#texts'
import { contentIndexOf } from '#village/content-index'
import { spacesOf } from '#village/modules/in-play'
import { countAt, isAlive } from '#village/rules/members'
import { allPoints, resultOf } from '#village/rules/score'
import type { Player } from '#village/state'
import type { View } from '#village/view'
import { UNSEEN } from '#village/view'
import { CATEGORIES, CUBES, type Cube, GROUPS, SPACES, type Space, WARES } from '#village/words'
import type { Voice } from '../presentation.ts'
import { castleTexts, shortPrice } from './card-texts.ts'
import { BOARD_PARTS } from './modules/modules.ts'
import { calledAt, lying, type Page, pageOf, row, shortNames, standing } from './page.ts'
import { ending, hiddenTiles, lapText, pointsText, stockText, totalAt } from './panel.ts'
import { DOT, dotted, nameAt, type Phrasing, playerAt } from './phrasing.ts'
import type { Shown } from './shown.ts'

/** Everything on the table, in monospace. */

/** The rows that the expansions add in one place. */
function addedRows(page: Page, place: 'stalls' | 'graves' | 'figures' | 'cards' | 'map' | 'brief'): string[] {
  return BOARD_PARTS.flatMap((part) => part[place]?.(page) ?? [])
}

/** The ways to the castles, unless an expansion brings a map of its own. */
function mapRows(page: Page): string[] {
  const rows = addedRows(page, 'map')
  return rows.length > 0 ? rows : castleRows(page)
}

function ringOf(view: View): readonly number[] | null {
  for (const { ring } of BOARD_PARTS) {
    const spaces = ring?.(view) ?? null
    if (spaces !== null) return spaces
  }
  return null
}

function headLine({ phrasing, view, shown }: Page): string {
  const { say } = phrasing
  const names = shortNames({ shown })
  const due = view.isOver ? say('board.over') : say('board.due', { name: names[view.due] ?? '' })
  const ring =
    view.ring === null ? say('board.ringFree') : say('board.ring', { name: nameAt(phrasing, names, view.ring) })
  const end = view.end !== null && !view.isOver && say('board.end', { n: view.end.left.length + 1 })
  return dotted([say('board.round', { n: view.round, name: names[view.first] ?? '' }), due, ring, end])
}

/** The cubes of a space, by colour. */
function cubesAt(view: View, space: number): { cube: Cube; n: number }[] {
  const counts = CUBES.map((cube, index) => ({ cube, n: view.cubes[space * CUBES.length + index] ?? 0 }))
  return counts.filter(({ n }) => n > 0)
}

/** `brown, 2 pink`: one of each colour unless a number says more. */
function cubesText({ phrasing, view }: Page, space: number): string {
  const there = cubesAt(view, space).map(({ cube, n }) => (n === 1 ? phrasing.bare(cube) : phrasing.short(cube, n)))
  return there.join(', ')
}

function cubeRow(page: Page, space: number): string {
  return `  ${page.phrasing.space(SPACES[space] as Space)}: ${cubesText(page, space) || '–'}`
}

/** Nothing for a space without cubes. */
function briefCubes(page: Page, space: number): string {
  const cubes = cubesText(page, space)
  return cubes === '' ? '' : `${page.phrasing.space(SPACES[space] as Space)} ${cubes}`
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

function customerTexts({ phrasing, view }: Page): string[] {
  return view.row.map((card) => {
    const customer = view.setup.content.customers[card]
    return customer === undefined ? '' : `${shortPrice(phrasing, customer.wants)}=${customer.points}`
  })
}

/** Those who can be served now. */
function stallTexts(page: Page): string[] {
  const { stalls } = contentIndexOf(page.view)
  return [...customerTexts(page).slice(0, stalls), ...addedRows(page, 'stalls')]
}

function customerRows(page: Page): string[] {
  const { phrasing, view } = page
  const { stalls } = contentIndexOf(view)
  const deck = phrasing.say('board.deck', { n: view.deckSize })
  return [
    `${phrasing.say('board.stalls')}: ${stallTexts(page).join(', ') || '–'}`,
    `${phrasing.say('board.queue')}: ${customerTexts(page).slice(stalls).join(', ') || '–'} (${deck})`,
  ]
}

function graveRows(page: Page): string[] {
  const { phrasing, view } = page
  const { open, graves } = contentIndexOf(view)
  const groups = GROUPS.map((group) => {
    const who = lying(page, `chronicle.${group}`)
    return `${phrasing.word(group)} ${countAt(view, `chronicle.${group}`)}/${open[group]}${who === '' ? '' : ` (${who})`}`
  })
  const songs = lying(page, 'chronicle.song')
  return [
    row(phrasing.say('board.chronicle'), [...groups, songs !== '' && phrasing.say('board.songs', { list: songs })]),
    row(phrasing.say('board.graves'), [`${countAt(view, 'grave')}/${graves} ${lying(page, 'grave')}`.trim()]),
    ...addedRows(page, 'graves'),
  ]
}

function castleRows({ phrasing, view }: Page): string[] {
  const { time, wagon } = view.setup.content.travel.leg
  const { rewards, ways } = castleTexts(phrasing, view.setup.content)
  return [
    row(phrasing.say('board.castles'), rewards),
    row(phrasing.say('board.ways', { price: phrasing.wares({ time, wagon }) }), [ways.join(DOT)]),
  ]
}

/** Everybody at work, in the council, on the steps of the church, in castles. */
function standingRows(page: Page): string[] {
  const { phrasing } = page
  return [
    row(phrasing.space('crafts'), standing(page, 'craft')),
    row(phrasing.space('council'), standing(page, 'council')),
    row(phrasing.space('church'), standing(page, 'church')),
    row(phrasing.space('travel'), standing(page, 'castle')),
  ]
}

function bagRow(page: Page): string {
  const { phrasing, view } = page
  const monks = phrasing.say('board.monks', { n: view.setup.content.constants.monks.value })
  return row(phrasing.say('board.bag'), [monks, lying(page, 'bag')])
}

/** As short as can be: a cube is its colour. */
function heldText(phrasing: Phrasing, { stock }: Player): string {
  const held = WARES.filter((ware) => stock[ware] > 0).map((ware) => phrasing.short(ware, stock[ware]))
  return held.join(' ') || phrasing.say('word.nothing')
}

function playerRow(page: Page, seat: number): string {
  const { phrasing, view, shown } = page
  const name = calledAt(page, seat)
  const points = pointsText(phrasing, shown, seat)
  const p = playerAt(view, seat)
  const { lap, deaths, customers } = p
  const castles = p.castles.map((castle) => phrasing.word(castle))
  const areTilesHidden = hiddenTiles(shown, seat) > 0
  const parts = [
    phrasing.say('board.player', { name, points }),
    heldText(phrasing, p),
    phrasing.say('board.lap', { n: lap + 1, m: view.setup.content.constants.lap.value }),
    phrasing.say('board.living', { n: p.at.filter(isAlive).length }),
    customers.length > 0 && !areTilesHidden && phrasing.say('board.served', { n: customers.length }),
    deaths > 0 && phrasing.say('head.due', { n: deaths }),
  ]
  return dotted([...parts, ...castles])
}

export function tableBoard(shown: Shown, language: Language): string {
  const page = pageOf(shown, language)
  const { phrasing, view } = page
  const ring = ringOf(view)
  const lines = [
    headLine(page),
    ...view.players.map((_, seat) => playerRow(page, seat)),
    phrasing.say(ring === null ? 'board.cubes' : 'board.cubesRing'),
    ...(ring ?? spacesOf(view)).map((space) => cubeRow(page, space)),
    ...customerRows(page),
    ...graveRows(page),
    ...standingRows(page),
    bagRow(page),
    ...addedRows(page, 'figures'),
    supplyRow(page),
    ...addedRows(page, 'cards'),
  ]
  return lines.filter((line) => line !== '').join('\n')
}

/** Castles and the ways to them, or whatever an expansion has in their place: hardly any of it ever changes. */
export function mapBoard(shown: Shown, language: Language): string {
  return mapRows(pageOf(shown, language)).join('\n')
}

/** Everybody's points, the spaces that have cubes, and the customers who can be served: all that a notice needs. */
export function tableBrief(shown: Shown, { language }: Voice): string[] {
  const page = pageOf(shown, language)
  const { phrasing, view } = page
  const points = shown.names.map((name, seat) => `${name} ${pointsText(phrasing, shown, seat)}`)
  const spaces = (ringOf(view) ?? spacesOf(view)).map((space) => briefCubes(page, space))
  const rows = [
    row(phrasing.say('board.cubes'), [dotted(spaces)]),
    row(phrasing.say('board.stalls'), stallTexts(page)),
    ...addedRows(page, 'brief'),
  ]
  return [dotted(points), ...rows.filter((line) => line !== '').map((line) => `-# ${line}`)]
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

export function villageBoard(shown: Shown, seat: number, language: Language): string {
  const page = pageOf(shown, language)
  const { phrasing, view } = page
  const p = playerAt(view, seat)
  const lines = [
    `${shown.names[seat] ?? ''} · ${phrasing.say('board.forecast', { points: pointsText(phrasing, shown, seat) })}`,
    stockText(phrasing, shown, seat),
    lapText(phrasing, shown, seat),
    phrasing.say('board.members'),
    ...familyRows(page, seat),
    row(
      phrasing.say('board.castles'),
      p.castles.map((castle) => phrasing.word(castle)),
    ),
    customersRow(page, seat),
    ...BOARD_PARTS.flatMap((part) => part.owned?.(page, seat) ?? []),
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
      points.map((score, seat) => (category === 'customers' && hiddenTiles(shown, seat) > 0 ? '?' : score[category])),
    ),
  )
  const totals = points.map((_, seat) => `${totalAt(shown, seat)}${hiddenTiles(shown, seat) > 0 ? '+?' : ''}`)
  const { result = view.isOver ? resultOf(view) : null } = shown
  const end = result === null ? [] : ending(shown, result, { language, emoji: (name) => name })
  return [line('', shown.names), ...rows, line(phrasing.say('board.total'), totals), ...end].join('\n')
}
