import type { Options } from '#kernel'
import type { Table } from '../model/table.ts'
import type { Home, Language, Level, LobbyPlan, Speed } from '../model/vocabulary.ts'
import { ranksOf, resultOf } from './finish.ts'
import type { Person } from './lobby.ts'

/** A table as somebody wants it opened; what is left out is as usual. */
export interface NewTable {
  readonly game: string
  readonly host: Person
  readonly home: Home
  readonly players?: number
  readonly bots?: number
  readonly level?: Level
  readonly speed?: Speed
  readonly language?: Language
  readonly first?: LobbyPlan['first']
  readonly invited?: readonly string[]
  readonly options?: Options
  readonly startsWhenFull?: boolean
  readonly ideas?: boolean
  readonly note?: string
  readonly phones?: boolean
  readonly guided?: boolean
  readonly rematch?: number
  /** Becomes the host by sitting down. */
  readonly heir?: string
}

/** S20: whoever came last opens the next game. */
function loserOf(table: Table): string | undefined {
  if (table.phase !== 'over') return undefined
  const ranks = ranksOf(resultOf(table), table.places)
  const people = table.places.filter(({ person }) => person !== null)
  return people.toSorted((a, b) => (ranks[b.seat] ?? 0) - (ranks[a.seat] ?? 0))[0]?.person ?? undefined
}

/** The people of a table are invited to the next; where nobody sits any more, bots do. */
export function rematchOf(table: Table, host: Person): NewTable {
  const { id, game, home, language, speed, plan, places, started } = table
  const heir = loserOf(table)
  const empty = places.filter(({ person }) => person === null)
  return {
    game: game.name,
    host,
    home,
    language,
    speed,
    players: started === null ? plan.players : places.length,
    bots: empty.length,
    level: empty.find((place) => place.level !== null)?.level ?? 'journeyman',
    first: plan.first,
    options: plan.options,
    invited: places.flatMap(({ person }) => (person === null ? [] : [person])),
    startsWhenFull: true,
    rematch: id,
    ideas: plan.ideas,
    note: plan.note,
    ...(plan.phones !== undefined && { phones: plan.phones }),
    ...(heir !== undefined && { heir }),
  }
}
