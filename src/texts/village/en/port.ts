/** Names the port where a table is set up, and its standing orders. */
export const port = {
  opt_port_name: 'port',
  opt_port_text: 'The Port expansion: ships and islands replace travel',
  port_off: 'no port',
  port_on: 'with the port',
  'order.chests.title': 'Chests',
  'rule.VP-SETUP-2': 'There are 15 captains. Each can be hired once.',
  'rule.VP-SAIL-1': 'In port you hire a captain, load the ship and sail at least one step.',
  'rule.VP-SAIL-2': 'At sea the ship sails on, or stays and docks at its island again.',
  'luck.chestSeen.follows': 'a chest is opened',
  'luck.chestSeen.followed': 'a chest was opened',
} as const

export type PortKey = keyof typeof port
