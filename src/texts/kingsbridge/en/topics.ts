/** The rules in chapters, each at most 700 characters. */
export const topics = {
  'topic.aim': 'What you want',
  'topic.round': 'A round',
  'topic.council': 'The event card and the council',
  'topic.favour': 'Favour',
  'topic.piles': 'Cards and piles',
  'topic.cards': 'The twelve cards',
  'topic.projects': 'Projects, donations, tower',
  'topic.houses': 'Houses and market',
  'topic.plague': 'The plague',
  'topic.duties': 'Duties and penalties',
  'topic.end': 'The end',
  'topic.secrets': 'What is hidden',
  'topic.values': 'Whose numbers these are',
  'rules.aim':
    'Kingsbridge in hard times, four chapters of six rounds. VP come from building the town, from donations, from the favour of the mighty and, once the plague is here, from care for the sick.\n\nBut at the end of each chapter everybody owes piety, grain and a tax. Who cannot pay loses VP and is punished. (K-ROUND, K-DUTY)',
  'rules.round':
    'An event is turned up. An immediate one takes effect at once; a lasting one changes the actions of this round and of later ones of the chapter.\n\nThe active player then turns the card: that gives everybody an income and brings the active player somebody’s favour. Now everybody, clockwise, lays a card and uses it. At the end of the round a lasting event moves to the edge. The edge holds two: the oldest makes room. The shield passes on, and once more at the end of a chapter. (K-ROUND, K-LAST, K-END)',
  'rules.council':
    'An event card has a symbol at each corner and an arrow on one side. The active player chooses one of four ways to turn it. Each player gains what the corner that points at the own seat shows. What is not in stock becomes 1 VP.\n\nThe arrow points at 0, 1, 2 or 3: so far the favour marker moves. The number 0 is always allowed; another only if the outlaws it may lead to can be paid. (K-ORIENT, K-INCOME)',
  'rules.favour':
    'Queen: 2 VP with any loyalty. Prior: 1 piety. Guild: 1 VP for each own house. Prioress: 2 VP with any knowledge. Merchants: 1 wool. King: 1 VP for each loyalty. Earl: 1 grain. Bishop: 1 VP for each piety. Outlaws: 1 money is taken.\n\nCovered spaces are not counted. Loyalty, piety and knowledge are only shown. (K-FAVOUR)',
  'rules.piles':
    'You lay one card open, use it or forgo it, then discard another one covered. So of the twelve cards six are used in a chapter and six are not. In the first chapter there may be six cards only and no discard.\n\nForgoing is a choice: some events reward it. All cards come back at the start of a chapter. (K-TURN, K-PILE)',
  'rules.cards':
    'Grain, Piety, Material: 1 of it. Building project: place 1 or 2 materials. Sale: any number of wool and 1 cloth. Privilege: the card laid before it once more. House building: a house on a plot. Rent: the yields of 1 or 2 houses. Donation: a seal for 1 money. Cloth-making: 1 or 2 wool into cloth. Medicine: 1 money and 1 VP, or care for the sick. Favour: the next space of the track. (K-CARD)',
  'rules.projects':
    'Each stone and each wood you place brings 3 VP. When all fields are full, everybody with a seal there gains the bonus shown, if the stock has the extra good for all. You have two seals, one for each project; they come back.\n\nAt the end of a chapter each unfinished project grows by 1. The tower comes after chapter II: when it is full, most loyalty brings 3 VP, tied players 1 each. (K-BUILD, K-DONOR, K-TOWER)',
  'rules.houses':
    'A house costs 1 material of the plot’s kind and 1 money. Of the two plots with the same yield you may own one, and four houses in all.\n\nThe market pays 2 money for wool and 4 for cloth, as long as no event says otherwise. Cloth cannot be sold before chapter II unless an event opens the market for it. (K-HOUSE, K-MARKET)',
  'rules.plague':
    'From chapter III each event names a place where somebody may fall ill. The value that comes up is the knowledge needed. The medicine card cares for as many as your knowledge covers in all: 2 VP each and the benefit of the place. Knowledge is never spent.\n\nPlace 9 brings a free house, place 11 nothing more. (K-PLAGUE)',
  'rules.duties':
    'After each chapter you owe 2 piety (3 VP for each missing), 2 grain (2 VP for each missing) and a tax of 2 to 5 money (1 VP for each missing).\n\nWho is short also does penance (the first card you discard is drawn for you), begs (no income in round 1) or stands in court (no action in round 1). 1 loyalty averts one of these. After chapter IV the loss is doubled instead, and loyalty averts the doubling. (K-DUTY, K-PENALTY)',
  'rules.end':
    'After the fourth chapter each stone and each wood is worth 1 VP, each money half a VP. Most VP win. A tie goes to more piety, then loyalty, then knowledge. (K-SCORE)',
  'rules.secrets':
    'Only you see your hand, your discards and how many goods you have. What somebody gains or pays is told to all, but nothing tells who could pay: all who are concerned are called, and whoever has nothing to choose has answered already. A table may play with open goods. (K-SECRET)',
  'rules.values':
    'The rules follow the printed game; where a sheet or a card is lost, values are ours and may be retuned. Who runs the bot can bring other values. All words are our own.',
} as const
export type TopicKey = keyof typeof topics
