import { chooseId, type Flow, reveal } from '#kernel'
import { contentIndexOf } from '../content-index.ts'
import { headmanMoves, schoolMoves } from '../rules/banners.ts'
import { againstMarket, isFree } from '../rules/conditions.ts'
import { playerOf, type State, type Turn } from '../state.ts'
import { buildingId, type ChurchName, GOODS, type Good, type HallName, type MonkAction, type Stack } from '../words.ts'
import { addMarker, FINANCE_COINS, layTile, MEETING_STORY, useHall } from './council.ts'
import { moveHeadman } from './headman.ts'
import { leadCustomers } from './market.ts'
import { moveChild } from './school.ts'
import { gainCoins, gainStory, makeGood, pay, payTime } from './steps.ts'
import { travelOn } from './travel.ts'

const MOST_CUSTOMERS = 4
const MOST_FOR_A_MONK = 2
const NONE = 'none'

/** W-BLACK-1: pay, then carry the effect out in the order of the rulebook. */
export function* activateBlack(t: State, turn: Turn, option: string): Flow {
  const [verb, rest] = option.split(':') as [string, string]
  if (verb === 'church') return buildChurch(t, turn, rest as ChurchName)
  if (verb === 'monk') return yield* inviteMonk(t, turn, rest as Stack)
  if (verb === 'meet') return yield* buildMeetingPlace(t, turn)
  if (verb === 'hall') return yield* buildHall(t, turn, rest as HallName)
  if (verb === 'travel') return yield* travelOn(t, turn)
  if (verb === 'build') return yield* build(t, turn, rest)
  if (verb === 'field') return yield* layField(t, turn)
  if (verb === 'market') return yield* leadCustomers(t, turn, MOST_CUSTOMERS)
  if (verb === 'hand') return yield* takeHand(t, turn)
  throw new Error(`no black banner ${option}`)
}

function buildChurch(t: State, turn: Turn, church: ChurchName): void {
  const { seat } = turn
  payTime(t, seat, contentIndexOf(t).church[church].time)
  t.churches = t.churches.filter((name) => name !== church)
  playerOf(t, seat).church = church
  t.news.push({ kind: 'churchBuilt', seat, church })
}

/** W-MONK: the effect first, then the window; only then the stack shows its next card. */
function* inviteMonk(t: State, turn: Turn, stack: Stack): Flow {
  const { seat } = turn
  payTime(t, seat, t.setup.content.monks.stacks[stack].time)
  yield* pay(t, turn, contentIndexOf(t).monkPrices[stack])
  const action = t.monks[stack][0] as MonkAction
  t.news.push({ kind: 'monkCame', seat, stack, action })
  yield* doMonkAction(t, turn, action)
  t.monks[stack].shift()
  playerOf(t, seat).monks.push({ stack, action })
  const [next] = t.monks[stack]
  if (next === undefined) return
  reveal(t.luck)
  t.news.push({ kind: 'monkShown', stack, action: next })
}

function* doMonkAction(t: State, turn: Turn, action: MonkAction): Flow {
  const p = playerOf(t, turn.seat)
  if (action === 'story2') return yield* gainStory(t, turn, 2)
  if (action === 'story3') return yield* gainStory(t, turn, 3)
  if (action === 'ask') {
    const move = yield* chooseId(turn.seat, 'monk', [...headmanMoves(p), NONE], { pass: NONE })
    if (move !== NONE) yield* moveHeadman(t, turn, move)
    return
  }
  if (action === 'market') {
    if (!isFree(againstMarket(t))) return
    const answer = yield* chooseId(turn.seat, 'monk', ['market', NONE], { pass: NONE })
    if (answer === 'market') yield* leadCustomers(t, turn, MOST_FOR_A_MONK)
    return
  }
  const hasMoved = yield* moveChildByMonk(t, turn)
  if (action === 'school2' && hasMoved) yield* moveChildByMonk(t, turn)
}

function* moveChildByMonk(t: State, turn: Turn): Flow<boolean> {
  const moves = schoolMoves(playerOf(t, turn.seat))
  const move = yield* chooseId(turn.seat, 'monk', [...moves, NONE], { pass: NONE })
  if (move !== NONE) yield* moveChild(t, turn, move)
  return move !== NONE
}

/** W-MEET: tile, story point, card, marker, in this order. */
function* buildMeetingPlace(t: State, turn: Turn): Flow {
  const { seat } = turn
  payTime(t, seat, t.setup.content.meetingPlace.black.time)
  t.meetings--
  yield* layTile(t, turn)
  yield* gainStory(t, turn, MEETING_STORY)
  playerOf(t, seat).meeting = { markers: 0 }
  t.news.push({ kind: 'meetingPlaceBuilt', seat })
  yield* addMarker(t, turn)
}

function* buildHall(t: State, turn: Turn, name: HallName): Flow {
  const { seat } = turn
  payTime(t, seat, contentIndexOf(t).hall[name].black.time)
  if (name === 'finance') yield* gainCoins(t, turn, FINANCE_COINS)
  t.halls = t.halls.filter((hall) => hall !== name)
  playerOf(t, seat).hall = { name, jokers: 0, marks: [] }
  t.news.push({ kind: 'hallBuilt', seat, hall: name })
  if (name !== 'finance') yield* useHall(t, turn, null)
}

function* build(t: State, turn: Turn, id: string): Flow {
  const { seat } = turn
  const { craft } = contentIndexOf(t)
  const good = GOODS.find((one) => id.startsWith(`${craft[one].building}.`)) as Good
  const { building, banners, black } = craft[good]
  const card = banners.findIndex((banner) => buildingId(building, banner) === id)
  payTime(t, seat, black.time)
  t.crafts[good] = t.crafts[good].filter((one) => one !== card)
  playerOf(t, seat).crafts[good] = { card, goods: 0 }
  t.news.push({ kind: 'buildingBuilt', seat, good, banner: banners[card] ?? [] })
  yield* makeGood(t, turn, good)
}

function* layField(t: State, turn: Turn): Flow {
  const { seat } = turn
  const { fields } = playerOf(t, seat)
  payTime(t, seat, t.setup.content.field.black.time)
  yield* gainCoins(t, turn, 1)
  t.fields--
  fields.push({ plough: false })
  t.news.push({ kind: 'fieldLaid', seat, fields: fields.length })
}

/** W-HAND: the hand's story points go to the tree, and the taker starts the next round. */
function* takeHand(t: State, turn: Turn): Flow {
  const { seat } = turn
  const { points } = t.hand
  t.hand = { holder: seat, palmUp: false, points: 0 }
  t.news.push({ kind: 'handTaken', seat, points })
  yield* gainStory(t, turn, points)
}
