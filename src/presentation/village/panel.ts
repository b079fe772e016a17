import type { Question, Result, Seat } from '#kernel'
import type { Key } from '#texts/village/index'
import { contentIndexOf } from '#village/content-index'
import { hasSet } from '#village/modules/in-play'
import { countAt, isAlive } from '#village/rules/members'
import { allPoints, rankOf } from '#village/rules/score'
import { UNSEEN } from '#village/view'
import { GROUPS, type Place, SPACES, type Space, WARES } from '#village/words'
import type { Voice } from '../presentation.ts'
import { signOf } from './emojis.ts'
import { dotted, isKey, type Phrasing, phrasingOf, playerAt, viewOf } from './phrasing.ts'
import type { Shown } from './shown.ts'

/** Small lines about where the game stands, and about its end. */

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

export function totalAt(shown: Pick<Shown, 'view'>, seat: Seat): number {
  return sumOf(Object.values(allPoints(viewOf(shown))[seat] ?? {}))
}

/** The tiles of customers that a seat holds face down: others do not see their points. */
export function hiddenTiles(shown: Pick<Shown, 'view'>, seat: Seat): number {
  return playerAt(viewOf(shown), seat).customers.filter((card) => card === UNSEEN).length
}

/** `27 points + 6 tiles` where some of them are face down. */
export function pointsText(phrasing: Phrasing, shown: Pick<Shown, 'view'>, seat: Seat): string {
  const points = phrasing.some('points', totalAt(shown, seat))
  const n = hiddenTiles(shown, seat)
  return n === 0 ? points : phrasing.say('board.tiles', { points, n })
}

/** Everything in stock. */
export function stockText(phrasing: Phrasing, shown: Pick<Shown, 'view'>, seat: Seat): string {
  const { stock } = playerAt(viewOf(shown), seat)
  const held = WARES.filter((ware) => stock[ware] > 0).map((ware) => phrasing.some(ware, stock[ware]))
  return held.join(', ') || phrasing.say('word.nothing')
}

/** The same with an emoji for each, where these are to be had. */
function stockSigns(voice: Voice, shown: Pick<Shown, 'view'>, seat: Seat): string {
  const { stock } = playerAt(viewOf(shown), seat)
  const signs = WARES.filter((ware) => stock[ware] > 0).map((ware) => signOf(voice, ware, stock[ware]))
  const isWhole = signs.length > 0 && signs.every((sign) => sign !== null)
  return isWhole ? signs.join(' ') : stockText(phrasingOf(voice.language), shown, seat)
}

export function lapText(phrasing: Phrasing, shown: Pick<Shown, 'view'>, seat: Seat): string {
  const view = viewOf(shown)
  const { lap, deaths } = playerAt(view, seat)
  const of = phrasing.say('head.lap', { n: lap + 1, m: view.setup.content.constants.lap.value })
  return dotted([of, deaths > 0 && phrasing.say('head.due', { n: deaths })])
}

export function head(shown: Shown, voice: Voice): string[] {
  const { seat } = shown
  if (seat === null) return []
  const phrasing = phrasingOf(voice.language)
  return [stockSigns(voice, shown, seat), lapText(phrasing, shown, seat)]
}

export function moment(shown: Shown, voice: Voice): string {
  const { say } = phrasingOf(voice.language)
  const view = viewOf(shown)
  const left = sumOf(view.cubes)
  return dotted([
    say('moment.round', { n: view.round }),
    say('moment.cubes', { n: left }),
    view.end && say('moment.last'),
  ])
}

/** The graves taken in the chronicle, the graveyard and the sea. */
export function count(shown: Shown, voice: Voice): string {
  const { say } = phrasingOf(voice.language)
  const view = viewOf(shown)
  const { graves, open } = contentIndexOf(view)
  const written = sumOf(GROUPS.map((group) => countAt(view, `chronicle.${group}`)))
  const sea = view.setup.content.port.seaBurial.length
  return dotted([
    say('count.chronicle', { n: written, m: sumOf(Object.values(open)) }),
    say('count.graves', { n: countAt(view, 'grave'), m: graves }),
    hasSet(view, 'port') && say('count.sea', { n: countAt(view, 'sea'), m: sea }),
  ])
}

