import { type Database, type Query, type Step, step } from '#store'
import * as query from '#store/queries'
import type { Table } from '../model/table.ts'
import { type Denial, type DenialWord, deny } from '../model/vocabulary.ts'

/** Limits on what may be open at a time; 0 is without limit. */
export interface Caps {
  /** Lobbies that one person leads. */
  readonly lobbiesOfPerson: number
  /** Lobbies in one channel and its threads. */
  readonly lobbiesInChannel: number
  /** Tables one person sits at, from sitting down until the game is over or given up. */
  readonly gamesOfPerson: number
  /** Running games of one person with bots alone. */
  readonly botGamesOfPerson: number
}

/** The limits where nothing else is said. */
export const USUAL_CAPS: Caps = {
  lobbiesOfPerson: 5,
  lobbiesInChannel: 20,
  gamesOfPerson: 50,
  botGamesOfPerson: 10,
}

export const NO_CAPS: Caps = { lobbiesOfPerson: 0, lobbiesInChannel: 0, gamesOfPerson: 0, botGamesOfPerson: 0 }

/** A table before an act, null where it was not there, and after it. */
interface Acted {
  readonly before: Table | null
  readonly after: Table
}

interface Counted {
  readonly game: number
  /** A person, or a channel. */
  readonly about: string
}

/** One cap: its count, and who newly comes under it by an act. */
interface Rule {
  readonly cap: keyof Caps
  readonly word: DenialWord
  readonly open: Query<Counted, { id: number }>
  readonly few: Query<Counted & { most: number }>
  newOnes(acted: Acted): readonly string[]
}

const RULES: readonly Rule[] = [
  {
    cap: 'lobbiesOfPerson',
    word: 'many-lobbies',
    open: query.readLobbiesLed,
    few: query.fewLobbiesLed,
    newOnes: ({ before, after }) => (before === null && after.phase === 'lobby' ? [after.host] : []),
  },
  {
    cap: 'lobbiesInChannel',
    word: 'full-channel',
    open: query.readLobbiesIn,
    few: query.fewLobbiesIn,
    newOnes({ before, after }) {
      const { channel } = after.home
      return after.phase === 'lobby' && before?.home.channel !== channel ? [channel] : []
    },
  },
  {
    cap: 'gamesOfPerson',
    word: 'many-games',
    open: query.readGamesOf,
    few: query.fewGamesOf,
    newOnes({ before, after }) {
      const known = peopleAt(before)
      return peopleAt(after).filter((person) => !known.includes(person))
    },
  },
  {
    cap: 'botGamesOfPerson',
    word: 'many-bot-games',
    open: query.readBotGamesOf,
    few: query.fewBotGamesOf,
    newOnes({ before, after }) {
      const begins = (before === null || before.phase === 'lobby') && after.phase === 'playing'
      const people = peopleAt(after)
      return begins && people.length === 1 ? people : []
    },
  },
]

function peopleAt(table: Table | null): string[] {
  return table === null ? [] : table.places.flatMap(({ person }) => person ?? [])
}

const MOST_NAMED = 10

/**
 * What an act may not take up any more, in a sentence; or the steps that see to it, when it is written, that nobody else
 * has taken the last place meanwhile.
 */
export async function withinCaps(db: Database, caps: Caps, acted: Acted): Promise<Denial | Step[]> {
  const guards: Step[] = []
  for (const { cap, word, open, few, newOnes } of RULES) {
    const most = caps[cap]
    for (const about of most === 0 ? [] : newOnes(acted)) {
      const counted = { game: acted.after.id, about }
      const ids = (await db.read(open, counted)).map(({ id }) => id)
      if (ids.length >= most) return deny(word, { most, games: ids.slice(0, MOST_NAMED).join(' ') })
      guards.push(step(few, { ...counted, most }, 1))
    }
  }
  return guards.length === 0 ? [] : [step(query.waitToCount, {}), ...guards]
}
