import type { Price } from '#data/village/schema'
import type { Language } from '#texts'
import { lookupOf } from '#village/lookup'
import { countAt } from '#village/rules/members'
import { allPoints, resultOf } from '#village/rules/score'
import type { View } from '#village/view'
import { UNSEEN } from '#village/view'
import { CATEGORIES, CUBES, GROUPS, kindOf, type Place, SPACES, type Space } from '#village/words'
import type { Scene } from '../face.ts'
import { ending, lapText, stockText, totalAt } from './panel.ts'
import { dotted, nameAt, playerAt, type Tongue, tongueOf, viewOf } from './tongue.ts'
import { customerText, pointsOfCustomer, villagerText } from './words.ts'

/** Everything on the table, in monospace. */

interface Page {
  readonly tongue: Tongue
  readonly view: View
  readonly scene: Scene
}

function pageOf(scene: Scene, language: Language): Page {
  return { tongue: tongueOf(language), view: viewOf(scene), scene }
}

function row(label: string, parts: readonly (string | false | null)[]): string {
  const there = parts.filter((part) => part)
  return there.length === 0 ? '' : `${label}: ${there.join(', ')}`
}

function headLine({ tongue, view, scene }: Page): string {
  const { names } = scene
  const { say } = tongue
  const due = view.isOver ? say('board.over') : say('board.due', { name: names[view.due] ?? '' })
  const ring =
    view.ring === null ? say('board.ringFree') : say('board.ring', { name: nameAt(tongue, names, view.ring) })
  const end = view.end !== null && !view.isOver && say('board.end', { n: view.end.left.length })
  return dotted([say('board.round', { n: view.round, name: names[view.first] ?? '' }), due, ring, end])
}

function cubeRow({ tongue, view }: Page, space: number): string {
  const counts = CUBES.map((cube, at) => ({ cube, n: view.cubes[space * CUBES.length + at] ?? 0 }))
  const there = counts.filter(({ n }) => n > 0).map(({ cube, n }) => tongue.short(cube, n))
  return `  ${tongue.space(SPACES[space] as Space)}: ${there.join(', ') || '–'}`
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

function customerRows({ tongue, view }: Page): string[] {
  const { stalls } = lookupOf(view)
  const texts = view.row.map((customer) => {
    const id = view.setup.content.customers[customer]?.id ?? ''
    return `${customerText(tongue, view, id)} = ${pointsOfCustomer(view, id)}`
  })
  const deck = tongue.say('board.deck', { n: view.deckSize })
  return [
    `${tongue.say('board.stalls')}: ${texts.slice(0, stalls).join(' · ') || '–'}`,
    `${tongue.say('board.queue')}: ${texts.slice(stalls).join(' · ') || '–'} (${deck})`,
  ]
}

function owners({ tongue, view, scene }: Page): { name: string; at: readonly Place[] }[] {
  const seats = view.players.map((p, seat) => ({ name: scene.names[seat] ?? '', at: p.at }))
  return view.conny === null ? seats : [...seats, { name: tongue.say('word.conny'), at: view.conny.at }]
}

/** Who lies at a place: a name for each. */
function lying(page: Page, place: Place): string {
  return owners(page)
    .flatMap(({ name, at }) => {
      const count = at.filter((one) => one === place).length
      return count === 0 ? [] : [count === 1 ? name : `${name} ×${count}`]
    })
    .join(' ')
}

function graveRows(page: Page): string[] {
  const { tongue, view } = page
  const { open, graves, sets } = lookupOf(view)
  const groups = GROUPS.map((group) => {
    const who = lying(page, `chronicle.${group}`)
    return `${tongue.word(group)} ${countAt(view, `chronicle.${group}`)}/${open[group]}${who === '' ? '' : ` (${who})`}`
  })
  const at = (place: Place, most: number) => `${countAt(view, place)}/${most} ${lying(page, place)}`.trim()
  return [
    row(tongue.say('board.chronicle'), groups),
    row(tongue.say('board.graves'), [at('grave', graves)]),
    sets.port ? row(tongue.say('board.seaGraves'), [at('sea', view.setup.content.port.seaBurial.length)]) : '',
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
    const text = `${tongue.villager(card.id)} (${tongue.wares(card.cost)}): ${villagerText(tongue, view, card.id)}`
    return [`${pile === 0 ? `${tongue.say('board.villagers')}\n` : ''}  ${pile + 1}. ${text} [${view.pileSizes[pile]}]`]
  })
}

