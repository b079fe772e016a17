import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { below, type Luck, luckFrom } from '#kernel'
import { type Playground, startPlayground } from '#playground/playground'
import type { Database } from '#store'
import type { Postgres } from '#test/postgres'
import { Bot } from './bot.ts'
import { comparedAtRest, comparedDead, lostOf, otherThan } from './compare.ts'
import type { Death, Fault, Side } from './errand.ts'
import { Messages } from './messages.ts'
import { CHANNELS, type Opened, People, standingOf, USERS } from './people.ts'
import { cutPower, forget, powerIn } from './power.ts'
import { isQuiet, readStored, Store, type Stored, tablesOn } from './store.ts'

/** The outcome of many kills. */
export interface KillFigures {
  readonly database: 'sqlite' | 'postgres'
  readonly fault: Fault | null
  kills: number
  lives: number
  /** Kills after which the machine lost what was not flushed, and how many writes that were. */
  cuts: number
  lost: number
  moves: number
  seen: number
  /** Presses nobody knew the outcome of. */
  unknown: number
  presses: number
  unanswered: number
  /** Differences that were gone or not at rest when they were looked at again. */
  moved: number
  posts: number
  /** Posts that were begun more than once. */
  doubted: number
  readonly hit: Map<string, number>
  readonly broken: string[]
}

export interface Wish {
  readonly kills: number
  readonly seed: string
  readonly database: KillFigures['database']
  readonly postgres?: Postgres | null
  readonly fault?: Fault | null
  /** All die where the fault would be noticed soonest. */
  readonly isAimed?: boolean
  readonly lanes?: number
}

const KILLS_EACH = 15
/** A bot that did not die while so many presses were made is killed. */
const MOST_PRESSES = 40
/** By then everything must be told, and a bot that nobody can press any more is killed. */
const MOST_QUIET = 60_000
/** Shorter, because a planted mistake may leave posts untold for ever. */
const QUIET_WITH_FAULT = 10_000
const LAST: Death = { how: 'age', isEarly: true }
/** The number SQLite gives for FULL. */
const FLUSHED = '2'
/** A bot that dies there has done one thing and not the next. */
const TELLING = [
  'after commit',
  'after commit',
  'before commit',
  'before POST /channels/:/messages',
  'after POST /channels/:/messages',
  'after PATCH /webhooks/:/:/messages/@original',
] as const

/** The place of death at which each fault can be seen soonest. */
const AIMS: Readonly<Record<Fault, (typeof TELLING)[number]>> = {
  'posts-apart': 'after commit',
  'act-in-two': 'after commit',
  'not-flushed': 'after commit',
  'done-before-sent': 'before POST /channels/:/messages',
  'not-looked-up': 'after POST /channels/:/messages',
  'told-before-stored': 'after PATCH /webhooks/:/:/messages/@original',
}

function pick<T>(luck: Luck, all: readonly T[]): T {
  return all[below(luck, all.length)] as T
}

const KINDS = ['moment', 'point', 'point', 'telling', 'telling', 'telling', 'rare', 'rare', 'amid', 'amid'] as const

function nextDeath(luck: Luck, { hit }: KillFigures): Death {
  const how = pick(luck, KINDS)
  const isEarly = below(luck, 5) === 0
  const side: Side = below(luck, 2) === 0 ? 'before' : 'after'
  if (how === 'moment') return { how, isEarly, presses: 1 + below(luck, 15), ms: below(luck, 60) }
  if (how === 'point') return { how, isEarly, side, number: 1 + below(luck, 120) }
  if (how === 'amid') return { how, isEarly, number: 1 + below(luck, 12), micros: below(luck, 400) }
  if (how === 'rare') return deathAt(rarest(luck, hit), 1 + below(luck, 2), isEarly)
  return deathAt(pick(luck, TELLING), 1 + below(luck, 12), isEarly)
}

function deathAt(where: string, number: number, isEarly = false): Death {
  const [side, ...place] = where.split(' ')
  return { how: 'place', isEarly, side: side as Side, place: place.join(' '), number }
}

/** One of the places where few bots have died. */
function rarest(luck: Luck, hit: ReadonlyMap<string, number>): string {
  const known = [...hit].toSorted(([, a], [, b]) => a - b).slice(0, 12)
  return known.length === 0 ? 'after commit' : pick(luck, known)[0]
}

interface Conditions {
  readonly folder: string
  /** The database of bots that do not keep a file. */
  readonly address: string | null
  readonly power: string | null
  /** The place where all die; anywhere, if null. */
  readonly aim: string | null
}

/** One playground, one database, and the bots that die over them. */
class Life {
  readonly #conditions: Conditions
  readonly #figures: KillFigures
  readonly #luck: Luck
  readonly #store: Store
  readonly #playground: Playground
  readonly #messages: Messages
  readonly #people: People
  #spare: Bot | null = null
  #stored: Stored | null = null
  #lastEnd = 'nobody'

