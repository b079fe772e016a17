import { createHash } from 'node:crypto'
import { button, rows, section, text } from '#discord/app/components'
import { namesOf, presentationFor, shownBefore } from '#discord/app/context'
import { contextFor, sayNo } from '#discord/app/requests'
import type { PressContext, RequestContext } from '#discord/app/router'
import { idOn, type ScreenContext, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { type Advice, type Effort, isDenial, type Lesson, type Outcome } from '#tables'
import { LruCache } from '#tables/engine/lru-cache'
import { lineScreen } from '../boards/around.ts'
import { chosenIn, goalsOf } from '../turn/goals.ts'

/** An idea by the name of its goal, or step by step where it has none. */
function ideaLines(context: ScreenContext, { picks, news, lead, because }: Advice): string[] {
  const { look, reader } = context
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
const known = new LruCache<Thinking>(200)

/** By game and person, who thinks for whom right now. */
const thinking = new Map<string, AbortController>()

function thinkerFor({ interaction }: RequestContext, game: number): string {
  return `${game} ${interaction.user.id}`
}

/** Who is stopped tells what he knows by then. */
export async function stopThinking(press: PressContext): Promise<null> {
  thinking.get(thinkerFor(press, press.id.game))?.abort()
  return null
}

function think(request: RequestContext, game: number, effort: Effort): Thinking {
  const thinker = thinkerFor(request, game)
  const stop = new AbortController()
  thinking.set(thinker, stop)
  const advice = request.app.tables.advice
    .advise(game, request.interaction.user.id, effort, stop.signal)
    .finally(() => {
      if (thinking.get(thinker) === stop) thinking.delete(thinker)
    })
  return { advice, stop }
}

function keyFor({ interaction }: RequestContext, { look }: ScreenContext, about: string): string {
  return `${look.commitment} ${look.id} ${look.entry} ${interaction.user.id} ${about}`
}

async function adviceOn(request: RequestContext, context: ScreenContext, effort: Effort): Promise<Outcome<Advice[]>> {
  const key = keyFor(request, context, effort)
  const advice = await known.of(key, () => think(request, context.look.id, effort)).advice
  if (isDenial(advice)) known.drop(key)
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
export async function hint(request: RequestContext, game: number, effort: Effort = 'usual'): Promise<Screen> {
  const { reader } = request
  const context = await contextFor(request, game)
  if (isDenial(context)) return sayNo(reader, context)
  if (!context.look.plan.ideas) return lineScreen(reader.say('hintsOff'))
  dropStopped(keyFor(request, context, effort))
  const advice = await adviceOn(request, context, effort)
  if (isDenial(advice)) return sayNo(reader, advice, context.look)
  if (advice.length === 0) return lineScreen(reader.say('noHint'))
  return screen([
    text(`### ${reader.say(effort === 'strong' ? 'strongHintHead' : 'hintHead')}`),
    ...advice.map((one, at) =>
      section(
        ideaLines(context, one).join('\n'),
        button(
          idOn(context, 'advised', `${effort} ${at} ${markOf(one)}`),
          reader.say('choose'),
          at === 0 ? 'next' : 'plain',
        ),
      ),
    ),
    ...rows([
      effort === 'usual' && button(idOn(context, 'stronger'), reader.say('strongerHint')),
      button(idOn(context, 'panel'), reader.say('back')),
    ]),
  ])
}

/** Takes one of the plans of a hint, as its button names it. */
export async function takeAdvice(press: PressContext): Promise<Outcome<unknown>> {
  const { app, id, interaction } = press
  const [effort, at, mark] = id.arg.split(' ')
  const context = await contextFor(press, id.game)
  if (isDenial(context)) return context
  const advice = await adviceOn(press, context, effort === 'strong' ? 'strong' : 'usual')
  if (isDenial(advice)) return advice
  const one = advice[Number(at)]
  if (one === undefined || markOf(one) !== mark) return { denied: 'moved-on', facts: {} }
  return app.tables.turns.recompose(id.game, interaction.user.id, one.picks, press.requestId)
}

function lessonLines({ look, reader }: ScreenContext, lesson: Lesson): string[] {
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
const reviews = new LruCache<Promise<Outcome<Lesson[]>>>(200)

async function lessonsOf(request: RequestContext, context: ScreenContext): Promise<Outcome<Lesson[]>> {
  const { app, interaction } = request
  const key = keyFor(request, context, 'review')
  const lessons = await reviews.of(key, () => app.tables.advice.review(context.look.id, interaction.user.id))
  if (isDenial(lessons)) reviews.drop(key)
  return lessons
}

/** The two turns of somebody's game in which the master would have done most differently. */
export async function review(request: RequestContext, game: number): Promise<Screen> {
  const { reader } = request
  const context = await contextFor(request, game)
  if (isDenial(context)) return sayNo(reader, context)
  const lessons = await lessonsOf(request, context)
  if (isDenial(lessons)) return sayNo(reader, lessons, context.look)
  if (lessons.length === 0) return lineScreen(reader.say('reviewNone'))
  return lineScreen(`### ${reader.say('reviewHead')}`, ...lessons.flatMap((one) => lessonLines(context, one)))
}
