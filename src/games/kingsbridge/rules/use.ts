import { type Card, MATERIALS, type Material, type ProjectId } from '../words.ts'

/** One use of a card with all its choices. */
export type Use =
  | { readonly kind: 'grain' | 'piety' | 'favour' | 'fee' | 'forgo' }
  | { readonly kind: 'material'; readonly material: Material }
  | { readonly kind: 'project'; readonly project: ProjectId; readonly stone: number; readonly wood: number }
  | { readonly kind: 'sale'; readonly wool: number; readonly cloth: number }
  | { readonly kind: 'house'; readonly plot: number }
  | { readonly kind: 'rent'; readonly plots: readonly number[] }
  | { readonly kind: 'donation'; readonly project: ProjectId }
  | { readonly kind: 'cloth'; readonly count: number }
  | { readonly kind: 'care'; readonly places: readonly number[] }
export type UseKind = Use['kind']
export type UseOf<K extends UseKind> = Extract<Use, { kind: K }>

/** The card a use belongs to; forgoing belongs to any. */
export const CARD_OF: Readonly<Record<Exclude<UseKind, 'forgo'>, Exclude<Card, 'privilege'>>> = {
  grain: 'grain',
  piety: 'piety',
  favour: 'favour',
  fee: 'medicine',
  care: 'medicine',
  material: 'material',
  project: 'project',
  sale: 'sale',
  house: 'house',
  rent: 'rent',
  donation: 'donation',
  cloth: 'cloth',
}

/** `1stone+1wood`, without what is 0. */
function amountsId(parts: readonly (readonly [number, string])[]): string {
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count}${word}`)
    .join('+')
}

function placesId(places: readonly number[]): string {
  return places.map((place) => place + 1).join('+')
}

export function useId(use: Use): string {
  switch (use.kind) {
    case 'material':
      return `material:${use.material}`
    case 'project':
      return `project:${use.project}=${amountsId([
        [use.stone, 'stone'],
        [use.wood, 'wood'],
      ])}`
    case 'sale':
      return `sale:${amountsId([
        [use.wool, 'wool'],
        [use.cloth, 'cloth'],
      ])}`
    case 'house':
      return `house:${use.plot + 1}`
    case 'rent':
      return `rent:${placesId(use.plots)}`
    case 'donation':
      return `donation:${use.project}`
    case 'cloth':
      return `cloth:${use.count}`
    case 'care':
      return `care:${placesId(use.places)}`
    default:
      return use.kind
  }
}

function amountIn(text: string, word: string): number {
  return Number(new RegExp(`(?:^|\\+)(\\d+)${word}(?:\\+|$)`).exec(text)?.[1] ?? 0)
}

function placesIn(text: string): number[] {
  return text.split('+').map((place) => Number(place) - 1)
}

const PLAIN: readonly UseKind[] = ['grain', 'piety', 'favour', 'fee', 'forgo']

function readUse(kind: string, rest: string): Use | null {
  if (PLAIN.includes(kind as UseKind)) return { kind: kind as 'grain' }
  if (kind === 'material') return MATERIALS.includes(rest as Material) ? { kind, material: rest as Material } : null
  if (kind === 'project') {
    const [project, amounts = ''] = rest.split('=') as [ProjectId, string?]
    return { kind, project, stone: amountIn(amounts, 'stone'), wood: amountIn(amounts, 'wood') }
  }
  if (kind === 'sale') return { kind, wool: amountIn(rest, 'wool'), cloth: amountIn(rest, 'cloth') }
  if (kind === 'house') return { kind, plot: Number(rest) - 1 }
  if (kind === 'rent') return { kind, plots: placesIn(rest) }
  if (kind === 'donation') return { kind, project: rest as ProjectId }
  if (kind === 'cloth') return { kind, count: Number(rest) }
  return kind === 'care' ? { kind, places: placesIn(rest) } : null
}

function isRising(places: readonly number[]): boolean {
  return places.every((place, at) => Number.isInteger(place) && (at === 0 || place > (places[at - 1] as number)))
}

/** Whole numbers, and every place named once and in order. */
function isSound(use: Use): boolean {
  if (use.kind === 'rent') return isRising(use.plots)
  if (use.kind === 'care') return isRising(use.places)
  if (use.kind === 'house') return Number.isInteger(use.plot)
  if (use.kind === 'project') return use.stone + use.wood > 0
  if (use.kind === 'sale') return use.wool + use.cloth > 0
  return use.kind !== 'cloth' || (Number.isInteger(use.count) && use.count > 0)
}

/** The use an option stands for; null for what is none. */
export function useNamed(option: string): Use | null {
  const at = option.indexOf(':')
  const [kind, rest] = at < 0 ? [option, ''] : [option.slice(0, at), option.slice(at + 1)]
  const use = readUse(kind, rest)
  return use !== null && useId(use) === option && isSound(use) ? use : null
}
