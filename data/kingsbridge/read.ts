import { readOwn, repeated } from '../own.ts'
import { CARDS } from './cards.ts'
import { type Cards, cardsSchema, type Effect, type EventCard } from './schema.ts'

function twiceIn(cards: Cards): string[] {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
  const { favour, actionCards, projects, events } = cards
  const lists = {
    favour: ids(favour.spaces),
    actionCards: ids(actionCards),
    projects: ids(projects),
    events: ids(events),
  }
  return Object.entries(lists).flatMap(([list, names]) => {
    const twice = repeated(names)
    return twice === undefined ? [] : [`${list}: ${twice} stands there twice.`]
  })
}

const LASTING: readonly Effect['type'][] = [
  'price',
  'exchange',
  'forgoGain',
  'randomDiscard',
  'cardBonus',
  'cardCost',
  'cardLimit',
  'cardBan',
]
const IMMEDIATE: readonly Effect['type'][] = [
  'project',
  'cover',
  'ban',
  'openCloth',
  'exchange',
  'gain',
  'lose',
  'loseAny',
  'loseHouse',
  'perUnit',
  'check',
  'skipActions',
  'discard',
  'build',
]

/** K-PLAGUE-3: knowledge is never lost. */
function takesKnowledge(effect: Effect): boolean {
  if (effect.type === 'lose' || effect.type === 'cardCost') return (effect.goods.knowledge ?? 0) > 0
  if (effect.type === 'loseAny') return effect.of.includes('knowledge')
  return effect.type === 'exchange' && (effect.give.knowledge ?? 0) > 0
}

function wrongWithEvent(event: EventCard): string[] {
  const wrong: string[] = []
  const allowed = event.kind === 'lasting' ? LASTING : IMMEDIATE
  for (const effect of event.effects) {
    const { type } = effect
    if (!allowed.includes(type)) wrong.push(`events: ${event.id} is ${event.kind}, which ${type} is not.`)
    if (takesKnowledge(effect)) wrong.push(`events: ${event.id} takes knowledge, which is never lost.`)
  }
  const exchanges = event.effects.filter(({ type }) => type === 'exchange').length
  if (event.kind === 'lasting' && exchanges > 1) wrong.push(`events: ${event.id} lasts with more than one exchange.`)
  return wrong
}

function wrongWithChapters({ constants, events }: Cards): string[] {
  const { chapters, eventsPerChapter, eventsDrawnPerChapter, maxLastingPerChapter, roundsPerChapter } = constants
  const wrong: string[] = []
  if (eventsDrawnPerChapter.value < roundsPerChapter.value) {
    wrong.push('constants.eventsDrawnPerChapter: every round needs an event.')
  }
  for (let chapter = 1; chapter <= chapters.value; chapter++) {
    const own = events.filter((event) => event.chapter === chapter)
    const lasting = own.filter(({ kind }) => kind === 'lasting').length
    if (own.length !== eventsPerChapter.value || own.length < eventsDrawnPerChapter.value) {
      wrong.push(`events: chapter ${chapter} has ${own.length} and not ${eventsPerChapter.value}.`)
    }
    if (lasting > maxLastingPerChapter.value) wrong.push(`events: chapter ${chapter} has ${lasting} lasting ones.`)
  }
  return wrong
}

/** Finds what the shape alone does not say. */
function contradictionsOf(cards: Cards): string[] {
  const wrong = [...twiceIn(cards), ...cards.events.flatMap(wrongWithEvent), ...wrongWithChapters(cards)]
  if (!Object.values(cards.council.numbers).includes(0)) wrong.push('council.numbers: one side must bear a 0.')
  for (const material of ['stone', 'wood'] as const) {
    const fields = cards.projects.reduce((sum, project) => sum + project.fields[material], 0)
    if (fields > cards.stock[material].value) wrong.push(`projects: more fields for ${material} than the stock has.`)
  }
  const starred = cards.actionCards.filter((card) => card.starred).length
  if (starred !== cards.constants.roundsPerChapter.value) wrong.push('actionCards: a starred one for every round.')
  return wrong
}

/** A table owner's own values on top of ours, or one sentence for everything that is wrong with them. */
export function readCards(text: string): Cards | { wrong: string[] } {
  return readOwn(text, {
    ours: CARDS,
    schema: cardsSchema,
    example: '{ "taxDie": { "faces": [3] } }',
    contradictionsOf,
  })
}
