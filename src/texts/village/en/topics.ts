/** The rules, chapter by chapter. */
export const topics = {
  'topic.aim.title': 'What it is about',
  'topic.aim':
    'Your family lives, works and dies in the village, and wants to be remembered. Points come from castles, church, council, customers, coins and from those who lie in the chronicle. When the chronicle is full, or the graveyard, or with Port the last grave at sea, everybody else has one last turn.',
  'topic.turn.title': 'A turn',
  'topic.turn':
    'Take one cube from any space; then you may use that space’s action once. A plague cube costs 2 time. For three cubes of one colour the well gives you any action without a cube. Coins may stand in for cubes. You cannot pass.',
  'topic.time.title': 'Time and death',
  'topic.time':
    'Much is paid with time. Whenever your marker crosses the quill, one of your visible members of the lowest generation dies: into the chronicle if his group has a place, else into a nameless grave. You choose who.',
  'topic.farm.title': 'Harvest and family',
  'topic.farm':
    'Harvest: 2 grain, 3 with horse and plough, 4 with ox and plough; a farm holds five. Family: the next child is born, or one of your members comes home.',
  'topic.crafts.title': 'Crafts',
  'topic.crafts':
    'Train a member in a building, then make goods with time; or pay cubes or grain and need nobody. The mill turns 2 grain and 2 time into 2 coins.',
  'topic.market.title': 'Market day',
  'topic.market':
    'Whoever takes a cube from the market calls a market day for all. Its caller serves the first customer free; every other sale costs 1 green cube and 1 time besides. A pass is for the whole day.',
  'topic.council.title': 'Council, travel, church',
  'topic.council':
    'Council: step by step for time and 2 green or a scroll, each step with its privilege. Travel: 2 time, a wagon and the cubes of the way. Church: members go into the bag, are drawn at mass and rise for grain; most members in church bring 2 points.',
  'topic.inn.title': 'Inn',
  'topic.inn':
    'The brewery makes beer. In the inn you put one top villager under its pile and may buy one; a visit costs {visit}. Some villagers are played once, at any moment of your own turn, others score at the end.',
  'topic.port.title': 'Port',
  'topic.port':
    'Hire a captain, load up to three different pieces and sail. The first step of a voyage is free; each payment of the captain’s price buys his steps, and time spaces cost {slow}, also if you stay there. Islands buy goods, have cocoa, tea and chests, and lighthouses for your members. Return to the port for {home} to bring things home. Who dies at sea and finds no place in the chronicle is buried there: {sea} points, one after the other.',
  'topic.marriage.title': 'Marriage',
  'topic.marriage':
    'Put a member on a rank ({marry}) and take its bonus. After each mass the highest ranks marry; couples have their gifts at once and move on to the parents at the next wedding: bakery {bakery}; shop {shop}; parents a child. Bread makes a member a generation younger to death, a tool doubles a craft. The smuggler deals in all of it.',
  'topic.solo.title': 'Alone against Conny',
  'topic.solo':
    'After each of your cubes Conny takes one of the same colour, from the same space or else from the next one clockwise that has it. A quill among the fate tiles between her slots kills one of her members; she goes to church and to market, and she fills the chronicle. Only your own points count.',
  'topic.end.title': 'Points',
  'topic.end':
    'Castles {castles}. Church steps {church} and council steps {council} for each member. Members in the chronicle: {chronicle}. Customers as printed, {coin} for each coin. Ties: grain, then members alive.',
} as const
export type TopicKey = keyof typeof topics