  private constructor(playground: Playground, conditions: Conditions, luck: Luck, figures: KillFigures) {
    this.#playground = playground
    this.#conditions = conditions
    this.#luck = luck
    this.#figures = figures
    this.#store = new Store(conditions.address ?? join(conditions.folder, 'games.sqlite'))
    this.#messages = new Messages(playground)
    this.#people = new People(playground, this.#messages, luck)
  }

  static async begin(conditions: Conditions, luck: Luck, figures: KillFigures): Promise<Life> {
    const ground = { users: USERS, channels: CHANNELS, generosity: 10_000, checksItself: false, say: () => {} }
    return new Life(await startPlayground(ground), conditions, luck, figures)
  }

  async live(kills: number): Promise<void> {
    const { broken } = this.#figures
    for (let left = kills; left > 0 && broken.length === 0; left--) await this.#round(this.#nextDeath())
    if (broken.length === 0) await this.#round(LAST)
    this.#count()
    this.#spare?.kill()
    await this.#playground.close()
    await this.#store.close()
  }

  #nextDeath(): Death {
    const { aim } = this.#conditions
    return aim === null ? nextDeath(this.#luck, this.#figures) : deathAt(aim, 1 + below(this.#luck, 8))
  }

  #count(): void {
    const figures = this.#figures
    const { confirmings, presses, unanswered } = this.#people
    figures.lives++
    figures.seen += confirmings.filter(({ seen }) => seen === 'done').length
    figures.unknown += confirmings.filter(({ seen }) => seen === 'nothing').length
    figures.presses += presses
    figures.unanswered += unanswered
    const { entries = [], outbox = [] } = this.#stored ?? {}
    figures.moves += entries.filter(({ kind }) => kind === 'play').length
    figures.posts += outbox.length
    figures.doubted += outbox.filter(({ attempts }) => attempts > 1).length
  }

  #next(isLast: boolean): Bot {
    const { power } = this.#conditions
    const own = power === null ? {} : { POWER_FILE: this.#store.where, LD_PRELOAD: power }
    const bot = this.#spare ?? new Bot(own)
    // The next one is loaded while this one works.
    this.#spare = isLast ? null : new Bot(own)
    return bot
  }

  async #round(death: Death): Promise<void> {
    const { apiUrl, token } = this.#playground
    const { fault } = this.#figures
    const bot = this.#next(death.how === 'age')
    bot.go({ where: this.#store.where, apiUrl, token, death, fault })
    const timer = death.how === 'moment' && death.isEarly ? setTimeout(() => bot.kill(), 5 * death.ms) : undefined
    await Promise.race([bot.ready, bot.ended])
    const wrong = bot.died === null ? await this.#whileItLives(bot, death) : []
    const ended = await bot.ended
    clearTimeout(timer)
    // Requests it had sent when it died still arrive.
    await sleep(10)
    await this.#store.settle()
    if (death.how !== 'age') this.#figures.kills++
    if (ended !== (death.how === 'age' ? '0' : 'SIGKILL')) wrong.push(`the bot ended with ${ended}`)
    if (fault === null) wrong.push(...bot.told.map((line) => `it told: ${line}`))
    wrong.push(...this.#people.wrong, ...(await this.#afterwards(bot)))
    // A fault the last bot left is seen first by the next one.
    if (wrong.length > 0) this.#keep()
    const ends = [this.#lastEnd, bot.died ?? JSON.stringify(death)]
    this.#lastEnd = ends[1] as string
    this.#figures.broken.push(...wrong.map((sentence) => `${sentence} (ended ${ends.join(', then ')})`))
  }

  /** What was compared is written down, for whoever looks into a difference. */
  #keep(): void {
    const { confirmings } = this.#people
    const compared = { stored: this.#stored, confirmings, posted: this.#messages.posted() }
    writeFileSync(join(this.#conditions.folder, 'compared.json'), JSON.stringify(compared, null, 1))
  }

  /** It comes to rest, is compared, and then pressed until it dies. */
  async #whileItLives(bot: Bot, death: Death): Promise<string[]> {
    let isDead = false
    void bot.ended.then(() => {
      isDead = true
    })
    const wrong = await this.#atRest(bot, () => isDead)
    if (isDead) return []
    if (death.how === 'age' || wrong.length > 0) {
      bot.kill(death.how === 'age' ? 'SIGTERM' : 'SIGKILL')
      return wrong
    }
    bot.count()
    const { presses, ms } = death.how === 'moment' ? death : { presses: MOST_PRESSES, ms: 0 }
    const late = setTimeout(() => bot.kill(), this.#mostQuiet)
    let left = presses
    await this.#people.play(bot.ended, () => --left === 0 && setTimeout(() => bot.kill(), ms))
    clearTimeout(late)
    return wrong
  }

  get #mostQuiet(): number {
    return this.#conditions.aim === null ? MOST_QUIET : QUIET_WITH_FAULT
  }

  async #comeToRest(end: number, isDead: () => boolean): Promise<boolean> {
    while (performance.now() < end && !isDead()) {
      if (await this.#store.look(isQuiet)) return true
      await sleep(15)
    }
    return false
  }

  /** A difference counts where it stands in one quiet moment: a bot may move, or a post be sent, while two sides are read. */
  async #atRest(bot: Bot, isDead: () => boolean): Promise<string[]> {
    const end = performance.now() + this.#mostQuiet
    let wrong: string[] = []
    while (await this.#comeToRest(end, isDead)) {
      const moment = await this.#compareAtRest(bot)
      // A bot that died meanwhile was not at rest.
      if (bot.died !== null) return []
      if (moment.wrong.length === 0 || moment.isStill) return moment.wrong
      this.#figures.moved++
      wrong = moment.wrong
    }
    return ['something was never told, or never came to rest', ...wrong]
  }

  async #compareAtRest(bot: Bot): Promise<{ wrong: string[]; isStill: boolean }> {
    const opened = await this.#people.openPanels(bot.ended)
    const compared = await this.#store.look(async (db) => {
      const before = await this.#standing(db)
      const wrong = [...comparedAtRest(before.stored, this.#messages), ...(await this.#panelsOtherwise(db, opened))]
      const isStill = wrong.length === 0 || isDeepStrictEqual(await this.#standing(db), before)
      return { wrong, isStill: isStill && before.isQuiet }
    })
    return compared ?? { wrong: [], isStill: true }
  }

  /** Everything that is compared at rest apart from panels, and whether more is about to come. */
  async #standing(db: Database) {
    return { isQuiet: await isQuiet(db), stored: await readStored(db), posted: this.#messages.posted() }
  }

  async #panelsOtherwise(db: Database, opened: readonly Opened[]): Promise<string[]> {
    const tables = tablesOn(db, () => {})
    const wrong = opened.map(async ({ person, panel }) => {
      const standing = standingOf(panel)
      return standing === null ? [] : otherThan(tables, person, standing)
    })
    return (await Promise.all(wrong)).flat()
  }

  async #afterwards(bot: Bot): Promise<string[]> {
    const { hit } = this.#figures
    for (const place of bot.places) {
      for (const where of [`before ${place}`, `after ${place}`]) if (!hit.has(where)) hit.set(where, 0)
    }
    if (bot.died !== null) hit.set(bot.died, (hit.get(bot.died) ?? 0) + 1)
    this.#messages.forgetNonces()
    if (this.#conditions.power !== null) this.#losePower()
    const wrong = this.#carelessness(bot)
    const differences = await this.#store.look(async (db) => {
      const stored = await readStored(db)
      this.#stored = stored
      return comparedDead(
        stored,
        tablesOn(db, (error) => wrong.push(String(error))),
        this.#people,
        this.#messages,
      )
    })
    return [...wrong, ...(differences ?? lostOf([], this.#people, this.#messages))]
  }

  /** A server flushes by itself unless it is told not to; of a file the setting is read where power cannot be cut. */
  #carelessness({ keeps }: Bot): string[] {
    const wanted = this.#store.isFile ? FLUSHED : 'on'
    const isSure = keeps === null || keeps === wanted || this.#conditions.power !== null
    return isSure ? [] : [`what is committed is kept as ${keeps}, not as ${wanted}`]
  }

  #losePower(): void {
    const { where } = this.#store
    if (this.#conditions.aim !== null || below(this.#luck, 3) === 0) {
      this.#figures.cuts++
      this.#figures.lost += cutPower(where)
    } else forget(where)
  }
}

