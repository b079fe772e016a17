import { createHash } from 'node:crypto'
import { button, rows, section, text } from '#discord/app/components'
import { namesOf, presentationFor, shownBefore } from '#discord/app/context'
import { type Asked, sayNo, stageFor } from '#discord/app/requests'
import type { Press } from '#discord/app/router'
import { idOn, type Stage, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { type Advice, type Effort, isNo, type Lesson, type Outcome } from '#tables'
import { Latest } from '#tables/latest'
import { lineScreen } from '../boards/around.ts'
import { chosenIn, goalsOf } from '../turn/goals.ts'

/** An idea by the name of its goal, or step by step where it has none. */
function ideaLines(stage: Stage, { picks, news, lead, because }: Advice): string[] {
  const { look, reader } = stage
  const presentation = presentationFor(look)
  const chosen = chosenIn(goalsOf(look, reader), picks)
  const steps = chosen === null ? presentation.steps(shownBefore(look), news, reader.voice).join(' · ') : ''
  const what = chosen === null ? steps : `**${chosen.goal.title}** · ${chosen.way.entry.label}`
  const points = Math.round(Math.abs(lead))
  const ahead = reader.say('hintAhead', { points, side: lead < 0 ? 'behind' : 'ahead' })
  return [what, presentation.because(because, reader.voice), `-# ${ahead}`]
}

/** Advice, and what stops the thinking about it. */
interface Thinking {
  readonly advice: Promise<Outcome<Advice[]>>
  readonly stop: AbortController
}

/** Advice is dear: it is kept while its question stands, and the strong kind is thought about once. */
const known = new Latest<Thinking>(200)

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

function think(asked: Asked, game: number, effort: Effort): Thinking {
  const thinker = thinkerFor(asked, game)
  const stop = new AbortController()
  thinking.set(thinker, stop)
  const advice = asked.house.tables.advise(game, asked.interaction.user.id, effort, stop.signal).finally(() => {
    if (thinking.get(thinker) === stop) thinking.delete(thinker)
  })
  return { advice, stop }
}

function keyFor({ interaction }: Asked, { look }: Stage, about: string): string {
  return `${look.commitment} ${look.id} ${look.entry} ${interaction.user.id} ${about}`
}

async function adviceOn(asked: Asked, stage: Stage, effort: Effort): Promise<Outcome<Advice[]>> {
  const key = keyFor(asked, stage, effort)
  const advice = await known.of(key, () => think(asked, stage.look.id, effort)).advice
  if (isNo(advice)) known.drop(key)
  return advice
}

/** What a reader cut short is still to be taken, but who asks again has it thought to the end. */
function dropStopped(key: string): void {
  if (known.get(key)?.stop.signal.aborted) known.drop(key)
}

/** An idea in short: the button of another one is no button for it. */
function markOf({ picks }: Advice): string {
  return createHash('sha256').update(JSON.stringify(picks)).digest('hex').slice(0, 6)
}

/** S21: the master's two favourite plans, with the reason for each. */
export async function hint(asked: Asked, game: number, effort: Effort = 'usual'): Promise<Screen> {
  const { reader } = asked
  const stage = await stageFor(asked, game)
  if (isNo(stage)) return sayNo(reader, stage)
  if (!stage.look.plan.ideas) return lineScreen(reader.say('hintsOff'))
  dropStopped(keyFor(asked, stage, effort))
  const advice = await adviceOn(asked, stage, effort)
  if (isNo(advice)) return sayNo(reader, advice, stage.look)
  if (advice.length === 0) return lineScreen(reader.say('noHint'))
  return screen([
    text(`### ${reader.say(effort === 'strong' ? 'strongHintHead' : 'hintHead')}`),
    ...advice.map((one, at) =>
      section(
        ideaLines(stage, one).join('\n'),
        button(
          idOn(stage, 'advised', `${effort} ${at} ${markOf(one)}`),
          reader.say('choose'),
          at === 0 ? 'next' : 'plain',
        ),
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
  const [effort, at, mark] = id.arg.split(' ')
  const stage = await stageFor(press, id.game)
  if (isNo(stage)) return stage
  const advice = await adviceOn(press, stage, effort === 'strong' ? 'strong' : 'usual')
  if (isNo(advice)) return advice
  const one = advice[Number(at)]
  if (one === undefined || markOf(one) !== mark) return { no: 'moved-on', facts: {} }
  return house.tables.recompose(id.game, interaction.user.id, one.picks, press.press)
}

function lessonLines({ look, reader }: Stage, lesson: Lesson): string[] {
  const presentation = presentationFor(look)
  const shown = { view: lesson.view, seat: look.seat, names: namesOf(look) }
  const told = (news: Lesson['playedNews']) =>
    presentation.tell(shown, { seat: look.seat, by: 'player', news }, reader.voice).join(' ')
  const points = Math.max(1, Math.round(lesson.difference))
  return [
    `**${reader.say('reviewTurn', { turn: lesson.turn, points })}**`,
    `${reader.say('reviewPlayed')} ${told(lesson.playedNews)}`,
    `${reader.say('reviewBetter')} ${told(lesson.betterNews)}`,
  ]
}

/** A review is dearer still, and a game that is over does not change. */
const reviews = new Latest<Promise<Outcome<Lesson[]>>>(200)

async function lessonsOf(asked: Asked, stage: Stage): Promise<Outcome<Lesson[]>> {
  const { house, interaction } = asked
  const key = keyFor(asked, stage, 'review')
  const lessons = await reviews.of(key, () => house.tables.review(stage.look.id, interaction.user.id))
  if (isNo(lessons)) reviews.drop(key)
  return lessons
}

/** The two turns of somebody's game in which the master would have done most differently. */
export async function review(asked: Asked, game: number): Promise<Screen> {
  const { reader } = asked
  const stage = await stageFor(asked, game)
  if (isNo(stage)) return sayNo(reader, stage)
  const lessons = await lessonsOf(asked, stage)
  if (isNo(lessons)) return sayNo(reader, lessons, stage.look)
  if (lessons.length === 0) return lineScreen(reader.say('reviewNone'))
  return lineScreen(`### ${reader.say('reviewHead')}`, ...lessons.flatMap((one) => lessonLines(stage, one)))
}
