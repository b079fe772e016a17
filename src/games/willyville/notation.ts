import type { Question } from '#kernel'
import { FACES } from './rules/dice.ts'

/** Verbs that say nothing the rest of the option does not. */
const SILENT_VERBS = ['dice', 'build', 'make', 'serve', 'take', 'labourer']

const LETTER_OF: Record<string, string> = {
  horse: 'h',
  beer: 'b',
  plough: 'p',
  scroll: 's',
  wagon: 'w',
  joker: 'j',
  coin: 'c',
}

/** `pay:2scroll+joker` is written `:2sj`, behind what is paid for. */
function shortPay(parts: string): string {
  return `:${parts
    .split('+')
    .map((part) => part.replace(/[a-z]+/, (word) => LETTER_OF[word] ?? word))
    .join('')}`
}

/** How an option is written in a line: `w3+w4=7`, `stable.58`, `c12:2s`, `school:left>abbot` as `school>left>abbot`. */
export function shortOf(option: string): string {
  const at = option.indexOf(':')
  if (at < 0) return option
  const [verb, rest] = [option.slice(0, at), option.slice(at + 1)]
  if (verb === 'pay') return shortPay(rest)
  return SILENT_VERBS.includes(verb) ? rest : `${verb}>${rest}`
}

/** `w5+`: each sign behind a die is a coin that turns it; `b2=6`: a marker sets it. */
const DIE = '([wb][1-6])([+]*|[-]*|=[1-6])'
const DICE = new RegExp(`^(?:(\\d+|any) )?${DIE}${DIE}(?= |$)`)

interface Typed {
  readonly die: string
  readonly to: number
  readonly isSet: boolean
}

function typedDie(die = '', how = ''): Typed {
  const isSet = how.startsWith('=')
  const turned = Number(die[1]) + (how.startsWith('-') ? -how.length : how.length)
  return { die, to: isSet ? Number(how[1]) : turned, isSet }
}

/** White before black, low before high. */
function rankOf({ die }: Typed): number {
  return (die.startsWith('b') ? FACES : 0) + Number(die[1])
}

/** `11 w5w6`, `any w1w3`, `w6w5+` as the option of the dice question. */
function spellDice(line: string): string {
  const [all, wanted, die, how, other, otherHow] = DICE.exec(line) ?? []
  if (all === undefined) return line
  const dice = [typedDie(die, how), typedDie(other, otherHow)].sort((a, b) => rankOf(a) - rankOf(b))
  const value = dice.reduce((sum, { to }) => sum + to, 0)
  if (/^\d/.test(wanted ?? '') && Number(wanted) !== value) return line
  const markers = '*'.repeat(dice.filter(({ isSet }) => isSet).length)
  return `${dice.map((one) => one.die).join('+')}${markers}=${value}${line.slice(all.length)}`
}

/** `field*4` and `beer*2` one after the other; which of several fields comes first does not matter. */
function unfolded(line: string, { options }: Question): string {
  const [all, act, times] = /^([a-z]+)\*(\d)(?= |$)/.exec(line) ?? []
  if (all === undefined || Number(times) < 1) return line
  const first = act === 'field' ? options.find((option) => option.startsWith('harvest:')) : act
  const more = Number(times) > 1 ? ` ${act}*${Number(times) - 1}` : ''
  return `${first ?? act}${more}${line.slice(all.length)}`
}

/** A payment is written behind everything it might pay for. */
function paidFirst(line: string, { options }: Question): string {
  const words = line.split(' ')
  const paid = words.find((word) => options.includes(word))
  return paid === undefined ? line : [paid, ...words.filter((word) => word !== paid)].join(' ')
}

/** A line may name its value first, join what is done by plus signs or colons, and say at its end how it is paid. */
export function spell(line: string, ask: Question): string {
  const text = line.replace(/^(\+ |:)/, '')
  if (ask.about === 'dice') return spellDice(text)
  if (ask.about === 'pay') return paidFirst(text, ask)
  return unfolded(text, ask)
}
