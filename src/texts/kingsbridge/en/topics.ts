/** The rules in chapters, each at most 700 characters. */
export const topics = {
  'topic.aim': 'Goal of the game',
  'topic.round': 'A round',
  'topic.council': 'The event card and the council',
  'topic.favour': 'Favour',
  'topic.piles': 'Cards and piles',
  'topic.cards': 'The twelve cards',
  'topic.goods': 'The nine goods',
  'topic.projects': 'Projects, donations, tower',
  'topic.houses': 'Houses and market',
  'topic.plague': 'The plague',
  'topic.duties': 'Duties and penalties',
  'topic.end': 'The end',
  'topic.secrets': 'Hidden information',
  'topic.values': 'About the card values',
  'rules.aim':
    'Kingsbridge in hard times: four chapters of six rounds. You gain VP by building the town, by donations and by the favour of the mighty. Once the plague is here, you also gain VP by caring for the sick.\n\nAt the end of each chapter, you owe piety, grain and a tax. If you can’t pay, you lose VP and face a penalty.',
  'rules.round':
    'Each round begins with an event. An immediate event takes effect right away. A lasting event changes the actions of this round and of later rounds in the chapter.\n\nThe active player, the one with the shield, then turns the card. Everyone gets an income, and the active player gets someone’s favour. Then everyone plays a card and uses it, clockwise. At the end of the round, a lasting event moves to the edge. The edge holds two: the oldest makes room. The shield passes every round, and once more at the end of a chapter.',
  'rules.council':
    'An event card has a symbol at each corner and an arrow on one side. The active player turns it one of four ways. You gain the symbol at the corner that points at your seat. If it isn’t in stock, you gain 1 VP instead.\n\nThe arrow points at 0, 1, 2 or 3. The favour marker moves that many spaces. 0 is always allowed. If another number leads to outlaws, the active player must be able to pay them.',
  'rules.favour':
    'Queen: 2 VP if you have loyalty. Prior: 1 piety. Guild: 1 VP per house you own. Prioress: 2 VP if you have knowledge. Merchants: 1 wool. King: 1 VP per loyalty. Earl: 1 grain. Bishop: 1 VP per piety. Outlaws: you pay 1 money.\n\nThe marker skips covered spaces. You only show loyalty, piety and knowledge. You keep them.',
  'rules.piles':
    'You play one card face up, and use it or forgo its action. Then you discard another card face down. So you play six of your twelve cards in a chapter and discard six. In the first chapter you may have only six cards. Then you discard none.\n\nForgoing is your choice, and some events reward it. At the start of each chapter, you take all your cards back.',
  'rules.cards':
    'Grain, Piety, Material: gain 1 of it. Building project: place 1 or 2 materials. Sale: as much wool as you like and 1 cloth. Privilege: use the card you played before it again. House building: a house on a plot. Rent: the yields of 1 or 2 houses. Donation: a seal for 1 money. Cloth-making: 1 or 2 wool into cloth. Medicine: 1 money and 1 VP, or care for the sick. Favour: the next space of the favour track.',
  'rules.goods':
    'Money pays for seals, houses and tax. You sell wool and cloth at the market, and cloth-making turns wool into cloth. Stone and wood build projects and houses.\n\nGrain and piety are owed at the end of each chapter. Loyalty averts penalties. Knowledge lets you care for the sick. Loyalty, piety and knowledge also count for favours, and you keep them when you show them.\n\nThe stock of each good is limited, except money.',
  'rules.projects':
    'Each stone or wood you place gives 3 VP. When all fields are full, everyone with a seal there gains the bonus. They gain an extra good only if the stock has enough for all of them. You have two seals, at most one per project. You get them back.\n\nAt the end of a chapter, each unfinished project grows by 1. The tower comes after chapter II. When it’s full, the player with most loyalty gains 3 VP. Tied players gain 1 VP each.',
  'rules.houses':
    'A house costs 1 money and 1 material of the plot’s kind. You can own one of the two plots with the same yield. You have four houses.\n\nThe market pays 2 money for wool and 4 for cloth, unless an event says otherwise. You can’t sell cloth before chapter II, unless an event opens the market for it.',
  'rules.plague':
    'From chapter III, each event names a place where someone may fall sick. The tile there shows the medical knowledge you need. With the Medicine card, you care for as many people as your knowledge covers in total. Each one gives 2 VP and the benefit of the place. You keep your knowledge.\n\nPlace 9 gives a free house, place 11 nothing more.',
  'rules.duties':
    'After each chapter, you owe 2 piety and 2 grain. You also owe a tax of 2 to 5 money. Each missing piety costs 3 VP, each grain 2 VP and each money 1 VP.\n\nMissing piety means penance: the first card you discard is drawn at random. Missing grain means begging: no income in round 1. Missing money means the royal court: no action in round 1. 1 loyalty averts one penalty. After chapter IV, your loss doubles instead, and 1 loyalty averts one doubling.',
  'rules.end':
    'After the fourth chapter, each stone and wood is worth 1 VP. Each money is worth half a VP. The player with the most VP wins. Ties go to more piety, then loyalty, then knowledge.',
  'rules.secrets':
    'Only you see your hand, your discards and how many goods you have. Everyone sees what you gain and pay. But nothing tells who could pay: the bot calls all players concerned. If there’s nothing to choose, you’ve answered already. You can also play with open goods.',
  'rules.values':
    'The rules follow the printed game. Where a sheet or a card is lost, the values are ours and may change. The owner of the bot can bring other values. All words are our own.',
} as const
export type TopicKey = keyof typeof topics
