import type { Benefit, EffectOf, EffectType, EventCard, Goods, Shown, SpaceEffect } from '#data/kingsbridge/schema'
import { eventOf } from '#kingsbridge/content-index'
import type { Use } from '#kingsbridge/options'
import { sumOf } from '#kingsbridge/rules/goods'
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

/** Words for a card or project beside the rulebook's, which somebody may type. */
const OTHER_WORDS: Readonly<Partial<Record<string, 'also.rent' | 'also.guildhall'>>> = {
  rent: 'also.rent',
  guildhall: 'also.guildhall',
}

/** Other words a use of a card is found by. */
export function otherWords({ say }: Phrasing, use: Use, card?: Card): string {
  const things = [card ?? '', use.kind, 'project' in use ? use.project : '']
  return things.flatMap((thing) => (OTHER_WORDS[thing] === undefined ? [] : [say(OTHER_WORDS[thing])])).join(' ')
}

/** An event of a table owner's own has only the title it came with. */
export function eventTitle(phrasing: Phrasing, view: View, id: string): string {
  const key = `event.${id}`
  return isKey(key) ? phrasing.say(key) : eventOf(view, id).title
}

type Texts = { readonly [T in EffectType]: (phrasing: Phrasing, effect: EffectOf<T>, isLasting: boolean) => string }

/** A card or project within a sentence. */
const quotedCard = (phrasing: Phrasing, card: Card) => phrasing.quoted(cardName(phrasing, card))
const quotedProject = (phrasing: Phrasing, id: ProjectId) => phrasing.quoted(projectName(phrasing, id))

const TEXTS: Texts = {
  project: (phrasing, { project }) => phrasing.say('fx.project', { project: quotedProject(phrasing, project) }),
  cover: (phrasing, { spaces }) =>
    phrasing.say('fx.cover', { list: phrasing.list([...new Set(spaces.map((id) => spaceName(phrasing, id)))]) }),
  ban: (phrasing, { except }) => {
    const list = phrasing.list(except.map((id) => quotedProject(phrasing, id)))
    return phrasing.say('fx.ban', { n: except.length, list })
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
    const facts = { n: count, list: phrasing.choice(of.map((good) => shownName(phrasing, good))) }
    if (elseVp === 0) return phrasing.say('fx.loseAnyFree', facts)
    return phrasing.say('fx.loseAny', { ...facts, vp: phrasing.some('vp', elseVp) })
  },
  loseHouse: (phrasing, { elseVp }) => phrasing.say('fx.loseHouse', { vp: phrasing.some('vp', elseVp) }),
  perUnit: (phrasing, { of, vp, max }) =>
    phrasing.say('fx.perUnit', {
      vp: phrasing.some('vp', vp),
      of,
      good: shownName(phrasing, of),
      max: phrasing.some('vp', max),
    }),
  check: (phrasing, { of, min, passVp, failVp }) =>
    phrasing.say('fx.check', {
      what: phrasing.some(of, min),
      pass: phrasing.some('vp', passVp),
      fail: phrasing.some('vp', failVp),
    }),
  skipActions: ({ say }) => say('fx.skipActions'),
  discard: (phrasing, { count, how }) =>
    phrasing.say(how === 'random' ? 'fx.discardRandom' : 'fx.discardChoice', { cards: phrasing.some('cards', count) }),
  build: (phrasing, { project, count }) => {
    const facts = { project: quotedProject(phrasing, project) }
    return count === 'all' ? phrasing.say('fx.build', facts) : phrasing.say('fx.buildSome', { ...facts, n: count })
  },
  price: (phrasing, { good, money }) =>
    phrasing.say('fx.price', { money: phrasing.some('money', money), good: phrasing.some(good, 1) }),
  forgoGain: (phrasing, { goods }) => phrasing.say('fx.forgoGain', { what: phrasing.goods(goods) }),
  randomDiscard: ({ say }) => say('fx.randomDiscard'),
  cardBonus: (phrasing, { card, ...benefit }) =>
    phrasing.say('fx.cardBonus', { card: quotedCard(phrasing, card), what: phrasing.benefit(benefit) }),
  cardCost: (phrasing, { card, goods }) =>
    phrasing.say('fx.cardCost', { card: quotedCard(phrasing, card), what: phrasing.goods(goods) }),
  cardLimit: (phrasing, { card, max }) => phrasing.say('fx.cardLimit', { card: quotedCard(phrasing, card), n: max }),
  cardBan: (phrasing, { card, part }) =>
    phrasing.say(part === undefined ? 'fx.cardBan' : 'fx.banCare', { card: quotedCard(phrasing, card) }),
}

/** The text of an event, made of its effects: so a new event needs no text of its own. */
export function eventText(phrasing: Phrasing, { effects, kind }: EventCard): string {
  return effects.map((effect) => effectText(phrasing, effect, kind === 'lasting')).join('. ')
}

function effectText<T extends EffectType>(phrasing: Phrasing, effect: EffectOf<T>, isLasting: boolean): string {
  return TEXTS[effect.type](phrasing, effect, isLasting)
}

/** A space of the favour track, with the sign of what it brings or takes. */
export function spaceText(phrasing: Phrasing, effect: SpaceEffect): string {
  if ('pay' in effect) return phrasing.signed('−', { goods: effect.pay })
  if ('goods' in effect) return phrasing.signed('+', effect)
  if ('vpPer' in effect) {
    const { vpPer: of } = effect
    return phrasing.say('effect.per', { vp: phrasing.signed('+', { vp: 1 }), of, good: shownName(phrasing, of) })
  }
  const vp = phrasing.signed('+', { vp: effect.vp })
  return phrasing.say('effect.has', { vp, good: shownName(phrasing, effect.ifHas) })
}

export function yieldOf(view: View, plot: number): Benefit {
  return view.setup.content.plots[plot]?.yield ?? {}
}

/** The yield of a plot. */
export function yieldText(phrasing: Phrasing, view: View, plot: number): string {
  return phrasing.benefit(yieldOf(view, plot))
}

/** The benefit of caring at these places, the usual VP included. */
export function careText(phrasing: Phrasing, view: View, places: readonly number[]): string {
  const { plague, constants } = view.setup.content
  const benefits = places.map((place) => plague.places[place]?.benefit ?? {})
  const vp = benefits.reduce((sum, benefit) => sum + (benefit.vp ?? 0) + constants.vpPerCare.value, 0)
  const goods = benefits.reduce((sum: Goods, benefit) => sumOf(sum, benefit.goods ?? {}), {})
  const text = phrasing.signed('+', { goods, vp })
  return benefits.some(({ freeHouse }) => freeHouse) ? `${text} +${phrasing.say('freeHouse')}` : text
}

/** The gain of a donor when the project is finished. */
export function donorText(phrasing: Phrasing, view: View, id: ProjectId): string {
  const donor = view.setup.content.projects.find((project) => project.id === id)?.donor
  const text = phrasing.signed('+', { vp: donor?.vp ?? 0, ...(donor?.goods && { goods: donor.goods }) })
  return donor?.care ? `${text}, ${phrasing.say('care')}` : text
}