let databases = 0

async function addressOf({ database, postgres }: Wish): Promise<string | null> {
  if (database === 'sqlite') return null
  if (!postgres) throw new Error('there is no PostgreSQL')
  return postgres.database(`life${databases++}`)
}

/** Kills bots that are pressed by people, and compares every time what people saw with what is stored and posted. */
export async function killBots(wish: Wish): Promise<KillFigures> {
  const { kills, seed, database, fault = null, isAimed = false, lanes = 2 } = wish
  const aim = isAimed && fault !== null ? AIMS[fault] : null
  const figures: KillFigures = {
    database,
    fault,
    kills: 0,
    lives: 0,
    cuts: 0,
    lost: 0,
    moves: 0,
    seen: 0,
    unknown: 0,
    presses: 0,
    unanswered: 0,
    moved: 0,
    posts: 0,
    doubted: 0,
    hit: new Map(),
    broken: [],
  }
  const luck = luckFrom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'willyville-'))
  const power = database === 'sqlite' ? powerIn(folder) : null
  let left = kills
  const lane = async () => {
    while (left > 0 && figures.broken.length === 0) {
      const now = Math.min(left, KILLS_EACH)
      left -= now
      const own = { folder: mkdtempSync(join(folder, 'life-')), address: await addressOf(wish), power, aim }
      await (await Life.begin(own, luck, figures)).live(now)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  // The folder of a broken honest bot is kept to be looked at.
  if (figures.broken.length === 0 || fault !== null) rmSync(folder, { recursive: true, force: true })
  else figures.broken.push(`what is stored lies in ${folder}`)
  return figures
}
