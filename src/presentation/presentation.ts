import type { News, Question, Result, Seat } from '#kernel'
import type { Picture } from '#render/engine/draw'
import type { Facts, Language } from '#texts'
import type { CommandWords } from './command-words.ts'

/** Whom something is said to: in which language, and with which of the bot's own emojis. */
export interface Voice {
  readonly language: Language
  /** The emoji of this name, or the word for it where it is missing. */
  emoji(name: string): string
}

/** What one person, or a spectator, sees of a game. */
export interface Shown {
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own view
  readonly view: any
  /** Whose eyes; null for a spectator. */
  readonly seat: Seat | null
  /** By seat. */
  readonly names: readonly string[]
  /** What these eyes have decided in advance. */
  readonly orders?: readonly { readonly name: string; readonly value: unknown }[]
  /** How the table says it ended, null while it goes on; left out, the rules say it. */
  readonly result?: Result | null
}

/** A row of a select, or a button: plain text, and the name of one emoji. Label at most 100 characters, better 34. */
export interface Entry {
  readonly label: string
  readonly description?: string
  readonly emoji?: string
}

export type Picks = readonly (readonly string[])[]

/** Something to choose on the way to a goal: which card, which slot, what to pay with. */
export interface WayChoice {
  readonly id: string
  /** As a question, short enough for a placeholder. */
  readonly question: string
  /** Stands before what is chosen. */
  readonly title?: string
  readonly entry: Entry
}

/** One way to a goal: what would be answered, up to what comes to light first. */
export interface Way {
  readonly id: string
  readonly entry: Entry
  readonly picks: Picks
  /** Its first pick, where that is known without working out the others. */
  readonly opens?: string
  readonly death: boolean
  /** What sets it apart from others, the weightiest first; ways that agree in all of it differ in their entries. */
  readonly choices?: readonly WayChoice[]
}

/** What somebody might want to do with his turn, the cheapest way first. */
export interface Goal {
  readonly id: string
  /** New for the village, or using what is there. */
  readonly group: 'new' | 'use'
  /** Ideas are taken from different areas. */
  readonly area: string
  readonly entry: Entry
  /** The same for a text: a name in bold, and a line with emojis. */
  readonly title: string
  readonly text: string
  readonly worth: number
  /** What it begins with; ideas begin with different things. */
  readonly begins?: string
  /** Where it is listed when nothing may be said of worth; without it as it comes. */
  readonly plainPlace?: number
  /** What the entries of its ways are about. */
  readonly waysTitle?: string
  /** Behind its ways: to put an answer together by hand. */
  readonly otherWays?: string
  readonly ways: readonly Way[]
}

/** A way that would bring nearer what cannot be had. */
export interface GoalHelp {
  readonly goal: Goal
  readonly way: number
  readonly press: string
}

/** One turn or other act to be told: who, and what happened. */
export interface Told {
  readonly seat: Seat | null
  readonly by: string
  /** Who had a bot play this turn for somebody. */
  readonly askedBy?: Seat | undefined
  readonly news: readonly News[]
}

export interface Topic {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly picture: Picture | null
}

/** One thing somebody learns who plays for the first time. */
export interface Lesson {
  /** The chapter of the rules whose picture shows it. */
  readonly topic: string
  text(voice: Voice): string
  /** Whether the seat has done it, going by what it was told of its own turns. */
  isDone(own: readonly News[]): boolean
  /** Whether this is a way to do it. */
  fits(goal: Goal): boolean
}

/** Something on the table that may or may not be had. */
export interface Askable {
  /** The option id to ask `why` about. */
  readonly option: string
  readonly entry: Entry
}

export interface PictureWish {
  readonly language: Language
  readonly size: 'full' | 'phone'
}

export interface Emoji {
  readonly name: string
  /** A square picture, 128 wide. */
  readonly picture: Picture
  /** Stands in texts where the emoji is missing. */
  word(language: Language): string
}

