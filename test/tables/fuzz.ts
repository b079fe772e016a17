import { randomAnswer } from '#bots/random-answer'
import { gameNamed } from '#games/registry'
import { below, type Luck, luckFrom } from '#kernel'
import { isAgainstBots, isDenial, type Look, type Tables } from '#tables'
import { fair } from '#test/sample/fair'
import { folder, Hall, type HOME } from '#test/tables/hall'
import { luckOf } from '#test/tables/playing'

export interface FuzzFigures {
  readonly calls: number
  readonly refused: number
  readonly games: number
  readonly finished: number
  readonly moves: number
  readonly methods: number
  /** All that was done, as one number: the same seed gives the same. */
  readonly trace: number
  readonly problems: string[]
}

/** Every function that can be called, by its service and its name. */
export function methodsOf(tables: Tables): Map<string, (...args: unknown[]) => unknown> {
  const methods = new Map<string, (...args: unknown[]) => unknown>()
  for (const [service, door] of Object.entries(tables) as [string, Record<string, unknown>][]) {
    for (const name of [...Object.getOwnPropertyNames(Object.getPrototypeOf(door)), ...Object.keys(door)]) {
      const method = door[name]
      if (name !== 'constructor' && typeof method === 'function') {
        methods.set(`${service}.${name}`, (...args) => Reflect.apply(method, door, args))
      }
    }
  }
  return methods
}

const PEOPLE = [...'abcdef']
const HUGE = 'x'.repeat(50_000)
/** Values that no honest caller sends. */
const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  0,
  0.5,
  1e308,
  2 ** 53,
  -(2 ** 40),
  '',
  ' ',
  HUGE,
  'nul\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  'toString',
  '{}',
  '%',
  "'; drop table games",
  {},
  [],
  [[]],
  [['']],
  [[null]],
  { denied: 'x' },
  { length: 3 },
  { person: 'a' },
  { person: 'a', name: HUGE },
  () => 1,
  Symbol('x'),
  10n,
  new Date(0),
  Object.create(null),
  [HUGE],
  [[HUGE]],
  new Array(5000).fill(['x']),
]

class Fuzz {
  readonly hall: Hall
  readonly methods: ReadonlyMap<string, (...args: unknown[]) => unknown>
  readonly luck: Luck
  readonly problems: string[] = []
  readonly exports: string[] = []
  ids: number[] = []
  begun: number[] = []
  readonly shut = new Set<unknown>()
  calls = 0
  refused = 0
  trace = 0

  constructor(hall: Hall, luck: Luck) {
    this.hall = hall
    this.methods = methodsOf(hall.tables)
    this.luck = luck
  }

  one<T>(list: readonly T[]): T {
    return list[below(this.luck, list.length)] as T
  }

  chance(oneIn: number): boolean {
    return below(this.luck, oneIn) === 0
  }

  /** Mostly what is meant, sometimes nonsense. */
  or<T>(value: T): T {
    return this.chance(25) ? (this.one(NONSENSE) as T) : value
  }

  /** Mostly a game that stands where such a call is to the point, and of those a late one. */
  id(name: string): number {
    const { ids, begun } = this
    if (ids.length === 0) return 1
    const lobbies = ids.filter((id) => !this.shut.has(id))
    const meant = LOBBY.includes(name) ? lobbies : begun
    return this.or(this.one(this.chance(6) || meant.length === 0 ? ids : meant.slice(-5)))
  }

  person(): string {
    return this.or(this.one(PEOPLE))
  }

  who(): { person: string; name: string } {
    const person = this.one(PEOPLE)
    return this.or({ person: this.or(person), name: this.or(`Player ${person}`) })
  }

  press(): string | undefined {
    return this.chance(3) ? this.or(`press-${below(this.luck, this.chance(5) ? 50 : 1e9)}`) : undefined
  }

  /** Something to do at a table as it stands. */
  async look(id: number, person: string): Promise<Look | null> {
    const look = await this.hall.tables.reading.look(id, person)
    return isDenial(look) ? null : look
  }

  async picks(id: number, person: string): Promise<readonly (readonly string[])[]> {
    const look = await this.look(id, person)
    const ask = look?.questions.find(({ seat }) => seat === look.seat)
    return ask === undefined || ask.options.length === 0 ? [['pass']] : [randomAnswer(this.luck, ask).picks]
  }

  /** Finds who is asked at a table, for most calls should be to the point. */
  async asked(id: number): Promise<string> {
    const look = await this.look(id, 'nobody')
    const asked = (look?.questions ?? []).flatMap(({ seat }) => look?.places[seat]?.person ?? [])
    return asked.length > 0 && !this.chance(6) ? this.one(asked) : this.person()
  }

