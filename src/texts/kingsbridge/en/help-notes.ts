import type { HelpNotes } from '../help-notes.ts'

export const EN: HelpNotes = {
  aim: [
    'Build the town. Each stone or wood gives 3 VP.',
    'Put your seal on projects. Finished ones pay a bonus.',
    'Favour and care for the sick give VP, too.',
    'At the end of each chapter, you owe piety, grain and a tax.',
  ],
  round: [
    'An event is turned up. The player with the shield turns the card.',
    'Everyone gets an income. The active player also gets a favour.',
    'Everyone plays a card, uses it, and discards another.',
    'The shield moves on each round.',
  ],
  council: [
    'The corner that points at your seat is your income.',
    'The arrow moves the favour marker that many spaces.',
    '0 means no favour.',
    'Not in stock? You gain 1 VP instead.',
  ],
  favour: [
    'The marker stops here: the active player gets this favour.',
    'You only show what is asked for. You keep it.',
    'Outlaws: you pay 1 money.',
    'The marker skips covered spaces.',
  ],
  piles: [
    'At the start of a chapter, you take all your cards back.',
    'Play one card face up and use it, or forgo its action.',
    'Discard another one face down.',
    'Privilege repeats the card you played before it.',
  ],
  cards: [
    'These bring goods: grain, piety, stone or wood.',
    'These put goods to work: project, house, donation.',
    'These bring money and yields: sale, cloth-making, rent.',
    'Care for the sick, move the favour marker, repeat a card.',
  ],
  goods: [
    'Money: for seals, houses and tax.',
    'Wool: sold, or made into cloth.',
    'Cloth: sells for more.',
    'Stone: builds.',
    'Wood: builds, too.',
    'Grain: owed at the chapter’s end.',
    'Piety: owed at the chapter’s end.',
    'Loyalty: averts penalties.',
    'Knowledge: heals the sick.',
  ],
  projects: [
    'Put stone or wood on a free field: 3 VP each.',
    'Pay 1 money for a seal.',
    'When all fields are full, each seal pays this bonus.',
    'The finished tower gives the metal to the most loyalty.',
  ],
  houses: [
    'A house costs money and the material of its plot.',
    'You have four houses, one per yield.',
    'The Rent card brings the yields.',
    'The market’s prices for wool and cloth. Events may change them.',
  ],
  plague: [
    'You need this much knowledge. You keep it.',
    'You gain VP and the benefit of the place.',
    'An event names the place where a tile is turned up.',
    'With Medicine, you care for as many as your knowledge covers.',
  ],
  duties: [
    'You owe 2 piety, 2 grain and what the tax die shows.',
    'Each one missing costs this many VP.',
    'Each duty missed brings a penalty in the next chapter.',
    '1 loyalty averts one penalty.',
  ],
  end: [
    'The most VP win.',
    'Stone and wood left over give VP, money half as much.',
    'Ties: more piety, then loyalty, then knowledge.',
  ],
  secrets: [
    'Your goods lie behind your screen.',
    'Hand and discards stay face down.',
    'Everyone sees cards played, houses and seals, and what you gain and pay.',
  ],
  values: [
    'Most events are ours. The printed ones are lost.',
    'The twelve cards follow the rulebook.',
    'The owner of the bot can bring other values.',
  ],
}
