import type { Screen } from '#discord/app/send'
import {
  type Answer,
  begin,
  type GameRecord,
  isMisread,
  position,
  type RecordedScene,
  readLine,
  recordOf,
  type Saved,
  untilAsked,
} from '#kernel'
import type { Picks } from '#presentation/presentation'
import { isDenial, LANGUAGES, type Look } from '#tables'
import { movesIn } from '#tables/acts/import'
import { digestOf } from '#tables/model/table'
import { begun, Hall, yes } from '#test/tables/hall'
import { willyville } from '#willyville/game'
import type { State } from '#willyville/state'
import { seedOf } from '../conformance.ts'
import { walk } from '../presentation/games.ts'
import { recordsOf } from '../recorded-games.ts'
import { cheapest, Player } from './presses.ts'
import { Room } from './room.ts'

export const RECORDS: readonly GameRecord[] = recordsOf('willyville')

/** A game as it might have been recorded, by players who follow plans or who play at random. */
export function invented(seed: number, seats: number, isPlanned: boolean): GameRecord {
  const scenes: RecordedScene[] = []
  walk(seed, seats, isPlanned, { ended: (scene) => void scenes.push(scene) })
  return recordOf(willyville, seedOf(seed), scenes)
}

export interface Move {
  readonly line: number
  readonly text: string
  readonly seat: number
  readonly picks: Picks
  /** The number of presses it took, `Play` and confirm counted; null: it was typed. */
  readonly presses: number | null
  readonly wasByGoal: boolean
}

/** A recorded game, played again by the same people in a room of their own. */
export class Replay {
  readonly room: Room
  readonly id: number
  readonly record: GameRecord
  readonly see: (screen: Screen, id: string) => void
  saved: Saved<State>
  line = 0
  /** The digest of the state after each line. */
  readonly digests: string[] = []
  readonly moves: Move[] = []

  private constructor(room: Room, id: number, record: GameRecord, see: Replay['see']) {
    this.room = room
    this.id = id
    this.record = record
    this.see = see
    this.saved = untilAsked(willyville, begin(willyville, record)).saved as Saved<State>
  }

  static async open(record: GameRecord, see: Replay['see'] = () => {}, names?: readonly string[]): Promise<Replay> {
    const of = { drawSeed: () => record.seed, contentOf: () => record.content }
    const hall = await Hall.open(':memory:', 'one', of)
    const people = 'abcd'.slice(0, record.seats)
    const id = await begun(hall, people, { speed: 'none' }, names)
    for (const person of people) yes(await hall.tables.people.setSettings(person, { board: 'text', guide: false }))
    await hall.tables.tick()
    return new Replay(new Room(hall), id, record, see)
  }

  get isOver(): boolean {
    return this.line >= this.record.lines.length
  }

  look(person: string | null = null): Promise<Look> {
    return this.room.hall.look(this.id, person)
  }

  /** The next line, pressed or typed. */
  async next(isPressed: boolean): Promise<void> {
    const text = this.record.lines[this.line] as string
    const answers = readLine(willyville, this.saved, text)
    if (isMisread(answers)) throw new Error(`misread: ${text}`)
    const places = (await this.look()).places
    const given: Answer[] = []
    for (const { seat, picks } of movesIn(answers)) {
      const person = places[seat]?.person as string
      const played = isPressed ? await this.#press(person, seat, picks, given) : await this.#type(person, picks)
      this.moves.push({ line: this.line, text, seat, picks, ...played })
      given.push(...picks.map((pick) => ({ seat, picks: pick })))
    }
    const { done } = position(willyville, this.saved, answers)
    if (done === null) throw new Error(`not whole: ${text}`)
    this.saved = untilAsked(willyville, done).saved as Saved<State>
    this.digests.push(digestOf(this.saved))
    this.line++
  }

  /** The states the table says it had. */
  async told(): Promise<string[]> {
    const log = await this.room.hall.tables.reading.log(this.id, null)
    if (isDenial(log)) throw new Error(log.denied)
    return log.flatMap(({ data }) => (typeof data.digest === 'string' ? [data.digest] : []))
  }

  async #type(person: string, picks: Picks) {
    const { tables } = this.room.app
    for (let from = 0; from < picks.length; ) {
      yes(await tables.turns.recompose(this.id, person, picks.slice(from)))
      const { draft } = await this.look(person)
      yes(await tables.turns.confirm(this.id, person))
      from += draft.length
    }
    return { presses: null, wasByGoal: false }
  }

  async #press(person: string, seat: number, picks: Picks, given: readonly Answer[]) {
    const language = LANGUAGES[this.line % LANGUAGES.length] as (typeof LANGUAGES)[number]
    const player = new Player(this.room, this.id, person, language, this.see)
    await player.begin()
    const goals = player.goals(await player.look())
    const path = cheapest(goals, this.saved, seat, picks, given)
    await player.follow(path, picks)
    await this.room.hall.tables.tick()
    return { presses: player.presses, wasByGoal: path.goal !== null }
  }
}