  /** A game in which a question still comes to somebody, if there is one. */
  async whereItGoesRound(other: number): Promise<number> {
    for (const id of this.begun) {
      const look = await this.look(id, 'nobody')
      if (look?.questions.some(({ later = [] }) => later.length > 0)) return id
    }
    return other
  }

  async askedLater(id: number): Promise<string> {
    const look = await this.look(id, 'nobody')
    const later = (look?.questions ?? [])
      .flatMap((ask) => ask.later ?? [])
      .flatMap((seat) => look?.places[seat]?.person ?? [])
    return later.length > 0 ? this.one(later) : this.person()
  }

  async earlyPicks(id: number, person: string): Promise<readonly (readonly string[])[]> {
    const early = await this.hall.tables.reading.lookEarly(id, person)
    const [ask] = isDenial(early) ? [] : early.look.questions.filter(({ seat }) => seat === early.look.seat)
    return ask === undefined ? [['done']] : [randomAnswer(this.luck, ask).picks]
  }

  home(): typeof HOME {
    const place = { server: this.one(['server', 'other']), channel: this.one(['channel', 'hall']), thread: null }
    return this.or({ ...place, server: this.or(place.server), channel: this.or(place.channel) })
  }

  plan(): object {
    const { or, chance, one } = { or: this.or.bind(this), chance: this.chance.bind(this), one: this.one.bind(this) }
    return {
      ...(chance(2) && { players: or(2 + below(this.luck, 3)) }),
      ...(chance(2) && { first: or(one(['random', 'host'])) }),
      ...(chance(2) && { startsWhenFull: or(chance(2)) }),
      ...(chance(3) && { speed: or(one(['live', 'day', 'three', 'none'])) }),
      ...(chance(4) && { invited: or([one(PEOPLE), one(PEOPLE)]) }),
      ...(chance(4) && { options: or(one([{}, { treats: 'on' }, { deck: 'short', treats: 'on' }, { deck: 'none' }])) }),
    }
  }

  settings(): object {
    const hour = () => this.or(60 * below(this.luck, 24))
    const from = this.hall.now + (below(this.luck, 9) - 4) * 3_600_000
    return this.one<object>([
      { language: this.or(this.one(['en', 'de', null])) },
      { quiet: this.or({ from: hour(), to: hour(), zone: this.or(this.one(['Europe/Berlin', 'Asia/Tokyo'])) }) },
      { quiet: null },
      { vacation: this.or({ from: this.or(from), to: from + 3_600_000 * below(this.luck, 99) }) },
      { vacation: null, hints: this.or(true) },
      this.or({ [wordOf(this.or('pings'))]: this.or('never') }),
    ])
  }

  async number(id: number): Promise<number> {
    const look = await this.look(id, 'nobody')
    const votes = look?.votes.map(({ number }) => number) ?? []
    if (votes.length > 0 && this.chance(2)) return this.one(votes)
    return this.or(Math.max(0, (look?.entry ?? 0) - below(this.luck, 12)))
  }

  text(): string {
    return this.or(this.exports.length > 0 && !this.chance(3) ? this.one(this.exports) : '{"willyville":1}')
  }

