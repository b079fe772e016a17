import type { Seat } from '#kernel'
import { isLastRound, turnsOfRound } from '#willyville/scenes/round'
import { bySeats, coffinsOf, jokersOf, stockOf } from '#willyville/state'
import type { View } from '#willyville/view'
import { GOODS } from '#willyville/words'
import type { Voice } from '../presentation.ts'
import { poolSigns } from './dice.ts'
import { dotted, type Phrasing, phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { cloudsOf, ownOf, playerOf, stateOf, viewOf } from './view-access.ts'

/** Small lines about where the game stands. */

/** From here on the line warns of Death rather than counting to the bridge. */
const NEAR = 3

function stockLine(phrasing: Phrasing, shown: Shown): string {
  const p = ownOf(shown)
  const goods = GOODS.flatMap((good) =>
    p.crafts[good] !== null || stockOf(p, good) > 0 ? [phrasing.sign(good, stockOf(p, good))] : [],
  )
  const jokers = jokersOf(p) > 0 ? [phrasing.sign('joker', jokersOf(p))] : []
  const markers = p.meeting !== null && p.meeting.markers > 0 ? [phrasing.some('marker', p.meeting.markers)] : []
  const stories = p.tree > 0 ? [phrasing.sign('story', p.tree)] : []
  const stock = [...goods, ...jokers, ...stories].join(' ')
  return dotted([phrasing.sign('coin', p.coins), stock, ...markers])
}

function timeLine(phrasing: Phrasing, shown: Shown): string {
  const { say, icon } = phrasing
  const p = ownOf(shown)
  const clouds = cloudsOf(viewOf(shown))
  const left = clouds - p.cloud
  const cloud = `${icon('time')} ${say('head.cloud', { n: p.cloud + 1, m: clouds })}`.trim()
  if (p.death) return dotted([cloud, `${icon('death')} ${say('head.deathWalks')}`.trim()])
  if (left > NEAR) return dotted([cloud, say('head.toBridge', { n: left })])
  return dotted([cloud, `${icon('death')} ${say('head.deathAfter', { time: phrasing.sign('time', left) })}`.trim()])
}

export function head(shown: Shown, voice: Voice): string[] {
  const phrasing = phrasingIn(voice)
  const dice = poolSigns(phrasing, viewOf(shown).pool)
  const lines = shown.seat === null ? [dice] : [dice, stockLine(phrasing, shown), timeLine(phrasing, shown)]
  return lines.filter((line) => line !== '')
}

export function moment(shown: Shown, voice: Voice): string {
  const { say } = phrasingIn(voice)
  const view = viewOf(shown)
  const state = stateOf(view)
  const { seats } = view.setup
  const turns = turnsOfRound(state)
  const now = Math.min(view.turns + 1, turns)
  const isOwn = shown.seat !== null && (view.first + view.turns) % seats === shown.seat && view.turns < turns
  const place = seats === 2 ? Math.ceil(now / 2) : now
  const yours = say(seats === 2 ? 'moment.yours' : 'moment.you', { n: place })
  const order = isOwn ? yours : say('moment.turn', { n: now, m: turns })
  return dotted([say('moment.round', { n: view.round }), order, isLastRound(state) && say('moment.last')])
}

/** Turns of this round only: who starts the next one is not known before this one is over. */
export function turns(shown: Shown): Seat[] {
  const view = viewOf(shown)
  const left = Math.max(0, turnsOfRound(stateOf(view)) - view.turns)
  return Array.from({ length: left }, (_, next) => (view.first + view.turns + next) % view.setup.seats)
}

/** Two players have two turns a round each: after the first one somebody comes again, which no bot needs to hear. */
export function again(shown: Shown, voice: Voice): string | null {
  const { setup, turns: done } = viewOf(shown)
  const [now, next] = turns(shown)
  if (setup.seats !== 2 || done === 0 || now === undefined || next === undefined) return null
  if (shown.faces?.[next]) return null
  return phrasingIn(voice).say('moment.again', { name: shown.names[next] ?? '', other: shown.names[now] ?? '' })
}

export function count(shown: Shown, voice: Voice): string {
  const { say, icon } = phrasingIn(voice)
  const view = viewOf(shown)
  const most = bySeats(view, view.setup.content.constants.coffinsToEnd)
  const [graves, rat] = [{ n: coffinsOf(view), m: most }, { n: view.rat }]
  return dotted([
    icon('coffin') === '' ? say('count.graves', graves) : `${icon('coffin')} ${say('count.of', graves)}`,
    icon('rat') === '' ? say('count.rat', rat) : `${icon('rat')} ${say('count.toGo', rat)}`,
    say('count.starts', { name: shown.names[view.hand.holder] ?? '' }),
  ])
}

/** W-SETUP: later seats have more coins, and the hand begins. */
export function opening(shown: Shown, voice: Voice): { begins: string[]; lines: string[] } {
  const phrasing = phrasingIn(voice)
  const view = viewOf(shown)
  const begins = view.players.map((p, seat) => {
    const hand = view.hand.holder === seat ? `${phrasing.icon('hand') || `(${phrasing.say('name.hand')})`} ` : ''
    return `${hand}${phrasing.sign('coin', p.coins)}`
  })
  const n = bySeats(view, view.setup.content.constants.coffinsToEnd)
  return { begins, lines: [phrasing.say('opening.end', { n })] }
}

const USUAL_ROUNDS = { 2: 11, 3: 20, 4: 20 }

/** A usual game; by how many graves are filled it is known better. */
export function usualRounds(seats: number): number {
  return bySeats({ setup: { seats } }, USUAL_ROUNDS)
}

function roundsToGo(view: View): number {
  const [filled, most] = [coffinsOf(view), bySeats(view, view.setup.content.constants.coffinsToEnd)]
  const usual = usualRounds(view.setup.seats)
  const left = filled === 0 ? usual - view.round : Math.ceil(((most - filled) * view.round) / filled)
  return Math.max(1, Math.min(left, usual))
}

export function holds(shown: Shown, seat: number, voice: Voice): string[] {
  const phrasing = phrasingIn(voice)
  const view = viewOf(shown)
  const { coins, tree, safe } = playerOf(view, seat)
  const signs = [phrasing.sign('coin', coins), phrasing.sign('story', tree), phrasing.sign('point', safe)]
  return [signs.join(' '), phrasing.say('holds.rounds', { n: roundsToGo(view) })]
}
