import type { CommandsKey } from '../en/commands.ts'

/** Names the game’s command and ways to play. */
export const commands: Record<CommandsKey, string> = {
  game_kingsbridge_name: 'kingsbridge',
  game_kingsbridge_text: 'Spiele Kingsbridge, ein Zug am Tag',
  'opt_first-chapter-cards_name': 'karten-im-ersten-kapitel',
  'opt_first-chapter-cards_text': 'Mit wie vielen Karten ihr in Kapitel I spielt',
  'first-chapter-cards_starred': 'sechs Karten in Kapitel I',
  'first-chapter-cards_all': 'alle zwölf Karten von Anfang an',
  opt_goods_name: 'güter',
  opt_goods_text: 'Wer sieht, wie viele Güter die anderen haben',
  goods_screened: 'Güter hinter Sichtblenden',
  goods_open: 'offene Güter',
}
