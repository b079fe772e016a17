import { playerOf } from '#games/shared/seats'
import type { Seat } from '#kernel'
import type { VillageNews } from '#village/news'
import type { View } from '#village/view'
import type { Place } from '#village/words'
import type { Flag } from '../common/flags.ts'
import { windowOn, withFlag } from '../common/window.ts'
import type { Picture } from '../engine/draw.ts'
import { onFarm } from './farm/place-ids.ts'
import type { Traces } from './farm/scene.ts'
import { farmPicture } from './farm.ts'
import { membersNamed } from './farm-changes.ts'
import type { PictureInput } from './input.ts'

/** A farm as a plan would leave it: what it changes is flagged, what it leaves behind is pale, a death is framed. */

interface Journey {
  readonly member: string
  readonly from: Place
  readonly to: Place
  readonly isDeath: boolean
}

const printed = (name: string) => name.replace('+', '')

function stepOf(news: VillageNews): Journey | null {
  switch (news.kind) {
    case 'memberMoved':
    case 'died':
      return { member: news.member, from: news.from, to: news.to, isDeath: news.kind === 'died' }
    case 'memberBorn':
      return { member: news.member, from: 'supply', to: 'farm', isDeath: false }
    case 'enshrined':
      return { member: news.member, from: 'grave', to: 'chronicle.song', isDeath: false }
    default:
      return null
  }
}

/** The whole way of everybody the plan moves: who goes on from where they came to has gone one way. */
function journeysOf(news: readonly VillageNews[]): Journey[] {
  const journeys: Journey[] = []
  for (const event of news) {
    const step = stepOf(event)
    if (step === null) continue
    const before = journeys.findIndex(({ member, to }) => to === step.from && printed(member) === printed(step.member))
    const [first] = before < 0 ? [step] : journeys.splice(before, 1)
    journeys.push({ ...step, from: first?.from ?? step.from })
  }
  return journeys
}

/** The position before the plan paid or won back its first time. */
function lapBefore(view: View, news: readonly VillageNews[]): number | null {
  const positions = view.setup.content.constants.lap.value
  for (const event of news) {
    if (event.kind === 'timePaid') return (((event.lap - event.time) % positions) + positions) % positions
    if (event.kind === 'timeRegained') return event.lap + event.time
  }
  return null
}

/** What a plan leaves behind on the farm of its seat. */
export function tracesOf(view: View, seat: Seat, all: readonly VillageNews[]): Traces {
  const news = all.filter((event) => 'seat' in event && event.seat === seat)
  const from = new Map<number, Place>()
  const dead = new Set<number>()
  for (const journey of journeysOf(news)) {
    const named = membersNamed(view, seat, { member: journey.member, place: journey.to })
    const member = named.find((other) => !from.has(other))
    if (member === undefined) continue
    from.set(member, journey.from)
    if (journey.isDeath) dead.add(member)
  }
  const lap = lapBefore(view, news)
  return { from, dead, lap: lap === playerOf(view, seat).lap ? null : lap }
}

/** Shown from near where all that changes lies close together; for a phone always as a whole. */
export function farmPreview(
  input: PictureInput,
  seat: Seat,
  flags: readonly Flag[],
  news: readonly VillageNews[],
): Picture {
  const traces = tracesOf(input.view, seat, news)
  const whole = farmPicture(input, seat, flags, traces)
  if (input.size === 'phone') return whole
  const shown = new Set([...flags.map(({ place }) => place), ...(traces.lap === null ? [] : [onFarm.lap(traces.lap)])])
  const boxes = whole.places.filter(({ id }) => shown.has(id)).map(({ box }) => withFlag(box))
  const window = windowOn(whole, boxes)
  return window === undefined ? whole : { ...whole, window }
}
