import { type Flow, reveal } from '#kernel'
import { contentIndexOf, craftCardOf } from '../content-index.ts'
import { type BlackOption, type Option, type OptionOf, optionId } from '../options.ts'
import { headmanMoves, schoolMoves } from '../rules/banners.ts'
import { againstMarket, isFree } from '../rules/conditions.ts'
import { playerOf, type State, type Turn } from '../state.ts'
import type { ChurchName, HallName, MonkAction, Stack } from '../words.ts'
import { chooseOption } from './asking.ts'
import { addMarker, FINANCE_COINS, layTile, MEETING_STORY, useHall } from './council.ts'
import { moveHeadman } from './headman.ts'
import { leadCustomers } from './market.ts'
import { moveChild } from './school.ts'
import { gainCoins, gainStory, makeGood, pay, payTime } from './steps.ts'
import { travelOn } from './travel.ts'

const MOST_CUSTOMERS = 4
const MOST_FOR_A_MONK = 2
const NONE: Option = { kind: 'none' }
const MARKET: OptionOf<'market'> = { kind: 'market' }

/** W-BLACK-1: pay, then carry the effect out in the order of the rulebook. */
export function* activateBlack(t: State, turn: Turn, option: BlackOption): Flow {
  switch (option.kind) {
    case 'church':
      return buildChurch(t, turn, option.church)
    case 'monk':
      return yield* inviteMonk(t, turn, option.stack)
    case 'meet':
      return yield* buildMeetingPlace(t, turn)
    case 'buildHall':
      return yield* buildHall(t, turn, option.hall)
    case 'travel':
      return yield* travelOn(t, turn)
    case 'build':
      return yield* build(t, turn, option)
    case 'field':
      return yield* layField(t, turn)
    case 'market':
      return yield* leadCustomers(t, turn, MOST_CUSTOMERS)
    case 'hand':
      return yield* takeHand(t, turn)
  }
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
  const [action] = t.monks[stack]
  if (action === undefined) throw new Error(`no monk ${stack}`)
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
    const move = yield* chooseOption(turn.seat, 'monk', [...headmanMoves(p), NONE], { pass: NONE })
    if (move.kind === 'ask') yield* moveHeadman(t, turn, move)
    return
  }
  if (action === 'market') {
    if (!isFree(againstMarket(t))) return
    const answer = yield* chooseOption(turn.seat, 'monk', [MARKET, NONE], { pass: NONE })
    if (answer === MARKET) yield* leadCustomers(t, turn, MOST_FOR_A_MONK)
    return
  }
  const hasMoved = yield* moveChildByMonk(t, turn)
  if (action === 'school2' && hasMoved) yield* moveChildByMonk(t, turn)
}

function* moveChildByMonk(t: State, turn: Turn): Flow<boolean> {
  const moves = schoolMoves(playerOf(t, turn.seat))
  const move = yield* chooseOption(turn.seat, 'monk', [...moves, NONE], { pass: NONE })
  if (move.kind === 'school') yield* moveChild(t, turn, move)
  return move.kind === 'school'
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

function* build(t: State, turn: Turn, option: OptionOf<'build'>): Flow {
  const { seat } = turn
  const built = craftCardOf(t, option)
  if (built === null) throw new Error(`no craft building ${optionId(option)}`)
  const { good, card } = built
  payTime(t, seat, contentIndexOf(t).craft[good].black.time)
  t.crafts[good] = t.crafts[good].filter((open) => open !== card)
  playerOf(t, seat).crafts[good] = { card, goods: 0 }
  t.news.push({ kind: 'buildingBuilt', seat, good, banner: option.banner })
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
