import { createHash } from 'node:crypto'
import { button, rows, section, text } from '#discord/app/components'
import type { Thinking } from '#discord/app/memory'
import { contextFor, sayNo } from '#discord/app/requests'
import type { PressContext, RequestContext } from '#discord/app/router'
import { lineScreen, type ScreenContext, screen } from '#discord/app/screen'
import { namesOf } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownBefore } from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import { type Advice, type Effort, isDenial, type Lesson, type Outcome } from '#tables'
import { chosenIn, goalsOf, think as thinkOfGoals } from '../turn/goals.ts'
import type { AdvisedArg } from './declarations.ts'

/** The goal of an idea and all it costs, or step by step where it has none. */
function planText(context: ScreenContext, { picks, news }: Advice): string {
  const { look, reader } = context
  const presentation = presentationFor(look)
  const chosen = chosenIn(goalsOf(context), picks)
  if (chosen === null) return presentation.turnText.steps(shownBefore(look), news, reader.voice).join(' · ')
  const { goal, way } = chosen
  const whole = presentation.planning.wholePrice?.(shownBefore(look), picks, reader.voice) ?? null
  const usual = way === goal.ways[0] ? goal.text : [way.entry.label, way.entry.description].filter(Boolean).join(' · ')
  return `**${goal.title}** · ${whole ?? usual}`
}

function ideaLines(context: ScreenContext, advice: Advice): string[] {
  const { look, reader } = context
  const { lead, because } = advice
  const points = Math.round(Math.abs(lead))
  const ahead = reader.say('hintAhead', { points, side: lead < 0 ? 'behind' : 'ahead' })
  const reasons = presentationFor(look).planning.reasonSummary(because, reader.voice)
  return [planText(context, advice), reasons, `-# ${ahead}`]
}

/** The best idea, and the next that is another plan: of another goal if there is one, and never told in the same words. */
function toldApart(context: ScreenContext, ideas: readonly Advice[]): Advice[] {
  const [best, ...others] = ideas
  if (best === undefined) return []
  const goalOf = ({ picks }: Advice) => chosenIn(goalsOf(context), picks)?.goal.id
  const told = planText(context, best)
  const unlike = others.filter((idea) => planText(context, idea) !== told)
  const next = unlike.find((idea) => goalOf(idea) !== goalOf(best)) ?? unlike[0]
  return next === undefined ? [best] : [best, next]
}

function thinkerFor({ interaction }: RequestContext, game: number): string {
  return `${game} ${interaction.user.id}`
}

/** Stops the thinking; what is known by then is told. */
export async function stopThinking(press: PressContext): Promise<null> {
  press.app.memory.thinking.get(thinkerFor(press, press.id.game))?.abort()
  return null
}

function think(request: RequestContext, game: number, effort: Effort): Thinking {
  const { thinking } = request.app.memory
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
  const { advice: known } = request.app.memory
  const advice = await known.of(key, () => think(request, context.look.id, effort)).advice
  if (isDenial(advice)) known.drop(key)
  return advice
}

/** Forgets advice that was cut short, so that asking again thinks to the end; it can still be taken. */
function dropStopped({ app }: RequestContext, key: string): void {
  const { advice } = app.memory
  if (advice.get(key)?.stop.signal.aborted) advice.drop(key)
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
  dropStopped(request, keyFor(request, context, effort))
  const advice = await adviceOn(request, context, effort)
  if (isDenial(advice)) return sayNo(reader, advice, context.look)
  if (advice.length === 0) return lineScreen(reader.say('noHint'))
  await thinkOfGoals(context)
  const plans = toldApart(context, advice)
  return screen([
    text(`### ${reader.say(effort === 'strong' ? 'strongHintHead' : 'hintHead')}`),
    ...plans.map((turn, index) =>
      section(
        ideaLines(context, turn).join('\n'),
        button(
          idOn(context, 'advised', { effort, place: advice.indexOf(turn), digest: markOf(turn) }),
          reader.say('choose'),
          index === 0 ? 'next' : 'plain',
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
export async function takeAdvice(
  press: PressContext,
  { effort, place, digest }: AdvisedArg,
): Promise<Outcome<unknown>> {
  const { app, id, interaction } = press
  const context = await contextFor(press, id.game)
  if (isDenial(context)) return context
  const advice = await adviceOn(press, context, effort)
  if (isDenial(advice)) return advice
  const wanted = advice[place]
  if (wanted === undefined || markOf(wanted) !== digest) return { denied: 'moved-on', facts: {} }
  return app.tables.turns.recompose(id.game, interaction.user.id, wanted.picks, press.requestId)
}

function lessonLines({ look, reader }: ScreenContext, lesson: Lesson): string[] {
  const presentation = presentationFor(look)
  const shown = { view: lesson.view, seat: look.seat, names: namesOf(look) }
  const told = (news: Lesson['playedNews']) =>
    presentation.turnText.tell(shown, { seat: look.seat, by: 'player', news }, reader.voice).join(' ')
  const points = Math.max(1, Math.round(lesson.difference))
  return [
    `**${reader.say('reviewTurn', { turn: lesson.turn, points })}**`,
    `${reader.say('reviewPlayed')} ${told(lesson.playedNews)}`,
    `${reader.say('reviewBetter')} ${told(lesson.betterNews)}`,
  ]
}

async function lessonsOf(request: RequestContext, context: ScreenContext): Promise<Outcome<Lesson[]>> {
  const { app, interaction } = request
  const { reviews } = app.memory
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
  return lineScreen(`### ${reader.say('reviewHead')}`, ...lessons.flatMap((lesson) => lessonLines(context, lesson)))
}