/** The pictures of a game. */
export interface Pictures {
  /** With numbered flags on what these acts changed; `numbers` says which act got which number. */
  table(shown: Shown, wish: PictureWish, told: readonly Told[]): { picture: Picture; numbers: (number | null)[] }
  ownBoard(shown: Shown, seat: Seat, wish: PictureWish, told: readonly Told[]): Picture
  /** What a draft would do to the own village, seen from near. */
  preview(shown: Shown, news: readonly News[], wish: PictureWish): Picture
  score(shown: Shown, wish: PictureWish, history: readonly (readonly number[])[]): Picture
  lobby(names: readonly (string | null)[], language: Language): Picture
}

/** What every game has and calls its own way: what lies before a player, the two lists of goals, and the rulebook's order. */
export type SharedWord =
  | ('board' | 'boards' | 'boardOf' | 'ownBoard' | 'seeBoard' | 'byRules')
  | ('newWays' | 'useWays' | 'noNewWays' | 'noUseWays')

/** An answer that is more than a row of a select. */
export interface AnswerButton {
  readonly option: string
  /** Beside its button; without it the answers are buttons in a row. */
  readonly text?: string
  readonly press: string
  /** It is what most would do. */
  readonly isUsual?: boolean
}

/** What stands about a question that is more than a select. */
export interface QuestionDetails {
  readonly lines: readonly string[]
  /** The chapter of the rules it is about, where a door to it is wanted. */
  readonly topic?: string
  /** Options that are not among them stay in a select. */
  readonly answers?: readonly AnswerButton[]
}

/** A part of an answer that is put together by hand. */
export interface ComposerPiece {
  /** What lies ready once it is pressed. */
  readonly hand: string
  /** Its whole name, for where its emoji is missing. */
  readonly press: string
  readonly emoji?: string
  /** What stands beside the emoji. */
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

/** A question that is more than somebody's turn: its headline, its colour as 0xRRGGBB, and what it is about. */
export interface Interruption {
  readonly head: string
  readonly accent: number
  readonly lines: readonly string[]
}

/** How an answer given in advance is named. */
export interface OrderText {
  readonly name: string
  /** What it is about; without it its values say it all. */
  title?(voice: Voice): string
  text(value: string | number | boolean, voice: Voice, shown?: Shown): string
  /** What holds without it, where that is something else than being asked. */
  without?(voice: Voice): string
}

/** Everything needed to show a game. Nothing outside a presentation knows any game's things. */
export interface Presentation extends CommandWords {
  readonly game: string
  readonly title: string
  /** By seat, as 0xRRGGBB. */
  readonly accents: readonly number[]
  readonly emojis: readonly Emoji[]
  readonly seats: { readonly min: number; readonly max: number }

  /** The game's own word for what every game has. */
  word(what: SharedWord, voice: Voice, facts?: Facts): string

  /** The lines at the top of the panel: dice, goods, time. */
  head(shown: Shown, voice: Voice): string[]
  /** The small line under a turn notice's headline: round, order. */
  moment(shown: Shown, voice: Voice): string
  /** Which round a view is of. */
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own view
  roundOf(view: any): number
  /** The seats whose turns are known to come, the present one first. */
  turns(shown: Shown): readonly Seat[]
  /** About how many rounds a game has, where that is not fixed. */
  usualRounds?(seats: number): number
  /** Who comes a second time in this round, and after whom. */
  again?(shown: Shown, voice: Voice): string | null
  /** What everybody is told of a question that comes up in somebody else's turn; null where there is nothing to tell. */
  asking?(shown: Shown, asks: readonly Question[], voice: Voice): Interruption | null
  /** What each seat begins with, and what is to be known before the first turn. */
  opening?(shown: Shown, voice: Voice): { begins: readonly string[]; lines: readonly string[] }
  /** For who thinks of taking a seat over: what it has, and about how long the game still goes. */
  holds?(shown: Shown, seat: Seat, voice: Voice): string[]
  /** The line that counts towards the end. */
  count(shown: Shown, voice: Voice): string
  /** Works out what goals and moves are made from, which takes about as long as they do. It is kept with the view. */
  think(shown: Shown): void
  goals(shown: Shown, voice: Voice): Goal[]

