import { workSlot } from '#discord/app/fair-scheduling'
import { ownAsk, type ScreenContext } from '#discord/app/screen'
import { presentationFor, shownBefore } from '#discord/app/shown-game'
import type { Goal, Picks, Shown, Way } from '#presentation/presentation'
import type { Look } from '#tables'
import { goalArg } from '../shared-args.ts'

const IDEAS = 3

/** A table as somebody looks at it, and where what is worked out of it is kept. */
type Moment = Pick<ScreenContext, 'app' | 'look'>
type GoalsContext = Pick<ScreenContext, 'app' | 'look' | 'reader'>

function momentOf({ commitment, id, entry, seat }: Look): string {
  return `${commitment} ${id} ${entry} ${seat}`
}

/** The table before any draft; not one that is foreseen. */
export function sceneNow({ app, look }: Moment): Shown {
  return { ...shownBefore(look), view: app.memory.views.of(momentOf(look), () => look.before) }
}

function isAsked({ seat, before }: Look): boolean {
  return seat !== null && before !== null
}

/** The goals of the seat; none while it has begun to answer otherwise, or where a game has none. */
export function goalsOf({ app, look, reader }: GoalsContext): readonly Goal[] {
  const { voice } = reader
  return app.memory.goals.of(`${momentOf(look)} ${voice.language}`, () =>
    isAsked(look) ? presentationFor(look).planning.goals(sceneNow({ app, look }), voice) : [],
  )
}

/** The goals a lesson may show: beside those of a turn the answers to a question that lessons teach. */
export function taughtGoals(context: GoalsContext): readonly Goal[] {
  const { look, reader } = context
  const ask = ownAsk(context)
  const { lessons } = presentationFor(look).help
  if (ask === undefined) return goalsOf(context)
  return [
    ...goalsOf(context),
    ...lessons.flatMap((lesson) => lesson.goals?.(sceneNow(context), ask, reader.voice) ?? []),
  ]
}

/** Before goals or moves are asked for: what they are made from is work of its own, in pieces. */
export async function think({ app, look }: Moment, slot = workSlot): Promise<void> {
  await slot()
  if (isAsked(look)) await presentationFor(look).planning.think(sceneNow({ app, look }), slot)
  await slot()
}

/** The best that are of different areas and begin differently; one that brings Death only if it is the best of all. */
export function ideasOf(goals: readonly Goal[]): Goal[] {
  const ideas: Goal[] = []
  for (const goal of goals.toSorted((a, b) => b.worth - a.worth)) {
    if (ideas.length === IDEAS) break
    if (ideas.some((idea) => isLike(idea, goal))) continue
    if (goal.ways[0]?.death && ideas.length > 0) continue
    ideas.push(goal)
  }
  return ideas
}

function isLike(goal: Goal, other: Goal): boolean {
  return goal.area === other.area || (goal.begins !== undefined && goal.begins === other.begins)
}

function startsWith(picks: Picks, draft: Picks): boolean {
  return draft.length <= picks.length && draft.every((pick, index) => pick.join() === picks[index]?.join())
}

export interface Chosen {
  readonly goal: Goal
  readonly way: Way
}

/** Which goal's way a draft follows, if any: it is all there, or could become nothing else. */
export function chosenIn(goals: readonly Goal[], draft: Picks): Chosen | null {
  if (draft.length === 0) return null
  const opening = draft[0]?.join()
  // The picks of a way are dear to work out, and where it is known how ways open, most need not be.
  const isOpened = goals.some(({ ways }) => ways.some(({ opens }) => opens === opening))
  const mayFit = ({ opens }: Way) => !isOpened || opens === undefined || opens === opening
  const followed = (fits: (way: Way) => boolean): Chosen[] =>
    goals.flatMap((goal) => {
      const way = goal.ways.find((way) => mayFit(way) && fits(way))
      return way === undefined ? [] : [{ goal, way }]
    })
  const [whole] = followed(({ picks }) => startsWith(draft, picks))
  if (whole !== undefined) return whole
  const [begun, ...others] = followed(({ picks }) => startsWith(picks, draft))
  return begun !== undefined && others.length === 0 ? begun : null
}

/** The goals a draft belongs to: those that begin as it does, where it takes what no goal would take by itself. */
export function goalsBehind(context: GoalsContext): readonly Goal[] {
  const { look, reader } = context
  const goals = goalsOf(context)
  const [first] = look.draft[0] ?? []
  if (first === undefined || chosenIn(goals, look.draft) !== null) return goals
  return presentationFor(look).composing?.goalsWith(shownBefore(look), first, reader.voice) ?? goals
}

/** The goal a select or a button names, by as much of its id as there is room for. */
export function goalNamed(goals: readonly Goal[], name: string): Goal | undefined {
  return goals.find(({ id }) => goalArg.write(id) === name)
}
