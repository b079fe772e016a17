import { formatId, readId } from '#discord/app/custom-ids'
import { faultScreen } from '#discord/app/fault-screen'
import type { ScreenContext } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { endScreen } from '#discord/features/end/screen'
import { beganScreen } from '#discord/features/lobby/began-screen'
import { clockOutScreen, seatScreen } from '#discord/features/seats/screen'
import { restScreen, spectatorScreen } from '#discord/features/turn/no-turn-screens'
import { noticeScreen } from '#discord/features/turn/notice-screen'
import { VERBS } from '#discord/features/verbs'
import { voteScreen } from '#discord/features/votes/screen'
import { welcomeScreen } from '#discord/features/welcome/screen'
import type { Language, LogLine, Vote } from '#tables'
import { yes } from '#test/tables/hall'
import { type Control, controlsOn } from './presses.ts'
import type { Room } from './room.ts'

/** A screen, and where it comes from. */
export interface Shot {
  readonly from: string
  readonly screen: Screen
}

const SEAT_CHANGES = ['offered', 'claimed', 'kept', 'bot', 'stays', 'lost'] as const
const RATINGS = [1012, 988, 1000].map((after) => ({ before: 1000, after }))

function votesAt({ look }: ScreenContext): Vote[] {
  const answers = Object.fromEntries(look.places.map(({ seat }) => [seat, [true, null, false][seat % 3] ?? null]))
  const common = { number: 7, by: 0, answers, expires: Date.UTC(2026, 1, 1) }
  return (['rewind', 'abandon', 'pause'] as const).map((kind) => ({
    ...common,
    kind,
    data: kind === 'rewind' ? { to: 3, reveals: true } : {},
  })) as Vote[]
}

/** The screens everybody reads in the thread while a game is played, at this moment of it. */
export async function publicShots(
  room: Room,
  id: number,
  language: Language,
  recap: readonly LogLine[],
): Promise<Shot[]> {
  const context = await room.context(id, null, language)
  const { look } = context
  const asked = look.places.filter((place) => place.asked !== null).map(({ seat }) => seat)
  const all = look.places.map(({ seat }) => seat)
  // The last of a player alone is the first.
  const other = Math.min(1, all.length - 1)
  const shots: [string, Screen | Promise<Screen>][] = [
    ['notice', noticeScreen(context, asked.length > 0 ? asked : [0], recap)],
    ['notice for all', noticeScreen(context, all, recap)],
    ['notice without a recap', noticeScreen(context, [0], [])],
    ['began', beganScreen(context, look.commitment)],
    ['began without a thread', beganScreen(context, look.commitment, true)],
    ['end', endScreen(context, { lastActs: [], history: [], log: recap, ratings: RATINGS })],
    ['welcome', welcomeScreen(room.app, context.reader, look.game.name)],
    ['clock out', clockOutScreen(context, other, { isAgain: false, since: Date.UTC(2026, 1, 1) })],
    ['clock out again', clockOutScreen(context, other, { isAgain: true, since: undefined })],
    ...votesAt(context).map((vote): [string, Promise<Screen>] => [`vote ${vote.kind}`, voteScreen(context, vote)]),
    ...SEAT_CHANGES.map((how): [string, Promise<Screen>] => [`seat ${how}`, seatScreen(context, other, how)]),
    ['fault', faultScreen(context.reader, 'k3f9', id)],
    ['at rest', restScreen(context)],
    ['watching', spectatorScreen(context)],
  ]
  return Promise.all(shots.map(async ([from, screen]) => ({ from, screen: await screen })))
}

/** Presses after which a table or a draft is no longer as it was. */
const CHANGING = new Set([
  'confirm',
  'undo',
  'goal',
  'idea',
  'way',
  'pick',
  'whole',
  'back',
  'addnext',
  'home',
  'start',
  'join',
  'leave',
  'shutnow',
  'botlevel',
  'yes',
  'no',
  'withdraw',
  'letbot',
  'holdbot',
  'letstay',
  'givebot',
  'hold',
  'comeback',
  'offerlate',
  'claim',
  'rematch',
  'newtable',
  'movehere',
  'resume',
  'set',
  'order',
  'aheadgoal',
  'aheadpick',
  'aheadback',
  'earlypick',
  'earlyback',
  'taught',
  'readable',
  'alwayslarger',
  'close',
  'lobbywish',
  'seatwish',
  'pause',
  'endgamenow',
  'gobackto',
])
const MOST_VALUES = 4
/** The dice that can lie ready at a bench are endless, and so are the moments of a game: so many of their states are looked at. */
const MOST_STATES = 20
const ENDLESS = ['piece', 'walk', 'walkto', 'walkboard']

function keyOf({ id }: Control, value: string | undefined): string {
  const read = readId(id)
  return [read?.verb, read?.arg, value].join(' ')
}

/** Some of a select's rows, the first and the last among them. */
function some(values: readonly string[]): readonly string[] {
  const stride = Math.max(1, Math.ceil(values.length / MOST_VALUES))
  return values.filter((_, index) => index % stride === 0 || index === values.length - 1)
}

/** Goes through every door that changes nothing, from the panel and from the notice, and shows what is behind. */
export async function crawl(room: Room, id: number, person: string, language: Language): Promise<Shot[]> {
  const version = yes(await room.hall.tables.reading.look(id, person)).entry
  const start = ['play', 'villages', 'log', 'rules', 'inbox', 'settings', 'doctor', 'score', 'table', 'tablepanel']
  const shots: Shot[] = []
  const seen = new Set<string>()
  const isEnough = (verb: string) =>
    ENDLESS.includes(verb) && [...seen].filter((key) => key.startsWith(`${verb} `)).length >= MOST_STATES
  const queue = start.map((verb) => ({
    id: formatId({ verb, game: id, version, step: 0, arg: '' }, 'n'),
    value: undefined as string | undefined,
  }))
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const screen = await room.press(person, language, next.id, next.value === undefined ? [] : [next.value])
    if (screen === null) continue
    shots.push({ from: `${next.id} ${next.value ?? ''}`, screen })
    for (const control of controlsOn(screen)) {
      if (CHANGING.has(control.verb) || isEnough(control.verb)) continue
      if (VERBS[control.verb] === undefined) throw new Error(`nothing is behind ${control.id}`)
      for (const value of control.isSelect ? some(control.values) : [undefined]) {
        const key = keyOf(control, value)
        if (!seen.has(key)) queue.push({ id: control.id, value })
        seen.add(key)
      }
    }
  }
  return shots
}
