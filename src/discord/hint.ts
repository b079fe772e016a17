import { type Advice, isNo, type Lesson } from '#tables'
import { type Asked, sayNo, stageFor } from './asked.ts'
import { faceFor, namesOf, sceneBefore } from './house.ts'
import { lineScreen } from './screens/around.ts'
import { chosenIn, goalsOf } from './screens/goals.ts'
import type { Stage } from './screens/screen.ts'
import type { Screen } from './send.ts'

/** An idea by the name of its goal, or step by step where it has none. */
function ideaLines(stage: Stage, { picks, news, lead, because }: Advice): string[] {
  const { look, reader } = stage
  const face = faceFor(look)
  const chosen = chosenIn(goalsOf(look, reader), picks)
  const steps = chosen === null ? face.steps(sceneBefore(look), news, reader.voice).join(' · ') : ''
  const what = chosen === null ? steps : `**${chosen.goal.title}** · ${chosen.way.entry.label}`
  const points = Math.round(Math.abs(lead))
  const ahead = reader.say('hintAhead', { points, side: lead < 0 ? 'behind' : 'ahead' })
  return [what, face.because(because, reader.voice), `-# ${ahead}`]
}

/** The master's two favourite plans, with the reason for each. */
export async function hint(asked: Asked, game: number): Promise<Screen> {
  const { house, interaction, reader } = asked
  const stage = await stageFor(asked, game)
  if (isNo(stage)) return sayNo(reader, stage)
  if (!stage.look.plan.ideas) return lineScreen(reader.say('hintsOff'))
  const advice = await house.tables.advise(game, interaction.user.id)
  if (isNo(advice)) return sayNo(reader, advice, stage.look)
  if (advice.length === 0) return lineScreen(reader.say('noHint'))
  return lineScreen(`### ${reader.say('hintHead')}`, ...advice.flatMap((one) => ideaLines(stage, one)))
}

function lessonLines({ look, reader }: Stage, lesson: Lesson): string[] {
  const face = faceFor(look)
  const scene = { view: lesson.view, seat: look.seat, names: namesOf(look) }
  const told = (news: Lesson['playedNews']) =>
    face.tell(scene, { seat: look.seat, by: 'player', news }, reader.voice).join(' ')
  const points = Math.max(1, Math.round(lesson.difference))
  return [
    `**${reader.say('reviewTurn', { turn: lesson.turn, points })}**`,
    `${reader.say('reviewPlayed')} ${told(lesson.playedNews)}`,
    `${reader.say('reviewBetter')} ${told(lesson.betterNews)}`,
  ]
}

/** The two turns of somebody's game in which the master would have done most differently. */
export async function review(asked: Asked, game: number): Promise<Screen> {
  const { house, interaction, reader } = asked
  const stage = await stageFor(asked, game)
  if (isNo(stage)) return sayNo(reader, stage)
  const lessons = await house.tables.review(game, interaction.user.id)
  if (isNo(lessons)) return sayNo(reader, lessons, stage.look)
  if (lessons.length === 0) return lineScreen(reader.say('reviewNone'))
  return lineScreen(`### ${reader.say('reviewHead')}`, ...lessons.flatMap((one) => lessonLines(stage, one)))
}
