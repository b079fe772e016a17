import { optionNamed } from '../modules/in-play.ts'
import type { State } from '../state.ts'

/** The points of a sale on a market day; 0 for all other options. */
export function pointsOfSale({ setup }: Pick<State, 'setup'>, id: string): number {
  const { customers, port } = setup.content
  const sale = optionNamed(id)
  if (sale?.kind === 'serve') return customers.find((customer) => customer.id === sale.customer)?.points ?? 0
  if (sale?.kind !== 'sell') return 0
  return sale.ware === 'cocoa' || sale.ware === 'tea' ? port.stalls[sale.ware].points : 0
}
