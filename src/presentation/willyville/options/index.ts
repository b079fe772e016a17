import type { Question } from '#kernel'
import type { Entry, Shown, Voice } from '#presentation/presentation'
import * as black from './black.ts'
import { type Describe, entryOf, type OptionContext, optionContext } from './option-context.ts'
import * as other from './other.ts'
import * as white from './white.ts'

export { type OptionContext as Here, optionContext }

const BY_VERB: Readonly<Record<string, Describe>> = {
  church: black.church,
  monk: black.monk,
  // The same words mean the black banner until the card is there.
  meet: (context) => (context.p.meeting === null ? black.meetBlack(context) : white.meetWhite(context)),
  hall: (context, rest) =>
    context.p.hall === null && black.isHall(rest) ? black.hallBlack(context, rest) : white.hallWhite(context, rest),
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
  heal: (context) => other.plague(context, 'heal'),
  suffer: (context) => other.plague(context, 'suffer'),
  bailiff: other.bailiff,
  free: other.customer,
  take: other.take,
  mission: other.mission,
  spare: ({ phrasing }) => entryOf(phrasing.say('opt.spare'), [phrasing.say('opt.spareWhy')]),
  done: ({ phrasing }) => entryOf(phrasing.say('opt.done'), [phrasing.say('opt.doneWhy')]),
  none: ({ phrasing }) => entryOf(phrasing.say('opt.none'), [phrasing.say('opt.noneWhy')]),
}

export function describe(context: OptionContext, option: string): Entry {
  if (option.includes('>field')) return white.ploughMove(context, option)
  const at = option.indexOf(':')
  const [verb, rest] = at < 0 ? [option, ''] : [option.slice(0, at), option.slice(at + 1)]
  const say = BY_VERB[verb]
  return say === undefined ? entryOf(context.phrasing.say('opt.more'), []) : say(context, rest)
}

export function optionEntry(shown: Shown, ask: Question, option: string, voice: Voice): Entry {
  return describe(optionContext(shown, ask, voice), option)
}
