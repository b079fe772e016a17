/** Goals, lessons, and what decided a game. */
export const plans = {
  'goal.recall': 'Bring someone home',
  'goal.train': 'Train someone: {building}',
  'goal.make': 'Make {what}',
  'goal.market': 'Market day without a sale',
  'goal.travel': 'Travel to {castle}',
  'goal.sail': 'Sail to {water}',
  'goal.dock': 'Dock at {water}',
  'goal.return': 'Return to port',
  'goal.council': 'Council chamber, step {step}',
  'goal.church': 'Send someone to church',
  'goal.inn': 'Visit the inn',
  'goal.smuggle': 'Smuggler: {what}',
  'goal.smuggleCubes': 'Smuggler: two cubes',
  'goal.bread': 'sell bread',
  'goal.tool': 'sell tools',
  'goal.marry': 'Send someone to the ceremony',
  'goal.cube': 'Take a cube, skip the action',
  'goal.free': 'free',
  'goal.load': 'load {list}',
  'goal.via': 'via {list}',
  'goal.deaths': '{n, plural, one {# death} other {# deaths}}',
  'goal.captain': 'captain: {price}',
  'goal.reveals': 'reveals something',
  'closest.tie': 'It couldn’t be closer: {name} won on grain and living members alone.',
  'closest.majority': 'The last mass decided: {name} won with the majority in church.',
  'closest.margin': 'In the end, {n, plural, one {# point} other {# points}} made the difference.',
  'closest.rank': '{n, plural, one {# point} other {# points}} short of: {rank}.',
  'lesson.cube':
    'Each turn you take one cube from a space. Then you may use the action of that space. Cubes pay for things later. A black cube costs time.',
  'lesson.train':
    'Members learn a craft, which costs time. A trained member makes goods for time alone. One day they’ll be remembered among the craftsmen in the chronicle.',
  'lesson.birth':
    'Your family grows on the farm. Young generations live longer because Death comes for the oldest first.',
  'lesson.harvest': 'You need grain for the mill, the stables and the way up in church. Your farm holds 5.',
  'lesson.make':
    'You need goods for customers, journeys and the council chamber. A trained member makes them for time.',
  'lesson.serve':
    'A cube from the market calls a market day for everyone. Your first customer has no surcharge: bring the goods on the tile.',
  'lesson.time':
    'Many things cost time: your marker moves along the clouds towards the quill. The less time you spend, the longer your family lives.',
  'lesson.death':
    'Each time your marker passes the quill, one of your oldest members dies. That’s no loss: a good place in the chronicle brings points.',
  'lesson.chronicle':
    'The place where a member dies decides: each group has a few places in the chronicle. When they’re full, the dead go to the graveyard and bring nothing.',
  'lesson.church':
    'A member in the bag may be drawn at mass. In church they move up for grain. The majority there brings 2 points at each mass.',
  'lesson.mass':
    'A round ends with the last cube, and then there’s a mass. A coin takes a member out of the bag for sure. Grain moves members up.',
  'lesson.council':
    'In the council chamber, each step has a privilege, and higher steps bring points. A step costs time and 2 green cubes or a scroll.',
  'lesson.travel': 'A journey costs a wagon, time and cubes. Each new castle is worth more than the one before.',
} as const
export type PlanKey = keyof typeof plans
