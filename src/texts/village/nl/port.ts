import type { PortKey } from '../en/port.ts'

/** Names the port where a table is set up, and its standing orders. */
export const port: Record<PortKey, string> = {
  opt_port_name: 'haven',
  opt_port_text: 'Uitbreiding Port: schepen en eilanden in plaats van reizen',
  port_off: 'zonder haven',
  port_on: 'met haven',
  'order.chests.title': 'Schatkisten',
  'rule.VP-SETUP-2': 'Er zijn 15 kapiteins. Elk kan één keer worden ingehuurd.',
  'rule.VP-SAIL-1': 'In de haven huur je een kapitein, laad je het schip en vaar je minstens één stap.',
  'rule.VP-SAIL-2': 'Op zee vaart het schip verder, of het blijft en meert weer aan bij zijn eiland.',
  'luck.chestSeen.follows': 'er gaat een schatkist open',
  'luck.chestSeen.followed': 'er ging een schatkist open',
}
