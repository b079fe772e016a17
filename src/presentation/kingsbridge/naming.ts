import type { EffectOf, EffectType, EventCard, Shown, SpaceEffect } from '#data/kingsbridge/schema'
import { eventOf } from '#kingsbridge/content-index'
import type { View } from '#kingsbridge/view'
import type { Card, ProjectId, SpaceId } from '#kingsbridge/words'
import { isKey, type Phrasing } from './phrasing.ts'

/** The names of the game's things. */

const ROMAN = ['', 'I', 'II', 'III', 'IV']

export function roman(chapter: number): string {
  return ROMAN[chapter] ?? String(chapter)
}

export function cardName({ say }: Phrasing, card: Card): string {
  return say(`card.${card}`)
}

export function projectName({ say }: Phrasing, id: ProjectId): string {
  return say(`project.${id}`)
}

export function spaceName({ say }: Phrasing, id: SpaceId): string {
  return say(`space.${id}`)
}

function shownName({ say }: Phrasing, of: Shown): string {
  return say(`name.${of}`)
}

/** An event of a table owner's own has only the title it came with. */
export function eventTitle(phrasing: Phrasing, view: View, id: string): string {
  const key = `event.${id}`
  return isKey(key) ? phrasing.say(key) : eventOf(view, id).title
}

type Texts = { readonly [T in EffectType]: (phrasing: Phrasing, effect: EffectOf<T>, isLasting: boolean) => string }

const named = (phrasing: Phrasing, card: Card) => `«${cardName(phrasing, card)}»`

const TEXTS: Texts = {
  project: (phrasing, { project }) => phrasing.say('fx.project', { project: projectName(phrasing, project) }),
  cover: (phrasing, { spaces }) =>
    phrasing.say('fx.cover', { list: phrasing.list([...new Set(spaces.map((id) => spaceName(phrasing, id)))]) }),
  ban: (phrasing, { except }) => {
    const list = phrasing.list(except.map((id) => projectName(phrasing, id))) || phrasing.say('nothing')
    return phrasing.say('fx.ban', { list })
  },
  openCloth: ({ say }) => say('fx.openCloth'),
  exchange: (phrasing, { give, get }, isLasting) =>
    phrasing.say(isLasting ? 'fx.exchangeLasting' : 'fx.exchange', {
      give: phrasing.goods(give),
      get: phrasing.benefit(get),
    }),
  gain: (phrasing, benefit) => phrasing.say('fx.gain', { what: phrasing.benefit(benefit) }),
  lose: (phrasing, { goods, elseVp }) =>
    phrasing.say('fx.lose', { what: phrasing.goods(goods), vp: phrasing.some('vp', elseVp) }),
  loseAny: (phrasing, { count, of, elseVp }) => {
    const facts = { n: count, list: phrasing.list(of.map((good) => shownName(phrasing, good))) }
    if (elseVp === 0) return phrasing.say('fx.loseAnyFree', facts)
    return phrasing.say('fx.loseAny', { ...facts, vp: phrasing.some('vp', elseVp) })
  },
  loseHouse: (phrasing, { elseVp }) => phrasing.say('fx.loseHouse', { vp: phrasing.some('vp', elseVp) }),
  perUnit: (phrasing, { of, vp, max }) =>
    phrasing.say('fx.perUnit', {
      vp: phrasing.some('vp', vp),
      good: shownName(phrasing, of),
      max: phrasing.some('vp', max),
    }),
  check: (phrasing, { of, min, passVp, failVp }) =>
    phrasing.say('fx.check', {
      min: phrasing.some(of, min),
      pass: phrasing.some('vp', passVp),
      fail: phrasing.some('vp', failVp),
    }),
  skipActions: ({ say }) => say('fx.skipActions'),
  discard: (phrasing, { count, how }) =>
    phrasing.say(how === 'random' ? 'fx.discardRandom' : 'fx.discardChoice', { cards: phrasing.some('cards', count) }),
  build: (phrasing, { project, count }) => {
    const facts = { project: projectName(phrasing, project) }
    return count === 'all' ? phrasing.say('fx.build', facts) : phrasing.say('fx.buildSome', { ...facts, n: count })
  },
  price: (phrasing, { good, money }) =>
    phrasing.say('fx.price', { money: phrasing.some('money', money), good: shownName(phrasing, good) }),
  forgoGain: (phrasing, { goods }) => phrasing.say('fx.forgoGain', { what: phrasing.goods(goods) }),
  randomDiscard: ({ say }) => say('fx.randomDiscard'),
  cardBonus: (phrasing, { card, ...benefit }) =>
    phrasing.say('fx.cardBonus', { card: named(phrasing, card), what: phrasing.benefit(benefit) }),
  cardCost: (phrasing, { card, goods }) =>
    phrasing.say('fx.cardCost', { card: named(phrasing, card), what: phrasing.goods(goods) }),
  cardLimit: (phrasing, { card, max }) => phrasing.say('fx.cardLimit', { card: named(phrasing, card), n: max }),
  cardBan: (phrasing, { card, part }) =>
    phrasing.say(part === undefined ? 'fx.cardBan' : 'fx.banCare', { card: named(phrasing, card) }),
}

/** The text of an event, made of its effects: so a new event needs no text of its own. */
export function eventText(phrasing: Phrasing, { effects, kind }: EventCard): string {
  return effects.map((effect) => effectText(phrasing, effect, kind === 'lasting')).join('; ')
}

function effectText<T extends EffectType>(phrasing: Phrasing, effect: EffectOf<T>, isLasting: boolean): string {
  return TEXTS[effect.type](phrasing, effect, isLasting)
}

export function spaceText(phrasing: Phrasing, effect: SpaceEffect): string {
  if ('pay' in effect) return phrasing.say('effect.pay', { what: phrasing.goods(effect.pay) })
  if ('goods' in effect) return phrasing.goods(effect.goods)
  if ('vpPer' in effect) {
    return phrasing.say('effect.per', { vp: phrasing.some('vp', 1), good: shownName(phrasing, effect.vpPer) })
  }
  return phrasing.say('effect.has', { vp: phrasing.some('vp', effect.vp), good: shownName(phrasing, effect.ifHas) })
}

/** The yield of a plot. */
export function yieldText(phrasing: Phrasing, view: View, plot: number): string {
  return phrasing.benefit(view.setup.content.plots[plot]?.yield ?? {})
}

/** The benefit of caring at a place, the usual VP included. */
export function placeText(phrasing: Phrasing, view: View, place: number): string {
  const { freeHouse, ...benefit } = view.setup.content.plague.places[place]?.benefit ?? {}
  const vp = (benefit.vp ?? 0) + view.setup.content.constants.vpPerCare.value
  const text = phrasing.benefit({ ...benefit, vp })
  return freeHouse ? `${text} + ${phrasing.say('freeHouse')}` : text
}

/** The gain of a donor when the project is finished. */
export function donorText(phrasing: Phrasing, view: View, id: ProjectId): string {
  const donor = view.setup.content.projects.find((project) => project.id === id)?.donor
  const text = phrasing.benefit({ vp: donor?.vp ?? 0, ...(donor?.goods && { goods: donor.goods }) })
  return donor?.care ? `${text} + ${phrasing.say('care')}` : text
}
