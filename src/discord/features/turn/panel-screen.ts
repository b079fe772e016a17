import { type Button, button, type Component, line, rows, section, select, text } from '#discord/app/components'
import { LIMITS } from '#discord/app/limits'
import { type DisplayPrefs, type Drawn, drawnSoon } from '#discord/app/pictures'
import { accentOf, hasOrders, moreOn, noteOf, ownAsk, type ScreenContext, screen, VIOLET } from '#discord/app/screen'
import { askedNames } from '#discord/app/seat-names'
import type { Screen } from '#discord/app/send'
import {
  isTurningUp,
  newsAfter,
  presentationFor,
  shownAfter,
  shownBefore,
  shownOf,
  titleOf,
} from '#discord/app/shown-game'
import { idOn } from '#discord/app/verb-ids'
import type { Question } from '#kernel'
import type { Goal } from '#presentation/presentation'
import type { PictureArg } from '../larger/declarations.ts'
import { largerOffer } from '../larger/offer.ts'
import { drawnMore, moreButtons } from '../more-pictures/drawing.ts'
import { orderComponents } from '../orders/screen.ts'
import { askedComponents, askedOn } from './answer-components.ts'
import { composerOn, composerScreen } from './dice-composer.ts'
import { type Chosen, chosenIn, goalsBehind, goalsOf, ideasOf, think } from './goals.ts'
import { choicesOf, questionComponents } from './question-components.ts'
import { waySelects } from './way-selects.ts'

/** The way the panel is to be shown now. */
export interface PanelState {
  /** The group of a long question that is open. */
  readonly group?: number | null
  /** The rulebook's order: the first question itself. */
  readonly byDice?: boolean
  /** The pieces that lie ready of an answer composed by hand. */
  readonly hand?: string
  /** A typed turn is read, not looked at, unless its picture is asked for. */
  readonly isTyped?: boolean
  /** Without the guide, for whoever wants to see everything. */
  readonly isWhole?: boolean
  /** It was not open before. */
  readonly isOpening?: boolean
  readonly prefs: DisplayPrefs
  readonly hints: boolean
  /** Another game of this person goes on too. */
  readonly isNamed?: boolean
  /** A sentence on top: what went wrong, or what was done. */
  readonly note?: string | undefined
  /** The lines that tell what came of earlier answers in this turn. */
  readonly told?: readonly string[]
  /** It was grave. */
  readonly isGrave?: boolean
}

/** The one private message of a player in a game: what they could do, or what they are about to do. */
export async function panelScreen(context: ScreenContext, state: PanelState): Promise<Screen> {
  const { look } = context
  const isDrafting = look.draft.length > 0
  await think(context)
  const goals = goalsOf(context)
  if (!isDrafting && !state.byDice && goals.length > 0) return firstView(context, goals, state)
  const composer = composerOn(context, state.hand ?? '')
  if (composer !== null) return composerScreen(context, composer, state)
  return planPage(context, goalsBehind(context), state)
}

function goalChoices({ app }: ScreenContext, goals: readonly Goal[]) {
  return goals.map(({ id, entry }) => ({
    value: id,
    label: entry.label,
    description: entry.description,
    emoji: app.emojis.inButton(entry.emoji),
  }))
}

const LISTS = {
  new: { id: 'n', some: 'newWays', none: 'noNewWays' },
  use: { id: 'u', some: 'useWays', none: 'noUseWays' },
} as const

/** Lists what is used by worth, unless nothing may be said of it. */
function listed(all: readonly Goal[], group: Goal['group'], hints: boolean): Goal[] {
  const goals = all.filter((goal) => goal.group === group)
  if (hints || group === 'new') return goals
  return goals.toSorted((a, b) => (a.plainPlace ?? 0) - (b.plainPlace ?? 0))
}

/** A list of goals, or why there are none. */
function goalPart(context: ScreenContext, goals: readonly Goal[], group: Goal['group']): Component[] {
  const { look, reader } = context
  const { id, some, none } = LISTS[group]
  const { word } = presentationFor(look)
  if (goals.length === 0) return [text(`-# ${word(none, reader.voice)}`)]
  const choices = goalChoices(context, goals.slice(0, LIMITS.options))
  return [select(idOn(context, 'goal', id), word(some, reader.voice, { n: goals.length }), choices)]
}