/** Last turns are known; otherwise the turns go round for as long as there are cubes. At mass it is nobody's turn. */
export function turns(shown: Shown): Seat[] {
  const view = viewOf(shown)
  if (view.acting === undefined && view.turn === null && !view.isOver) return []
  if (view.end !== null) return [view.due, ...view.end.left]
  const { seats } = view.setup
  const left = Math.min(seats, sumOf(view.cubes))
  return Array.from({ length: left }, (_, turn) => (view.due + turn) % seats)
}

/** The dead bring no points any more where they stood, and count in no tie: so it is said how many live. */
function livingChange({ say }: Phrasing, was: readonly Place[], is: readonly Place[]): string[] {
  const [from, to] = [was.filter(isAlive).length, is.filter(isAlive).length]
  return from === to ? [] : [`${say('board.living', { n: from })} → **${to}**`]
}

/** `2 horses → **3**` for everything that changes. */
export function changes(before: Shown, after: Shown, voice: Voice): string {
  const phrasing = phrasingOf(voice.language)
  const { seat } = before
  if (seat === null) return ''
  const [was, is] = [playerAt(viewOf(before), seat), playerAt(viewOf(after), seat)]
  const changed = (label: string, from: number, to: number) =>
    from === to ? [] : [`${phrasing.some(label, from)} → **${to}**`]
  const parts = [
    ...WARES.flatMap((ware) => changed(ware, was.stock[ware], is.stock[ware])),
    ...changed('points', totalAt(before, seat), totalAt(after, seat)),
    ...livingChange(phrasing, was.at, is.at),
    ...(was.lap === is.lap ? [] : [`${lapText(phrasing, before, seat)} → **${is.lap + 1}**`]),
  ]
  return parts.length === 0 ? phrasing.say('then.same') : phrasing.say('then.label', { list: dotted(parts) })
}

function soloEnding(shown: Shown, { totals }: Result, phrasing: Phrasing): string[] {
  const view = viewOf(shown)
  const total = totals[0] ?? 0
  const rankIndex = view.setup.content.solo.ranks.value.findIndex(({ name }) => name === rankOf(view, total))
  const key = `rank.${rankIndex}`
  const rank = isKey(key) ? phrasing.say(key as Key) : rankOf(view, total)
  return [phrasing.say('end.solo', { name: shown.names[0] ?? '', points: phrasing.some('points', total), rank })]
}

export function ending(shown: Shown, result: Result, voice: Voice): string[] {
  const phrasing = phrasingOf(voice.language)
  const { totals, winners, left = [...totals.keys()] } = result
  if (totals.length === 1) return soloEnding(shown, result, phrasing)
  const nameOf = (seat: number) => shown.names[seat] ?? ''
  const best = totals[winners[0] ?? 0] ?? 0
  const seats = totals.map((_, seat) => seat).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
  const tied = seats.filter((seat) => totals[seat] === best && left.includes(seat))
  const facts = { name: phrasing.list(winners.map(nameOf)), points: phrasing.some('points', best) }
  return [
    phrasing.say(winners.length > 1 ? 'end.share' : 'end.wins', facts),
    dotted(seats.map((seat) => `${nameOf(seat)} ${totals[seat]}`)),
    ...(tied.length > winners.length ? [phrasing.say('end.tie')] : []),
  ]
}

export function question(_scene: Shown, ask: Question, voice: Voice): string {
  const phrasing = phrasingOf(voice.language)
  const { about } = ask
  const key = `ask.${about}`
  if (isKey(key)) return phrasing.say(key as Key)
  if ((SPACES as readonly string[]).includes(about)) {
    return phrasing.say('ask.action', { space: phrasing.space(about as Space) })
  }
  return phrasing.say('ask.other')
}
