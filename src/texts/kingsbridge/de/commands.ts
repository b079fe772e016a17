import type { CommandsKey } from '../en/commands.ts'

/** Names the game’s own commands and ways to play. */
export const commands: Record<CommandsKey, string> = {
  game_kingsbridge_name: 'kingsbridge',
  game_kingsbridge_text: 'Spiele Kingsbridge, ein Zug am Tag',
  cmd_hand_name: 'hand',
  cmd_hand_text: 'Deine Hand und Güter zeigen, oder was andere offen haben',
  'opt_first-chapter-cards_name': 'karten-im-ersten-kapitel',
  'opt_first-chapter-cards_text': 'Die Karten des ersten Kapitels',
  'first-chapter-cards_starred': 'sechs Karten in Kapitel I',
  'first-chapter-cards_all': 'alle zwölf Karten von Anfang an',
  opt_goods_name: 'güter',
  opt_goods_text: 'Wer sieht, wie viele Güter jemand hat',
  goods_screened: 'Güter hinter Sichtblenden',
  goods_open: 'offene Güter',
}