  /** The arguments of a call to the point, by what it is called. */
  async argumentsOf(name: string): Promise<unknown[]> {
    const id = this.id(name)
    const seat = () => this.or(below(this.luck, 4))
    const level = () => this.or(this.one(['apprentice', 'journeyman', 'master']))
    const rules = () => this.or(this.one(['fair', 'willyville']))
    if (name === 'lobby.create') {
      const game = rules()
      const bots = this.chance(4) ? this.or(below(this.luck, 3)) : 0
      const options = game === 'fair' ? { options: { treats: 'on' } } : {}
      return [this.or({ game, ...options, host: this.who(), home: this.home(), bots, level: level(), ...this.plan() })]
    }
    if (['lobby.join', 'lobby.rematch'].includes(name)) return [id, this.who()]
    if (name === 'seats.claim') return [id, this.who(), seat()]
    if (['lobby.addBot', 'seats.handToBot'].includes(name)) return [id, this.person(), level()]
    if (name === 'lobby.begin') return [id, (await this.look(id, 'nobody'))?.host ?? this.person()]
    if (name === 'lobby.replan') return [id, this.person(), this.or(this.plan())]
    if (['turns.compose', 'turns.recompose', 'turns.play'].includes(name)) {
      const person = await this.asked(id)
      return [id, person, this.or(await this.picks(id, person))]
    }
    if (name === 'orders.answerEarly' || name === 'orders.unanswerEarly') {
      const table = await this.whereItGoesRound(id)
      const person = await this.askedLater(table)
      return name === 'orders.answerEarly'
        ? [table, person, this.or(await this.earlyPicks(table, person))]
        : [table, person]
    }
    if (name === 'turns.confirm') return [id, await this.asked(id)]
    if (name === 'turns.composeLine') {
      const person = await this.asked(id)
      return [id, person, this.or((await this.picks(id, person)).flat().join(' '))]
    }
    if (name === 'turns.undo' && below(this.luck, 2) === 0) {
      return [id, await this.asked(id), undefined, this.or(below(this.luck, 40))]
    }
    if (name === 'turns.stepBack') return [id, await this.asked(id), this.or(this.one([1, undefined, 5]))]
    if (name === 'reading.usualOrder') return [id, seat()]
    if (['votes.askRewind', 'votes.withdraw', 'reading.lookBack'].includes(name))
      return [id, this.person(), await this.number(id)]
    if (name === 'votes.answer') return [id, this.person(), await this.number(id), this.or(!this.chance(4))]
    if (['seats.offerLate', 'seats.letBotPlay', 'seats.letBotStay', 'seats.holdBot', 'seats.giveToBot'].includes(name))
      return [id, this.person(), seat()]
    if (name === 'orders.set') return [id, this.person(), this.or('healing'), this.or(this.one([1, 2, null]))]
    if (name === 'homes.move') return [id, this.person(), this.home()]
    if (name === 'homes.settle') return [id, this.home()]
    if (name === 'reading.log') return [id, this.person(), this.or(undefined)]
    const roundOf = ({ round }: { round: number }) => round
    if (name === 'records.history') return [id, this.chance(8) ? 'round' : roundOf]
    if (name === 'records.walkthrough') return [id, this.or(null), this.chance(8) ? 'round' : roundOf]
    if (name === 'reading.moveAfter') return [id, await this.number(id)]
    if (name === 'reading.receipts') return [id, this.or('asked')]
    if (['records.export', 'records.audit'].includes(name)) return [id]
    if (name === 'directory.tablesAt') return [this.or('channel')]
    if (
      ['directory.waitingFor', 'directory.tablesOf', 'people.settings', 'people.export', 'people.erase'].includes(name)
    )
      return [this.person()]
    if (name === 'directory.waitingCount') return [this.person()]
    if (name === 'directory.runningOut') return [this.person(), this.or(2 ** 41)]
    if (name === 'directory.tablesIn') return [this.person(), this.or('playing'), this.or({ most: 2 })]
    if (name === 'directory.meantAt') return [this.or('channel'), rules(), this.person()]
    if (name === 'people.setSettings') return [this.person(), this.or(this.settings())]
    if (name === 'records.import') return [this.text(), this.person(), this.home()]
    if (name === 'results.statistics') return [this.person(), rules(), this.or(undefined)]
    if (name === 'results.leaderboard') return [rules(), this.or(undefined), this.or(undefined)]
    if (name === 'results.headToHead') return [rules(), this.person(), this.person()]
    return [id, this.person()]
  }

  note(name: string, outcome: unknown): void {
    const word = isDenial(outcome) ? outcome.denied : 'yes'
    for (const letter of `${name}:${word}`) this.trace = (Math.imul(this.trace, 31) + letter.charCodeAt(0)) | 0
    if (isDenial(outcome)) this.refused++
    // Only who takes back what was shown as done may come too late.
    const isLate = name === 'turns.undo' && word === 'moved-on'
    if (isDenial(outcome) && !isLate && ['broken', 'storage', 'moved-on'].includes(outcome.denied)) {
      this.problems.push(`${name}: ${JSON.stringify(outcome)}`)
    }
  }

  /** A table that is over is seldom asked again. */
  learn(word: string, id: unknown): void {
    if (word === 'over' || word === 'not-running') this.begun = this.begun.filter((one) => one !== id)
    if (word === 'not-in-lobby' || word === 'over') this.shut.add(id)
  }

  async call(name: string): Promise<void> {
    this.calls++
    const args = await this.argumentsOf(name)
    const press = this.press()
    try {
      // biome-ignore lint/suspicious/noExplicitAny: anything may be called with anything
      const outcome: any = await this.methods.get(name)?.(...args, ...(press === undefined ? [] : [press]))
      this.note(name, outcome)
      if (isDenial(outcome)) return this.learn(outcome.denied, args[0])
      const id = outcome?.id ?? args[0]
      if (['lobby.begin', 'votes.resume'].includes(name) || outcome?.started === true)
        this.begun = [...new Set([...this.begun, id])]
      // A press that was used for something else is answered with what that said.
      if (['lobby.create', 'lobby.rematch', 'records.import'].includes(name) && outcome.id > 0)
        this.ids = [...new Set([...this.ids, outcome.id])]
      if (name === 'records.export' && this.exports.length < 5) this.exports.push(JSON.stringify(outcome))
    } catch (error) {
      this.problems.push(`${name} threw ${error instanceof Error ? error.stack : String(error)}`)
    }
  }

