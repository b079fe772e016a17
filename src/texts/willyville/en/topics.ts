/** The rules in chapters. Each text, with its example, is at most 700 characters. */
export const topics = {
  'topic.aim': 'Goal of the game',
  'topic.round': 'A round',
  'topic.dice': 'Dice and values',
  'topic.black': 'Black banners',
  'topic.white': 'White banners',
  'topic.headman': 'The ? and the headman',
  'topic.time': 'Time and Death',
  'topic.market': 'Market',
  'topic.serving': 'Serving customers',
  'topic.school': 'School',
  'topic.travel': 'Travel',
  'topic.church': 'Church and monks',
  'topic.council': 'Town hall and meeting place',
  'topic.end': 'End and scoring',
  'topic.values': 'About the card values',
  'lesson.dice': 'Take two dice. Their sum is your value. With a 7 you add a field, and fields give you coins.',
  'lesson.white': 'Make a value that your white banners show. You can use all banners with that value in one turn.',
  'lesson.build':
    'A new craft building makes a good whenever you make its value. You can pay a coin to turn a die by one.',
  'lesson.market':
    'Customers wait at the market. Invite some to your village. Each wants certain goods and gives points for them.',
  'lesson.serve':
    'You have the goods for one of your customers. Make the customer’s value, hand over the goods, and keep the points.',
  'lesson.goods': 'Your customers want goods. Build the craft building that makes one of them, or use it again.',
  'lesson.headman':
    'Any value moves the headman one step: to the coin for 1 coin, then on to 3 story points for your tree.',
  'lesson.school':
    'Time costs lives. Each time you pass the bridge, a villager dies. Send a child to school to replace one later.',
  'lesson.road':
    'The plague takes story points from your tree. In the house they’re safe. Each step of the headman costs 1 time, so choose when to take it.',
  'lesson.home':
    'The plague takes story points from your tree. Bring the headman home: only points in the house are safe. The game ends when enough graves are filled.',
  'rules.aim':
    'You lead a village through the years. Points come from: church · windows · town hall · meeting place · fields · travel cards · served customers · safe story points.\n\nEverything costs time, and time costs lives. Plan well and your dead are remembered: a place in the chronicle gives story points. Your headman brings them home before the plague comes.',
  'rules.round':
    'The start player adds 1 story point to the hand. Then they roll all dice into one pool. Then everyone takes a turn, clockwise. With two players, turns alternate until both have had two.\n\nYour turn has three steps. Take two dice and make a value. Use the value. If Death came along, bury a villager. The dice you take are gone for the others.\n\nEach player has a strip with cloud, coins, and the story points on the tree (brown). Behind them come the safe points (red) and, in the laurel, all points so far.',
  'rules.dice':
    'Take exactly two dice from the pool. Their sum is your value, 2 to 12. Each coin turns one of the two by one step, never past 1 or 6. A marker from your meeting place sets one of them to any face.\n\nEach black die costs 2 time as soon as you take it. Otherwise black and white dice are alike.',
  'rules.black':
    'Black banners lie on the table: craft buildings, fields, travel, churches, monks, meeting places, town halls, the hand and the bailiff. Your value opens one of them. Pay its time and its other costs, then take the effect.\n\nYou can only add a card to an active area: its villager must be alive. Fields need no villager. Customers come without a merchant too.',
  'rules.white':
    'White banners stand in your village. Your value works for every banner that shows it. Use them one after the other, each once a turn. The area must be active at that moment. The school can wake it first.\n\nCraft buildings make a good. Fields give 1 coin, 2 with a plough. The game banner gives 1 story point. The school moves a child. Customers get served. The meeting place comes last.',
  'rules.headman':
    'The ? takes any value, which means you always have a move. Pay 1 time and move the headman one step: house, coin, story points and back.\n\nAt the coin you get 1 coin. At the story points you get 3 for your tree. Back at the house, all story points from your tree move inside. The plague can’t take them there. Only those count at the end.',
  'rules.time':
    'When you pay time, your marker moves along the clouds. If it passes the bridge, Death comes along: one of your villagers dies at the end of the turn. A free place of the same profession in the chronicle gives story points. Otherwise it’s a nameless grave.\n\nThen the rat moves. When it reaches the plague, everyone loses half of their tree, rounded down. If no villager is left, a labourer comes and costs 5 points.',
  'rules.market':
    'With 4 or 10 the bailiff sends customers from the offer to your market:\n−1 time → 1 customer\n−2 time → 2 customers\n−2 time −1 coin → 3 customers\n−3 time −1 coin → 4 customers\nYou need neither the merchant nor goods for this. Customers wait in your market until you serve them.',
  'rules.serving':
    'Serving is a white banner. You need three things: a living merchant, the value on the customer’s banner (? takes any), and the goods. Pay the goods, and the points are yours for good.\n\nA joker pays for any one good. Customers you haven’t served are worth nothing at the end. You can serve several customers in one turn if they show your value.',
  'rules.school':
    'With 3 or 11 you move one child. The school needs no villager.\n\nfree → a new child sits down on the left\nfree → the child on the left moves right\n−1 time → a child takes the empty place of a villager\n\nA child from the right also brings 2 story points. The area is active again right away: its banners with 3 or 11 work in the same turn.',
  'rules.travel':
    'You travel from A to E, one card of each letter, in order. Pay the banner’s time and price, and also the grey cost on your last card. Only then do you reveal the new card.\n\nThe chapel, a D card, and every E card end your journey. An empty stack stops every journey that needs its letter.',
  'rules.church':
    'Each village can have one church, built while the abbot lives. The healing church protects your tree from the plague twice. The trade church brings one free customer at the market. The mission church lets you exchange one travel card for each letter. The abbey church counts as a window.\n\nMonks fill windows, six at most: 2, 4, 7, 10, 14, 20 points. Each gives you the effect of its card right away.',
  'rules.council':
    'The councillor builds one town hall and one meeting place. The finance hall gives 2 coins each time, the guild hall a joker. The area hall marks areas: 1 point for each of their cards. The population hall marks villagers: 4 points for each who lives at the end.\n\nThe meeting place gives 1 story point and a marker. It also moves the 2/12 tile: the banner next to it works with 2 and 12 too.',
  'rules.end':
    'Enough filled graves end the game: 9, 14 or 18 with 2, 3 or 4 players. You finish the round first.\n\nPoints come from: church · windows · town hall · meeting place · 1 for each field · travel cards · served customers · safe story points · 1 for the hand · −5 for each labourer. Story points on the tree, coins and goods don’t count, but they break a tie.',
  'rules.values':
    'The rules and many numbers come from the rulebook. But many cards are printed only in pictures we don’t have. Those values are ours. We may adjust them when many games show that a card is too strong or weak.\n\nEvery value says where it comes from: rulebook, review or house. If you own the game, you can give the bot the printed values. A running game keeps the values it started with.',
  'example.dice': 'Here: {a} and {b} make {n}, free.',
  'example.white': 'Here: your {what} works with {values}.',
  'example.time': 'Here: you’re on cloud {n}. Pay {m} time and Death comes along.',
  'example.travel': 'Here: your next letter is {letter}, with {values}.',
  'example.headman': 'Here: the headman is at {place}. Your tree holds {story}.',
  'example.end': 'Here: {n} of {m} graves are filled.',
} as const
export type TopicKey = keyof typeof topics
