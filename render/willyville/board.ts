import type { Cost } from '#data/willyville/schema'
import type { Result } from '#kernel'
import { type BoardWord, boardText } from '#texts/willyville/boards'
import { contentIndexOf } from '#willyville/content-index'
import { allPoints } from '#willyville/rules/score'
import { activeSeat, bySeats, coffinsOf } from '#willyville/state'
import { CATEGORIES, type Category, GOODS, LETTERS, STACKS, VILLAGERS } from '#willyville/words'
import {
  costOf,
  counted,
  customerLine,
  GAP,
  playerAt,
  pricedPoints,
  row,
  type Say,
  sayer,
  standing,
} from './board-parts.ts'
import { endOf } from './end.ts'
import type { PictureInput } from './input.ts'

/** Everything a picture says, in monospace: for people who do not see pictures, and for channels that take none. */

function diceText(pool: readonly number[], say: Say): string {
  const faces = (from: number) =>
    pool
      .slice(from, from + 6)
      .flatMap((count, index) => Array<number>(count).fill(index + 1))
      .join(' ') || say('none')
  return `${say('white')} ${faces(0)}, ${say('black')} ${faces(6)}`
}

/** `−2 time, −2 horses or −2 coins`. */
function prices(input: PictureInput, say: Say, time: number, extra: readonly Cost[]): string {
  const alternatives = extra.map((cost) => costOf(input, cost)).join(` ${say('or')} `)
  return [`−${counted(input, 'time', time)}`, alternatives].filter((part) => part !== '').join(', ')
}

function travelRows(input: PictureInput, say: Say): string[] {
  const { view } = input
  const { stacks } = view.setup.content.travel
  return LETTERS.map((letter) => {
    const { banner, time, extra } = stacks[letter]
    const cost = prices(input, say, time, extra)
    return `  ${letter} ${banner.join('/')}: ${cost} (${say('stack', { n: view.travelSizes[letter] })})`
  })
}

function monkRows(input: PictureInput, say: Say): string[] {
  const { view } = input
  return STACKS.map((stack) => {
    const { banner, time, extra } = view.setup.content.monks.stacks[stack]
    const top = view.monkTops[stack]
    const action = top === null ? say('gone') : say(top === 'market' ? 'marketAction' : top)
    const cost = prices(input, say, time, extra)
    return `  ${say(stack)} ${banner.join('/')}: ${cost} → ${action} (${say('stack', { n: view.monkSizes[stack] })})`
  })
}

function offerParts(input: PictureInput, say: Say): string[] {
  const { view } = input
  const { church, hall, craft } = contentIndexOf(view)
  const { field, meetingPlace } = view.setup.content
  const churches = view.churches.map(
    (name) =>
      `${say(name)} ${church[name].banner.join('/')} (${pricedPoints(input, church[name].time, church[name].points)})`,
  )
  const halls = view.halls.map(
    (name) =>
      `${say(name)} ${hall[name].banner.join('/')} (${pricedPoints(input, hall[name].black.time, hall[name].points)})`,
  )
  const crafts = GOODS.map((good) => {
    const banners = view.crafts[good].map((card) => craft[good].banners[card]?.join('/'))
    return `${say(craft[good].building)} ${banners.join(' ') || say('gone')} (−${counted(input, 'time', craft[good].black.time)})`
  })
  const meetings = say('meetings', { n: view.meetings })
  const meeting = `${meetings} ${meetingPlace.banner.join('/')} (${pricedPoints(input, meetingPlace.black.time, meetingPlace.points)})`
  const fields = `${counted(input, 'fields', view.fields)} ${field.banner.join('/')} (${pricedPoints(input, field.black.time, field.points)})`
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
    counted(input, 'coin', p.coins),
    say('tree', { n: p.tree }),
    say('safe', { n: p.safe }),
    say('toBridge', { n: clouds - p.cloud }),
  ]
  return `  ${names[seat]}: ${[...parts, alive.join(' ') || say('nobody'), standing(input, say, seat)].join(GAP)}`
}

/** The seat on turn, null where nobody is any more. */
function onTurn(input: PictureInput): number | null {
  const { view } = input
  if (endOf(input) !== null) return null
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

/** The customers to choose from. */
export function marketBoard(input: PictureInput): string {
  const say = sayer(input)
  const { offer, deckSize } = input.view
  return [
    `${say('offer')} (${say('deck', { n: deckSize })})`,
    ...offer.map((customer) => `  ${customerLine(input, customer)}`),
  ].join('\n')
}

export function tableBoard(input: PictureInput): string {
  const say = sayer(input)
  const { view, names } = input
  const seat = onTurn(input)
  const { holder, points, palmUp } = view.hand
  const story = counted(input, 'story', points)
  const turn = seat === null ? say('over') : say('toMove', { name: names[seat] ?? '' })
  return [
    `Willyville · ${say('round')} ${view.round} · ${turn} · ${say('starts', { name: names[view.first] ?? '' })}`,
    row(say('dice'), [diceText(view.pool, say)]),
    say('hand', { name: names[holder] ?? '', story, side: say(palmUp ? 'up' : 'down') }),
    marketBoard(input),
    say('travel'),
    ...travelRows(input, say),
    ...monkRows(input, say),
    ...offerParts(input, say),
    chronicleLine(input, say),
    say('rat', { n: view.rat }),
    ...view.players.map((_, index) => playerRow(input, say, index)),
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

/** Names the winner in one sentence. */
export function winLine(input: PictureInput, { totals, winners }: Result): string {
  const name = winners.map((seat) => input.names[seat]).join(', ')
  return boardText(input.language, winners.length > 1 ? 'share' : 'wins', { name, n: totals[winners[0] ?? 0] ?? 0 })
}

export function scoreBoard(input: PictureInput): string {
  const end = endOf(input)
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
        points.map((own) => own[category]),
      ),
    ),
    line(
      say('total'),
      points.map((own) => Object.values(own).reduce((sum, more) => sum + more, 0)),
    ),
    ...(end === null ? [] : [winLine(input, end)]),
  ].join('\n')
}
