/** The rules in one sentence each, for whoever asks why something cannot be had. */
export const rules = {
  'rule.V-ROUND-2': 'Turns go round clockwise until no cubes are left.',
  'rule.V-TURN-1': 'A turn begins with a cube from a space, or with the well.',
  'rule.V-TURN-4': 'After taking a cube you can use the action of that space once.',
  'rule.V-TURN-5': 'You can use an action only if you can pay all of it.',
  'rule.V-WELL-1': 'The well takes 3 cubes of one colour for any action. Coins can replace missing cubes.',
  'rule.V-HARVEST-1': 'A harvest needs at least one member on your farm.',
  'rule.V-FAMILY-1': 'At a birth your lowest unborn member comes to the farm.',
  'rule.V-FAMILY-2': 'Family can also bring one member home to the farm.',
  'rule.V-CRAFT-1': 'Crafts makes one good in one building, with time or by paying for it.',
  'rule.V-CRAFT-2': 'To make a good with time you need a trained member there. Anyone on your farm can train.',
  'rule.V-CRAFT-3': 'Paying for a good needs no member, but you can’t train in the same action.',
  'rule.V-COUNCIL-1': 'Step 1 costs 1 time and 2 green cubes or a scroll. Members come from your farm.',
  'rule.V-COUNCIL-2': 'A member moves up one step for its time and 2 green cubes or a scroll.',
  'rule.V-COUNCIL-3': 'A member in the council chamber lets you use a privilege up to its step.',
  'rule.V-COUNCIL-5': 'Privileges: the ring, 2 cubes, a good, or 3 points for 1 coin.',
  'rule.V-TRAVEL-1': 'A member travels one way at a time, from the farm or from castle to castle.',
  'rule.V-TRAVEL-2': 'Each way costs 2 time, a wagon and its two cubes.',
  'rule.V-CHURCH': 'A member goes from the farm into the bag for 1 brown cube or 3 time.',
  'rule.V-MARKET-2': 'You can only serve customers at the stalls. You pay all they want.',
  'rule.V-MARKET-3': 'On a market day you serve one customer or pass for the rest of the day.',
  'rule.V-END-6': 'After the last mass the game is scored.',
} as const

export type RuleKey = keyof typeof rules
