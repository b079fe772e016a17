import type { Benefit, Effect, EffectOf, EventCard, Shown, SpaceEffect } from '#data/kingsbridge/schema'
import { eventOf } from '#kingsbridge/lookup'
import type { View } from '#kingsbridge/view'
import type { Card, ProjectId, SpaceId } from '#kingsbridge/words'
import { isKey, type Tongue } from './tongue.ts'

/** What the things of the game are called. */

const ROMAN = ['', 'I', 'II', 'III', 'IV']

export function roman(chapter: number): string {
  return ROMAN[chapter] ?? String(chapter)
}

export function cardName({ say }: Tongue, card: Card): string {
  return say(`card.${card}`)
}

export function projectName({ say }: Tongue, id: ProjectId): string {
  return say(`project.${id}`)
}

export function spaceName({ say }: Tongue, id: SpaceId): string {
  return say(`space.${id}`)
}

function shownName({ say }: Tongue, of: Shown): string {
  return say(`name.${of}`)
}

/** An event of a table owner's own has only the title it came with. */
export function eventTitle(tongue: Tongue, view: View, id: string): string {
  const key = `event.${id}`
  return isKey(key) ? tongue.say(key) : eventOf(view, id).title
}

type Texts = { readonly [T in Effect['type']]: (tongue: Tongue, effect: EffectOf<T>, isLasting: boolean) => string }

const named = (tongue: Tongue, card: Card) => `«${cardName(tongue, card)}»`

const TEXTS: Texts = {
  project: (tongue, { project }) => tongue.say('fx.project', { project: projectName(tongue, project) }),
  cover: (tongue, { spaces }) =>
    tongue.say('fx.cover', { list: tongue.list([...new Set(spaces.map((id) => spaceName(tongue, id)))]) }),
  ban: (tongue, { except }) => {
    const list = tongue.list(except.map((id) => projectName(tongue, id))) || tongue.say('nothing')
    return tongue.say('fx.ban', { list })
  },
  openCloth: ({ say }) => say('fx.openCloth'),
  exchange: (tongue, { give, get }, isLasting) =>
    tongue.say(isLasting ? 'fx.exchangeLasting' : 'fx.exchange', {
      give: tongue.goods(give),
      get: tongue.benefit(get),
    }),
  gain: (tongue, benefit) => tongue.say('fx.gain', { what: tongue.benefit(benefit) }),
  lose: (tongue, { goods, elseVp }) =>
    tongue.say('fx.lose', { what: tongue.goods(goods), vp: tongue.some('vp', elseVp) }),
  loseAny: (tongue, { count, of, elseVp }) => {
    const facts = { n: count, list: tongue.list(of.map((good) => shownName(tongue, good))) }
    if (elseVp === 0) return tongue.say('fx.loseAnyFree', facts)
    return tongue.say('fx.loseAny', { ...facts, vp: tongue.some('vp', elseVp) })
  },
  loseHouse: (tongue, { elseVp }) => tongue.say('fx.loseHouse', { vp: tongue.some('vp', elseVp) }),
  perUnit: (tongue, { of, vp, max }) =>
    tongue.say('fx.perUnit', { vp: tongue.some('vp', vp), good: shownName(tongue, of), max: tongue.some('vp', max) }),
  check: (tongue, { of, min, passVp, failVp }) =>
    tongue.say('fx.check', {
      min: tongue.some(of, min),
      pass: tongue.some('vp', passVp),
      fail: tongue.some('vp', failVp),
    }),
  skipActions: ({ say }) => say('fx.skipActions'),
  discard: (tongue, { count, how }) =>
    tongue.say(how === 'random' ? 'fx.discardRandom' : 'fx.discardChoice', { cards: tongue.some('cards', count) }),
  build: (tongue, { project, count }) => {
    const facts = { project: projectName(tongue, project) }
    return count === 'all' ? tongue.say('fx.build', facts) : tongue.say('fx.buildSome', { ...facts, n: count })
  },
  price: (tongue, { good, money }) =>
    tongue.say('fx.price', { money: tongue.some('money', money), good: shownName(tongue, good) }),
  forgoGain: (tongue, { goods }) => tongue.say('fx.forgoGain', { what: tongue.goods(goods) }),
  randomDiscard: ({ say }) => say('fx.randomDiscard'),
  cardBonus: (tongue, { card, ...benefit }) =>
    tongue.say('fx.cardBonus', { card: named(tongue, card), what: tongue.benefit(benefit) }),
  cardCost: (tongue, { card, goods }) =>
    tongue.say('fx.cardCost', { card: named(tongue, card), what: tongue.goods(goods) }),
  cardLimit: (tongue, { card, max }) => tongue.say('fx.cardLimit', { card: named(tongue, card), n: max }),
  cardBan: (tongue, { card, part }) =>
    tongue.say(part === undefined ? 'fx.cardBan' : 'fx.banCare', { card: named(tongue, card) }),
}

/** What an event does, made of its effects: so a new event needs no text of its own. */
export function eventText(tongue: Tongue, { effects, kind }: EventCard): string {
  const textOf = (effect: Effect) =>
    (TEXTS[effect.type] as (tongue: Tongue, effect: Effect, isLasting: boolean) => string)(
      tongue,
      effect,
      kind === 'lasting',
    )
  return effects.map(textOf).join('; ')
}

export function spaceText(tongue: Tongue, effect: SpaceEffect): string {
  if ('pay' in effect) return tongue.say('effect.pay', { what: tongue.goods(effect.pay) })
  if ('goods' in effect) return tongue.goods(effect.goods)
  if ('vpPer' in effect) {
    return tongue.say('effect.per', { vp: tongue.some('vp', 1), good: shownName(tongue, effect.vpPer) })
  }
  return tongue.say('effect.has', { vp: tongue.some('vp', effect.vp), good: shownName(tongue, effect.ifHas) })
}

/** What a plot yields. */
export function yieldText(tongue: Tongue, view: View, plot: number): string {
  return tongue.benefit(view.setup.content.plots[plot]?.yield ?? {})
}

/** What caring at a place brings besides the usual VP. */
export function placeText(tongue: Tongue, view: View, place: number): string {
  const { freeHouse, ...benefit } = view.setup.content.plague.places[place]?.benefit ?? {}
  const vp = (benefit.vp ?? 0) + view.setup.content.constants.vpPerCare.value
  const text = tongue.benefit({ ...benefit, vp } as Benefit)
  return freeHouse ? `${text} + ${tongue.say('freeHouse')}` : text
}

/** What a donor gains when the project is finished. */
export function donorText(tongue: Tongue, view: View, id: ProjectId): string {
  const donor = view.setup.content.projects.find((project) => project.id === id)?.donor
  const text = tongue.benefit({ vp: donor?.vp ?? 0, ...(donor?.goods && { goods: donor.goods }) })
  return donor?.care ? `${text} + ${tongue.say('care')}` : text
}
