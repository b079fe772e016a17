import { lookupOf } from '#willyville/lookup'
import { windowsOf } from '#willyville/rules/conditions'
import { allPoints, resultOf } from '#willyville/rules/score'
import { activeSeat, bySeats, coffinsOf, jokersOf, type Player, stockOf } from '#willyville/state'
import {
  CATEGORIES,
  type Category,
  customerId,
  GOODS,
  LETTERS,
  STACKS,
  VILLAGERS,
  type Villager,
} from '#willyville/words'
import { type BoardWord, type Facts, tell } from './board-words.ts'
import type { PictureInput } from './input.ts'

/** Everything a picture says, in monospace: for people who do not see pictures, and for channels that take none. */

type Say = (word: BoardWord, facts?: Facts) => string

function sayer({ language }: PictureInput): Say {
  return (word, facts) => tell(language, word, facts)
}

function playerAt({ view }: PictureInput, seat: number): Player {
  return view.players[seat] as Player
}

function totalOf({ view }: PictureInput, seat: number): number {
  return Object.values(allPoints(view)[seat] ?? {}).reduce((sum, more) => sum + more, 0)
}

function costOf(say: Say, cost: Readonly<Record<string, number | undefined>>): string {
  const named = Object.entries(cost).filter(([, count]) => count)
  return named.map(([what, count]) => `${count} ${say(what as BoardWord)}`).join(' + ')
}

const GAP = ' · '
const LABEL = 9

function row(label: string, parts: readonly string[]): string {
  return `${label.padEnd(LABEL)} ${parts.join(GAP)}`.trimEnd()
}

function areaRow(say: Say, p: Player, area: BoardWord, villager: Villager, parts: readonly string[]): string {
  const who = p.villagers[villager] ? say(villager) : say('missing', { who: say(villager) })
  return row(say(area), [who, ...(parts.length > 0 ? parts : [say('nothing')])])
}

function religionParts(input: PictureInput, say: Say, p: Player): string[] {
  if (p.church === null) return []
  const { church } = lookupOf(input.view)
  const { constants } = input.view.setup.content
  const windows = windowsOf(input.view, p)
  const parts = [`${say(p.church)} ${church[p.church].points} ${say('points')}`]
  const worth = constants.windows.points[windows] ?? 0
  parts.push(`${say('windows', { n: windows, m: constants.maxWindows })}: ${worth} ${say('points')}`)
  if (p.monks.length > 0) parts.push(p.monks.map(({ stack }) => say(stack)).join(' '))
  if (p.church === 'healing') parts.push(say('healed', { n: p.healed, m: church.healing.slots ?? 0 }))
  return parts
}

function slotWord(slot: string): BoardWord {
  if (slot === 'served') return 'servedSlot'
  return slot === 'religion' ? 'religionSlot' : (slot as BoardWord)
}

function councilParts(input: PictureInput, say: Say, p: Player): string[] {
  const { content } = input.view.setup
  const parts: string[] = []
  if (p.hall !== null) {
    const { banner, white, points } = lookupOf(input.view).hall[p.hall.name]
    const marks = p.hall.marks.map((slot) => say(slotWord(slot))).join(' ')
    const jokers = p.hall.name === 'guild' ? `, ${p.hall.jokers} ${say('joker')}` : ''
    const marked = marks === '' ? '' : `, ${say('marked')}: ${marks}`
    parts.push(
      `${say(p.hall.name)} ${banner.join('/')} (${white.time} ${say('time')}, ${points} ${say('points')})${jokers}${marked}`,
    )
  }
  if (p.meeting !== null) {
    const { banner, slots, points } = content.meetingPlace
    const markers = say('markers', { n: p.meeting.markers, m: slots })
    parts.push(`${say('meeting')} ${banner.join('/')} (${points} ${say('points')}), ${markers}`)
  }
  if (p.tile !== null) parts.push(say('tileAt', { place: tilePlace(input, say, p.tile) }))
  return parts
}

