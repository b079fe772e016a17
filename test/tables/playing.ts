import { randomAnswer } from '#bots/random-answer'
import { below, type Luck, luckFrom, type Question, type Seat } from '#kernel'
import type { Look } from '#tables'
import { type Hall, yes } from '#test/tables/hall'

export function luckOf(number: number): Luck {
  return luckFrom(number.toString(16).padStart(32, '0'))
}

/** The person on a seat. */
export function personAt(look: Pick<Look, 'places'>, seat: Seat): string {
  return look.places[seat]?.person as string
}

/** Those who are asked now, the lowest seat first. */
export async function askedOf(hall: Hall, id: number): Promise<string[]> {
  const look = await hall.look(id, null)
  return look.questions.map(({ seat }) => personAt(look, seat))
}

export function ownAsk(look: Look): Question | undefined {
  return look.questions.find(({ seat }) => seat === look.seat)
}

/** Composes any legal picks of somebody's until they can be confirmed. */
export async function composeAny(hall: Hall, id: number, person: string, luck: Luck): Promise<Look> {
  for (;;) {
    const look = await hall.look(id, person)
    if (look.drafted.canConfirm) return look
    const ask = ownAsk(look)
    if (ask === undefined) throw new Error(`${person} is not asked`)
    yes(await hall.tables.turns.compose(id, person, [randomAnswer(luck, ask).picks]))
  }
}

/** One confirmed move of somebody's. */
export async function moveAny(hall: Hall, id: number, person: string, luck: Luck): Promise<number> {
  await composeAny(hall, id, person, luck)
  return yes(await hall.tables.turns.confirm(id, person)).entry
}

/** The questions that people must answer; of a silent one nobody else can tell whom it leaves nothing to choose. */
async function openAsks(hall: Hall, id: number, look: Look): Promise<Question[]> {
  const open: Question[] = []
  for (const ask of look.questions) {
    if (look.places[ask.seat]?.kind !== 'human') continue
    const own = ask.silent ? await hall.look(id, personAt(look, ask.seat)) : null
    if (own === null || (ownAsk(own) !== undefined && !own.isDone)) open.push(ask)
  }
  return open
}

/** Everybody plays on until the game is over, or has so many more moves, or something has been seen. */
export async function playOn(
  hall: Hall,
  id: number,
  luck: Luck,
  most = Number.POSITIVE_INFINITY,
  isEnough: (look: Look) => boolean = () => false,
): Promise<Look> {
  for (let moves = 0; ; moves++) {
    const look = await hall.look(id, null)
    if (look.phase !== 'playing' || moves >= most || isEnough(look)) return look
    const asked = await openAsks(hall, id, look)
    if (asked.length === 0) {
      await hall.pass(look.questions.some(({ silent }) => silent) ? 60_000 : 5_000)
      continue
    }
    const ask = asked[below(luck, asked.length)] as Question
    await moveAny(hall, id, personAt(look, ask.seat), luck)
  }
}

/** Somebody wants to go on with a paused game, and all others agree. */
export async function goOn(hall: Hall, id: number, person: string): Promise<void> {
  const outcome = yes(await hall.tables.votes.resume(id, person))
  if (!('vote' in outcome)) return
  const look = await hall.look(id, null)
  const vote = look.votes.find(({ number }) => number === outcome.vote)
  for (const seat of Object.keys(vote?.answers ?? {}))
    yes(await hall.tables.votes.answer(id, personAt(look, Number(seat)), outcome.vote, true))
}