/** Everything that can be done now, in two lists. */
export function goalLists(context: ScreenContext, goals: readonly Goal[], hints: boolean): Component[] {
  return [
    ...goalPart(context, listed(goals, 'new', hints), 'new'),
    ...goalPart(context, listed(goals, 'use', hints), 'use'),
  ]
}

/** S5. */
function firstView(context: ScreenContext, goals: readonly Goal[], state: PanelState): Screen {
  const { note, hints, isNamed, prefs } = state
  const { look, reader } = context
  const presentation = presentationFor(look)
  const shown = shownOf(look)
  const ideas = hints ? ideasOf(goals) : []
  return screen(
    [
      ...noteOf(note),
      text(
        `### ${reader.say('panelTurnIn', { round: presentation.progress.roundOf(look.view) })}`,
        ...presentation.lines.head(shown, reader.voice),
        isNamed === true && `-# ${titleOf(look)}`,
      ),
      line(),
      ...ideas.map((goal, index) =>
        section(
          `**${goal.title}**\n${goal.text}`,
          button(idOn(context, 'idea', index), reader.say('choose'), index === 0 ? 'next' : 'plain'),
        ),
      ),
      ...(ideas.length > 0 ? [line()] : []),
      ...goalLists(context, goals, hints),
      ...askedPictures(context, ownAsk(context), prefs),
      ...rows([
        button(idOn(context, 'dice'), presentation.word('byRules', reader.voice)),
        hints && button(idOn(context, 'hint'), reader.say('hint')),
        button(idOn(context, 'why'), reader.say('whyNot')),
        button(idOn(context, 'look'), reader.say('ownBoard')),
        hasOrders(look) && button(idOn(context, 'orders'), reader.say('orders')),
      ]),
    ],
    { accent: accentOf(look, presentation.accents) },
  )
}

/** Names a step that would bring something to light, with its cost; it is not shown done. */
function openLines(context: ScreenContext, chosen: Chosen | null): string[] {
  const { look } = context
  if (chosen !== null && look.draft.length <= chosen.way.picks.length) {
    const { label, description } = chosen.way.entry
    return chosen.way === chosen.goal.ways[0] ? [chosen.goal.text] : [[label, description].filter(Boolean).join(' · ')]
  }
  const ask = ownAsk(context)
  return ask === undefined ? [] : pickLines(context, ask, look.draft.at(-1) ?? [])
}

function pickLines({ look, reader }: ScreenContext, ask: Question, picks: readonly string[]): string[] {
  return picks.map((pick) => {
    const { label, description } = presentationFor(look).choices.option(shownOf(look), ask, pick, reader.voice)
    return `→ ${[label, description].filter(Boolean).join(' · ')}`
  })
}

/** Names what was chosen and has done nothing so far: sealed answers wait for those of the others. */
function waitingLines(context: ScreenContext): string[] {
  const { answered, draft, draftNews } = context.look
  return draftNews.length > 0 ? [] : answered.flatMap((ask, place) => pickLines(context, ask, draft[place] ?? []))
}

/** Tells what is done and what it changes; what comes to light is asked for, not told. */
function draftText(context: ScreenContext, chosen: Chosen | null): Component[] {
  const { look, reader } = context
  const { draft, drafted } = look
  const presentation = presentationFor(look)
  const [before, shown] = [shownBefore(look), shownAfter(look)]
  const title = presentation.reveals?.turnedUp?.(before, look.answered, reader.voice) ?? reader.say('panelPlan')
  const head = `### ${chosen === null ? title : chosen.goal.title}`
  const steps = presentation.turnText.steps(shown, newsAfter(look), reader.voice, draft)
  const changes = drafted.canConfirm && presentation.turnText.changes(before, shown, reader.voice)
  const waiting = waitingLines(context)
  if (!isTurningUp(look)) return [text(head, ...steps, ...(waiting.length > 0 ? waiting : [changes]))]
  // Alone it has done nothing yet.
  if (askedOn(context) !== null) return [text(head, ...steps, draft.length > 1 && changes)]
  const warning = `> **${reader.say('revealsTitle')}** ${reader.say('revealsText')}`
  return [text(head, ...steps, ...openLines(context, chosen)), text(warning)]
}

