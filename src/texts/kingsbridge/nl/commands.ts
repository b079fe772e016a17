import type { CommandsKey } from '../en/commands.ts'

/** Names the game’s own commands and ways to play. */
export const commands: Record<CommandsKey, string> = {
  game_kingsbridge_name: 'kingsbridge',
  game_kingsbridge_text: 'Speel Kingsbridge, één beurt per dag',
  cmd_hand_name: 'hand',
  cmd_hand_text: 'Je hand en goederen tonen, of wat anderen open hebben',
  'opt_first-chapter-cards_name': 'kaarten-in-hoofdstuk-een',
  'opt_first-chapter-cards_text': 'De kaarten van het eerste hoofdstuk',
  'first-chapter-cards_starred': 'zes kaarten in hoofdstuk I',
  'first-chapter-cards_all': 'alle twaalf kaarten vanaf het begin',
  opt_goods_name: 'goederen',
  opt_goods_text: 'Wie ziet hoeveel goederen iemand heeft',
  goods_screened: 'goederen achter schermen',
  goods_open: 'open goederen',
}
