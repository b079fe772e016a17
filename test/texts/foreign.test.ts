import { describe, expect, it } from 'vitest'
import { gameNamed } from '#games/registry'
import { type AnyGame, type GameRecord, type GameState, newsFor, type Position, position } from '#kernel'
import type { Presentation, Shown, Voice } from '#presentation/presentation'
import { PRESENTATIONS } from '#presentation/registry'
import { LANGUAGES } from '#texts'
import { breadth } from '../breadth.ts'
import { linesOf, type RecordedLine, recordsOf } from '../recorded-games.ts'
import { CATALOGUES } from './catalogues.ts'

/** No language but the reader's own stands in anything that is read of a game. */

const OTHERS = LANGUAGES.filter((language) => language !== 'en')
const NAMES = ['Jörg', 'Käthe', 'Änne', 'Øyvind', 'Łukasz']

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

/** The words of a language's texts, without what is filled in. */
function vocabularyOf(language: string): Set<string> {
  const texts = Object.values(CATALOGUES).flatMap((catalogue) => Object.values(catalogue[language as 'en']))
  return new Set(
    texts.flatMap((text) => wordsOf(text.replaceAll(/\{\w+(?:, (?:plural|select),)?|(?:=\d|one|other) \{/g, ' '))),
  )
}

/** English words that no text of this language has. */
function englishAlone(language: string): ReadonlySet<string> {
  const own = vocabularyOf(language)
  return new Set([...vocabularyOf('en')].filter((word) => word.length > 1 && !own.has(word)))
}

/** So many lines of each record are looked at closely, and of fewer the goals, which take longest. */
const LOOKS = breadth(3, 12)
const PLANS = breadth(1, 2)
const RECORDS = breadth(2, 20)

function spread<T>(all: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(all.length / count))
  return all.filter((_, index) => index % step === 0)
}

interface Scene {
  readonly game: AnyGame
  readonly presentation: Presentation
  readonly voice: Voice
}

function shownOf({ game }: Scene, { now }: Position, seat: number | null): Shown {
  return { view: game.view(now, seat), seat, names: NAMES.slice(0, now.setup.seats) }
}

function boardsOf({ presentation: { board, lines }, voice }: Scene, shown: Shown): string[] {
  const { language } = voice
  return [
    board.table(shown, language),
    board.score(shown, language),
    board.map?.(shown, language) ?? '',
    ...(board.brief?.(shown, voice) ?? []),
    ...shown.names.map((_, seat) => board.ownBoard(shown, seat, language)),
    ...lines.head(shown, voice),
    lines.moment(shown, voice),
    lines.count(shown, voice),
  ]
}

function questionsOf(scene: Scene, place: Position): string[] {
  const { choices } = scene.presentation
  return place.questions.flatMap((ask) => {
    const shown = shownOf(scene, place, ask.seat)
    const entries = ask.options.map((option) => choices.option(shown, ask, option, scene.voice))
    const groups = (choices.groups(shown, ask, scene.voice) ?? []).map(({ entry }) => entry)
    const labels = [...entries, ...groups].flatMap(({ label, description = '' }) => [label, description])
    return [choices.question(shown, ask, scene.voice), ...labels]
  })
}

function toldIn(scene: Scene, { answers, after }: RecordedLine<GameState>): string[] {
  const { turnText } = scene.presentation
  const shown = shownOf(scene, after, null)
  const news = newsFor(after.news, null)
  return [
    ...turnText.tell(shown, { seat: answers[0]?.seat ?? null, by: 'bot', news }, scene.voice),
    ...turnText.steps(shown, news, scene.voice),
  ]
}

function plansOf({ presentation, ...scene }: Scene, place: Position): string[] {
  const [ask] = place.questions
  const shown = shownOf({ presentation, ...scene }, place, ask?.seat ?? null)
  const goals = presentation.planning.goals(shown, scene.voice)
  const entries = goals.flatMap(({ entry, ways }) => [entry, ...ways.map((way) => way.entry)])
  const why = presentation.help
    .askables(shown, scene.voice)
    .flatMap(({ area, things }) => [
      area.label,
      ...things.map(({ entry }) => entry.label),
      ...things.slice(0, 3).flatMap(({ option }) => presentation.help.why(shown, option, scene.voice)),
    ])
  return [
    ...goals.flatMap(({ title, text }) => [title, text]),
    ...entries.flatMap(({ label, description = '' }) => [label, description]),
    ...why,
  ]
}

function helpOf({ game, presentation: { help, orders }, voice }: Scene): string[] {
  const values = orders.flatMap(({ name, title, text }) => [
    title?.(voice) ?? '',
    ...(game.orders?.find((spec) => spec.name === name)?.values ?? []).map((value) => text(value, voice)),
  ])
  return [
    ...help.topics(null, voice).flatMap(({ title, text }) => [title, text]),
    ...help.lessons.map(({ text }) => text(voice)),
    ...values,
  ]
}

const played = new Map<GameRecord, RecordedLine<GameState>[]>()

/** Each record is played once for all languages. */
function linesIn({ game }: Scene, record: GameRecord): RecordedLine<GameState>[] {
  const lines = played.get(record) ?? [...linesOf<GameState>(game, record)]
  played.set(record, lines)
  return lines
}

const RECORDED = new Map(PRESENTATIONS.map(({ game }) => [game, spread(recordsOf(game), RECORDS)]))

function textsOf(scene: Scene, record: GameRecord): string[] {
  const lines = linesIn(scene, record)
  const starts = spread(lines, LOOKS).map(({ saved }) => position(scene.game, saved, []))
  return [
    ...starts.flatMap((here) => [...boardsOf(scene, shownOf(scene, here, null)), ...questionsOf(scene, here)]),
    ...spread(lines, LOOKS * 4).flatMap((line) => toldIn(scene, line)),
    ...spread(starts, PLANS).flatMap((here) => plansOf(scene, here)),
  ]
}

/** Ids of rules and commands stand for themselves. */
function readable(text: string): string {
  return text.replaceAll(/\b[VWK][IPMS]?-[A-Z]+\b|`[^`]*`|<[^>]*>/g, ' ')
}

describe.each(OTHERS)('everything that is read in %s', (language) => {
  const english = englishAlone(language)

  it.each(PRESENTATIONS.map(({ game }) => game))('has no English left in it, in %s', (name) => {
    const game = gameNamed(name) as AnyGame
    const presentation = PRESENTATIONS.find((other) => other.game === name) as Presentation
    const scene: Scene = { game, presentation, voice: { language, emoji: () => '·' } }
    const texts = [...helpOf(scene), ...(RECORDED.get(name) ?? []).flatMap((record) => textsOf(scene, record))]
    expect(texts.length).toBeGreaterThan(200)
    const left = [...new Set(texts)].flatMap((text) => {
      const found = wordsOf(readable(text)).filter((word) => english.has(word))
      return found.length === 0 ? [] : [`${found.join(' ')} | ${text.slice(0, 120)}`]
    })
    expect(left.slice(0, 20)).toEqual([])
  })
})
