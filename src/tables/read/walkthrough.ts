import { position, type Saved, type Seat, type Setup } from '#kernel'
import type { Database, Row } from '#store'
import { LruCache } from '../engine/lru-cache.ts'
import { answersIn, effective, standingAt } from '../engine/table-loader.ts'
import { type Table, textOf } from '../model/table.ts'
import { type LogLine, logFrom, seatOf } from './look.ts'
import { type Landing, type RoundOf, walk, type YieldToOthers } from './records.ts'

/** A game to be walked through, as somebody may know it. */
export interface Walkthrough {
  readonly log: readonly LogLine[]
  /** The round that was being played when an entry had led as far as it did. */
  roundAfter(entry: number): number
  /** The game's view after an entry; null where today's rules no longer lead there. */
  viewAfter(entry: number): Promise<unknown>
}

/** A state between two scenes as text: so those of a whole game can be kept. */
interface KeptLanding {
  readonly entry: number
  readonly text: string
  readonly round: number
}

interface Landings {
  readonly roundOf: RoundOf
  /** Shared by all states of a game, and no part of their text. */
  readonly setup: Setup
  /** In the order of the entries; there is always a first one. */
  readonly kept: readonly KeptLanding[]
  /** The entry that can no longer be played; null where all of them can. */
  readonly brokenAt: number | null
}

type Entries = readonly Row<'entries'>[]

/** The states of a long game are about a megabyte. */
const GAMES = 24

/** Keeps where games stood after each scene: whoever walks through one has it played again once, and then only what is new. */
export class Walkthroughs {
  readonly #db: Database
  readonly #breathe: YieldToOthers
  readonly #landings = new LruCache<Promise<Landings>>(GAMES)

  constructor(db: Database, breathe: YieldToOthers) {
    this.#db = db
    this.#breathe = breathe
  }

  async of(table: Table, entries: Entries, person: string | null, roundOf: RoundOf): Promise<Walkthrough> {
    const landings = await this.#landingsOf(table, entries, roundOf)
    const seat = seatOf(table, person)
    return {
      log: logFrom(table, entries, person, 0),
      roundAfter: (entry) => (landingBefore(landings, entry) ?? first(landings)).round,
      viewAfter: async (entry) => {
        const standing = standingAfter(landings, entries, entry) ?? (await standingAt(this.#db, table, entry))
        return standing === null ? null : viewOf(table, standing, seat)
      },
    }
  }

  /** Two who come at the same time wait for the same work. */
  async #landingsOf(table: Table, entries: Entries, roundOf: RoundOf): Promise<Landings> {
    const key = `${table.id} ${table.seed}`
    const before = this.#landings.get(key) ?? Promise.resolve(null)
    const landings = before.then((known) =>
      this.#onward(table, entries, known?.roundOf === roundOf ? known : null, roundOf),
    )
    this.#landings.keep(key, landings)
    try {
      return await landings
    } catch (error) {
      this.#landings.drop(key)
      throw error
    }
  }

  /** Everything kept of entries that still hold, and all that followed since. */
  async #onward(table: Table, entries: Entries, known: Landings | null, roundOf: RoundOf): Promise<Landings> {
    const held = new Set(effective(entries).map(({ number }) => number))
    const kept = known?.kept.filter(({ entry }, at) => at === 0 || held.has(entry)) ?? []
    const last = kept.at(-1)
    if (known !== null && known.brokenAt !== null && held.has(known.brokenAt)) return { ...known, kept }
    if (known !== null && last !== undefined && isQuietSince(entries, held, last.entry)) return { ...known, kept }
    const from = known === null || last === undefined ? undefined : landingOf(last, known.setup)
    const { landings, difference } = await walk(table, entries, this.#breathe, from)
    const fresh: KeptLanding[] = []
    for (const { entry, saved } of landings.slice(from === undefined ? 0 : 1)) {
      await this.#breathe()
      fresh.push({ entry, text: textOf(saved), round: roundOf(table.game.view(saved.state, null)) })
    }
    const setup = (landings[0] as Landing).saved.state.setup
    return { roundOf, setup, kept: [...kept, ...fresh], brokenAt: difference?.entry ?? null }
  }
}

/** Says whether no scene has ended since an entry. */
function isQuietSince(entries: Entries, held: ReadonlySet<number>, since: number): boolean {
  return !entries.some(
    ({ number, kind, data }) => number > since && kind === 'play' && held.has(number) && data.includes('"digest"'),
  )
}

function first({ kept }: Landings): KeptLanding {
  return kept[0] as KeptLanding
}

function landingBefore({ kept }: Landings, entry: number): KeptLanding | undefined {
  return kept.findLast((landing) => landing.entry <= entry)
}

function landingOf({ entry, text }: KeptLanding, setup: Setup): Landing {
  const saved = JSON.parse(text) as Saved
  return { entry, saved: { ...saved, state: { ...saved.state, setup } } }
}

type Standing = Pick<Table, 'answers'> & { readonly saved: Saved }

/** The last state that was saved up to an entry, and the answers since. */
function standingAfter(landings: Landings, entries: Entries, entry: number): Standing | null {
  const { brokenAt, setup } = landings
  const last = landingBefore(landings, entry)
  if (last === undefined || (brokenAt !== null && entry >= brokenAt)) return null
  const since = effective(entries.filter(({ number }) => number <= entry)).filter(({ number }) => number > last.entry)
  return { saved: landingOf(last, setup).saved, answers: answersIn(since) }
}

function viewOf({ game }: Table, { saved, answers }: Standing, seat: Seat | null): unknown {
  return game.view(position(game, saved, answers).now, seat)
}
