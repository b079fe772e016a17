import type { Result, Seat } from '#kernel'
import { eventOf } from '#kingsbridge/content-index'
import { lastingOf, priceOf } from '#kingsbridge/rules/lasting'
import { fieldsOf, isAllowed, isFinished } from '#kingsbridge/rules/projects'
import { allPoints, resultOf, totalOf } from '#kingsbridge/rules/score'
import { housesOf, housesOn, type Project, sealsLeft, seatOnTurn } from '#kingsbridge/state'
import type { View } from '#kingsbridge/view'
import { CATEGORIES, STOCKED } from '#kingsbridge/words'
import type { Language } from '#texts'
import type { Voice } from '../presentation.ts'
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
} from './naming.ts'
import { dotted, type Phrasing, phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { isActionPhase } from './status-lines.ts'
import { nameOf, ownedBy, playerAt, viewOf } from './view-access.ts'

/** The table in monospace: everything there is to see, for as long as there are no pictures. */

interface Input {
  readonly phrasing: Phrasing
  readonly shown: Shown
  readonly view: View
}

function inputOf(shown: Shown, language: Language): Input {
  const voice: Voice = { language, emoji: (name) => name }
  return { phrasing: phrasingIn(voice), shown, view: viewOf(shown) }
}

/** Names the players the table waits for. */
function turnText({ phrasing, shown, view }: Input): string {
  const { say } = phrasing
  if (view.isOver || shown.result) return say('board.over')
  if (view.asked.length > 0)
    return say('board.asked', { names: view.asked.map((seat) => nameOf(shown, seat)).join(', ') })
  if (isActionPhase(view)) return say('board.toMove', { name: nameOf(shown, seatOnTurn(view)) })
  return view.event === null ? '' : say('board.orients', { name: nameOf(shown, view.shield) })
}

function titleLine(input: Input): string {
  const { phrasing, shown, view } = input
  const { roundsPerChapter } = view.setup.content.constants
  return dotted([
    'Kingsbridge',
    phrasing.say('chapter', { chapter: roman(view.chapter) }),
    phrasing.say('round', { n: view.round, m: roundsPerChapter.value }),
    turnText(input),
    phrasing.say('count.shield', { name: nameOf(shown, view.shield) }),
  ])
}

/** The corners from north on, and where the arrow points as the card lies or as it is printed. */
function eventLine({ phrasing, view }: Input, id: string, word: 'board.now' | 'board.edge'): string {
  const card = eventOf(view, id)
  return `${phrasing.say(word)}: ${eventTitle(phrasing, view, id)}: ${eventText(phrasing, card)}`
}

function cornersLine({ phrasing, view }: Input, id: string): string {
  const { corners, arrow } = eventOf(view, id)
  const { symbols, council } = view.setup.content
  const texts = Object.entries(corners).map(([corner, symbol]) => `${corner} ${phrasing.benefit(symbols[symbol])}`)
  return `  ${texts.join(', ')}, → ${council.numbers[arrow]}`
}

function favourLine({ phrasing, view }: Input): string {
  const spaces = view.setup.content.favour.spaces.map(({ id }, place) => {
    const name = spaceName(phrasing, id)
    const marked = view.covered.includes(id) ? `x${name}` : name
    return place === view.marker ? `[${marked}]` : marked
  })
  return `${phrasing.say('board.favour')}: ${spaces.join(' ')}`
}

function stockLine({ phrasing, view }: Input): string {
  const goods = STOCKED.map((good) => `${phrasing.say(`name.${good}`)} ${view.stock[good]}`)
  return `${phrasing.say('board.stock')}: ${goods.join(', ')}`
}

function marketLine({ phrasing, view }: Input): string {
  const lasting = lastingOf(view)
  const facts = { wool: priceOf(view, lasting, 'wool'), cloth: priceOf(view, lasting, 'cloth') }
  return phrasing.say(view.isClothCovered ? 'board.marketShut' : 'board.market', facts)
}

function projectLine({ phrasing, shown, view }: Input, project: Project): string {
  const { id, stone, wood, seals } = project
  const fields = fieldsOf(view, id)
  const name = `  ${projectName(phrasing, id)}`
  if (isFinished(view, project)) return `${name}: ${phrasing.say('board.finished')}`
  const names = seals.map((seat) => nameOf(shown, seat)).join(', ')
  const parts = [
    `${stone}/${fields.stone}, ${wood}/${fields.wood}`,
    donorText(phrasing, view, id),
    names !== '' && phrasing.say('board.seals', { names }),
    !isAllowed(view, id) && phrasing.say('board.banned'),
  ]
  return `${name} ${dotted(parts)}`
}

/** The two plots of one yield on one line: who is there, or what a house there takes. */
function plotLines({ phrasing, shown, view }: Input): string[] {
  const { plots } = view.setup.content
  const lines = new Map<string, string[]>()
  for (const [plot, { material }] of plots.entries()) {
    const yields = yieldText(phrasing, view, plot)
    const owner = view.plots[plot] ?? null
    const who = owner === null ? phrasing.say(`name.${material}`) : nameOf(shown, owner)
    lines.set(yields, [...(lines.get(yields) ?? []), `${plot + 1} ${who}`])
  }
  const texts = [...lines].map(([yields, places]) => `${yields}: ${places.join(', ')}`)
  return [`${phrasing.say('board.plots')}`, `  ${texts.join(' | ')}`]
}

function sickLines({ phrasing, view }: Input): string[] {
  if (view.tiles.length === 0) return []
  const sick = view.isSick.flatMap((isSick, place) =>
    isSick ? [`${place + 1}: ${view.tiles[place]}, ${placeText(phrasing, view, place)}`] : [],
  )
  return [`${phrasing.say('board.sick')}: ${sick.join(' | ') || phrasing.say('board.nobody')}`]
}

function playerLine({ phrasing, shown, view }: Input, seat: Seat): string {
  const { say } = phrasing
  const p = playerAt(view, seat)
  const mark = seat === view.shield ? '*' : ' '
  const open = p.open.map((card) => cardName(phrasing, card)).join(', ')
  const goods = ownedBy(p)
  return `${mark} ${nameOf(shown, seat)}: ${dotted([
    phrasing.some('vp', p.vp),
    phrasing.some('houses', housesOn(view, seat)),
    goods !== null && phrasing.goods(goods),
    say('board.hand', { n: p.handSize }),
    open !== '' && say('board.open', { list: open }),
    p.discardSize > 0 && say('board.covered', { n: p.discardSize }),
    ...p.penalties.map((penalty) => say(`penalty.${penalty}`)),
  ])}`
}

export function table(shown: Shown, language: Language): string {
  const input = inputOf(shown, language)
  const { phrasing, view } = input
  const { event, edge } = view
  return [
    titleLine(input),
    ...(event === null ? [] : [eventLine(input, event, 'board.now'), cornersLine(input, event)]),
    ...edge.map((id) => eventLine(input, id, 'board.edge')),
    favourLine(input),
    stockLine(input),
    dotted([marketLine(input), phrasing.say('board.deck', { n: view.deckSize })]),
    phrasing.say('board.projects'),
    ...view.projects.map((project) => projectLine(input, project)),
    ...plotLines(input),
    ...sickLines(input),
    phrasing.say('board.players'),
    ...view.players.map((_, seat) => playerLine(input, seat)),
  ].join('\n')
}

/** One player's things; hand and discards only before the owner's eyes. */
export function mat(shown: Shown, seat: Seat, language: Language): string {
  const input = inputOf(shown, language)
  const { phrasing, view } = input
  const { say } = phrasing
  const p = playerAt(view, seat)
  const goods = ownedBy(p)
  const cards = (list: readonly (typeof p.open)[number][]) =>
    list.map((card) => cardName(phrasing, card)).join(', ') || say('nothing')
  const houses = housesOf(view, seat).map((plot) => `${plot + 1} ${yieldText(phrasing, view, plot)}`)
  const { housesPerPlayer } = view.setup.content.constants
  const left = phrasing.some('houses', housesPerPlayer.value - houses.length)
  return [
    dotted([nameOf(shown, seat), phrasing.some('vp', p.vp)]),
    goods === null ? say('board.screened') : say('board.goods', { list: phrasing.goods(goods) }),
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

function winText(shown: Shown, { totals, winners }: Result, phrasing: Phrasing): string {
  const name = phrasing.list(winners.map((seat) => nameOf(shown, seat)))
  const points = phrasing.some('vp', totals[winners[0] ?? 0] ?? 0)
  return phrasing.say(winners.length > 1 ? 'end.share' : 'end.wins', { name, points })
}

/** Points by where they come from, as far as goods are seen. */
export function score(shown: Shown, language: Language): string {
  const { phrasing, view } = inputOf(shown, language)
  const points = allPoints(view)
  const names = view.players.map((_, seat) => nameOf(shown, seat))
  const width = Math.max(...names.map((name) => name.length), 5) + 2
  const labels = [...CATEGORIES, 'total' as const].map((row) => phrasing.say(`score.${row}`))
  const first = Math.max(...labels.map((label) => label.length)) + 1
  const line = (label: string, cells: readonly (string | number)[]) =>
    label.padEnd(first) + cells.map((cell) => String(cell).padStart(width)).join('')
  const { result = view.isOver ? resultOf(view) : null } = shown
  return [
    line('', names),
    ...CATEGORIES.map((category) =>
      line(
        phrasing.say(`score.${category}`),
        points.map((own) => own[category]),
      ),
    ),
    line(phrasing.say('score.total'), points.map(totalOf)),
    ...(result === null ? [] : [winText(shown, result, phrasing)]),
  ].join('\n')
}
