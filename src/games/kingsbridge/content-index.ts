import type { Cards, EventCard } from '#data/kingsbridge/schema'
import { memoOf } from '#games/shared/memo'
import { recordFrom } from '#kernel'
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
  /** A text by plot that is the same for the two plots of one yield. */
  readonly yields: readonly string[]
}

function makeContentIndex(cards: Cards): ContentIndex {
  const { events, projects, favour, actionCards, plots, constants } = cards
  const chapters = Array.from({ length: constants.chapters.value + 1 }, (_, chapter) =>
    events.filter((event) => event.chapter === chapter).map(({ id }) => id),
  )
  const isStarred = (card: Card) => actionCards.some(({ id, starred }) => id === card && starred)
  return {
    event: Object.fromEntries(events.map((event) => [event.id, event])),
    chapters,
    project: recordFrom(projects.map((project) => [project.id, project])),
    space: recordFrom(favour.spaces.map(({ id }, place) => [id, place])),
    starred: CARDS.filter(isStarred),
    yields: plots.map((plot) => JSON.stringify(plot.yield)),
  }
}

interface Held {
  readonly setup: { readonly content: Cards }
}

const indexOf = memoOf(makeContentIndex)

export function contentIndexOf({ setup }: Held): ContentIndex {
  return indexOf(setup.content)
}

/** The event on the council; asked for only while one lies there. */
export function currentEvent(t: Held & { readonly event: string | null }): EventCard {
  if (t.event === null) throw new Error('no event lies on the council')
  return eventOf(t, t.event)
}

export function eventOf(t: Held, id: string): EventCard {
  const event = contentIndexOf(t).event[id]
  if (event === undefined) throw new Error(`no event ${id}`)
  return event
}
