import { type Component, select } from '#discord/app/components'
import { LIMITS } from '#discord/app/limits'
import type { ScreenContext } from '#discord/app/screen'
import { idOn } from '#discord/app/verb-ids'
import type { Entry, Way } from '#presentation/presentation'
import type { Chosen } from './goals.ts'

/** Stands for what is put together by hand among the ways. */
export const OTHER = 'other'

function choiceId({ choices = [] }: Way, place: number): string {
  return choices[place]?.id ?? ''
}

/** Says whether two ways agree in their first choices. */
function agrees(way: Way, other: Way, count: number): boolean {
  return Array.from({ length: count }, (_, place) => choiceId(way, place) === choiceId(other, place)).every(Boolean)
}

function isSameDice(way: Way, other: Way): boolean {
  return way.picks[0]?.join() === other.picks[0]?.join()
}

/** For each answer to a choice the way it leads to: with the same dice if there is one. */
function answersAt({ goal, way }: Chosen, place: number): Way[] {
  const ways = goal.ways.filter((candidate) => agrees(candidate, way, place))
  const ids = [...new Set(ways.map((candidate) => choiceId(candidate, place)))]
  return ids.map((id) => {
    const leading = ways.filter((candidate) => choiceId(candidate, place) === id)
    const alike = leading.find((candidate) => isSameDice(candidate, way))
    return leading.includes(way) ? way : (alike ?? (leading[0] as Way))
  })
}

interface WayQuestion {
  readonly place: number
  readonly question: string
  readonly title: string | undefined
  readonly ways: readonly Way[]
  readonly other: string | undefined
  entryOf(way: Way): Entry
}

/** The choices on the way, one after the other; last the ways themselves. */
function asksOf(chosen: Chosen, question: string): WayQuestion[] {
  const { goal, way } = chosen
  const choices = way.choices ?? []
  const asks = choices.map((choice, place): WayQuestion => {
    const entryOf = (candidate: Way) => candidate.choices?.[place]?.entry ?? candidate.entry
    const ways = answersAt(chosen, place)
    return { place, question: choice.question, title: choice.title, ways, other: undefined, entryOf }
  })
  const ways = goal.ways.filter((candidate) =>
    agrees(candidate, way, Math.max(choices.length, candidate.choices?.length ?? 0)),
  )
  const dice = { question, title: goal.waysTitle, other: goal.otherWays }
  return [...asks, { ...dice, place: choices.length, ways, entryOf: (candidate) => candidate.entry }]
}

/** S7: a filled select for each choice there really is, what sets the ways apart first, then the dice. */
export function waySelects(context: ScreenContext, chosen: Chosen): Component[] {
  const { app, reader } = context
  const { goal, way } = chosen
  const asks = asksOf(chosen, reader.say('otherWays')).filter(({ ways }) => ways.length > 1)
  return asks.map(({ place, question, title, ways, other, entryOf }) => {
    const more = other === undefined ? [] : [{ value: OTHER, label: other }]
    const rows = ways.slice(0, LIMITS.options - more.length).map((candidate) => {
      const { label, description, emoji } = entryOf(candidate)
      const isChosen = candidate === way
      return {
        value: String(goal.ways.indexOf(candidate)),
        label: isChosen && title !== undefined ? `${title}: ${label}` : label,
        // Which dice an answer takes, where nothing more is to be said of it.
        description: description ?? (entryOf(candidate) === candidate.entry ? undefined : candidate.entry.label),
        emoji: app.emojis.inButton(emoji),
        chosen: isChosen,
      }
    })
    return select(idOn(context, 'way', { place, goal: goal.id }), question, [...rows, ...more])
  })
}
