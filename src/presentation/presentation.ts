import type { News, Question, Result, Seat } from '#kernel'
import type { Picture } from '#render/engine/draw'
import type { Facts, Language } from '#texts'
import type { Capabilities } from './capabilities.ts'
import type { CommandWords } from './command-words.ts'

/** The language something is said in, and the bot's own emojis for it. */
export interface Voice {
  readonly language: Language
  /** The emoji of this name, or the word for it where it is missing. */
  emoji(name: string): string
}

/** A game as one person, or a spectator, sees it. Only the game itself knows its view. */
export interface Shown<View = unknown> {
  readonly view: View
  /** The seat that looks; null for a spectator. */
  readonly seat: Seat | null
  /** By seat. */
  readonly names: readonly string[]
  /** By seat: the villager a bot plays as, null for everybody else. */
  readonly faces?: readonly (string | null)[]
  /** Decided in advance by the seat that looks. */
  readonly orders?: readonly { readonly name: string; readonly value: unknown }[]
  /** The end as the table says it, null while the game goes on; left out, the rules say it. */
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
  /** Choices that set it apart from others, the weightiest first; ways that agree in all of them differ in their entries. */
  readonly choices?: readonly WayChoice[]
}

/** Something a player might want to do with their turn, the cheapest way first. */
export interface Goal {
  readonly id: string
  /** New for the own board, or using what is there. */
  readonly group: 'new' | 'use'
  /** Ideas are taken from different areas. */
  readonly area: string
  readonly entry: Entry
  /** The same for a text: a name in bold, and a line with emojis. */
  readonly title: string
  readonly text: string
  readonly worth: number
  /** Ideas begin with different things. */
  readonly begins?: string
  /** Its place in the list when nothing may be said of worth; without it as it comes. */
  readonly plainPlace?: number
  /** The title above the entries of its ways. */
  readonly waysTitle?: string
  /** Behind its ways: to put an answer together by hand. */
  readonly otherWays?: string
  readonly ways: readonly Way[]
}