function tilePlace(input: PictureInput, say: Say, place: string): string {
  if (place === 'meet') return say('meeting')
  if (place.startsWith('field:')) return `${say('field')} ${place.slice('field:'.length)}`
  if (/^c\d/.test(place)) return place
  const kind = input.view.setup.content.craft.find(({ good }) => good === place)
  return kind ? say(kind.building) : say(place as BoardWord)
}

function craftParts(input: PictureInput, say: Say, p: Player): string[] {
  const { craft } = lookupOf(input.view)
  return GOODS.flatMap((good) => {
    const own = p.crafts[good]
    if (own === null) return []
    const { building, banners, white, slots } = craft[good]
    const time = white.time > 0 ? ` (${white.time} ${say('time')})` : ''
    return [`${say(building)} ${banners[own.card]?.join('/')}${time}: ${own.goods}/${slots} ${say(good)}`]
  })
}

function fieldParts(input: PictureInput, say: Say, p: Player): string[] {
  const banner = input.view.setup.content.field.banner.join('/')
  return p.fields.map(({ plough }, at) => `${at + 1}: ${banner}${plough ? ` ${say('withPlough')}` : ''}`)
}

function travelParts(input: PictureInput, say: Say, p: Player): string[] {
  const { cards } = input.view.setup.content.travel
  return p.travel.map((card) => {
    const { letter, points, grey, chapel } = cards[card] as (typeof cards)[number]
    const later = grey ? `, ${say('later', { cost: costOf(say, named(grey)) })}` : ''
    return `${letter} ${points} ${say('points')}${chapel ? ` (${say('chapel')})` : ''}${later}`
  })
}

/** Cost tables speak of `coins`, our words of one `coin`. */
function named(cost: Readonly<Record<string, number | undefined>>): Record<string, number | undefined> {
  const { coins, ...rest } = cost
  return { ...rest, ...(coins && { coins }) }
}

function customerLine(input: PictureInput, say: Say, customer: number): string {
  const { banner, goods, points, time } = input.view.setup.content.customers[customer] as {
    banner: number[] | '?'
    goods: object
    points: number
    time: number
  }
  const shown = banner === '?' ? '?' : banner.join('/')
  const cost = costOf(say, { ...goods, ...(time > 0 && { time }) } as Record<string, number>)
  return `${customerId(customer)} ${shown}: ${cost} → ${points} ${say('points')}`
}

function marketRows(input: PictureInput, say: Say, p: Player): string[] {
  const { customers } = input.view.setup.content
  const points = p.served.reduce((sum, customer) => sum + (customers[customer]?.points ?? 0), 0)
  const head = [say('served', { n: p.served.length, p: points }), say('waiting', { n: p.waiting.length })]
  return [
    areaRow(say, p, 'market', 'merchant', head),
    ...p.waiting.map((customer) => `  ${customerLine(input, say, customer)}`),
  ]
}

function timeLine(input: PictureInput, say: Say, p: Player): string {
  const clouds = input.view.setup.content.constants.clouds.value
  const death = p.death ? say('deathWalks') : say('toBridge', { n: clouds - p.cloud })
  return row(say('time'), [say('cloud', { n: p.cloud + 1, m: clouds }), death])
}

function schoolLine(input: PictureInput, say: Say, p: Player): string {
  const { constants } = input.view.setup.content
  const children = [...(p.school.left ? [say('left')] : []), ...(p.school.right ? [say('right')] : [])]
  const school = `${constants.school.join('/')}: ${children.join(', ') || say('nobody')}`
  return row(say('school'), [school, `${say('game')} ${constants.gameBanners.value[p.board]?.join('/')}`])
}

