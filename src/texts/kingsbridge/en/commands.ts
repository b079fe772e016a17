/** Names the game’s command and ways to play. */
export const commands = {
  game_kingsbridge_name: 'kingsbridge',
  game_kingsbridge_text: 'Play Kingsbridge, one turn a day',
  'opt_first-chapter-cards_name': 'first-chapter-cards',
  'opt_first-chapter-cards_text': 'How many cards you start with in chapter I',
  'first-chapter-cards_starred': 'six cards in chapter I',
  'first-chapter-cards_all': 'all twelve cards from the start',
  opt_goods_name: 'goods',
  opt_goods_text: 'Who can see how many goods each player has',
  goods_screened: 'goods behind screens',
  goods_open: 'open goods',
} as const

export type CommandsKey = keyof typeof commands