/** Asks before anything is drafted, and tells what came of earlier answers. */
function askedText(context: ScreenContext, told: readonly string[]): Component[] {
  const { look, reader } = context
  const presentation = presentationFor(look)
  const shown = shownOf(look)
  const [active] = presentation.progress.turns(shown)
  const isOwnTurn = active === look.seat
  const title = look.isContinued ? 'panelGoesOn' : isOwnTurn ? 'panelTurn' : 'panelAnswer'
  // In somebody else's turn the question says what matters.
  const head = isOwnTurn || active === undefined ? presentation.lines.head(shown, reader.voice) : []
  return [text(`### ${reader.say(title)}`, ...told), ...(head.length > 0 ? [text(...head)] : [])]
}

/** A picture on the panel, and how it is asked for anew. */
interface PanelPicture {
  readonly drawn: Drawn
  readonly picture: PictureArg
}

/** Draws what the open question is about; else what the draft would make of the own board. */
async function pictureOf(context: ScreenContext, prefs: DisplayPrefs): Promise<PanelPicture | null> {
  const { look } = context
  const ask = look.isDone ? undefined : unansweredAsk(context)
  const shown = shownAfter(look)
  const id = (ask && presentationFor(look).pictures?.more?.forQuestion(shown, ask)) ?? null
  const asked = id === null ? null : await drawnMore(context, shown, id, { prefs })
  if (id !== null && asked !== null) return { drawn: asked, picture: { id, isPanel: true } }
  const preview = await previewOf(context, prefs)
  return preview === null ? null : { drawn: preview, picture: 'preview' }
}

/** Before anything is done there is nothing to be looked at. */
async function previewOf(context: ScreenContext, prefs: DisplayPrefs): Promise<Drawn | null> {
  const { app, look, reader } = context
  const news = newsAfter(look)
  if (news.length === 0 || look.draft.length === 0) return null
  const presentation = presentationFor(look)
  const shown = shownAfter(look)
  const { language } = reader.voice
  const wish = { language, size: prefs.size }
  const picture = presentation.pictures?.preview(shown, news, wish) ?? null
  const board = () => presentation.board.ownBoard(shown, look.seat as number, language)
  return drawnSoon(app, 'village', picture, board, prefs)
}

/** The question a draft has not answered yet. */
function unansweredAsk(context: ScreenContext): Question | undefined {
  return context.look.drafted.canConfirm ? undefined : ownAsk(context)
}

/** Asks whether something shall come to light, or the next question. */
function nextComponents(context: ScreenContext, group: number | null, isTyped: boolean): Component[] {
  const { drafted, isDone } = context.look
  const turning = isTyped && drafted.canConfirm ? null : askedOn(context)
  if (turning !== null) return askedComponents(context, turning)
  const ask = unansweredAsk(context)
  if (ask === undefined) return []
  return isDone ? doneComponents(context, ask) : questionComponents(context, ask, group)
}

/** Selects for what was chosen already and may still be chosen otherwise. */
function rechoiceComponents(context: ScreenContext, chosen: Chosen | null): Component[] {
  return [
    ...(chosen === null ? [] : waySelects(context, chosen)),
    ...(context.look.drafted.canConfirm ? openComponents(context) : []),
  ]
}

function finalNote(context: ScreenContext): Component[] {
  const { look } = context
  return noteOf(look.drafted.isFinal && !isTurningUp(look) && finalText(context))
}

function isGraveNow({ look }: ScreenContext, chosen: Chosen | null): boolean {
  const { turnText } = presentationFor(look)
  return turnText.isGrave(newsAfter(look)) || (isTurningUp(look) && chosen?.way.death === true)
}

/** Leads to other pictures of what the open question is about. */
function askedPictures(
  context: ScreenContext,
  ask: Question | undefined,
  prefs: DisplayPrefs,
  picture?: PictureArg,
): Component[] {
  if (ask === undefined) return []
  const except = typeof picture === 'object' && 'id' in picture ? picture.id : undefined
  return rows(moreButtons(context, shownAfter(context.look), { at: 'question', prefs, isPanel: true, except, ask }))
}

