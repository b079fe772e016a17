import { randomAnswer } from '#bots/random-answer'
import { gameNamed } from '#games/registry'
import { type AnyGame, below, type Luck } from '#kernel'
import { isDenial, type Look, type Tables } from '#tables'
import { fair } from '#test/sample/fair'
import { HOME } from '#test/tables/hall'

/** An act of somebody's, and the answer to it. */
export interface Deed {
  readonly what: string
  readonly game: number
  readonly person: string
  readonly press: string
  readonly picks?: readonly (readonly string[])[]
  readonly outcome: object
}

export function anyGameNamed(name: string): AnyGame | undefined {
  return name === fair.name ? fair : gameNamed(name)
}

function pick<T>(luck: Luck, list: readonly T[]): T | undefined {
  return list.length === 0 ? undefined : list[below(luck, list.length)]
}

const PEOPLE = [...'abcdefgh']
const LEVEL = 'journeyman'

/** A table for two to four, some of them bots; whoever is not seated yet joins later. */
export async function newTable(tables: Tables, luck: Luck, press: string): Promise<Deed> {
  const host = pick(luck, PEOPLE) as string
  const game = pick(luck, ['fair', 'willyville', 'willyville']) as string
  const players = 2 + below(luck, 3)
  const bots = below(luck, 3) === 0 ? 1 : 0
  const speed = pick(luck, ['live', 'day', 'three', 'none'] as const) as 'live'
  const options = game === 'fair' ? { treats: 'on' } : {}
  const wanted = { game, options, host: { person: host, name: `Player ${host}` }, home: HOME, players, bots, speed }
  const outcome = await tables.lobby.create({ ...wanted, startsWhenFull: below(luck, 2) === 0 }, press)
  return { what: 'create', game: isDenial(outcome) ? 0 : outcome.id, person: host, press, outcome }
}

interface Scene {
  readonly tables: Tables
  readonly luck: Luck
  readonly look: Look
  readonly id: number
  readonly person: string
  readonly press: string
  /** Any legal picks for what the person is asked. */
  readonly picks: string[][] | null
}

type Doing = (scene: Scene) => Promise<object> | null

function picksFor(look: Look, luck: Luck): string[][] | null {
  const ask = look.questions.find(({ seat }) => seat === look.seat)
  if (ask === undefined) return null
  // A person who never passes is long asked on.
  return ask.pass !== undefined && below(luck, 2) === 0 ? [[ask.pass]] : [[...randomAnswer(luck, ask).picks]]
}

const seatOf = ({ luck, look }: Scene) => below(luck, Math.max(1, look.places.length))

/** Any legal pick for what the person will be asked if all before pass. */
async function answerAnyEarly({ tables, luck, id, person, press }: Scene): Promise<object> {
  const early = await tables.reading.lookEarly(id, person)
  if (isDenial(early)) return early
  return tables.orders.answerEarly(id, person, picksFor(early.look, luck) ?? [['done']], press)
}

/** The acts of people, and how often they come: mostly they play. */
const DOINGS: Readonly<Record<string, readonly [number, Doing]>> = {
  compose: [120, ({ tables, id, person, picks, press }) => picks && tables.turns.compose(id, person, picks, press)],
  confirm: [90, ({ tables, id, person, press }) => tables.turns.confirm(id, person, press)],
  play: [120, ({ tables, id, person, picks, press }) => picks && tables.turns.play(id, person, picks, press)],
  stepBack: [10, ({ tables, id, person, press }) => tables.turns.stepBack(id, person, 1, press)],
  undo: [12, ({ tables, id, person, press }) => tables.turns.undo(id, person, press)],
  askRewind: [
    8,
    ({ tables, id, person, press, look, luck }) =>
      tables.votes.askRewind(id, person, Math.max(1, look.entry - below(luck, 6)), press),
  ],
  vote: [
    30,
    ({ tables, id, person, press, look, luck }) => {
      const vote = pick(luck, look.votes)
      return vote === undefined ? null : tables.votes.answer(id, person, vote.number, below(luck, 4) > 0, press)
    },
  ],
  withdraw: [
    2,
    ({ tables, id, person, press, look }) => tables.votes.withdraw(id, person, look.votes[0]?.number ?? 0, press),
  ],
  pause: [2, ({ tables, id, person, press }) => tables.votes.pause(id, person, press)],
  resume: [10, ({ tables, id, person, press }) => tables.votes.resume(id, person, press)],
  order: [
    4,
    ({ tables, id, person, press, luck }) =>
      tables.orders.set(id, person, 'healing', pick(luck, [1, 3, null]) ?? null, press),
  ],
  handToBot: [2, ({ tables, id, person, press }) => tables.seats.handToBot(id, person, LEVEL, press)],
  offer: [2, ({ tables, id, person, press }) => tables.seats.offer(id, person, press)],
  offerLate: [4, (scene) => scene.tables.seats.offerLate(scene.id, scene.person, seatOf(scene), scene.press)],
  letBotPlay: [4, (scene) => scene.tables.seats.letBotPlay(scene.id, scene.person, seatOf(scene), scene.press)],
  claim: [
    6,
    (scene) =>
      scene.tables.seats.claim(
        scene.id,
        { person: scene.person, name: `Player ${scene.person}` },
        seatOf(scene),
        scene.press,
      ),
  ],
  concede: [1, ({ tables, id, person, press }) => tables.seats.concede(id, person, press)],
  abandon: [1, ({ tables, id, person, press }) => tables.votes.abandon(id, person, press)],
}

