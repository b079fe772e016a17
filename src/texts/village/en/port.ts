/** Names the port where a table is set up, and its standing orders. */
export const port = {
  opt_port_name: 'port',
  opt_port_text: 'Ships and islands in place of travel',
  port_off: 'no port',
  port_on: 'with the port',
  'order.chests.title': 'Chests',
} as const

export type PortKey = keyof typeof port