/** S6: numbered steps, what changes, a picture of it, and selects only for real choices. */
async function planPage(context: ScreenContext, goals: readonly Goal[], state: PanelState): Promise<Screen> {
  const { look } = context
  const chosen = chosenIn(goals, look.draft)
  const ask = unansweredAsk(context)
  const isDrafted = look.draft.length > 0
  const isTyped = state.isTyped === true && isDrafted
  const pictured = isTyped ? null : await pictureOf(context, state.prefs)
  const preview = pictured?.drawn ?? null
  const own = isTyped ? typedButtons(context) : planButtons(context, ask !== undefined, state.isOpening === true)
  const larger = await largerOffer(context, preview, pictured?.picture ?? 'preview', state.prefs)
  const buttons = [...own, larger.button]
  const parts = [
    ...noteOf(state.note),
    ...(isDrafted ? draftText(context, chosen) : askedText(context, state.told ?? [])),
    ...noteOf(state.isNamed === true && titleOf(look)),
    ...(preview === null ? [] : [preview.part]),
    ...larger.asking,
    ...(isTyped ? [] : rechoiceComponents(context, chosen)),
    ...nextComponents(context, state.group ?? null, isTyped),
    ...(ask !== undefined && !isDrafted ? orderComponents(context, ask) : []),
    ...(isTyped ? [] : addComponents(context)),
    ...finalNote(context),
    ...(isTyped ? [] : askedPictures(context, ask, state.prefs, pictured?.picture)),
    ...rows(buttons),
  ]
  const isGrave = state.isGrave === true || isGraveNow(context, chosen)
  const accent = isGrave ? VIOLET : accentOf(look, presentationFor(look).accents)
  return screen(parts, { accent, files: preview?.files ?? [] })
}

/** Says that there is nothing to choose; nobody waits for the press. */
function doneComponents({ look, reader, nonce }: ScreenContext, ask: Question): Component[] {
  const presentation = presentationFor(look)
  const shown = shownOf(look)
  const [only = ''] = ask.options
  const { label } = presentation.choices.option(shown, ask, only, reader.voice)
  const press = button(idOn({ look, nonce }, 'pick', 0), label)
  return [
    text(presentation.choices.question(shown, ask, reader.voice), `-# ${reader.say('nothingToChoose')}`),
    ...rows([press]),
  ]
}

/** Which luck follows, where the game can tell. */
function finalText({ look, reader }: ScreenContext): string {
  const luck = presentationFor(look).reveals?.luck(look.follows, 'follows', reader.voice) ?? null
  return luck === null ? reader.say('finalText') : reader.say('finalFor', { luck })
}

/** The label of the confirm button, which counts the cost along. */
function confirmText({ look, reader }: ScreenContext): string {
  const { draft, drafted } = look
  const { voice, say } = reader
  if (!drafted.canConfirm) return say('chooseFirst')
  const presentation = presentationFor(look)
  const own = drafted.reveals ? (presentation.reveals?.confirming?.(draft, voice) ?? null) : null
  if (own !== null) return own
  const price = presentation.details?.price(shownBefore(look), draft, voice) ?? null
  return [say('confirm'), price, drafted.isFinal && say('final')].filter(Boolean).join(' · ')
}

function confirmButtons(context: ScreenContext): Button[] {
  const { draft, drafted } = context.look
  const other = drafted.reveals
    ? (presentationFor(context.look).reveals?.instead?.(draft, context.reader.voice) ?? null)
    : null
  const style = other === null ? 'go' : 'next'
  const confirm = button(idOn(context, 'confirm'), confirmText(context), style, { disabled: !drafted.canConfirm })
  return other === null ? [confirm] : [confirm, button(idOn(context, 'instead', other.option), other.press)]
}

/** Answers that stay open to another wish while what they lead to is looked at. */
function openComponents(context: ScreenContext): Component[] {
  const { look, reader } = context
  const presentation = presentationFor(look)
  const shown = shownBefore(look)
  return look.answered.flatMap((ask, step) => {
    if (presentation.reveals?.staysOpen?.(ask) !== true || ask.options.length > LIMITS.options) return []
    const choices = choicesOf(context, ask, ask.options).map((choice, place) => ({
      ...choice,
      chosen: look.draft[step]?.includes(ask.options[place] as string) === true,
    }))
    const lines = presentation.details?.about?.(shown, ask, reader.voice)?.lines ?? []
    const question = presentation.choices.question(shown, ask, reader.voice)
    const parts = lines.length > 0 ? [text(...lines)] : []
    return [...parts, select(idOn(context, 'refill', step), question, choices, { min: ask.min, max: ask.max })]
  })
}

function addText({ look, reader }: ScreenContext): string {
  return reader.say('addNext', { left: look.drafted.more?.additions.length ?? 0 })
}