/** At a table that rests there is little else to do than to go on. */
function doingsInPause(): typeof DOINGS {
  const { vote, resume, withdraw, handToBot, claim, concede, abandon } = DOINGS as Record<
    string,
    (typeof DOINGS)[string]
  >
  return { vote, resume, withdraw, handToBot, claim, concede, abandon } as typeof DOINGS
}

/** An act of somebody to whom a question still comes. */
const EARLY_DOINGS: Readonly<Record<string, readonly [number, Doing]>> = {
  answerEarly: [5, answerAnyEarly],
  unanswerEarly: [1, ({ tables, id, person, press }) => tables.orders.unanswerEarly(id, person, press)],
}

const LOBBY_DOINGS: Readonly<Record<string, readonly [number, Doing]>> = {
  join: [20, ({ tables, id, person, press }) => tables.lobby.join(id, { person, name: `Player ${person}` }, press)],
  begin: [10, ({ tables, id, press, look }) => tables.lobby.begin(id, look.host, press)],
  addBot: [3, ({ tables, id, press, look }) => tables.lobby.addBot(id, look.host, LEVEL, press)],
  leave: [1, ({ tables, id, person, press }) => tables.lobby.leave(id, person, press)],
}

function weighted(luck: Luck, doings: Readonly<Record<string, readonly [number, Doing]>>): [string, Doing] {
  const all = Object.entries(doings)
  let left = below(
    luck,
    all.reduce((sum, [, [weight]]) => sum + weight, 0),
  )
  for (const [name, [weight, doing]] of all) {
    left -= weight
    if (left < 0) return [name, doing]
  }
  throw new Error('weights do not add up')
}

/** Draws who acts: mostly somebody who is asked, sometimes somebody to whom a question still comes. */
function somebody(luck: Luck, look: Look): string {
  const peopleOf = (seats: readonly number[]) => seats.flatMap((seat) => look.places[seat]?.person ?? [])
  const asked = peopleOf(look.questions.map(({ seat }) => seat))
  const later = peopleOf(look.questions.flatMap((ask) => ask.later ?? []))
  if (later.length > 0 && below(luck, 6) === 0) return pick(luck, later) as string
  const person = below(luck, 10) > 0 && look.phase === 'playing' ? pick(luck, asked) : pick(luck, PEOPLE)
  return person ?? (pick(luck, PEOPLE) as string)
}

function doingsAt({ phase, early }: Look): typeof DOINGS {
  if (phase === 'lobby') return LOBBY_DOINGS
  if (phase === 'paused') return doingsInPause()
  return early === 'open' || early === 'given' ? EARLY_DOINGS : DOINGS
}

/** The number of the press for what somebody is about to do. */
export type PressOf = (what: string, look: Look, person: string) => string

/** Somebody does something at a table. Null: there was nothing to do. */
export async function deed(tables: Tables, luck: Luck, id: number, pressOf: PressOf): Promise<Deed | null> {
  const open = await tables.reading.look(id, null)
  if (isDenial(open)) return null
  const person = somebody(luck, open)
  const look = await tables.reading.look(id, person)
  if (isDenial(look) || !['lobby', 'playing', 'paused'].includes(look.phase)) return null
  const [what, doing] = weighted(luck, doingsAt(look))
  const picks = picksFor(look, luck)
  const press = pressOf(what, look, person)
  const outcome = await doing({ tables, luck, look, id, person, press, picks })
  if (outcome === null) return null
  return { what, game: id, person, press, outcome, ...(what === 'play' && picks !== null && { picks }) }
}