  async check(): Promise<{ finished: number; moves: number }> {
    let [finished, moves] = [0, 0]
    for (const id of this.ids) {
      const look = await this.hall.tables.reading.look(id, null)
      const audit = await this.hall.tables.records.audit(id)
      if (isDenial(look) || isDenial(audit)) this.problems.push(`game ${id}: ${JSON.stringify([look, audit])}`)
      else if (audit.difference !== null) this.problems.push(`game ${id}: ${JSON.stringify(audit)}`)
      if (isDenial(look)) continue
      const isWaiting = look.phase === 'playing' && look.questions.length === 0
      if (isWaiting) this.problems.push(`game ${id} waits for nobody`)
      if (look.phase !== 'playing' && look.timers.some(({ name }) => /^(bot|clock)/.test(name))) {
        this.problems.push(`game ${id} rings though it is ${look.phase}`)
      }
      this.problems.push(...silentSeats(look).map((seat) => `game ${id}: nothing moves seat ${seat}`))
      finished += Number(look.phase === 'over')
      moves += look.entry
    }
    for (const { error } of this.hall.told.splice(0)) {
      this.problems.push(`told: ${error instanceof Error ? error.stack : String(error)}`)
    }
    return { finished, moves }
  }
}

/** Seats that are asked, but neither a clock nor a bot goes for them. */
/** What can be the name of a field. */
function wordOf(name: unknown): string {
  return typeof name === 'object' && name !== null ? 'an object' : String(name)
}

function silentSeats({ phase, speed, questions, places, timers }: Look): number[] {
  const isUntimed = speed === 'none' || isAgainstBots({ places })
  if (phase !== 'playing') return []
  const rings = (seat: number) => timers.some(({ name }) => name === `bot:${seat}` || name.startsWith(`clock:${seat}:`))
  return questions
    .filter(({ silent }) => !silent)
    .map(({ seat }) => seat)
    .filter((seat) => {
      const place = places[seat]
      const isFree = place?.kind === 'human' && (isUntimed || place.late)
      return place?.asked === null || (!isFree && !rings(seat))
    })
}

const LOBBY: readonly string[] = [
  'lobby.join',
  'lobby.leave',
  'lobby.hold',
  'lobby.addBot',
  'lobby.removeBot',
  'lobby.replan',
  'lobby.begin',
  'lobby.shut',
]

/** The calls made more often than the rest, so that games get somewhere. */
const OFTEN: readonly string[] = [
  ...Array(14).fill('turns.compose'),
  ...Array(10).fill('turns.confirm'),
  ...Array(8).fill('turns.play'),
  ...Array(4).fill('lobby.join'),
  ...Array(3).fill('orders.answerEarly'),
  'lobby.begin',
  'lobby.begin',
  'lobby.create',
  'votes.answer',
  'votes.answer',
  'votes.askRewind',
  'turns.undo',
  'votes.resume',
  'votes.resume',
  'seats.claim',
]
/** Often enough seldom. */
const SELDOM: readonly string[] = [
  'people.erase',
  'seats.concede',
  'votes.abandon',
  'lobby.shut',
  'seats.handToBot',
  'lobby.leave',
]

/** Random people call everything the door has, in any order, with anything, while time passes. */
export async function fuzzTables(seed: number, calls: number): Promise<FuzzFigures> {
  const place = folder()
  const seeds = luckOf(seed + 1)
  const newSeed = () =>
    Array.from({ length: 4 }, () =>
      below(seeds, 2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    ).join('')
  const hall = await Hall.open(`${place.path}/db.sqlite`, 'one', {
    newSeed,
    gameNamed: (name) => (name === 'fair' ? fair : gameNamed(name)),
  })
  const fuzz = new Fuzz(hall, luckFrom(seed.toString(16).padStart(32, 'f')))
  const methods = [...fuzz.methods.keys()].sort()
  for (const name of methods) await fuzz.call(name)
  while (fuzz.calls < calls) {
    let name = fuzz.chance(3) ? fuzz.one(methods) : fuzz.one(OFTEN)
    if (fuzz.begun.length < 3 && fuzz.chance(2))
      name = fuzz.one(['lobby.create', 'lobby.join', 'lobby.join', 'lobby.begin'])
    if (SELDOM.includes(name) && !fuzz.chance(6)) name = 'turns.confirm'
    if (fuzz.chance(12)) await Promise.all([fuzz.call(name), fuzz.call('turns.confirm'), fuzz.call('turns.play')])
    else await fuzz.call(name)
    if (fuzz.chance(8)) await hall.pass(fuzz.one([0, 1_000, 60_000, 3_600_000, 86_400_000]))
  }
  await hall.tables.tick()
  const { finished, moves } = await fuzz.check()
  await hall.close()
  place.remove()
  const { refused, trace, problems, ids } = fuzz
  return { calls: fuzz.calls, refused, games: ids.length, finished, moves, methods: methods.length, trace, problems }
}