export function villageBoard(input: PictureInput, seat: number): string {
  const say = sayer(input)
  const p = playerAt(input, seat)
  const goods = GOODS.map((good) => `${stockOf(p, good)} ${say(good)}`)
  const { view, names } = input
  const lines = [
    `${say('village', { name: names[seat] ?? '' })} · ${say('round')} ${view.round} · ${say('forecast')} ${totalOf(input, seat)}`,
    [`${p.coins} ${say('coins')}`, ...goods, `${jokersOf(p)} ${say('joker')}`].join(GAP),
    timeLine(input, say, p),
    row(say('story'), [
      say('tree', { n: p.tree }),
      say('safe', { n: p.safe }),
      say('headman', { place: say(p.headman) }),
    ]),
    schoolLine(input, say, p),
    areaRow(say, p, 'religion', 'abbot', religionParts(input, say, p)),
    areaRow(say, p, 'council', 'councillor', councilParts(input, say, p)),
    areaRow(say, p, 'craft', 'craftsman', craftParts(input, say, p)),
    row(say('harvest'), fieldParts(input, say, p)),
    areaRow(say, p, 'travel', 'traveller', travelParts(input, say, p)),
    ...marketRows(input, say, p),
  ]
  if (p.labourers > 0) lines.push(say('labourers', { n: p.labourers }))
  return lines.join('\n')
}

function diceText(pool: readonly number[], say: Say): string {
  const faces = (from: number) =>
    pool
      .slice(from, from + 6)
      .flatMap((count, at) => Array<number>(count).fill(at + 1))
      .join(' ') || say('none')
  return `${say('white')} ${faces(0)}, ${say('black')} ${faces(6)}`
}

function alternatives(say: Say, extra: readonly object[]): string {
  return extra.map((cost) => costOf(say, cost as Record<string, number>)).join(` ${say('or')} `)
}

function travelRows(input: PictureInput, say: Say): string[] {
  const { view } = input
  const { stacks } = view.setup.content.travel
  return LETTERS.map((letter) => {
    const { banner, time, extra } = stacks[letter]
    const cost = `${time} ${say('time')} + ${alternatives(say, extra)}`
    return `  ${letter} ${banner.join('/')}: ${cost} (${say('stack', { n: view.travelSizes[letter] })})`
  })
}

function monkRows(input: PictureInput, say: Say): string[] {
  const { view } = input
  return STACKS.map((stack) => {
    const { banner, time, extra } = view.setup.content.monks.stacks[stack]
    const top = view.monkTops[stack]
    const action = top === null ? say('gone') : say(top === 'market' ? 'marketAction' : top)
    const cost = `${time} ${say('time')} + ${alternatives(say, extra)}`
    return `  ${say(stack)} ${banner.join('/')}: ${action}; ${cost} (${say('stack', { n: view.monkSizes[stack] })})`
  })
}

function offerParts(input: PictureInput, say: Say): string[] {
  const { view } = input
  const { church, hall, craft } = lookupOf(view)
  const { field, meetingPlace } = view.setup.content
  const t = say('time')
  const pts = say('points')
  const churches = view.churches.map(
    (name) =>
      `${say(name)} ${church[name].banner.join('/')} (${church[name].time} ${t}, ${church[name].points} ${pts})`,
  )
  const halls = view.halls.map(
    (name) =>
      `${say(name)} ${hall[name].banner.join('/')} (${hall[name].black.time} ${t}, ${hall[name].points} ${pts})`,
  )
  const crafts = GOODS.map((good) => {
    const banners = view.crafts[good].map((card) => craft[good].banners[card]?.join('/'))
    return `${say(craft[good].building)} ${banners.join(' ') || say('gone')} (${craft[good].black.time} ${t})`
  })
  const meeting = `${view.meetings} ${say('meeting')} ${meetingPlace.banner.join('/')} (${meetingPlace.black.time} ${t}, ${meetingPlace.points} ${pts})`
  const fields = `${view.fields} ${say('fields')} ${field.banner.join('/')} (${field.black.time} ${t}, ${field.points} ${pts})`
  return [
    row(say('church'), churches),
    row(say('hall'), [...halls, meeting]),
    row(say('craft'), crafts),
    row(say('harvest'), [fields]),
  ]
}

