import { presentationFor, type Reader, shownBefore } from '#discord/app/context'
import { workSlot } from '#discord/app/fair-scheduling'
import type { Goal, Picks, Shown, Way } from '#presentation/presentation'
import type { Look } from '#tables'
import { LruCache } from '#tables/engine/lru-cache'

const IDEAS = 3

const MOST_KEPT = 200

/** What is worked out of a view is kept with it: for who looks at the same moment again, it is the same view. */
const views = new LruCache<Look['before']>(MOST_KEPT)

/** The order of goals is frozen for one turn, and they are dear to make. */
const known = new LruCache<readonly Goal[]>(MOST_KEPT)

function momentOf({ commitment, id, entry, seat }: Look): string {
  return `${commitment} ${id} ${entry} ${seat}`
}

/** The table before any draft; not one that is foreseen. */
export function sceneNow(look: Look): Shown {
  return { ...shownBefore(look), view: views.of(momentOf(look), () => look.before) }
}

function isAsked({ seat, before }: Look): boolean {
  return seat !== null && before !== null
}

/** What the seat could want to do; none while it has begun to answer otherwise, or where a game has no goals. */
export function goalsOf(look: Look, reader: Reader): readonly Goal[] {
  const { voice } = reader
  return known.of(`${momentOf(look)} ${voice.language}`, () =>
    isAsked(look) ? presentationFor(look).goals(sceneNow(look), voice) : [],
  )
}

/** Before goals or moves are asked for: what they are made from is a piece of work of its own. */
export async function think(look: Look, breathe = workSlot): Promise<void> {
  await breathe()
  if (isAsked(look)) presentationFor(look).think(sceneNow(look))
  await breathe()
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

function isLike(one: Goal, other: Goal): boolean {
  return one.area === other.area || (one.begins !== undefined && one.begins === other.begins)
}

function startsWith(picks: Picks, draft: Picks): boolean {
  return draft.length <= picks.length && draft.every((one, at) => one.join() === picks[at]?.join())
}

export interface Chosen {
  readonly goal: Goal
  readonly way: Way
}

/** Which goal's way a draft follows, if any: it is all there, or could become nothing else. */
export function chosenIn(goals: readonly Goal[], draft: Picks): Chosen | null {
  if (draft.length === 0) return null
  const opening = draft[0]?.join()
  // What a way answers is dear to work out, and where it is known how ways open, most need not be.
  const isOpened = goals.some(({ ways }) => ways.some(({ opens }) => opens === opening))
  const mayFit = ({ opens }: Way) => !isOpened || opens === undefined || opens === opening
  const followed = (fits: (way: Way) => boolean): Chosen[] =>
    goals.flatMap((goal) => {
      const way = goal.ways.find((one) => mayFit(one) && fits(one))
      return way === undefined ? [] : [{ goal, way }]
    })
  const [whole] = followed(({ picks }) => startsWith(draft, picks))
  if (whole !== undefined) return whole
  const [begun, ...others] = followed(({ picks }) => startsWith(picks, draft))
  return begun !== undefined && others.length === 0 ? begun : null
}

/** The goals a draft belongs to: those that begin as it does, where it takes what no goal would take by itself. */
export function goalsBehind(look: Look, reader: Reader): readonly Goal[] {
  const goals = goalsOf(look, reader)
  const [first] = look.draft[0] ?? []
  if (first === undefined || chosenIn(goals, look.draft) !== null) return goals
  return presentationFor(look).goalsWith?.(shownBefore(look), first, reader.voice) ?? goals
}