/** `brown+pink`: one of each unless a number says more. */
function shortPrice(tongue: Tongue, price: Price): string {
  const parts = Object.entries(price).map(([ware, n]) => tongue.short(ware, n).replace(/^1 /, ''))
  return parts.join('+')
}

function portRows(page: Page): string[] {
  const { tongue, view } = page
  if (!lookupOf(view).sets.port) return []
  const { captains, islands } = view.setup.content.port
  const hired = view.captains.map((at) => captains[at]).filter((one) => one !== undefined)
  const classes = [...new Set(hired.map(({ coins }) => coins))].map((coins) => {
    const each = hired.filter((one) => one.coins === coins)
    return `${coins}: ${each.map(({ pay, steps }) => `${shortPrice(tongue, pay)}→${steps}`).join(' ')}`
  })
  const lights = islands.flatMap(({ id, lighthouse }) => {
    if (lighthouse === null) return []
    const who = lying(page, `light.${id}`)
    return [
      `${tongue.word(id)} ${who === '' ? `${shortPrice(tongue, lighthouse.pay)}=${lighthouse.points}` : `(${who})`}`,
    ]
  })
  const tiles = [
    tongue.some('cocoa', view.cocoa),
    tongue.some('tea', view.tea),
    `${tongue.say('word.chest')} ×${view.chestsSize}`,
  ]
  return [
    row(tongue.say('board.tiles'), tiles),
    row(tongue.say('board.lights'), lights),
    row(tongue.say('board.captains'), classes),
  ]
}

function partnerName({ tongue, scene }: Page, seat: number | null): string {
  return seat === null ? tongue.say('board.pink', { n: 1 }) : (scene.names[seat] ?? '')
}

function weddingRow(page: Page): string {
  const { tongue, view } = page
  const { wedlock } = view
  if (wedlock === null) return ''
  const ranks = [1, 2, 3, 4, 5, 6].flatMap((rank) => {
    const who = wedlock.pinkRanks.includes(rank) ? partnerName(page, null) : lying(page, `rank.${rank}`)
    return who === '' ? [] : [`${rank} ${who}`]
  })
  const couples = wedlock.couples.map(({ place, who }) => {
    const names = who.map(({ seat }) => partnerName(page, seat)).join(' + ')
    return `${names} (${tongue.place(place)})`
  })
  return row(tongue.say('board.wedding'), [tongue.say('board.pink', { n: wedlock.pink }), ...ranks, ...couples])
}

function connyRow({ tongue, view }: Page): string {
  const { conny } = view
  if (conny === null) return ''
  const shown = conny.shown.map((row) => row.map((fate) => tongue.say(`word.${fate}`)).join(' ') || '–')
  const members = countsOf(tongue, conny.at, (place) => place !== 'grave' && kindOf(place) !== 'chronicle')
  const parts = [tongue.say('board.slot', { n: conny.slot }), tongue.say('board.fate', { list: shown.join(' | ') })]
  return row(tongue.say('word.conny'), [...parts, ...members])
}

/** How many are at each place. */
function countsOf(tongue: Tongue, at: readonly Place[], isShown: (place: Place) => boolean): string[] {
  const places = [...new Set(at.filter(isShown))]
  return places.map((place) => `${tongue.place(place)} ${at.filter((one) => one === place).length}`)
}

function playerRow({ tongue, view, scene }: Page, seat: number): string {
  const name = scene.names[seat] ?? ''
  const points = tongue.some('points', totalAt(scene, seat))
  const castles = playerAt(view, seat).castles.map((castle) => tongue.word(castle))
  const parts = [
    `${tongue.say('board.player', { name, points })}`,
    stockText(tongue, scene, seat),
    lapText(tongue, scene, seat),
  ]
  return dotted([...parts, ...castles])
}

export function tableBoard(scene: Scene, language: Language): string {
  const page = pageOf(scene, language)
  const { tongue, view } = page
  const lines = [
    headLine(page),
    ...view.players.map((_, seat) => playerRow(page, seat)),
    tongue.say('board.cubes'),
    ...lookupOf(view).spaces.map((space) => cubeRow(page, space)),
    ...customerRows(page),
    ...graveRows(page),
    bagRow(page),
    weddingRow(page),
    connyRow(page),
    supplyRow(page),
    ...innRows(page),
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
      villagers.map((id) => `${tongue.villager(id)} (${villagerText(tongue, view, id)})`),
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
