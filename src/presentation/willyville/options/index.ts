import type { Question } from '#kernel'
import type { Entry, Voice } from '#presentation/presentation'
import { type OptionKind, type OptionOf, readOption } from '#willyville/options'
import type { Shown } from '../shown.ts'
import * as black from './black.ts'
import { type Describe, entryOf, type OptionContext, optionContext } from './option-context.ts'
import * as other from './other.ts'
import * as white from './white.ts'

export { type OptionContext, optionContext }

const BY_KIND: { readonly [K in OptionKind]: Describe<K> } = {
  church: black.church,
  monk: black.monk,
  // The same words mean the black banner until the card is there.
  meet: (context) => (context.p.meeting === null ? black.meetBlack(context) : white.meetWhite(context)),
  buildHall: (context, { hall }) =>
    context.p.hall === null ? black.hallBlack(context, hall) : white.hallWhite(context, hall),
  hall: (context, { slot }) => white.hallWhite(context, slot),
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
  movePlough: white.ploughMove,
  slot: white.slot,
  dice: other.dice,
  pay: other.pay,
  tile: other.tile,
  die: other.die,
  labourer: other.labourer,
  heal: other.heal,
  suffer: other.suffer,
  bailiff: other.bailiff,
  free: other.customer,
  take: other.customer,
  keep: other.keep,
  mission: other.mission,
  spare: ({ phrasing }) => entryOf(phrasing.say('opt.spare'), [phrasing.say('opt.spareWhy')]),
  done: ({ phrasing }) => entryOf(phrasing.say('opt.done'), [phrasing.say('opt.doneWhy')]),
  none: ({ phrasing }) => entryOf(phrasing.say('opt.none'), [phrasing.say('opt.noneWhy')]),
}

export function describeOption<K extends OptionKind>(context: OptionContext, option: OptionOf<K>): Entry {
  return BY_KIND[option.kind](context, option)
}

export function describe(context: OptionContext, id: string): Entry {
  const option = readOption(id)
  return option === null ? entryOf(context.phrasing.say('opt.more'), []) : describeOption(context, option)
}

export function optionEntry(shown: Shown, ask: Question, option: string, voice: Voice): Entry {
  return describe(optionContext(shown, ask, voice), option)
}
