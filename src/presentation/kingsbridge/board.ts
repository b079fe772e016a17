import type { Result, Seat } from '#kernel'
import { eventOf } from '#kingsbridge/lookup'
import { lastingOf, priceOf } from '#kingsbridge/rules/lasting'
import { fieldsOf, isAllowed, isFinished } from '#kingsbridge/rules/projects'
import { allPoints, resultOf, totalOf } from '#kingsbridge/rules/score'
import { housesOf, housesOn, type Project, sealsLeft, seatOnTurn } from '#kingsbridge/state'
import type { View } from '#kingsbridge/view'
import { CATEGORIES, STOCKED } from '#kingsbridge/words'
import type { Language } from '#texts'
import type { Shown, Voice } from '../presentation.ts'
import { nameOf, ownedBy, playerAt, viewOf } from './known.ts'
import { isActionPhase } from './panel.ts'
import { dotted, type Tongue, tongueOf } from './tongue.ts'
import {
  cardName,
  donorText,
  eventText,
  eventTitle,
  placeText,
  projectName,
  roman,
  spaceName,
  yieldText,
} from './words.ts'

/** The table in monospace: everything there is to see, for as long as there are no pictures. */

interface Input {
  readonly tongue: Tongue
  readonly shown: Shown
  readonly view: View
}

function inputOf(shown: Shown, language: Language): Input {
  const voice: Voice = { language, emoji: (name) => name }
  return { tongue: tongueOf(voice), shown, view: viewOf(shown) }
}

/** Whom the table waits for. */
function turnText({ tongue, shown, view }: Input): string {
  const { say } = tongue
  if (view.isOver || shown.result) return say('board.over')
  if (view.asked.length > 0)
    return say('board.asked', { names: view.asked.map((seat) => nameOf(shown, seat)).join(', ') })
  if (isActionPhase(view)) return say('board.toMove', { name: nameOf(shown, seatOnTurn(view)) })
  return view.event === null ? '' : say('board.orients', { name: nameOf(shown, view.shield) })
}

function titleLine(input: Input): string {
  const { tongue, shown, view } = input
  const { roundsPerChapter } = view.setup.content.constants
  return dotted([
    'Kingsbridge',
    tongue.say('chapter', { chapter: roman(view.chapter) }),
    tongue.say('round', { n: view.round, m: roundsPerChapter.value }),
    turnText(input),
    tongue.say('count.shield', { name: nameOf(shown, view.shield) }),
  ])
}

/** The corners from north on, and where the arrow points as the card lies or as it is printed. */
function eventLine({ tongue, view }: Input, id: string, word: 'board.now' | 'board.edge'): string {
  const card = eventOf(view, id)
  return `${tongue.say(word)}: ${eventTitle(tongue, view, id)}: ${eventText(tongue, card)}`
}

function cornersLine({ tongue, view }: Input, id: string): string {
  const { corners, arrow } = eventOf(view, id)
  const { symbols, council } = view.setup.content
  const texts = Object.entries(corners).map(([corner, symbol]) => `${corner} ${tongue.benefit(symbols[symbol])}`)
  return `  ${texts.join(', ')}, → ${council.numbers[arrow]}`
}

function favourLine({ tongue, view }: Input): string {
  const spaces = view.setup.content.favour.spaces.map(({ id }, at) => {
    const name = spaceName(tongue, id)
    const marked = view.covered.includes(id) ? `x${name}` : name
    return at === view.marker ? `[${marked}]` : marked
  })
  return `${tongue.say('board.favour')}: ${spaces.join(' ')}`
}

function stockLine({ tongue, view }: Input): string {
  const goods = STOCKED.map((good) => `${tongue.say(`name.${good}`)} ${view.stock[good]}`)
  return `${tongue.say('board.stock')}: ${goods.join(', ')}`
}

function marketLine({ tongue, view }: Input): string {
  const lasting = lastingOf(view)
  const facts = { wool: priceOf(view, lasting, 'wool'), cloth: priceOf(view, lasting, 'cloth') }
  return tongue.say(view.isClothCovered ? 'board.marketShut' : 'board.market', facts)
}

function projectLine({ tongue, shown, view }: Input, project: Project): string {
  const { id, stone, wood, seals } = project
  const fields = fieldsOf(view, id)
  const name = `  ${projectName(tongue, id)}`
  if (isFinished(view, project)) return `${name}: ${tongue.say('board.finished')}`
  const names = seals.map((seat) => nameOf(shown, seat)).join(', ')
  const parts = [
    `${stone}/${fields.stone}, ${wood}/${fields.wood}`,
    donorText(tongue, view, id),
    names !== '' && tongue.say('board.seals', { names }),
    !isAllowed(view, id) && tongue.say('board.banned'),
  ]
  return `${name} ${dotted(parts)}`
}

/** The two plots of one yield on one line: who is there, or what a house there takes. */
function plotLines({ tongue, shown, view }: Input): string[] {
  const { plots } = view.setup.content
  const lines = new Map<string, string[]>()
  for (const [plot, { material }] of plots.entries()) {
    const yields = yieldText(tongue, view, plot)
    const owner = view.plots[plot] ?? null
    const who = owner === null ? tongue.say(`name.${material}`) : nameOf(shown, owner)
    lines.set(yields, [...(lines.get(yields) ?? []), `${plot + 1} ${who}`])
  }
  const texts = [...lines].map(([yields, places]) => `${yields}: ${places.join(', ')}`)
  return [`${tongue.say('board.plots')}`, `  ${texts.join(' | ')}`]
}

