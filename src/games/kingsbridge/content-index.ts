import type { Cards, EventCard } from '#data/kingsbridge/schema'
import { CARDS, type Card, type ProjectId, type SpaceId } from './words.ts'

/** The card values arranged so that rules need not search. */
interface ContentIndex {
  readonly event: Readonly<Record<string, EventCard>>
  /** The events of each chapter; the first list stays empty. */
  readonly chapters: readonly (readonly string[])[]
  readonly project: Readonly<Record<ProjectId, Cards['projects'][number]>>
  /** The places of the favour spaces on the track. */
  readonly space: Readonly<Record<SpaceId, number>>
  readonly starred: readonly Card[]
  /** What the two plots of one yield share, by plot. */
  readonly yields: readonly string[]
}

function makeLookup(cards: Cards): ContentIndex {
  const { events, projects, favour, actionCards, plots, constants } = cards
  const chapters = Array.from({ length: constants.chapters.value + 1 }, (_, chapter) =>
    events.filter((event) => event.chapter === chapter).map(({ id }) => id),
  )
  const isStarred = (card: Card) => actionCards.some(({ id, starred }) => id === card && starred)
  return {
    event: Object.fromEntries(events.map((event) => [event.id, event])),
    chapters,
    project: Object.fromEntries(projects.map((project) => [project.id, project])) as ContentIndex['project'],
    space: Object.fromEntries(favour.spaces.map(({ id }, at) => [id, at])) as ContentIndex['space'],
    starred: CARDS.filter(isStarred),
    yields: plots.map((plot) => JSON.stringify(plot.yield)),
  }
}

const known = new WeakMap<Cards, ContentIndex>()

export function contentIndexOf(t: { readonly setup: { readonly content: Cards } }): ContentIndex {
  const cards = t.setup.content
  const found = known.get(cards)
  if (found !== undefined) return found
  const made = makeLookup(cards)
  known.set(cards, made)
  return made
}

export function eventOf(t: Parameters<typeof contentIndexOf>[0], id: string): EventCard {
  const event = contentIndexOf(t).event[id]
  if (event === undefined) throw new Error(`no event ${id}`)
  return event
}
