/** Goals, lessons, and what decided a game. */
export const plans = {
  'goal.recall': 'Call somebody home',
  'goal.train': 'Train somebody: {building}',
  'goal.market': 'Market day without a sale',
  'goal.travel': 'Travel to {castle}',
  'goal.sail': 'Sail to {water}',
  'goal.dock': 'Dock at {water}',
  'goal.return': 'Back to the port',
  'goal.council': 'Council, step {step}',
  'goal.church': 'Somebody into the church’s bag',
  'goal.inn': 'Visit the inn',
  'goal.smuggle': 'Smuggler: {what}',
  'goal.smuggleCubes': 'Smuggler: two cubes',
  'goal.bread': 'sell bread',
  'goal.tool': 'sell tools',
  'goal.marry': 'Somebody onto a rank',
  'goal.cube': 'A cube alone',
  'goal.free': 'free',
  'goal.reveals': 'brings something to light',
  'closest.tie': 'As close as can be: {name} won on grain and members alive alone.',
  'closest.majority': 'The last mass decided: without the majority in church {name} would not have been ahead.',
  'closest.margin': '{n, plural, one {# point} other {# points}} made the difference in the end.',
  'closest.rank': '{n, plural, one {# point was} other {# points were}} missing for: {rank}.',
  'lesson.cube':
    'Every turn you take one cube from a space, and may then use that space’s action. Cubes pay for things later; black ones cost time.',
  'lesson.train':
    'Members learn a craft for time. Once trained, somebody makes goods for time alone, and one day his death is remembered among the craftsmen.',
  'lesson.birth': 'Your family grows on the farm. Young generations live longer, for Death takes the eldest first.',
  'lesson.harvest': 'Grain feeds the mill, pays in the stables and lifts members in church. A farm holds five.',
  'lesson.make': 'Goods are for customers, journeys and the council. A trained member makes them for time.',
  'lesson.serve':
    'A cube from the market calls a market day for all. Your first customer costs nothing extra: bring what he wants.',
  'lesson.church':
    'Somebody in the bag may be drawn at mass and then rise in church for grain. Most members there bring 2 points each time.',
  'lesson.council':
    'In council each step has its privilege, and higher steps bring points. It takes time and green cubes, or a scroll.',
  'lesson.travel': 'A journey takes a wagon, time and cubes. Each new castle is worth more than the one before.',
} as const
export type PlanKey = keyof typeof plans
