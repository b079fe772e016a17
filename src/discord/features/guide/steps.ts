import type { News } from '#kernel'
import type { Goal, Lesson, LessonStep, Shown } from '#presentation/presentation'

/** The turns somebody has taken, each as its news. */
export type OwnTurns = readonly (readonly News[])[]

/** The next thing to be learnt, and the goals that do it or lead there. */
export interface GuideStep {
  readonly lesson: Lesson
  readonly text: Lesson['text']
  readonly number: number
  readonly goals: readonly Goal[]
}

const MOST_WAYS = 3

/** Steps that only lead to a lesson are shown for so many turns; then the next lesson has its turn. */
const TURNS_TOWARDS = 2

/** A player who has taken so many turns for each lesson has learnt without them. */
const TURNS_A_LESSON = 1.5

function turnsUntil(lesson: Lesson, turns: OwnTurns): number | null {
  const place = turns.findIndex((_, turn) => lesson.isDone(turns.slice(0, turn + 1).flat()))
  return place < 0 ? null : place + 1
}

/** The turns taken since the last of the lessons before this one was done. */
function turnsSince(lessons: readonly Lesson[], place: number, turns: OwnTurns): number {
  const done = lessons.slice(0, place).map((lesson) => turnsUntil(lesson, turns) ?? 0)
  return turns.length - Math.max(0, ...done)
}

function isOver(lessons: readonly Lesson[], place: number, turns: OwnTurns): boolean {
  const lesson = lessons[place]
  if (lesson === undefined || lesson.isDone(turns.flat())) return true
  return lesson.turns !== undefined && turnsSince(lessons, place, turns) >= lesson.turns
}

/** True once there is nothing left to be taught. */
export function areOver(lessons: readonly Lesson[], turns: OwnTurns): boolean {
  if (turns.length >= lessons.length * TURNS_A_LESSON) return true
  return lessons.every((_, place) => isOver(lessons, place, turns))
}

/** True on the first turn behind the last lesson. */
export function areJustOver(lessons: readonly Lesson[], turns: OwnTurns): boolean {
  return turns.length > 0 && areOver(lessons, turns) && !areOver(lessons, turns.slice(0, -1))
}

function goalsFor({ fits }: LessonStep, goals: readonly Goal[], shown: Shown): Goal[] {
  const fitting = goals.filter((goal) => fits(goal, shown))
  return fitting.toSorted((a, b) => b.worth - a.worth).slice(0, MOST_WAYS)
}

/** The first thing that is still to be learnt and can be done now, or what leads there. */
export function stepFor(
  lessons: readonly Lesson[],
  turns: OwnTurns,
  goals: readonly Goal[],
  shown: Shown,
): GuideStep | null {
  if (areOver(lessons, turns)) return null
  const open = [...lessons.entries()].filter(([place]) => !isOver(lessons, place, turns))
  const isEarly = (place: number) => turnsSince(lessons, place, turns) < TURNS_TOWARDS
  const inTurn = open.flatMap(([place, lesson]) => stepsOf(lesson, place, isEarly(place)))
  // A step that no longer comes before the lessons behind it still does where they cannot be done.
  const late = open.flatMap(([place, lesson]) => stepsOf(lesson, place, true))
  for (const { step, lesson, place } of [...inTurn, ...late]) {
    const fitting = goalsFor(step, goals, shown)
    if (fitting.length > 0) return { lesson, text: step.text, number: place + 1, goals: fitting }
  }
  return null
}

function stepsOf(lesson: Lesson, place: number, isLeading: boolean) {
  const { towards } = lesson
  const steps: readonly LessonStep[] = towards !== undefined && isLeading ? [lesson, towards] : [lesson]
  return steps.map((step) => ({ step, lesson, place }))
}
