import type { Language } from '#texts'
import { lookupOf } from '#village/lookup'
import { countAt } from '#village/rules/members'
import { allPoints, resultOf } from '#village/rules/score'
import type { Player } from '#village/state'
import type { View } from '#village/view'
import { UNSEEN } from '#village/view'
import { CATEGORIES, CUBES, GROUPS, kindOf, type Place, SPACES, type Space, WARES } from '#village/words'
import type { Scene } from '../face.ts'
import { castleRows, portRows, rankRow } from './charts.ts'
import { calledAt, lying, type Page, pageOf, row, times } from './page.ts'
import { ending, lapText, stockText, totalAt } from './panel.ts'
import { dotted, nameAt, playerAt, type Tongue } from './tongue.ts'
import { shortPrice, villagerName, villagerText } from './words.ts'

/** Everything on the table, in monospace. */

function headLine({ tongue, view, scene }: Page): string {
  const { names } = scene
  const { say } = tongue
  const due = view.isOver ? say('board.over') : say('board.due', { name: names[view.due] ?? '' })
  const ring =
    view.ring === null ? say('board.ringFree') : say('board.ring', { name: nameAt(tongue, names, view.ring) })
  const end = view.end !== null && !view.isOver && say('board.end', { n: view.end.left.length })
  return dotted([say('board.round', { n: view.round, name: names[view.first] ?? '' }), due, ring, end])
}

/** VS-CUBE-2: against Conny the spaces stand clockwise. */
function spacesOf(view: View): readonly number[] {
  const { spaces } = lookupOf(view)
  if (view.conny === null) return spaces
  const ring = view.setup.content.solo.ring.clockwise.map((space) => SPACES.indexOf(space))
  return ring.filter((space) => spaces.includes(space))
}

function cubeRow({ tongue, view }: Page, space: number): string {
  const counts = CUBES.map((cube, at) => ({ cube, n: view.cubes[space * CUBES.length + at] ?? 0 }))
  const there = counts.filter(({ n }) => n > 0).map(({ cube, n }) => tongue.short(cube, n))
  return `  ${tongue.space(SPACES[space] as Space)}: ${there.join(' ') || '–'}`
}

const SCARCE = 3

/** Colours of which there is hardly any left (V-PLACE-5). */
function supplyRow({ tongue, view }: Page): string {
  const left = CUBES.flatMap((cube, at) => {
    const n = view.supply[at] ?? 0
    return cube !== 'plague' && n < SCARCE ? [tongue.short(cube, n)] : []
  })
  return row(tongue.say('board.supply'), left)
}

/** VP-MARKET: two stalls that never close. */
function overseasTexts({ tongue, view }: Page): string[] {
  if (!lookupOf(view).sets.port) return []
  return (['cocoa', 'tea'] as const).map((ware) => {
    const { points, coins = 0 } = view.setup.content.port.stalls[ware]
    const worth = coins > 0 ? `${points}+${tongue.some('coins', coins)}` : points
    return `${shortPrice(tongue, { [ware]: 1 })}=${worth}`
  })
}

function customerRows(page: Page): string[] {
  const { tongue, view } = page
  const { stalls } = lookupOf(view)
  const texts = view.row.map((at) => {
    const customer = view.setup.content.customers[at]
    return customer === undefined ? '' : `${shortPrice(tongue, customer.wants)}=${customer.points}`
  })
  const deck = tongue.say('board.deck', { n: view.deckSize })
  const there = [...texts.slice(0, stalls), ...overseasTexts(page)]
  return [
    `${tongue.say('board.stalls')}: ${there.join(', ') || '–'}`,
    `${tongue.say('board.queue')}: ${texts.slice(stalls).join(', ') || '–'} (${deck})`,
  ]
}