function playerRow(input: PictureInput, say: Say, seat: number): string {
  const p = playerAt(input, seat)
  const { names, view } = input
  const alive = VILLAGERS.filter((villager) => p.villagers[villager]).map((villager) => say(villager))
  const clouds = view.setup.content.constants.clouds.value
  const parts = [
    `${p.coins} ${say('coins')}`,
    say('tree', { n: p.tree }),
    say('safe', { n: p.safe }),
    say('toBridge', { n: clouds - p.cloud }),
  ]
  return `  ${names[seat]}: ${[...parts, alive.join(' ') || say('nobody'), `${say('forecast')} ${totalOf(input, seat)}`].join(GAP)}`
}

/** Who is on turn, or that nobody is any more. */
export function onTurn(input: PictureInput): number | null {
  const { view } = input
  const turns = view.setup.seats === 2 ? 4 : view.setup.seats
  return view.turns >= turns ? null : activeSeat(view)
}

function chronicleLine(input: PictureInput, say: Say): string {
  const { view, names } = input
  const dead = VILLAGERS.map(
    (villager) => `${say(villager)}: ${view.chronicle[villager].map((seat) => names[seat]).join(', ') || '–'}`,
  )
  const graves = view.graves.map(({ seat, villager }) => `${names[seat]} ${say(villager)}`)
  return row(say('graves', { n: coffinsOf(view), m: bySeats(view, view.setup.content.constants.coffinsToEnd) }), [
    ...dead,
    ...graves,
  ])
}

export function tableBoard(input: PictureInput): string {
  const say = sayer(input)
  const { view, names } = input
  const seat = onTurn(input)
  const { holder, points, palmUp } = view.hand
  const turn = seat === null ? say('over') : say('toMove', { name: names[seat] ?? '' })
  return [
    `Willyville · ${say('round')} ${view.round} · ${turn} · ${say('starts', { name: names[view.first] ?? '' })}`,
    row(say('dice'), [diceText(view.pool, say)]),
    say('hand', { name: names[holder] ?? '', n: points, side: say(palmUp ? 'up' : 'down') }),
    `${say('offer')} (${say('deck', { n: view.deckSize })})`,
    ...view.offer.map((customer) => `  ${customerLine(input, say, customer)}`),
    say('travel'),
    ...travelRows(input, say),
    ...monkRows(input, say),
    ...offerParts(input, say),
    chronicleLine(input, say),
    say('rat', { n: view.rat }),
    ...view.players.map((_, at) => playerRow(input, say, at)),
  ].join('\n')
}

const ROW_WORDS: Record<Category, BoardWord> = {
  church: 'church',
  windows: 'windowsRow',
  hall: 'hall',
  meeting: 'meetingRow',
  harvest: 'harvestRow',
  travel: 'travel',
  served: 'servedSlot',
  story: 'storyRow',
  labourers: 'labourersRow',
  hand: 'handRow',
}

/** Who won, in one sentence; nothing while the game runs. */
export function winLine(input: PictureInput): string {
  const { totals, winners } = resultOf(input.view)
  const name = winners.map((seat) => input.names[seat]).join(', ')
  return tell(input.language, winners.length > 1 ? 'share' : 'wins', { name, n: totals[winners[0] ?? 0] ?? 0 })
}

export function scoreBoard(input: PictureInput): string {
  const say = sayer(input)
  const points = allPoints(input.view)
  const width = Math.max(...input.names.map((name) => name.length), 4) + 2
  const first = Math.max(...CATEGORIES.map((category) => say(ROW_WORDS[category]).length), say('total').length) + 1
  const line = (label: string, cells: readonly (string | number)[]) =>
    label.padEnd(first) + cells.map((cell) => String(cell).padStart(width)).join('')
  return [
    line('', input.names),
    ...CATEGORIES.map((category) =>
      line(
        say(ROW_WORDS[category]),
        points.map((one) => one[category]),
      ),
    ),
    line(
      say('total'),
      points.map((one) => Object.values(one).reduce((sum, more) => sum + more, 0)),
    ),
    ...(onTurn(input) === null ? [winLine(input)] : []),
  ].join('\n')
}
