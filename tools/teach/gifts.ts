import { below, type Luck } from '#kernel'
import { contentIndexOf } from '#willyville/content-index'
import { freeSlotsOf } from '#willyville/rules/banners'
import { windowsOf } from '#willyville/rules/conditions'
import type { Player, State } from '#willyville/state'
import { GOODS, type HallSlot, LETTERS, STACKS, type Stack, VILLAGERS } from '#willyville/words'

/** True so many times of a hundred. */
function isLucky(luck: Luck, ofHundred: number): boolean {
  return below(luck, 100) < ofHundred
}

function takeAny<T>(luck: Luck, list: T[]): T | undefined {
  return list.splice(below(luck, Math.max(1, list.length)), 1)[0]
}

/** Of buildings with one and the same value all make at once, so that one is taken if it can be had. */
function giveCrafts(t: State, p: Player, luck: Luck): void {
  const wanted = below(luck, 4)
  const often = [15, 40, 75][below(luck, 3)] as number
  for (const good of GOODS) {
    if (!isLucky(luck, often)) continue
    const like = t.crafts[good].indexOf(wanted)
    const card = like >= 0 && isLucky(luck, 70) ? t.crafts[good].splice(like, 1)[0] : takeAny(luck, t.crafts[good])
    if (card !== undefined) p.crafts[good] = { card, goods: below(luck, contentIndexOf(t).craft[good].slots + 1) }
  }
}

function giveCustomers(t: State, p: Player, luck: Luck): void {
  for (let count = 1 + below(luck, 5); count > 0; count--) p.waiting.push(...t.deck.splice(0, 1))
}

function giveReligion(t: State, p: Player, luck: Luck): void {
  p.church = takeAny(luck, t.churches) ?? null
  const windows = below(luck, t.setup.content.constants.maxWindows)
  while (p.church !== null && windowsOf(t, p) < windows) {
    const stack = STACKS[below(luck, STACKS.length)] as Stack
    const action = t.monks[stack].shift()
    if (action === undefined) break
    p.monks.push({ stack, action })
  }
}

function giveCouncil(t: State, p: Player, luck: Luck): void {
  if (isLucky(luck, 40)) {
    t.meetings--
    p.meeting = { markers: below(luck, t.setup.content.meetingPlace.slots + 1) }
    p.tile = isLucky(luck, 50) ? 'game' : 'meet'
  }
  const name = isLucky(luck, 50) ? takeAny(luck, t.halls) : undefined
  if (name === undefined) return
  const count = below(luck, (contentIndexOf(t).hall[name].slots ?? 0) + 1)
  p.hall = { name, jokers: name === 'guild' ? count : 0, marks: [] }
  const free = freeSlotsOf(t, p)
  for (let marked = 0; marked < count && free.length > 0; marked++) p.hall.marks.push(takeAny(luck, free) as HallSlot)
}

function giveJourney(t: State, p: Player, luck: Luck): void {
  const far = 1 + below(luck, LETTERS.length - 1)
  for (const letter of LETTERS.slice(0, far)) {
    const card = t.travel[letter].shift()
    if (card === undefined) return
    p.travel.push(card)
    if (t.setup.content.travel.cards[card]?.chapel) return
  }
}

/** Some have died, some wait at school. */
function giveYears(t: State, p: Player, luck: Luck): void {
  const seat = t.players.indexOf(p)
  const often = [0, 20, 45][below(luck, 3)] as number
  const { perProfession } = t.setup.content.constants.chronicle
  const spared = VILLAGERS[below(luck, VILLAGERS.length)]
  for (const villager of VILLAGERS) {
    if (villager === spared || !isLucky(luck, often)) continue
    p.villagers[villager] = false
    if (t.chronicle[villager].length < perProfession.length) t.chronicle[villager].push(seat)
    else t.graves.push({ seat, villager })
  }
  p.school = { left: isLucky(luck, 25), right: isLucky(luck, 25) }
  p.cloud = below(luck, t.setup.content.constants.clouds.value)
}

function giveFields(t: State, p: Player, luck: Luck): void {
  for (let count = 1 + below(luck, 3); count > 0 && t.fields > 0; count--) {
    t.fields--
    p.fields.push({ plough: isLucky(luck, 30) })
  }
}

function giveMoney(_: State, p: Player, luck: Luck): void {
  p.coins += below(luck, 6)
}

function giveStory(_: State, p: Player, luck: Luck): void {
  p.tree = below(luck, 9)
  p.headman = HEADMAN_PLACES[below(luck, HEADMAN_PLACES.length)] as Player['headman']
}

const HEADMAN_PLACES: readonly Player['headman'][] = ['house', 'coin', 'story']

const GIFTS = [
  giveCrafts,
  giveCustomers,
  giveReligion,
  giveCouncil,
  giveJourney,
  giveFields,
  giveMoney,
  giveStory,
  giveYears,
]

/** So many of a hundred gifts are given. */
const GIVEN = 40

/**
 * Villages as they might be in the middle of a game, whoever would play so: what things are worth is learnt best where
 * they are there for no reason, and others are not.
 */
export function giveAnything(t: State, luck: Luck): void {
  for (const p of t.players) for (const give of GIFTS) if (isLucky(luck, GIVEN)) give(t, p, luck)
  t.rat = 1 + below(luck, t.rat)
}
