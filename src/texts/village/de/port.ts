import type { PortKey } from '../en/port.ts'

/** Names the port where a table is set up, and its standing orders. */
export const port: Record<PortKey, string> = {
  opt_port_name: 'hafen',
  opt_port_text: 'Erweiterung Port: Schiffe und Inseln statt Reisen',
  port_off: 'ohne Hafen',
  port_on: 'mit Hafen',
  'order.chests.title': 'Schatzkisten',
  'rule.VP-SETUP-2': 'Es gibt 15 Kapitäne. Jeden kann man einmal anheuern.',
  'rule.VP-SAIL-1': 'Im Hafen heuerst du einen Kapitän an, belädst das Schiff und fährst mindestens einen Schritt.',
  'rule.VP-SAIL-2': 'Auf See fährt das Schiff weiter, oder es bleibt und legt wieder an seiner Insel an.',
  'luck.chestSeen.follows': 'eine Schatzkiste wird geöffnet',
  'luck.chestSeen.followed': 'eine Schatzkiste wurde geöffnet',
}
