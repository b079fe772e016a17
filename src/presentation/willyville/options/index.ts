import type { Question } from '#kernel'
import type { Entry, Scene, Voice } from '#presentation/face'
import * as black from './black.ts'
import { type Describe, entryOf, type Here, hereOf } from './here.ts'
import * as other from './other.ts'
import * as white from './white.ts'

export { type Here, hereOf }

const BY_VERB: Readonly<Record<string, Describe>> = {
  church: black.church,
  monk: black.monk,
  // The same words mean the black banner until the card is there.
  meet: (here) => (here.p.meeting === null ? black.meetBlack(here) : white.meetWhite(here)),
  hall: (here, rest) =>
    here.p.hall === null && black.isHall(rest) ? black.hallBlack(here, rest) : white.hallWhite(here, rest),
  travel: black.travel,
  build: black.build,
  field: black.field,
  market: black.market,
  hand: black.hand,
  ask: black.ask,
  make: white.make,
  harvest: white.harvest,
  serve: white.serve,
  game: white.game,
  school: white.school,
  slot: white.slot,
  dice: other.dice,
  pay: other.pay,
  tile: other.tile,
  die: other.die,
  labourer: other.labourer,
  heal: (here) => other.plague(here, 'heal'),
  suffer: (here) => other.plague(here, 'suffer'),
  bailiff: other.bailiff,
  free: other.customer,
  take: other.take,
  mission: other.mission,
  spare: ({ tongue }) => entryOf(tongue.say('opt.spare'), [tongue.say('opt.spareWhy')]),
  done: ({ tongue }) => entryOf(tongue.say('opt.done'), [tongue.say('opt.doneWhy')]),
  none: ({ tongue }) => entryOf(tongue.say('opt.none'), [tongue.say('opt.noneWhy')]),
}

export function describe(here: Here, option: string): Entry {
  if (option.includes('>field')) return white.ploughMove(here, option)
  const at = option.indexOf(':')
  const [verb, rest] = at < 0 ? [option, ''] : [option.slice(0, at), option.slice(at + 1)]
  const say = BY_VERB[verb]
  return say === undefined ? entryOf(here.tongue.say('opt.more'), []) : say(here, rest)
}

export function optionEntry(scene: Scene, ask: Question, option: string, voice: Voice): Entry {
  return describe(hereOf(scene, ask, voice), option)
}
