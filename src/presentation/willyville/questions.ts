import type { Question } from '#kernel'
import type { Key } from '#texts/willyville/index'
import type { Voice } from '../presentation.ts'
import { phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { viewOf } from './view-access.ts'

const ABOUT: Readonly<Record<string, Key>> = {
  dice: 'ask.dice',
  act: 'ask.act',
  more: 'ask.more',
  pay: 'ask.pay',
  tile: 'ask.tile',
  slot: 'ask.slot',
  die: 'ask.die',
  labourer: 'ask.labourer',
  plague: 'ask.plague',
  bailiff: 'ask.bailiff',
  free: 'ask.free',
  mission: 'ask.mission',
  monk: 'ask.monk',
  take: 'ask.take',
}

export function question(shown: Shown, ask: Question, voice: Voice): string {
  const { say } = phrasingIn(voice)
  const { about, min, max } = ask
  if (about === 'customers') return say(min === 0 ? 'ask.customersSome' : 'ask.customers', { max })
  return say(ABOUT[about] ?? 'ask.other', { value: viewOf(shown).turn?.value || '?' })
}
