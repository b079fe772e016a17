import { memberOf, type Question } from '#kernel'
import { type OptionOf, optionId, optionsOfKind, readOption, shortForm } from './options.ts'
import { DICE, type Die } from './words.ts'

/** Writes an option as it stands in a line; `-`, which picks nothing, stays as it is. */
export function shortOf(id: string): string {
  const option = readOption(id)
  return option === null ? id : shortForm(option)
}

/** `w5+`: each sign behind a die is a coin that turns it; `b2=6`: a marker sets it. */
const DIE = '([wb][1-6])([+]*|[-]*|=[1-6])'
const DICE_WRITTEN = new RegExp(`^(?:(\\d+|any) )?${DIE}${DIE}(?= |$)`)

interface TypedDie {
  readonly die: Die
  readonly to: number
  readonly isSet: boolean
}

function typedDie(name = '', how = ''): TypedDie[] {
  const die = memberOf(DICE, name)
  if (die === null) return []
  const isSet = how.startsWith('=')
  const turned = Number(die[1]) + (how.startsWith('-') ? -how.length : how.length)
  return [{ die, to: isSet ? Number(how[1]) : turned, isSet }]
}

/** Two dice as they lie and are turned or set, white before black and low before high as the rules name a pair. */
export function diceOption(dice: readonly TypedDie[]): OptionOf<'dice'> | null {
  const [first, second] = dice.toSorted((a, b) => DICE.indexOf(a.die) - DICE.indexOf(b.die))
  if (first === undefined || second === undefined) return null
  const markers = dice.filter(({ isSet }) => isSet).length
  return { kind: 'dice', dice: [first.die, second.die], markers, value: first.to + second.to }
}

/** `11 w5w6`, `any w1w3`, `w6w5+` as the option of the dice question. */
function spellDice(line: string): string {
  const [all = '', wanted = '', die, how, other, otherHow] = DICE_WRITTEN.exec(line) ?? []
  const option = diceOption([...typedDie(die, how), ...typedDie(other, otherHow)])
  if (option === null || (/^\d/.test(wanted) && Number(wanted) !== option.value)) return line
  return `${shortForm(option)}${line.slice(all.length)}`
}

/** `field*4` and `beer*2` one after the other; which of several fields comes first does not matter. */
function unfolded(line: string, { options }: Question): string {
  const [all, act = '', times] = /^([a-z]+)\*(\d)(?= |$)/.exec(line) ?? []
  if (all === undefined || Number(times) < 1) return line
  const [harvest] = act === 'field' ? optionsOfKind(options, 'harvest') : []
  const first = harvest === undefined ? act : optionId(harvest)
  const more = Number(times) > 1 ? ` ${act}*${Number(times) - 1}` : ''
  return `${first}${more}${line.slice(all.length)}`
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
