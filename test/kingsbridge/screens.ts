import type { ScreenContext } from '#discord/app/screen'
import { forAll } from '#discord/app/told-lines'
import { beganScreen } from '#discord/features/lobby/began-screen'
import { spectatorScreen, waitScreen } from '#discord/features/turn/no-turn-screens'
import { noticeScreen } from '#discord/features/turn/notice-screen'
import { type AnyGame, below, copyState, luckFrom, position, questionsFor, type Saved, type Seat } from '#kernel'
import { kingsbridge } from '#kingsbridge/game'
import type { State } from '#kingsbridge/state'
import type { View } from '#kingsbridge/view'
import type { Pictures } from '#presentation/capabilities'
import type { Shown } from '#presentation/presentation'
import { presentationOf } from '#presentation/registry'
import { isDenial, type LogLine, type Look, type Post } from '#tables'
import { play, seedOf } from '../conformance.ts'
import { Room } from '../discord/room.ts'
import { begun, Hall, yes } from '../tables/hall.ts'
import { ownAsk } from '../tables/playing.ts'
import { wilful } from './wilful.ts'

/** K-SECRET-5: what everybody reads must be the same however what is hidden lies. */

export interface Moment {
  readonly seed: number
  readonly saved: Saved<State>
  readonly isSilent: boolean
}

/** Questions to seats that can pay, give or protect. */
const HIDDEN = ['exchange', 'lose', 'protect']

function momentOf(seed: number, saved: Saved): Moment | null {
  const { questions } = position(kingsbridge, saved, [])
  if (questions.length === 0) return null
  const isSilent = questions.some(({ about }) => HIDDEN.includes(about))
  return { seed, saved: saved as Saved<State>, isSilent }
}

/** Every so many scenes in which one is asked, and all with a silent question. */
const OTHERS_EVERY = 25

/** Moments of games in which people want something, with goods behind screens. */
export function momentsOf(seeds: readonly number[]): Moment[] {
  return seeds.flatMap((seed) => {
    const options = { goods: 'screened', firstChapterCards: seed % 2 === 0 ? 'starred' : 'all' }
    const { scenes } = play({ game: kingsbridge, seats: 2 + (seed % 3), options, seed, depth: 0, pick: wilful(seed) })
    const moments = scenes.flatMap(({ saved }) => momentOf(seed, saved) ?? [])
    return moments.filter(({ isSilent }, place) => isSilent || place % OTHERS_EVERY === seed % OTHERS_EVERY)
  })
}

/** A game that begins with this scene, dealt so. */
function beginningWith(scene: string, dealt: State): AnyGame {
  return {
    ...kingsbridge,
    first: scene,
    setUp: (setup) => ({ ...copyState(dealt), setup: setup as State['setup'] }),
  }
}

/**
 * What is hidden from this seat, dealt anew; luck that is to come stays. Where play goes on, deck and tiles stay too:
 * what comes to light of them all will see.
 */
function dealtFor({ saved }: Moment, viewer: Seat | null, seed: number, goesOn: boolean): State {
  const { state } = saved
  const dealt = kingsbridge.imagine(kingsbridge.view(state, viewer), luckFrom(seedOf(seed)))
  const kept = goesOn ? { deck: [...state.deck], tiles: [...state.tiles] } : {}
  return { ...dealt, ...kept, luck: [...state.luck] }
}

const PEOPLE = 'abcd'
const HOUR = 3_600_000

/** Without what changes with every redraw. */
function plainOf(screen: object): string {
  return JSON.stringify(screen)
}

async function publicStage(room: Room, id: number): Promise<ScreenContext> {
  return { ...(await room.context(id, null, 'en')), nonce: 'n' }
}

/** The messages that everybody reads, as they are sent. */
async function messagesOf(room: Room, id: number, posts: readonly Post[]): Promise<string[]> {
  const stage = await publicStage(room, id)
  const log = await room.hall.tables.reading.log(id, null)
  const told = isDenial(log) ? [] : log.map(forAll)
  const screens: string[] = []
  for (const { kind, data } of posts) {
    screens.push(`${kind} ${JSON.stringify(data)}`)
    if (kind === 'asked') screens.push(plainOf(await noticeScreen(stage, data.seats, told)))
    if (kind === 'began') screens.push(plainOf(await beganScreen(stage, stage.look.commitment)))
  }
  return screens
}

const SIZES = ['full', 'phone'] as const

/** Every picture there is for this viewer, as it would be painted, with what it says to those who do not see it. */
function picturesOf(pictures: Pictures, scene: Shown): string[] {
  const { more } = pictures
  return SIZES.flatMap((size) => {
    const wish = { language: 'en', size } as const
    const others = (more?.list(scene, wish) ?? []).flatMap(({ id }) => more?.draw(scene, id, wish, []) ?? [])
    const boards = scene.names.map((_, seat) => pictures.ownBoard(scene, seat, wish, []))
    const all = [pictures.table(scene, wish, []).picture, pictures.score(scene, wish, []), ...boards, ...others]
    return all.map(({ draws, places, alt }) => JSON.stringify({ draws, places, alt }))
  })
}

/** Boards and small screens that anybody may open. */
function screensOf(stage: ScreenContext): string[] {
  const { look } = stage
  const presentation = presentationOf('kingsbridge')
  if (presentation === undefined) throw new Error('Kingsbridge has no presentation')
  const scene = { view: look.view, seat: null, names: look.places.map(({ name }) => name) }
  const { voice } = stage.reader
  return [
    presentation.board.table(scene, 'en'),
    ...look.places.map(({ seat }) => presentation.board.ownBoard(scene, seat, 'en')),
    presentation.board.score(scene, 'en'),
    presentation.lines.count(scene, voice),
    presentation.lines.moment(scene, voice),
    ...presentation.lines.head(scene, voice),
    plainOf(spectatorScreen(stage)),
    ...(presentation.pictures === undefined ? [] : picturesOf(presentation.pictures, scene)),
  ]
}