function graveRows(page: Page): string[] {
  const { tongue, view } = page
  const { open, graves, sets } = lookupOf(view)
  const groups = GROUPS.map((group) => {
    const who = lying(page, `chronicle.${group}`)
    return `${tongue.word(group)} ${countAt(view, `chronicle.${group}`)}/${open[group]}${who === '' ? '' : ` (${who})`}`
  })
  const at = (place: Place, most: number) => `${countAt(view, place)}/${most} ${lying(page, place)}`.trim()
  const songs = lying(page, 'chronicle.song')
  const { seaBurial } = view.setup.content.port
  const left = seaBurial.slice(countAt(view, 'sea')).join(' ')
  return [
    row(tongue.say('board.chronicle'), [...groups, songs !== '' && tongue.say('board.songs', { list: songs })]),
    row(tongue.say('board.graves'), [at('grave', graves)]),
    sets.port
      ? row(tongue.say('board.seaGraves'), [
          at('sea', seaBurial.length),
          left !== '' && tongue.say('board.seaPoints', { list: left }),
        ])
      : '',
  ]
}

function bagRow(page: Page): string {
  const { tongue, view } = page
  const monks = tongue.say('board.monks', { n: view.setup.content.constants.monks.value })
  return row(tongue.say('board.bag'), [monks, lying(page, 'bag')])
}

function innRows({ tongue, view }: Page): string[] {
  return view.pileTops.flatMap((top, pile) => {
    const card = top === null ? undefined : view.setup.content.villagers[top]
    if (card === undefined) return []
    const text = `${villagerName(tongue, view, card.id)} (${tongue.wares(card.cost)}): ${villagerText(tongue, view, card.id)}`
    return [`${pile === 0 ? `${tongue.say('board.villagers')}\n` : ''}  ${pile + 1}. ${text} [${view.pileSizes[pile]}]`]
  })
}

function partnerName(page: Page, seat: number | null): string {
  return seat === null ? page.tongue.say('word.pink') : calledAt(page, seat)
}

function coupleRow(page: Page): string {
  const { tongue, view } = page
  const { wedlock } = view
  if (wedlock === null) return ''
  const couples = wedlock.couples.map(({ place, who }) => {
    const names = who.map(({ seat }) => partnerName(page, seat)).join(' + ')
    return `${names} (${tongue.place(place)})`
  })
  return row(tongue.say('board.wedding'), [tongue.say('board.pink', { n: wedlock.pink }), ...couples])
}

/** VS-FATE-1: between which slots each tile lies, and what it shows. */
function fateText({ tongue, view }: Page, row: number): string {
  const { fate, slots } = view.setup.content.solo
  const shown = view.conny?.shown[row] ?? []
  const tiles = fate.rows[row]?.crossedAfterSlot.map((slot, at) => {
    const tile = shown[at]
    return `${slot}/${(slot % slots.count) + 1} ${tile === undefined ? '?' : tongue.say(`word.${tile}`)}`
  })
  return tiles?.join(', ') ?? ''
}

function connyRows(page: Page): string[] {
  const { tongue, view } = page
  const { conny } = view
  if (conny === null) return []
  const members = countsOf(tongue, conny.at, (place) => place !== 'grave' && kindOf(place) !== 'chronicle')
  return [
    row(tongue.say('word.conny'), [tongue.say('board.slot', { n: conny.slot }), ...members]),
    row(tongue.say('board.fate'), [conny.shown.map((_, at) => fateText(page, at)).join(' · ')]),
  ]
}

/** How many are at each place. */
function countsOf(tongue: Tongue, at: readonly Place[], isShown: (place: Place) => boolean): string[] {
  const places = [...new Set(at.filter(isShown))]
  return places.map((place) => times(tongue.place(place), at.filter((one) => one === place).length))
}

/** As short as can be: a cube is its colour. */
function heldText(tongue: Tongue, { stock }: Player): string {
  const held = WARES.filter((ware) => stock[ware] > 0).map((ware) => tongue.short(ware, stock[ware]))
  return held.join(' ') || tongue.say('word.nothing')
}

function playerRow({ tongue, view, scene }: Page, seat: number): string {
  const name = scene.names[seat] ?? ''
  const points = tongue.some('points', totalAt(scene, seat))
  const p = playerAt(view, seat)
  const { lap, deaths } = p
  const castles = p.castles.map((castle) => tongue.word(castle))
  const parts = [
    tongue.say('board.player', { name, points }),
    heldText(tongue, p),
    tongue.say('board.lap', { n: lap + 1, m: view.setup.content.constants.lap.value }),
    deaths > 0 && tongue.say('head.due', { n: deaths }),
  ]
  return dotted([...parts, ...castles])
}

