import { itemAt, type Result, type Seat } from '#kernel'
import { eventOf } from '#kingsbridge/content-index'
import { cornerOf, incomeOf, numberFor, symbolFor } from '#kingsbridge/rules/council'
import { lastingOf, priceOf } from '#kingsbridge/rules/lasting'
import { fieldsOf, isAllowed, isFinished } from '#kingsbridge/rules/projects'
import { allPoints, resultOf, totalOf } from '#kingsbridge/rules/score'
import { SOURCES, type Source, sourcesOf, usedSources } from '#kingsbridge/rules/sources'
import { housesOf, housesOn, type Project, sealsLeft, seatOnTurn } from '#kingsbridge/state'
import type { View } from '#kingsbridge/view'
import { CATEGORIES, CORNERS, PLACES, STOCKED } from '#kingsbridge/words'
import type { Language } from '#texts'
import { pageText } from '#texts/kingsbridge/pages'
import type { Told, Voice } from '../presentation.ts'
import { dueLine } from './duties.ts'
import { cardName, careText, donorText, projectName, roman, spaceName, yieldText } from './naming.ts'
import { capital, dotted, type Phrasing, phrasingIn, shortenTo } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { eventLine, isActionPhase } from './status-lines.ts'
import { nameOf, newsOf, ownedBy, playerAt, viewOf } from './view-access.ts'

/** The table in monospace: everything there is to see, for as long as there are no pictures. */

interface Input {
  readonly phrasing: Phrasing
  readonly shown: Shown
  readonly view: View
}

function inputOf(shown: Shown, language: Language): Input {
  return inputIn(shown, { language, emoji: (name) => name })
}