  /** A question as a sentence, short enough for a placeholder (150). */
  question(shown: Shown, ask: Question, voice: Voice): string
  option(shown: Shown, ask: Question, option: string, voice: Voice): Entry
  /** What a question brings along, where a select alone would not do. */
  choosing?(shown: Shown, ask: Question, voice: Voice): QuestionDetails | null
  /** The answers of a question put together piece by piece; `hand` is what lies ready, nothing at first. */
  bench?(shown: Shown, ask: Question, hand: string, voice: Voice): Composer | null
  /** What the seat could do that begins with this option. */
  goalsWith?(shown: Shown, option: string, voice: Voice): Goal[]
  /** What confirming a draft that brings something to light is called. */
  confirming?(draft: Picks, voice: Voice): string | null
  /** How many picks of a draft are only what all others are done with: the dice. */
  base?(draft: Picks): number
  /** What could be done in place of the draft's last pick, which would bring something to light. */
  instead?(draft: Picks, voice: Voice): { option: string; press: string } | null
  /** What most would answer once something came to light: it is filled in. */
  usual?(shown: Shown, ask: Question): Picks | null
  /** Whether an answer stays open to another wish while what it leads to is looked at. */
  staysOpen?(ask: Question): boolean
  /** A headline that says what had come to light before these questions. */
  turnedUp?(before: Shown, answered: readonly Question[], voice: Voice): string | null
  /** What is counted along where a draft is confirmed: what the last choice costs. */
  counted?(before: Shown, draft: Picks, voice: Voice): string | null
  /** Which luck there is among these kinds of news, as a sentence's part: it will follow, or has followed. */
  luck?(kinds: readonly string[], when: 'follows' | 'followed', voice: Voice): string | null
  /** Where a question has more options than a select can hold: groups of them, each small enough. Null: no need. */
  groups(shown: Shown, ask: Question, voice: Voice): { entry: Entry; options: string[] }[] | null

  /** One line for each act that is worth one, with the things on the table it changed. */
  tell(shown: Shown, told: Told, voice: Voice): string[]
  /** What a draft would do, a line for each step. */
  steps(shown: Shown, news: readonly News[], voice: Voice, draft?: Picks): string[]
  /** Whether a draft does what nobody should do by mistake. */
  isGrave(news: readonly News[]): boolean
  /** Why a turn is a good one, in a sentence: what it gains and what it risks, by theme, in points. */
  because(reasons: readonly { theme: string; points: number }[], voice: Voice): string
  /** `Then:` every own total that changes between two views. */
  changes(before: Shown, after: Shown, voice: Voice): string
  /** For the end: who won, everybody's totals, how a tie was broken, and what is small in small print. */
  ending(shown: Shown, result: Result, voice: Voice): string[]
  /** The most thrilling moment of a whole game in one true sentence, if there was one. */
  closest(shown: Shown, told: readonly Told[], voice: Voice): string | null

  /** What the seat sees but may not be offered, by area. */
  things(shown: Shown, voice: Voice): { area: Entry; things: Askable[] }[]
  /** What of all that an option needs is there already. */
  there?(shown: Shown, option: string, voice: Voice): string[]
  /** Why an option is not to be had, a sentence for each reason; empty when it is. */
  why(shown: Shown, option: string, voice: Voice): string[]
  /** The rule that stands in the way, in one sentence. */
  ruleOf?(shown: Shown, option: string, voice: Voice): string | null
  /** What can be done this turn about what stands in the way. */
  helpFor?(shown: Shown, option: string, goals: readonly Goal[], voice: Voice): GoalHelp | null
  /** A sentence for one reason of the rules. */
  reason(reason: { rule: string; facts: Readonly<Record<string, string | number>> }, voice: Voice): string

  /** One-line moves that begin what was typed, by worth; at most 25. */
  moves(shown: Shown, typed: string, voice: Voice): { name: string; value: string }[]

  readonly orders: readonly OrderText[]
  topics(shown: Shown | null, voice: Voice): Topic[]
  /** In the order in which they are learnt. */
  readonly lessons: readonly Lesson[]

  /** Null as long as a game has none: its boards in words are shown in their place. */
  readonly picture: Pictures | null
  board: {
    table(shown: Shown, language: Language): string
    ownBoard(shown: Shown, seat: Seat, language: Language): string
    score(shown: Shown, language: Language): string
  }
}
