import type { Question, Result, Seat } from '#kernel'
import type { Key } from '#texts/village/index'
import { lookupOf } from '#village/lookup'
import { countAt } from '#village/rules/members'
import { allPoints, rankOf } from '#village/rules/score'
import { GROUPS, SPACES, type Space, WARES } from '#village/words'
import type { Scene, Voice } from '../face.ts'
import { dotted, isKey, playerAt, type Tongue, tongueOf, viewOf } from './tongue.ts'

/** Small lines about where the game stands, and about its end. */

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}

export function totalAt(scene: Pick<Scene, 'view'>, seat: Seat): number {
  return sumOf(Object.values(allPoints(viewOf(scene))[seat] ?? {}))
}

/** Everything in stock. */
export function stockText(tongue: Tongue, scene: Pick<Scene, 'view'>, seat: Seat): string {
  const { stock } = playerAt(viewOf(scene), seat)
  const held = WARES.filter((ware) => stock[ware] > 0).map((ware) => tongue.some(ware, stock[ware]))
  return held.join(', ') || tongue.say('word.nothing')
}

export function lapText(tongue: Tongue, scene: Pick<Scene, 'view'>, seat: Seat): string {
  const view = viewOf(scene)
  const { lap, deaths } = playerAt(view, seat)
  const of = tongue.say('head.lap', { n: lap + 1, m: view.setup.content.constants.lap.value })
  return dotted([of, deaths > 0 && tongue.say('head.due', { n: deaths })])
}

export function head(scene: Scene, voice: Voice): string[] {
  const { seat } = scene
  if (seat === null) return []
  const tongue = tongueOf(voice.language)
  return [stockText(tongue, scene, seat), lapText(tongue, scene, seat)]
}

export function moment(scene: Scene, voice: Voice): string {
  const { say } = tongueOf(voice.language)
  const view = viewOf(scene)
  const left = sumOf(view.cubes)
  return dotted([
    say('moment.round', { n: view.round }),
    say('moment.cubes', { n: left }),
    view.end && say('moment.last'),
  ])
}

/** How full the chronicle, the graveyard and the sea are. */
export function count(scene: Scene, voice: Voice): string {
  const { say } = tongueOf(voice.language)
  const view = viewOf(scene)
  const { graves, open, sets } = lookupOf(view)
  const written = sumOf(GROUPS.map((group) => countAt(view, `chronicle.${group}`)))
  const sea = view.setup.content.port.seaBurial.length
  return dotted([
    say('count.chronicle', { n: written, m: sumOf(Object.values(open)) }),
    say('count.graves', { n: countAt(view, 'grave'), m: graves }),
    sets.port && say('count.sea', { n: countAt(view, 'sea'), m: sea }),
  ])
}

/** Last turns are known; otherwise the turns go round for as long as there are cubes. */
export function turns(scene: Scene): Seat[] {
  const view = viewOf(scene)
  if (view.end !== null) return [view.due, ...view.end.left]
  const { seats } = view.setup
  const left = Math.min(seats, sumOf(view.cubes))
  return Array.from({ length: left }, (_, at) => (view.due + at) % seats)
}

/** `2 horses → **3**` for everything that changes. */
export function changes(before: Scene, after: Scene, voice: Voice): string {
  const tongue = tongueOf(voice.language)
  const { seat } = before
  if (seat === null) return ''
  const [was, is] = [playerAt(viewOf(before), seat), playerAt(viewOf(after), seat)]
  const changed = (what: string, from: number, to: number) =>
    from === to ? [] : [`${tongue.some(what, from)} → **${to}**`]
  const parts = [
    ...WARES.flatMap((ware) => changed(ware, was.stock[ware], is.stock[ware])),
    ...changed('points', totalAt(before, seat), totalAt(after, seat)),
    ...(was.lap === is.lap ? [] : [`${lapText(tongue, before, seat)} → **${is.lap + 1}**`]),
  ]
  return parts.length === 0 ? tongue.say('then.same') : tongue.say('then.label', { list: dotted(parts) })
}

function soloEnding(scene: Scene, { totals }: Result, tongue: Tongue): string[] {
  const view = viewOf(scene)
  const total = totals[0] ?? 0
  const at = view.setup.content.solo.ranks.value.findIndex(({ name }) => name === rankOf(view, total))
  const key = `rank.${at}`
  const rank = isKey(key) ? tongue.say(key as Key) : rankOf(view, total)
  return [tongue.say('end.solo', { name: scene.names[0] ?? '', points: tongue.some('points', total), rank })]
}

export function ending(scene: Scene, result: Result, voice: Voice): string[] {
  const tongue = tongueOf(voice.language)
  const { totals, winners, left = [...totals.keys()] } = result
  if (totals.length === 1) return soloEnding(scene, result, tongue)
  const nameOf = (seat: number) => scene.names[seat] ?? ''
  const best = totals[winners[0] ?? 0] ?? 0
  const seats = totals.map((_, seat) => seat).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))
  const tied = seats.filter((seat) => totals[seat] === best && left.includes(seat))
  const facts = { name: tongue.list(winners.map(nameOf)), points: tongue.some('points', best) }
  return [
    tongue.say(winners.length > 1 ? 'end.share' : 'end.wins', facts),
    dotted(seats.map((seat) => `${nameOf(seat)} ${totals[seat]}`)),
    ...(tied.length > winners.length ? [tongue.say('end.tie')] : []),
  ]
}

export function question(_scene: Scene, ask: Question, voice: Voice): string {
  const tongue = tongueOf(voice.language)
  const { about } = ask
  const key = `ask.${about}`
  if (isKey(key)) return tongue.say(key as Key)
  if ((SPACES as readonly string[]).includes(about)) {
    return tongue.say('ask.action', { space: tongue.space(about as Space) })
  }
  return tongue.say('ask.other')
}
