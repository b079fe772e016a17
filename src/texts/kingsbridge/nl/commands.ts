import type { CommandsKey } from '../en/commands.ts'

/** Names the game’s command and ways to play. */
export const commands: Record<CommandsKey, string> = {
  game_kingsbridge_name: 'kingsbridge',
  game_kingsbridge_text: 'Speel Kingsbridge, één beurt per dag',
  'opt_first-chapter-cards_name': 'kaarten-in-hoofdstuk-een',
  'opt_first-chapter-cards_text': 'Met hoeveel kaarten jullie hoofdstuk I spelen',
  'first-chapter-cards_starred': 'zes kaarten in hoofdstuk I',
  'first-chapter-cards_all': 'alle twaalf kaarten vanaf het begin',
  opt_goods_name: 'goederen',
  opt_goods_text: 'Wie kan zien hoeveel goederen de anderen hebben',
  goods_screened: 'goederen achter schermen',
  goods_open: 'open goederen',
}