/** A look as its owner could read it, without the game's own functions and the values that never change. */
function lookText({ game, view, before, ...look }: Look): string {
  const plain = [view, before].map((seen) => ({ ...(seen as View), setup: null }))
  return JSON.stringify({ ...look, plain, game: game.name })
}

function textOf(lines: readonly LogLine[]): string {
  // A digest is of a state with all its luck in it: it tells nothing, but is another one.
  return JSON.stringify(lines.map(({ at, data: { digest, ...data }, ...line }) => ({ ...line, data })))
}

async function logText(hall: Hall, id: number): Promise<string> {
  return textOf(yes(await hall.tables.reading.log(id, null)))
}

/** All that this viewer reads of a table right after it came to this moment. */
async function readBy(room: Room, id: number, viewer: Seat | null): Promise<string[]> {
  const { hall } = room
  await hall.pass(0)
  const stage = await publicStage(room, id)
  const person = stage.look.places[viewer ?? -1]?.person ?? null
  const own = await hall.look(id, person)
  const waits = person === null ? [] : [plainOf(waitScreen({ ...(await room.context(id, person, 'en')), nonce: 'n' }))]
  return [
    ...(await messagesOf(room, id, hall.posts)),
    ...screensOf(stage),
    lookText(stage.look),
    lookText(own),
    ...waits,
    await logText(hall, id),
    JSON.stringify(yes(await hall.tables.reading.clockEnds(id))),
  ]
}

const DECLINED = ['exchange:no', 'protect:none']

/** All who have a choice decline, one after the other; then the time passes in which nobody has to. */
async function readAfterwards(room: Room, id: number): Promise<string[] | null> {
  const { hall } = room
  const { places, questions } = await hall.look(id, null)
  const [about] = questions.map((question) => question.about)
  if (about !== 'exchange' && about !== 'protect') return null
  for (const { person } of places) {
    const look = await hall.look(id, person)
    const question = ownAsk(look)
    if (question === undefined || look.isDone || question.about !== about) continue
    yes(
      await hall.tables.turns.play(id, person as string, [
        question.options.filter((option) => DECLINED.includes(option)),
      ]),
    )
  }
  await hall.pass(HOUR)
  const { view, questions: next } = await hall.look(id, null)
  // K-SECRET-4: at the end all goods are shown.
  if ((view as View).isOver) return null
  const log = yes(await hall.tables.reading.log(id, null))
  const line = log.find(({ kind, data }) => kind === 'play' && data.isSilent === true)
  if (line === undefined) throw new Error('nothing came of a silent question')
  const turned = line.news.findIndex(({ kind }) => kind === 'eventTurned')
  const told = textOf([{ ...line, news: turned < 0 ? line.news : line.news.slice(0, turned) }])
  // All may see what the next event takes, and from whom.
  if (turned >= 0) return [told]
  const notices = hall.posts.map(({ kind, data }) => `${kind} ${JSON.stringify({ ...data, entry: 0 })}`)
  return [
    told,
    JSON.stringify({ ...(view as View), setup: null }),
    JSON.stringify(questionsFor(next, null)),
    ...notices,
  ]
}

interface Reading {
  readonly now: readonly string[]
  readonly afterwards: readonly string[] | null
}

async function reading({ saved }: Moment, dealt: State, viewer: Seat | null): Promise<Reading> {
  const game = beginningWith(saved.scene as string, dealt)
  const newSeed = () => '5'.repeat(32)
  const room = new Room(await Hall.open(':memory:', 'one', { gameNamed: () => game, newSeed }))
  try {
    const { seats, options } = saved.state.setup
    const people = PEOPLE.slice(0, seats)
    const id = await begun(room.hall, people, { game: 'kingsbridge', speed: 'day', options, first: 'host' })
    const now = await readBy(room, id, viewer)
    return { now, afterwards: viewer === null ? await readAfterwards(room, id) : null }
  } finally {
    await room.close()
  }
}

const AROUND = 120

/** The place where two texts part, with its surroundings. */
function partingOf(text: string, other: string): string {
  let place = 0
  while (place < text.length && text[place] === other[place]) place++
  return [text, other].map((side) => side.slice(Math.max(0, place - AROUND), place + AROUND)).join(' <> ')
}

function firstDifference(texts: readonly string[], other: readonly string[]): string | null {
  if (texts.length !== other.length) return `${texts.length} or ${other.length} things to read: ${other.at(-1)}`
  const different = texts.findIndex((text, place) => text !== other[place])
  return different < 0 ? null : partingOf(texts[different] ?? '', other[different] ?? '')
}

/** Texts of a viewer that depend on things hidden from them. */
export async function differencesAt(moment: Moment, deals: number): Promise<string[]> {
  const { seed, saved } = moment
  const { seats } = saved.state.setup
  const viewers = [null, below(luckFrom(seedOf(seed)), seats)]
  const differences: string[] = []
  for (const viewer of viewers) {
    const truth = await reading(moment, saved.state, viewer)
    for (let deal = 1; deal <= deals; deal++) {
      const goesOn = deal % 2 === 0
      const other = await reading(moment, dealtFor(moment, viewer, seed * 1000 + deal, goesOn), viewer)
      const afterwards = () => firstDifference(truth.afterwards ?? [], other.afterwards ?? [])
      const difference = firstDifference(truth.now, other.now) ?? (goesOn ? afterwards() : null)
      if (difference !== null) differences.push(`seed ${seed}, ${saved.scene}, viewer ${viewer}: ${difference}`)
    }
  }
  return differences
}