function sickLines({ tongue, view }: Input): string[] {
  if (view.tiles.length === 0) return []
  const sick = view.isSick.flatMap((one, place) =>
    one ? [`${place + 1}: ${view.tiles[place]}, ${placeText(tongue, view, place)}`] : [],
  )
  return [`${tongue.say('board.sick')}: ${sick.join(' | ') || tongue.say('board.nobody')}`]
}

function playerLine({ tongue, shown, view }: Input, seat: Seat): string {
  const { say } = tongue
  const p = playerAt(view, seat)
  const mark = seat === view.shield ? '*' : ' '
  const open = p.open.map((card) => cardName(tongue, card)).join(', ')
  const goods = ownedBy(p)
  return `${mark} ${nameOf(shown, seat)}: ${dotted([
    tongue.some('vp', p.vp),
    tongue.some('houses', housesOn(view, seat)),
    goods !== null && tongue.goods(goods),
    say('board.hand', { n: p.handSize }),
    open !== '' && say('board.open', { list: open }),
    p.discardSize > 0 && say('board.covered', { n: p.discardSize }),
    ...p.penalties.map((penalty) => say(`penalty.${penalty}`)),
  ])}`
}

export function table(shown: Shown, language: Language): string {
  const input = inputOf(shown, language)
  const { tongue, view } = input
  const { event, edge } = view
  return [
    titleLine(input),
    ...(event === null ? [] : [eventLine(input, event, 'board.now'), cornersLine(input, event)]),
    ...edge.map((id) => eventLine(input, id, 'board.edge')),
    favourLine(input),
    stockLine(input),
    dotted([marketLine(input), tongue.say('board.deck', { n: view.deckSize })]),
    tongue.say('board.projects'),
    ...view.projects.map((project) => projectLine(input, project)),
    ...plotLines(input),
    ...sickLines(input),
    tongue.say('board.players'),
    ...view.players.map((_, seat) => playerLine(input, seat)),
  ].join('\n')
}

/** What lies before one player; hand and discards only before the owner's eyes. */
export function mat(shown: Shown, seat: Seat, language: Language): string {
  const input = inputOf(shown, language)
  const { tongue, view } = input
  const { say } = tongue
  const p = playerAt(view, seat)
  const goods = ownedBy(p)
  const cards = (list: readonly (typeof p.open)[number][]) =>
    list.map((card) => cardName(tongue, card)).join(', ') || say('nothing')
  const houses = housesOf(view, seat).map((plot) => `${plot + 1} ${yieldText(tongue, view, plot)}`)
  const { housesPerPlayer } = view.setup.content.constants
  const left = tongue.some('houses', housesPerPlayer.value - houses.length)
  return [
    dotted([nameOf(shown, seat), tongue.some('vp', p.vp)]),
    goods === null ? say('board.screened') : say('board.goods', { list: tongue.goods(goods) }),
    p.hand === null ? say('board.hand', { n: p.handSize }) : say('board.own', { list: cards(p.hand) }),
    say('board.open', { list: cards(p.open) }),
    p.discards === null
      ? say('board.covered', { n: p.discardSize })
      : say('board.ownCovered', { list: cards(p.discards) }),
    say('board.houses', { list: houses.join(', ') || say('nothing') }),
    say('board.left', { houses: left, seals: sealsLeft(view, seat) }),
    ...(p.penalties.length === 0
      ? []
      : [say('board.owed', { list: p.penalties.map((penalty) => say(`penalty.${penalty}`)).join(', ') })]),
  ].join('\n')
}

function winText(shown: Shown, { totals, winners }: Result, tongue: Tongue): string {
  const name = tongue.list(winners.map((seat) => nameOf(shown, seat)))
  const points = tongue.some('vp', totals[winners[0] ?? 0] ?? 0)
  return tongue.say(winners.length > 1 ? 'end.share' : 'end.wins', { name, points })
}

/** Points by where they come from, as far as goods are seen. */
export function score(shown: Shown, language: Language): string {
  const { tongue, view } = inputOf(shown, language)
  const points = allPoints(view)
  const names = view.players.map((_, seat) => nameOf(shown, seat))
  const width = Math.max(...names.map((name) => name.length), 5) + 2
  const labels = [...CATEGORIES, 'total' as const].map((row) => tongue.say(`score.${row}`))
  const first = Math.max(...labels.map((label) => label.length)) + 1
  const line = (label: string, cells: readonly (string | number)[]) =>
    label.padEnd(first) + cells.map((cell) => String(cell).padStart(width)).join('')
  const { result = view.isOver ? resultOf(view) : null } = shown
  return [
    line('', names),
    ...CATEGORIES.map((category) =>
      line(
        tongue.say(`score.${category}`),
        points.map((one) => one[category]),
      ),
    ),
    line(tongue.say('score.total'), points.map(totalOf)),
    ...(result === null ? [] : [winText(shown, result, tongue)]),
  ].join('\n')
}