function inputIn(shown: Shown, voice: Voice): Input {
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

/** The corner of the council that points at a seat, by the compass. */
function cornerText({ say }: Phrasing, view: View, seat: Seat): string {
  return say(`compass.${itemAt(PLACES, cornerOf(view, seat))}`)
}

/** The card as it lies: who gets which corner, and where the arrow points. Until it is turned, its corners by the compass. */
function cornersLine({ phrasing, shown, view }: Input, id: string): string {
  const card = eventOf(view, id)
  const rotation = view.rotation ?? 0
  const incomeFor = (seat: Seat) => phrasing.signed('+', incomeOf(view, symbolFor(view, card, rotation, seat)))
  const incomes = view.players.map((_, seat) => `${nameOf(shown, seat)} ${incomeFor(seat)}`)
  const printed = CORNERS.map((corner, place) => {
    const income = phrasing.signed('+', incomeOf(view, card.corners[corner]))
    return `${phrasing.say(`compass.${itemAt(PLACES, place)}`)} ${income}`
  })
  const list = (view.rotation === null ? printed : incomes).join(', ')
  const facts = { list, n: numberFor(view, card, rotation) }
  return `  ${phrasing.say(view.rotation === null ? 'board.unturned' : 'board.turned', facts)}`
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
  const paid = (good: 'wool' | 'cloth') => phrasing.some('money', priceOf(view, lasting, good))
  const facts = { wool: paid('wool'), cloth: paid('cloth') }
  return phrasing.say(view.isClothCovered ? 'board.marketShut' : 'board.market', facts)
}

function projectLine({ phrasing, shown, view }: Input, project: Project): string {
  const { id, stone, wood, seals } = project
  const fields = fieldsOf(view, id)
  const name = `  ${projectName(phrasing, id)}`
  if (isFinished(view, project)) return `${name}: ${phrasing.say('board.finished')}`
  const names = seals.map((seat) => nameOf(shown, seat)).join(', ')
  const parts = [
    `${name}: ${phrasing.say('board.fields', { stone, stones: fields.stone, wood, woods: fields.wood })}`,
    phrasing.say('board.bonus', { what: donorText(phrasing, view, id) }),
    names !== '' && phrasing.say('board.seals', { names }),
    !isAllowed(view, id) && phrasing.say('board.banned'),
  ]
  return dotted(parts)
}

/** The two plots of one yield side by side: who is there, or which material a house there takes. */
function plotLines({ phrasing, shown, view }: Input): string[] {
  const { plots } = view.setup.content
  const lines = new Map<string, string[]>()
  for (const [plot, { material }] of plots.entries()) {
    const yields = yieldText(phrasing, view, plot)
    const owner = view.plots[plot] ?? null
    const who = owner === null ? phrasing.say(`name.${material}`) : nameOf(shown, owner)
    lines.set(yields, [...(lines.get(yields) ?? []), `#${plot + 1} ${who}`])
  }
  const texts = [...lines].map(([yields, places]) => `${yields}: ${places.join(', ')}`)
  return [phrasing.say('board.plots'), `  ${texts.join(' | ')}`]
}

function sickLines({ phrasing, view }: Input): string[] {
  if (view.tiles.length === 0) return []
  const { say, some } = phrasing
  const sick = view.isSick.flatMap((isSick, place) => {
    const knowledge = some('knowledge', view.tiles[place] ?? 0)
    const facts = { place: say('place', { n: place + 1 }), knowledge, what: careText(phrasing, view, [place]) }
    return isSick ? [say('board.sickAt', facts)] : []
  })
  return [`${say('board.sick')}: ${sick.join(' | ') || say('board.nobody')}`]
}

function playerLine({ phrasing, shown, view }: Input, seat: Seat): string {
  const { say } = phrasing
  const p = playerAt(view, seat)
  const mark = seat === view.shield ? '*' : ' '
  const open = p.open.map((card) => cardName(phrasing, card)).join(', ')
  const goods = ownedBy(p)
  const houses = housesOn(view, seat)
  return `${mark} ${nameOf(shown, seat)} (${cornerText(phrasing, view, seat)}): ${dotted([
    phrasing.some('vp', p.vp),
    houses > 0 && phrasing.some('houses', houses),
    goods !== null && phrasing.held(goods),
    open !== '' && say('board.open', { list: open }),
    ...p.penalties.map((penalty) => say(`penalty.${penalty}`)),
  ])}`
}

function dueLines({ phrasing, view }: Input, seat: Seat | null): string[] {
  const due = dueLine(phrasing, view, seat)
  return due === null ? [] : [due]
}

/** Longer boards than this would be cut where they are shown. */
const MOST_BOARD = 2300
const SHORT_NAME = 12

/** Cuts long names rather than the end of the board. */
export function table(shown: Shown, language: Language): string {
  const board = tableText(shown, language)
  if (board.length <= MOST_BOARD) return board
  return tableText({ ...shown, names: shown.names.map((name) => shortenTo(name, SHORT_NAME)) }, language)
}

function tableText(shown: Shown, language: Language): string {
  const input = inputOf(shown, language)
  const { phrasing, view } = input
  return [
    titleLine(input),
    ...(view.event === null ? [] : [eventLine(phrasing, view, view.event), cornersLine(input, view.event)]),
    ...view.edge.map((id) => eventLine(phrasing, view, id)),
    ...dueLines(input, null),
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

/** A project that goes on, as short as can be: what was brought of what it needs. */
function briefProject({ phrasing, view }: Input, { id, stone, wood }: Project): string {
  const { stone: stones, wood: woods } = fieldsOf(view, id)
  const parts = phrasing.say('board.fields', { stone, stones, wood, woods })
  return `${projectName(phrasing, id)} ${parts}`
}

/** The table as a notice needs it: everybody's points, the event with its incomes, the stock, and what is being built. */
export function brief(shown: Shown, voice: Voice): string[] {
  const input = inputIn(shown, voice)
  const { phrasing, view } = input
  const points = view.players.map(({ vp }, seat) => `${nameOf(shown, seat)} ${phrasing.some('vp', vp)}`)
  const events =
    view.event === null ? [] : [eventLine(phrasing, view, view.event), cornersLine(input, view.event).trim()]
  const open = view.projects.filter((project) => !isFinished(view, project) && isAllowed(view, project.id))
  const projects = open.map((project) => briefProject(input, project)).join(' · ')
  const small = [
    ...events,
    ...view.edge.map((id) => eventLine(phrasing, view, id)),
    stockLine(input),
    projects === '' ? '' : `${phrasing.say('board.projects')}: ${projects}`,
  ]
  return [dotted(points), ...small.filter((line) => line !== '').map((line) => `-# ${line}`)]
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
  const houses = housesOf(view, seat).map(
    (plot) => `${say('plot', { n: plot + 1 })} (${yieldText(phrasing, view, plot)})`,
  )
  const { housesPerPlayer } = view.setup.content.constants
  const left = phrasing.some('houses', housesPerPlayer.value - houses.length)
  return [
    dotted([nameOf(shown, seat), phrasing.some('vp', p.vp)]),
    goods === null ? say('board.screened') : say('board.goods', { list: phrasing.held(goods) }),
    ...(seat === shown.seat ? dueLines(input, seat) : []),
    p.hand === null ? capital(say('board.hand', { n: p.handSize })) : say('board.own', { list: cards(p.hand) }),
    say('board.ownOpen', { list: cards(p.open) }),
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

/** The rows of the score in words: by source where the whole game is told, else as the track has them. */
function scoreRows(input: Input, told: readonly Told[]): { label: string; points: number[]; isScreened: boolean }[] {
  const { phrasing, view } = input
  const known = sourcesOf(
    view,
    told.flatMap(({ news }) => newsOf(news)),
  )
  if (known === null) {
    const all = allPoints(view)
    return CATEGORIES.map((category) => ({
      label: phrasing.say(`score.${category}`),
      points: all.map((own) => own[category]),
      isScreened: category !== 'track',
    }))
  }
  const isScreened = (source: Source) => source === 'material' || source === 'money'
  const used = usedSources(known)
  return SOURCES.filter((source) => used.includes(source) || isScreened(source)).map((source) => ({
    label: pageText(phrasing.voice.language, `source.${source}`),
    points: known.map((own) => own[source]),
    isScreened: isScreened(source),
  }))
}

/** Points by where they come from; what goods behind a screen would bring is left open. */
export function score(shown: Shown, language: Language, told: readonly Told[] = []): string {
  const input = inputOf(shown, language)
  const { phrasing, view } = input
  const rows = scoreRows(input, told)
  const names = view.players.map((_, seat) => nameOf(shown, seat))
  const width = Math.max(...names.map((name) => name.length), 5) + 2
  const total = phrasing.say('score.total')
  const first = Math.max(...[...rows.map(({ label }) => label), total].map((label) => label.length)) + 1
  const line = (label: string, cells: readonly string[]) =>
    label.padEnd(first) + cells.map((cell) => cell.padStart(width)).join('')
  const isHidden = (seat: Seat) => playerAt(view, seat).goods === null
  const { result = view.isOver ? resultOf(view) : null } = shown
  return [
    line('', names),
    ...rows.map(({ label, points, isScreened }) =>
      line(
        label,
        points.map((value, seat) =>
          isScreened && isHidden(seat) ? phrasing.say('hidden') : phrasing.number(value).replace('-', '−'),
        ),
      ),
    ),
    line(
      total,
      allPoints(view).map((own, seat) => {
        const n = phrasing.number(totalOf(own))
        return isHidden(seat) ? phrasing.say('atLeast', { n }) : n
      }),
    ),
    ...(result === null ? [] : [winText(shown, result, phrasing)]),
  ].join('\n')
}
