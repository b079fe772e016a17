import { randomAnswer } from '#bots/random-answer'
import { type Answer, below, type Luck, type Question, type RecordedScene } from '#kernel'
import type { Player, State } from '#village/state'

type Pick = (luck: Luck, ask: Question, scene: RecordedScene) => Answer

/** A player may have set their heart on something: the options they take whenever they can. */
const HEARTS: readonly RegExp[] = [
  /^(take:(crafts|market)|craft:|make:|produce$|serve:|sell:|pull:|rise:|space:travel)/,
  /^(take:(inn|smuggler|marriage)|visit|buy:|card:|rank:|bread:|double|token:|space:council)/,
  /^(take:(church|council|crafts)|craft:mill|enter:|climb:|use:4|rise:|space:marriage)/,
  /^(take:(travel|crafts)|hire:c3|load:|card:|craft:(stables|smithy|wainwright)|produce$|step:|dock|sell:|light|take$|space:travel)/,
  /^(take:travel|hire:c3|load:.*@|step:|dock|take$|light|chests:|open:|recall:|space:council)/,
  /^(take:(travel|crafts)|travel:|craft:wainwright|craft:mill|produce$|pick:|space:council)/,
]

/** A player whose heart is in castles. */
export const TRAVELLER = 5

function anyOf(luck: Luck, { seat }: Question, ids: readonly string[]): Answer {
  return { seat, picks: [ids[below(luck, ids.length)] as string] }
}

/** Follows one of the hearts four times out of five, and picks at random otherwise. */
export function heart(game: number): Pick {
  return follower(HEARTS[game % HEARTS.length] as RegExp)
}

/** A player whose heart is on the top step of the council. */
export const councillor = follower(
  /^(take:council|take:crafts|craft:(scriptorium|mill)|produce$|enter:[^.]*$|climb:|with:scroll|use:4|pick:(2green|scroll)|space:council)/,
)

function follower(wanted: RegExp): Pick {
  return (luck, ask) => {
    const liked = ask.options.filter((id) => wanted.test(id))
    if (liked.length === 0 || ask.max > 1 || below(luck, 5) === 0) return randomAnswer(luck, ask)
    return anyOf(luck, ask, liked)
  }
}

/** The answers of a sailor to every question but which cube to take, the best liked first. */
const SEA_LIFE: readonly RegExp[] = [
  /^die:.*@(ship|light)/,
  /^space:(travel|harvest)/,
  /^(light|craft:mill|harvest|birth)$/,
  /^load:1@/,
  /^load:.*@/,
  /^(hire:c1|sail$|step:t|stop$)/,
  /^(hire:|dock)/,
  /^(leave|done|skip|none|pass)$/,
]

/** The cubes they take: to go to sea, to earn a captain's pay, or, with somebody out there, whatever costs time. */
function cubesWanted({ stock, ship, at }: Player): readonly RegExp[] {
  const isOut = at.some((place) => place === 'ship' || place.startsWith('light'))
  if (isOut) return [/plague/, /^take:(crafts|church)/, /^take:/]
  if (ship?.at === 'port' && stock.coins === 0) {
    return stock.grain < 2
      ? [/^take:harvest\.[^p]/, /^take:.*\.[^p]/]
      : [/^take:crafts\.[^p]/, /^well/, /^take:.*\.[^p]/]
  }
  return [/^take:travel\.[^p]/, /^take:travel/, /^well/, /^take:family\.[^p]/, /^take:.*\.(brown|green|orange)/]
}

function favourite(luck: Luck, ask: Question, order: readonly RegExp[]): Answer {
  for (const wanted of order) {
    const liked = ask.options.filter((id) => wanted.test(id))
    if (liked.length > 0) return anyOf(luck, ask, liked)
  }
  return randomAnswer(luck, ask)
}

/** Lives and dies at sea: a ship without anybody aboard goes home for the next one. */
export const sailor: Pick = (luck, ask, { saved }) => {
  const p = (saved.state as State).players[ask.seat] as Player
  if (ask.options.includes('return') && !p.at.includes('ship')) return { seat: ask.seat, picks: ['return'] }
  return favourite(luck, ask, ask.about === 'turn' ? cubesWanted(p) : SEA_LIFE)
}

/** Goes for a chest, brings it home, and buys villagers who help on the way. */
const TREASURE: readonly RegExp[] = [
  /^(card:|open:|sell:|step:treasure$)/,
  /^(take$|light$|dock$|visit|buy:|hire:c3)/,
  /^(hire:|step:far$|produce$|load:(grain|.*@))/,
  /^(sail$|step:t[45]$|craft:mill|harvest)/,
  /^(step:t3|space:travel)/,
  /^take:(travel|inn)/,
  /^(well:|take:(crafts|harvest))/,
  /^done$/,
]

export const explorer: Pick = (luck, ask, { saved }) => {
  const { ship } = (saved.state as State).players[ask.seat] as Player
  const isLaden = ship?.holds.includes('chest') && ask.options.includes('return')
  if (isLaden || below(luck, 10) === 0) return anyOf(luck, ask, isLaden ? ['return'] : ask.options)
  return favourite(luck, ask, TREASURE)
}
