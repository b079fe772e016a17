import type { PortKey } from '../en/port.ts'

/** Names the port where a table is set up, and its standing orders. */
export const port: Record<PortKey, string> = {
  opt_port_name: 'hafen',
  opt_port_text: 'Erweiterung Port: Schiffe und Inseln statt Reisen',
  port_off: 'ohne Hafen',
  port_on: 'mit Hafen',
  'order.chests.title': 'Schatzkisten',
}
