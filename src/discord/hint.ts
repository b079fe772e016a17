import { type Advice, type Effort, isNo, type Lesson, type Outcome } from '#tables'
import { type Asked, sayNo, stageFor } from './asked.ts'
import { faceFor, namesOf, sceneBefore } from './house.ts'
import { Latest } from './latest.ts'
import { button, rows, section, text } from './parts.ts'
import type { Press } from './router.ts'
import { lineScreen } from './screens/around.ts'
import { chosenIn, goalsOf } from './screens/goals.ts'
import { idOn, type Stage, screen } from './screens/screen.ts'
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

/** Advice is dear: it is kept while its question stands, and the strong kind is thought about once. */
const known = new Latest<Promise<Outcome<Advice[]>>>(200)

/** By game and person, who thinks for whom right now. */
const thinking = new Map<string, AbortController>()

function thinkerFor({ interaction }: Asked, game: number): string {
  return `${game} ${interaction.user.id}`
}

/** Who is stopped tells what he knows by then. */
export async function stopThinking(press: Press): Promise<null> {
  thinking.get(thinkerFor(press, press.id.game))?.abort()
  return null
}

async function think(asked: Asked, game: number, effort: Effort): Promise<Outcome<Advice[]>> {
  const thinker = thinkerFor(asked, game)
  const stop = new AbortController()
  thinking.set(thinker, stop)
  try {
    return await asked.house.tables.advise(game, asked.interaction.user.id, effort, stop.signal)
  } finally {
    if (thinking.get(thinker) === stop) thinking.delete(thinker)
  }
}

async function adviceOn(asked: Asked, { look }: Stage, effort: Effort): Promise<Outcome<Advice[]>> {
  const { interaction } = asked
  const key = `${look.commitment} ${look.id} ${look.entry} ${interaction.user.id} ${effort}`
  const advice = await known.of(key, () => think(asked, look.id, effort))
  if (isNo(advice)) known.drop(key)
  return advice
}

/** S21: the master's plan and the two next best, with the reason for each. */
export async function hint(asked: Asked, game: number, effort: Effort = 'usual'): Promise<Screen> {
  const { reader } = asked
  const stage = await stageFor(asked, game)
  if (isNo(stage)) return sayNo(reader, stage)
  if (!stage.look.plan.ideas) return lineScreen(reader.say('hintsOff'))
  const advice = await adviceOn(asked, stage, effort)
  if (isNo(advice)) return sayNo(reader, advice, stage.look)
  if (advice.length === 0) return lineScreen(reader.say('noHint'))
  return screen([
    text(`### ${reader.say(effort === 'strong' ? 'strongHintHead' : 'hintHead')}`),
    ...advice.map((one, at) =>
      section(
        ideaLines(stage, one).join('\n'),
        button(idOn(stage, 'advised', `${effort} ${at}`), reader.say('choose'), at === 0 ? 'next' : 'plain'),
      ),
    ),
    ...rows([
      effort === 'usual' && button(idOn(stage, 'stronger'), reader.say('strongerHint')),
      button(idOn(stage, 'panel'), reader.say('back')),
    ]),
  ])
}

/** Takes one of the plans of a hint, as its button names it. */
export async function takeAdvice(press: Press): Promise<Outcome<unknown>> {
  const { house, id, interaction } = press
  const [effort, at] = id.arg.split(' ')
  const stage = await stageFor(press, id.game)
  if (isNo(stage)) return stage
  const advice = await adviceOn(press, stage, effort === 'strong' ? 'strong' : 'usual')
  if (isNo(advice)) return advice
  const picks = advice[Number(at)]?.picks
  if (picks === undefined) return { no: 'moved-on', facts: {} }
  return house.tables.recompose(id.game, interaction.user.id, picks, press.press)
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