/** More than one select can hold is asked in groups. */
function isLong(more: Question | null): boolean {
  return more !== null && more.options.length > LIMITS.options
}

/** A select that adds a step with one press. */
function addComponents(context: ScreenContext): Component[] {
  const more = moreOn(context.look)
  if (more === null || isLong(more)) return []
  const options = more.options.filter((option) => option !== more.pass)
  return [select(idOn(context, 'addnext'), addText(context), choicesOf(context, more, options))]
}

/** From so many steps on the last can be taken back, and all but the dice. */
const TAKEN_BACK = 2
const CLEARED = 4

/** Counts the numbered lines of a draft. */
function stepsIn({ look, reader }: ScreenContext): number {
  const lines = presentationFor(look).turnText.steps(shownAfter(look), newsAfter(look), reader.voice, look.draft)
  return lines.filter((line) => /^`?\d+[`.] /.test(line)).length
}

/** S9: what came to light stays, and so does all before it. */
function backButtons(context: ScreenContext, steps: number, isOpening: boolean): (Button | false)[] {
  const { look, reader } = context
  const isBegun = look.draft.length > 0
  const [first] = look.answered
  if (look.isContinued && first !== undefined && presentationFor(look).reveals?.staysOpen?.(first) === true) {
    return [button(idOn(context, 'turned'), reader.say('cardTurned'), 'plain', { disabled: true })]
  }
  return [
    steps >= TAKEN_BACK && button(idOn(context, 'back'), reader.say('takeBack')),
    steps >= CLEARED && button(idOn(context, 'clear'), reader.say('clear')),
    (isBegun || !look.isContinued) &&
      button(idOn(context, 'home'), reader.say(isOpening && isBegun ? 'startOver' : 'back')),
  ]
}

function planButtons(context: ScreenContext, isOpen: boolean, isOpening: boolean): (Button | false)[] {
  const { look, reader } = context
  const steps = stepsIn(context)
  const isBegun = look.draft.length > 0
  return [
    ...(isBegun || isOpen ? confirmButtons(context) : []),
    isLong(moreOn(look)) && button(idOn(context, 'addnext'), addText(context)),
    ...backButtons(context, steps, isOpening),
    !isBegun && !look.isContinued && button(idOn(context, 'why'), reader.say('whyNot')),
    steps < TAKEN_BACK && button(idOn(context, 'look'), reader.say('ownBoard')),
    !isBegun && hasOrders(look) && button(idOn(context, 'orders'), reader.say('orders')),
  ]
}

/** S14. */
function typedButtons(context: ScreenContext): Button[] {
  const { reader } = context
  return [
    ...confirmButtons(context),
    button(idOn(context, 'panel'), reader.say('showPreview')),
    button(idOn(context, 'back'), reader.say('change')),
    button(idOn(context, 'home'), reader.say('back')),
  ]
}

/** Everything that can follow a turn. */
export interface Receipt {
  /** The reason why nothing of it can be taken back. */
  readonly final: string | null
  readonly canUndo: boolean
  /** Other games in which it is this person's turn. */
  readonly waiting: number
}

/** S13. */
export function receiptScreen(
  context: ScreenContext,
  lines: readonly string[],
  { final, canUndo, waiting }: Receipt,
): Screen {
  const { look, reader } = context
  const presentation = presentationFor(look)
  const isOn = look.phase === 'playing'
  const next = isOn ? askedNames(look) : []
  // Nobody is called to what they can go on with here.
  const isAgain = isOn && ownAsk(context) !== undefined
  const named = next.length > 0 ? reader.say('isNext', { names: next.join(', ') }) : null
  return screen(
    [
      text(
        `### ${reader.say('done')}`,
        ...lines,
        isAgain ? `**${reader.say('youAgain')}**` : named,
        final !== null && isOn && `-# ${final}`,
      ),
      ...rows([
        isAgain && button(idOn(context, 'panel'), reader.say('play'), 'next'),
        canUndo && isOn && button(idOn(context, 'undo'), reader.say('undo')),
        waiting > 0 && button(idOn(context, 'inbox'), reader.say('nextGame', { waiting })),
        button(idOn(context, 'openlog'), reader.say('log')),
        button(idOn(context, 'close'), reader.say('closePanel')),
      ]),
    ],
    { accent: accentOf(look, presentation.accents) },
  )
}
