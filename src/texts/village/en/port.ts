/** Names the port where a table is set up, and its standing orders. */
export const port = {
  opt_port_name: 'port',
  opt_port_text: 'The Port expansion: ships and islands replace travel',
  port_off: 'no port',
  port_on: 'with the port',
  'order.chests.title': 'Chests',
} as const

export type PortKey = keyof typeof port