export function tableBoard(scene: Scene, language: Language): string {
  const page = pageOf(scene, language)
  const { tongue, view } = page
  const lines = [
    headLine(page),
    ...view.players.map((_, seat) => playerRow(page, seat)),
    tongue.say(view.conny === null ? 'board.cubes' : 'board.cubesRing'),
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
function familyRows({ tongue, view }: Page, seat: number): string[] {
  const p = playerAt(view, seat)
  const { generations } = lookupOf(view)
  const number = (member: number) => `${generations[member]}${p.fed.includes(member) ? '+' : ''}`
  const places = [...new Set(p.at)]
  return places.map((place) => {
    const there = p.at.flatMap((one, member) => (one === place ? [number(member)] : []))
    return `  ${tongue.place(place)}: ${there.join(' ')}`
  })
}

function customersRow({ tongue, view }: Page, seat: number): string {
  const { customers } = playerAt(view, seat)
  if (customers.length === 0) return ''
  const label = tongue.say('board.customers')
  if (customers.includes(UNSEEN)) return row(label, [tongue.say('board.hidden', { n: customers.length })])
  const shown = customers.map((at) => view.setup.content.customers[at]).filter((one) => one !== undefined)
  return row(
    label,
    shown.map(({ wants, points }) => `${tongue.wares(wants)} = ${points}`),
  )
}

function shipRow({ tongue, view }: Page, seat: number): string {
  const { ship, chests } = playerAt(view, seat)
  if (ship === null) return ''
  const pieces = ship.holds.map((piece) => {
    if (piece === 'member') return tongue.say('word.member')
    return piece === 'chest' ? tongue.say('word.chest') : tongue.some(piece, 1)
  })
  const captain = view.setup.content.port.captains[ship.captain ?? -1]
  const price = captain && tongue.say('opt.hireWhy', { price: tongue.wares(captain.pay), n: captain.steps })
  const closed = chests.length > 0 && `${tongue.say('board.chests')} ${chests.length}`
  return row(tongue.say('board.ship'), [tongue.water(ship.at), ...pieces, price ?? null, closed])
}

export function villageBoard(scene: Scene, seat: number, language: Language): string {
  const page = pageOf(scene, language)
  const { tongue, view } = page
  const p = playerAt(view, seat)
  const villagers = p.villagers.map((at) => view.setup.content.villagers[at]?.id ?? '')
  const lines = [
    `${scene.names[seat] ?? ''} · ${tongue.say('board.forecast', { points: tongue.some('points', totalAt(scene, seat)) })}`,
    stockText(tongue, scene, seat),
    lapText(tongue, scene, seat),
    tongue.say('board.members'),
    ...familyRows(page, seat),
    row(
      tongue.say('board.castles'),
      p.castles.map((castle) => tongue.word(castle)),
    ),
    customersRow(page, seat),
    row(
      tongue.say('board.villagers'),
      villagers.map((id) => `${villagerName(tongue, view, id)} (${villagerText(tongue, view, id)})`),
    ),
    shipRow(page, seat),
  ]
  return lines.filter((line) => line !== '').join('\n')
}

export function scoreBoard(scene: Scene, language: Language): string {
  const { tongue, view } = pageOf(scene, language)
  const points = allPoints(view)
  const labels = [...CATEGORIES.map((category) => tongue.say(`cat.${category}`)), tongue.say('board.total')]
  const first = Math.max(...labels.map((label) => label.length)) + 1
  const width = Math.max(...scene.names.map((name) => name.length), 4) + 2
  const line = (label: string, cells: readonly (string | number)[]) =>
    label.padEnd(first) + cells.map((cell) => String(cell).padStart(width)).join('')
  const rows = CATEGORIES.map((category, at) =>
    line(
      labels[at] ?? '',
      points.map((one) => one[category]),
    ),
  )
  const totals = points.map((_, seat) => totalAt(scene, seat))
  const { result = view.isOver ? resultOf(view) : null } = scene
  const end = result === null ? [] : ending(scene, result, { language, emoji: (name) => name })
  return [line('', scene.names), ...rows, line(tongue.say('board.total'), totals), ...end].join('\n')
}