/** One turn or other act to be told: who, and what happened. */
export interface Told {
  readonly seat: Seat | null
  readonly by: string
  /** The seat that had a bot play this turn for another. */
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
export interface Lesson<View = unknown> {
  /** The chapter of the rules whose picture shows it. */
  readonly topic: string
  text(voice: Voice): string
  /** Its own picture, where that of the chapter shows something else. */
  picture?(shown: Shown<View>, voice: Voice): Picture
  /** True once the seat has done it, going by the news of its own turns. */
  isDone(own: readonly News[]): boolean
  /** True for a goal that is a way to do it. */
  fits(goal: Goal, shown: Shown<View>): boolean
  /** Steps that lead there while no goal does it. */
  readonly towards?: LessonStep<View>
  /** So many own turns after the lesson before it, it is over, done or not. */
  readonly turns?: number
  /** Its own goals for a question that is no turn: each of its answers as one. */
  goals?(shown: Shown<View>, ask: Question, voice: Voice): Goal[]
}

/** A step on the way to what a lesson teaches. */
export interface LessonStep<View = unknown> {
  text(voice: Voice): string
  fits(goal: Goal, shown: Shown<View>): boolean
}

/** Something on the table that may or may not be had. */
export interface Askable {
  /** The option id to ask `why` about. */
  readonly option: string
  readonly entry: Entry
  /** Other words it is found by. */
  readonly otherWords?: string
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

/** Things every game has and names its own way: the two lists of goals, the rulebook's order. */
export type SharedWord = 'byRules' | 'newWays' | 'useWays' | 'noNewWays' | 'noUseWays'

/** The words for an answer given in advance. */
export interface OrderText<View = unknown> {
  readonly name: string
  /** Its subject; without it its values say it all. */
  title?(voice: Voice): string
  text(value: string | number | boolean, voice: Voice, shown?: Shown<View>): string
  /** The words for having none, where that is something else than being asked. */
  without?(voice: Voice): string
}

/** A game's name, colours and emojis. */
export interface Identity {
  readonly game: string
  readonly title: string
  /** By seat, as 0xRRGGBB. */
  readonly accents: readonly number[]
  readonly emojis: readonly Emoji[]
  readonly seats: { readonly min: number; readonly max: number }
  /** Says in a lobby against whom somebody plays who begins alone, where that is part of the game. */
  alone?(voice: Voice): string
  /** The game's own word for what every game has. */
  word(what: SharedWord, voice: Voice, facts?: Facts): string
}

/** Small lines that say where the game stands. */
export interface StatusLines<View = unknown> {
  /** The lines at the top of the panel: dice, goods, time. */
  head(shown: Shown<View>, voice: Voice): string[]
  /** The small line under a turn notice's headline: round, order. */
  moment(shown: Shown<View>, voice: Voice): string
  /** The line that counts towards the end. */
  count(shown: Shown<View>, voice: Voice): string
}

/** The stage a game has reached, and the order of the turns to come. */
export interface Progress<View = unknown> {
  /** The round of a view. */
  roundOf(view: View): number
  /** The seats whose turns are known to come, the present one first; none where all are asked at once. */
  turns(shown: Shown<View>): readonly Seat[]
}

/** Waited for between two pieces of long work, so that nobody else has to wait for all of it. */
export type LetOthersGoOn = () => Promise<void>

/** Ideas for a turn. */
export interface Planning<View = unknown> {
  /** Works out in pieces what goals and moves are made from, which takes longer than they do. It is kept with the view. */
  think(shown: Shown<View>, letOthersGoOn: LetOthersGoOn): Promise<void>
  goals(shown: Shown<View>, voice: Voice): Goal[]
  /** One-line moves that begin what was typed, by worth; at most 25. */
  moves(shown: Shown<View>, typed: string, voice: Voice): { name: string; value: string }[]
  /** The whole cost of a turn that goes on behind the way to its goal; null where the way says it. */
  wholePrice?(shown: Shown<View>, picks: Picks, voice: Voice): string | null
  /** Why a turn is a good one, in a sentence: what it gains and what it risks, by theme, in points. */
  reasonSummary(reasons: readonly { theme: string; points: number }[], voice: Voice): string
}

/** Questions and their options in words. */
export interface Choices<View = unknown> {
  /** A question as a sentence, short enough for a placeholder (150). */
  question(shown: Shown<View>, ask: Question, voice: Voice): string
  option(shown: Shown<View>, ask: Question, option: string, voice: Voice): Entry
  /** Groups of options, each small enough for a select that could not hold them all; null where it can. */
  groups(shown: Shown<View>, ask: Question, voice: Voice): { entry: Entry; options: string[] }[] | null
}

/** News and results in words. */
export interface TurnText<View = unknown> {
  /** One line for each act that is worth one, with the things on the table it changed. */
  tell(shown: Shown<View>, told: Told, voice: Voice): string[]
  /** The effects of a draft, a line for each step. */
  steps(shown: Shown<View>, news: readonly News[], voice: Voice, draft?: Picks): string[]
  /** The part of a move's news that followed from it and could not be seen before; without it nothing. */
  aftermath?(news: readonly News[], seat: Seat): readonly News[]
  /** True for a draft that does what nobody should do by mistake. */
  isGrave(news: readonly News[]): boolean
  /** `Then:` every own total that changes between two views. */
  changes(before: Shown<View>, after: Shown<View>, voice: Voice): string
  /** For the end: who won, everybody's totals, how a tie was broken, and what is small in small print. */
  ending(shown: Shown<View>, result: Result, voice: Voice): string[]
  /** True for the news that the game is over, which the headline of its end says already. */
  isEnd(news: News): boolean
  /** For the end: by what the game ended, in a sentence. */
  whyOver(shown: Shown<View>, told: readonly Told[], voice: Voice): string | null
  /** The most thrilling moment of a whole game in one true sentence, if there was one. */
  highlight(shown: Shown<View>, told: readonly Told[], voice: Voice): string | null
}

/** The rules in chapters and lessons, and their reasons against what cannot be had. */
export interface RulesHelp<View = unknown> {
  topics(shown: Shown<View> | null, voice: Voice): Topic[]
  /** In the order in which they are learnt. */
  readonly lessons: readonly Lesson<View>[]
  /** Chapters that no lesson has told. */
  readonly readNext: readonly string[]
  /** Things the seat sees but may not be offered, by area. */
  askables(shown: Shown<View>, voice: Voice): { area: Entry; things: Askable[] }[]
  /** Why an option is not to be had, a sentence for each reason; empty when it is. */
  why(shown: Shown<View>, option: string, voice: Voice): string[]
  /** A sentence for one reason of the rules. */
  reason(reason: { rule: string; facts: Readonly<Record<string, string | number>> }, voice: Voice): string
}

/** The boards in words. */
export interface TextBoards<View = unknown> {
  table(shown: Shown<View>, language: Language): string
  /** The part of the table that hardly ever changes, for where the table alone is looked at. */
  map?(shown: Shown<View>, language: Language): string
  /** The part of the table that a notice needs, in lines; without it a notice without a picture has the whole table. */
  brief?(shown: Shown<View>, voice: Voice): string[]
  ownBoard(shown: Shown<View>, seat: Seat, language: Language): string
  /** `told` is the whole game, where it is known. */
  score(shown: Shown<View>, language: Language, told?: readonly Told[]): string
}

/**
 * Everything needed to show a game: what every game has, in groups, and capabilities that a game may leave out. Nothing
 * outside a presentation knows any game's things.
 */
export interface Presentation<View = unknown> extends Identity, Capabilities<View> {
  readonly commands: CommandWords
  readonly lines: StatusLines<View>
  readonly progress: Progress<View>
  readonly board: TextBoards<View>
  readonly planning: Planning<View>
  readonly choices: Choices<View>
  readonly orders: readonly OrderText<View>[]
  readonly turnText: TurnText<View>
  readonly help: RulesHelp<View>
}
