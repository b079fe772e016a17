import type { PortKey } from '../en/port.ts'

/** Names the port where a table is set up, and its standing orders. */
export const port: Record<PortKey, string> = {
  opt_port_name: 'haven',
  opt_port_text: 'Uitbreiding Port: schepen en eilanden in plaats van reizen',
  port_off: 'zonder haven',
  port_on: 'met haven',
  'order.chests.title': 'Schatkisten',
}
