import type { News, Options, Question, Seat } from '#kernel'
import type { Caption } from '#render/common/caption'
import type { Picture } from '#render/engine/draw'
import type { Language } from '#texts'
import type { Entry, Goal, Picks, PictureWish, Shown, Told, Voice } from './presentation.ts'

export type { Caption }

/**
 * Where a button to another picture may stand: below the table, below the table of a notice, below an own board, or with
 * the question it is about.
 */
export type PictureSpot = 'table' | 'notice' | 'ownBoard' | 'question'

/** A picture beside the usual ones, as its button names it. */
export interface MorePicture {
  /** At most twelve small letters, which stand in ids of buttons for years. */
  readonly id: string
  readonly spots: readonly PictureSpot[]
  /** The label of its button, at most 34 signs. */
  title(voice: Voice): string
}

/** Pictures beside the usual ones: parts of the table that are looked at now and then, or do not fit on a phone's. */
export interface MorePictures<View = unknown> {
  /** Those that are to be had now, in the order of their buttons, at most five in each spot; `ask` is an open question. */
  list(shown: Shown<View>, wish: PictureWish, ask?: Question): readonly MorePicture[]
  /** Its flags have the numbers that the table's have for the same acts. Null where it is not to be had now. */
  draw(shown: Shown<View>, id: string, wish: PictureWish, told: readonly Told[]): Picture | null
  /** Says the same in words. */
  words(shown: Shown<View>, id: string, language: Language): string
  /** The picture that is shown with a question, in the place of the preview. */
  forQuestion(shown: Shown<View>, ask: Question): string | null
  /** The picture that a notice of this size shows beside the table after these acts. */
  forNotice(shown: Shown<View>, told: readonly Told[], wish: PictureWish): string | null
}

/** Pictures of a game. Where a game has none, its boards in words are shown in their place. */
export interface Pictures<View = unknown> {
  /** With numbered flags on what these acts changed; `numbers` says which act got which number. */
  table(shown: Shown<View>, wish: PictureWish, told: readonly Told[]): { picture: Picture; numbers: (number | null)[] }
  ownBoard(shown: Shown<View>, seat: Seat, wish: PictureWish, told: readonly Told[]): Picture
  /** The own board as a draft would leave it, seen from near. */
  preview(shown: Shown<View>, news: readonly News[], wish: PictureWish): Picture
  /** `told` is the whole game, as far as everybody may know it; where it is missing, less is said of how points came. */
  score(shown: Shown<View>, wish: PictureWish, history: readonly (readonly number[])[], told?: readonly Told[]): Picture
  /** The picture with words below it. */
  captioned(picture: Picture, caption: Caption): Picture
  /** The players by name, by seat the villager a bot plays as, and what is chosen for the table. */
  lobby(
    names: readonly (string | null)[],
    language: Language,
    faces?: readonly (string | null)[],
    options?: Options,
  ): Picture
  readonly more?: MorePictures<View>
}

/** Words about what comes to light in the middle of a turn. */
export interface Reveals<View = unknown> {
  /** Which luck there is among these kinds of news, as a sentence's part: it will follow, or has followed. */
  luck(kinds: readonly string[], when: 'follows' | 'followed', voice: Voice): string | null
  /** A headline that says what had come to light before these questions. */
  turnedUp?(before: Shown<View>, answered: readonly Question[], voice: Voice): string | null
  /** The label for confirming a draft that brings something to light. */
  confirming?(draft: Picks, voice: Voice): string | null
  /** Another option in place of the draft's last pick, which would bring something to light. */
  instead?(draft: Picks, voice: Voice): { option: string; press: string } | null
  /** The answer most would give once something came to light: it is filled in. */
  usual?(shown: Shown<View>, ask: Question): Picks | null
  /** True for an answer that stays open to another wish while what it leads to is looked at. */
  staysOpen?(ask: Question): boolean
}

/** A part of an answer that is put together by hand. */
export interface ComposerPiece {
  /** The hand that lies ready once it is pressed. */
  readonly hand: string
  /** Its whole name, for where its emoji is missing. */
  readonly press: string
  readonly emoji?: string
  /** Stands beside the emoji. */
  readonly beside?: string
  readonly isTaken?: boolean
  readonly isOff?: boolean
}

