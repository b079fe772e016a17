/** The rules, chapter by chapter. */
export const topics = {
  'topic.aim.title': 'Goal of the game',
  'topic.aim':
    'Your family lives, works and dies in the village. It wants to be remembered. You score for castles, church, council chamber, customers, coins and your dead in the chronicle. The game ends when the chronicle or the graveyard is full. With Port, it also ends at the last grave at sea. Then everyone else has one last turn.',
  'topic.turn.title': 'A turn',
  'topic.turn':
    'Take one cube from any space. Then you may use the action of that space once. A plague cube costs 2 time. The well costs 3 cubes of one colour and gives you any action without a cube. Coins can replace cubes. You can’t pass.',
  'topic.time.title': 'Time and death',
  'topic.time':
    'Many things cost time. Each time your marker passes the quill, one of your oldest members dies. It’s one of the lowest visible generation, and you choose which. They get a place in the chronicle if their group has one left. Otherwise they go to the graveyard.',
  'topic.farm.title': 'Harvest and family',
  'topic.farm':
    'Harvest: 2 grain, 3 with horse and plough, 4 with ox and plough. A farm holds 5 grain. Family: your next child is born, or you bring a member home.',
  'topic.crafts.title': 'Crafts',
  'topic.crafts':
    'Train a member in a building. From then on, that building makes goods for time. You can also pay cubes or grain: then you need no member there.\n{list}',
  'topic.craft': '{building}: {price} → {goods}{training, select, none {} other { (training {training})}}',
  'topic.either': '{one} or {other}',
  'topic.market.title': 'Market day',
  'topic.market':
    'A cube from the market calls a market day for everyone. If you call it, your first customer has no surcharge. Every other sale costs 1 green cube and 1 time on top. If you pass, you’re out for the whole day.',
  'topic.council.title': 'Council chamber',
  'topic.council':
    'Send a member from the farm to step 1, or move one there up a step. A step costs its time and {price}. Then you may use one privilege of that step or a lower one. Instead you can use a privilege only.\n{list}',
  'topic.step': 'Step {step} ({time}): {privilege}',
  'topic.travel.title': 'Travel',
  'topic.travel':
    'A member goes from the farm or a castle to the next castle. That costs {leg} and the cubes of the way. You take the reward of the castle. Different castles bring points at the end.\nRewards: {rewards}.\n{list}',
  'topic.church.title': 'Church and mass',
  'topic.church':
    'A member goes from the farm into the bag ({enter}). A round ends with a mass. First you may take your members out of the bag for {pull} each. Monks and members are drawn until {n, plural, one {# figure is} other {# figures are}} out. Then members move up in church for grain: {list}. The majority in church brings {majority}.',
  'topic.rise': 'step {step} ({price})',
  'topic.inn.title': 'Inn',
  'topic.inn':
    'The brewery makes beer. A visit to the inn costs {visit}. You put one top villager under its pile. Then you may buy one villager. You play some villagers once, at any moment of your own turn. Others score at the end.',
  'topic.port.title': 'Port',
  'topic.port':
    'Hire a captain, load up to 3 different pieces and sail. The first step of a voyage is free. Further steps cost what the captain says. Time spaces cost {slow}, even if you stay there. Islands buy goods and have cocoa, tea, chests and lighthouses for your members. For {home} you return to port and unload. Members who die at sea need a place in the chronicle. Without one they get a grave at sea: {sea} points, one after the other.',
  'topic.marriage.title': 'Marriage',
  'topic.marriage':
    'Put a member on a rank ({marry}) and take its bonus. After each mass the highest ranks marry. Couples get their gifts right away and move on to the parents at the next wedding. Bakery: {bakery}. Shop: {shop}. Parents: a child. Bread under a member lets them count as one generation younger at a death. A tool doubles a craft. The smuggler trades in all of this.',
  'topic.solo.title': 'Alone against Conny',
  'topic.solo':
    'After each of your cubes, Conny takes one of the same colour from the same space. If there’s none, it’s the next space clockwise that has one. Fate tiles lie between Conny’s slots: a quill kills one of Conny’s members. Conny goes to church and to market and fills the chronicle. Only your own points count.',
  'topic.end.title': 'Points',
  'topic.end':
    'Castles {castles}. Church steps {church} and council steps {council} for each member. Members in the chronicle: {chronicle}. Customers as printed. Each coin {coin}. Ties: grain, then living members.',
} as const
export type TopicKey = keyof typeof topics
