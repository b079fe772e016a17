/** The rules in chapters. Each text, with its example, is at most 700 characters. */
export const topics = {
  'topic.aim': 'What you want',
  'topic.round': 'A round',
  'topic.dice': 'Dice and values',
  'topic.black': 'Black banners',
  'topic.white': 'White banners',
  'topic.headman': 'The ? and the headman',
  'topic.time': 'Time and Death',
  'topic.market': 'Market and customers',
  'topic.travel': 'Travel',
  'topic.church': 'Church and monks',
  'topic.council': 'Council: halls and meeting place',
  'topic.end': 'The end',
  'topic.values': 'Whose numbers these are',
  'lesson.dice': 'Take two dice: together they make a value. With 7 a new field is laid, and fields bring coins.',
  'lesson.white':
    'Your village works when you make one of its white values. Everything of that value is used in one turn.',
  'lesson.build': 'A new workshop makes a good every time its value comes up. A coin turns a die by one.',
  'lesson.market':
    'Customers wait at the market. Call some to your village: each wants certain goods and gives points for them.',
  'lesson.serve':
    'A customer is here whose goods you have. Make that value, hand the goods over, and the points are yours.',
  'lesson.headman':
    'Any value moves the headman one step. At the coin it brings a coin, at the story 3 story points for the tree.',
  'lesson.school':
    'Time costs lives: whoever passes the bridge buries somebody. Send a child to school, so that somebody follows.',
  'lesson.home':
    'Story points on the tree are lost to the plague. Bring the headman home: only what is in the house is safe. When enough graves are filled, the game ends.',
  'rules.aim':
    'You lead a village through the years. Points come from church and windows, town hall and meeting place, fields, travel cards, served customers and safe story points.\n\nEverything costs time, and time costs lives. Who plans well lets the dead be remembered: a good place in the chronicle brings story points, and the headman carries them home before the plague comes.',
  'rules.round':
    'The start player adds 1 story point to the hand and rolls all dice into one pool. Then everybody takes a turn, clockwise. With two players turns alternate until both have had two.\n\nA turn has three steps: take two dice and make a value, use it, and bury somebody if Death came along. Dice that are taken are gone for the others. (W-ROUND, W-TURN)',
  'rules.dice':
    'Take exactly two dice from the pool. Their sum is your value, 2 to 12. Each coin you return turns one of the two by one step, never past 1 or 6. A marker of your meeting place sets one of them to any face.\n\nEach black die costs 2 time as soon as you take it. Otherwise black and white dice are alike. (W-DICE)',
  'rules.black':
    'Black banners lie on the table: craft buildings, fields, travel, churches, monks, meeting places, town halls, the hand and the market. A value opens one of them. Pay its time and what else it costs, then take the effect.\n\nA card goes only to an area whose villager lives. Fields need nobody, and customers come to a market without a merchant too. (W-BLACK)',
  'rules.white':
    'White banners stand in your village. One value works for all of them that show it, one after the other, each once a turn. The area must be awake at that moment: a school move may wake it first.\n\nCrafts make a good, fields a coin (2 with a plough), the game banner 1 story point, the school moves a child, customers are served. The meeting place comes last. (W-WHITE)',
  'rules.headman':
    'The ? takes any value, so there is always something to do. Pay 1 time and move the headman one step: house, coin, story, and back.\n\nAt the coin: 1 coin. At the story: 3 story points for the tree. Back at the house: all story points of the tree move inside, where no plague can take them. Only those count at the end. (W-ASK)',
  'rules.time':
    'Paying time moves your marker along the clouds. Whoever passes the bridge takes Death along: one of the villagers dies at the end of that turn. A free place of the same profession in the chronicle brings story points to the tree; otherwise it is a nameless grave.\n\nThen the rat runs. When it reaches the plague, everybody loses half of the tree, rounded down. If nobody is left, a labourer comes for 5 points. (W-TIME, W-DEATH)',
  'rules.market':
    'With 4 or 10 you lead customers from the offer to your market: 1 for 1 time, 2 for 2 time, 3 for 2 time and 1 coin, 4 for 3 time and 1 coin. Neither merchant nor goods are needed for it.\n\nServing is a white banner: it needs the merchant, the value the customer shows (? takes any) and the goods. The points are yours for good. A joker pays for any one good. (W-MARKET, W-SERVE)',
  'rules.travel':
    'The traveller goes from A to E, one card of each letter, in order. Pay the time and the price of the banner, and besides it the grey cost on your last card. Only then the new card is turned up.\n\nThe chapel, which is a D card, and every E card end the journey. An empty stack stops all who need its letter. (W-TRAVEL)',
  'rules.church':
    'One church a village, while the abbot lives. Healing saves your tree from two plagues. Trade brings one customer free at the market. Mission lets you exchange a travel card once a letter. The abbey is a window itself.\n\nMonks fill windows, six at most: 2, 4, 7, 10, 14, 20 points. Each brings the effect of its card at once. (W-CHURCH, W-MONK)',
  'rules.council':
    'The councillor builds one town hall and one meeting place. Finance gives 2 coins each time, guild a joker. Area marks what will score: 1 point for each card of that kind. People marks villagers: 4 points for each who lives at the end.\n\nThe meeting place gives 1 story point and a marker, and moves the 2/12 tile: the banner beside it works with 2 and 12 too. (W-HALL, W-MEET)',
  'rules.end':
    'When 9, 14 or 18 graves are filled (2, 3 or 4 players), the round is played out and the game ends.\n\nPoints: church and windows, halls and meeting place, 1 for each field, travel cards, served customers, safe story points, 1 for the hand, −5 for each labourer. Story points on the tree, coins and goods count nothing, but break a tie. (W-SCORE)',
  'rules.values':
    'The rules and many numbers come from the rulebook. But what was printed on many cards stands only in pictures that we do not have. Those values are ours: we set them, and we may retune them when many games show that a card is too strong or too weak.\n\nEvery value says where it comes from: rulebook, review or house. Who owns the game can give the printed ones to the bot. A game keeps the values it began with.',
  'example.dice': 'Here: {a} and {b} make {n}, free.',
  'example.white': 'Here: your {what} works with {values}.',
  'example.time': 'Here: you stand on cloud {n}. {m} time, and Death comes along.',
  'example.travel': 'Here: your next letter is {letter}, with {values}.',
  'example.headman': 'Here: the headman stands at {place}, your tree holds {story}.',
  'example.end': 'Here: {n} of {m} graves are filled.',
} as const
export type TopicKey = keyof typeof topics