/** A question whose answers are put together by hand, with what lies ready so far. */
export interface Composer {
  readonly lines: readonly string[]
  readonly rows: readonly (readonly ComposerPiece[])[]
  /** More that can be done to what lies ready, in a select. */
  readonly more: { readonly question: string; readonly pieces: readonly ComposerPiece[] } | null
  /** The option that lies ready, and what it is good for; null while something is missing. */
  readonly whole: { readonly option: string; readonly question: string; readonly goals: readonly Goal[] } | null
  /** Taking the option alone and choosing the rest step by step. */
  readonly alone: Entry
  /** Options that are not put together. */
  readonly others: readonly string[]
}

/** Answers that are put together piece by piece, like a sum of dice. */
export interface Composing<View = unknown> {
  /** `hand` is what lies ready, nothing at first; null where a question is not answered by hand. */
  composer(shown: Shown<View>, ask: Question, hand: string, voice: Voice): Composer | null
  /** The seat's goals that begin with this option. */
  goalsWith(shown: Shown<View>, option: string, voice: Voice): Goal[]
  /** The number of picks of a draft that were put together by hand, for all others to build upon. */
  base(draft: Picks): number
}

/** An answer that is more than a row of a select. */
export interface AnswerButton {
  readonly option: string
  /** Beside its button; without it the answers are buttons in a row. */
  readonly text?: string
  readonly press: string
  /** It is what most would do. */
  readonly isUsual?: boolean
}

/** Lines and buttons of a question that is more than a select. */
export interface QuestionDetails {
  readonly lines: readonly string[]
  /** The chapter of the rules it is about, where a door to it is wanted. */
  readonly topic?: string
  /** Options that are not among them stay in a select. */
  readonly answers?: readonly AnswerButton[]
}

/** Questions that bring more along than a select. */
export interface Details<View = unknown> {
  about?(shown: Shown<View>, ask: Question, voice: Voice): QuestionDetails | null
  /** The price of the last choice, for where a draft is confirmed. */
  price(before: Shown<View>, draft: Picks, voice: Voice): string | null
}

/** A question that is more than somebody's turn: its headline, its colour as 0xRRGGBB, and what it is about. */
export interface Interruption {
  readonly head: string
  readonly accent: number
  readonly lines: readonly string[]
}

/** Words about all that breaks the plain order of turns. */
export interface Interrupts<View = unknown> {
  /** Told to everybody when a question comes up in somebody else's turn; null where there is nothing to tell. */
  asking(shown: Shown<View>, asks: readonly Question[], voice: Voice): Interruption | null
  /** Names whoever comes a second time in this round, and after whom. */
  again?(shown: Shown<View>, voice: Voice): string | null
}

/** Lines for those who come to a table: before a game, at its beginning and in its midst. */
export interface Newcomers<View = unknown> {
  /** About how many rounds a game has. */
  usualRounds(seats: number): number
  /** The goods each seat begins with, and lines to be read before the first turn. */
  opening(shown: Shown<View>, voice: Voice): { begins: readonly string[]; lines: readonly string[] }
  /** The belongings of a seat that could be taken over, and about how long the game still goes. */
  holds(shown: Shown<View>, seat: Seat, voice: Voice): string[]
}

/** A way that would bring nearer what cannot be had. */
export interface GoalHelp {
  readonly goal: Goal
  readonly way: number
  readonly press: string
}

/** Advice about an option that cannot be had. */
export interface Remedies<View = unknown> {
  /** The part of an option's needs that is there already. */
  there(shown: Shown<View>, option: string, voice: Voice): string[]
  /** The rule that stands in the way, in one sentence. */
  ruleOf(shown: Shown<View>, option: string, voice: Voice): string | null
  /** A goal of this turn that would clear the way. */
  helpFor(shown: Shown<View>, option: string, goals: readonly Goal[], voice: Voice): GoalHelp | null
}

/** All that a game may have and need not: whoever shows a game asks `presentation.reveals?.luck(…)`. */
export interface Capabilities<View = unknown> {
  readonly pictures?: Pictures<View>
  readonly reveals?: Reveals<View>
  readonly composing?: Composing<View>
  readonly details?: Details<View>
  readonly interrupts?: Interrupts<View>
  readonly newcomers?: Newcomers<View>
  readonly remedies?: Remedies<View>
}
