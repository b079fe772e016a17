import type { HelpNotes } from '../help-notes.ts'

export const EN: HelpNotes = {
  dice: {
    title: 'Dice and values',
    notes: [
      'Pick two dice from the pool. Their sum is your value.',
      'Each coin you pay turns one of the two by one step.',
      'A black die costs 2 time as soon as you take it.',
      'Use the value for one black banner, for your white banners, or for the “?”.',
    ],
  },
  time: {
    title: 'Time',
    notes: [
      'A number on a cloud is time you pay.',
      'When you pay time, your marker moves along the clouds.',
      'If you cross the bridge, Death comes along: a villager dies at the end of your turn.',
      'Darker clouds are already behind you.',
    ],
  },
  craft: {
    title: 'Craft building',
    notes: [
      'The sign shows the good. You can have one building of each kind.',
      'Make this value and you get one good, while the craftsman lives.',
      'Goods wait on their slots. You can spend them even when the craftsman is dead.',
      'No free slot? Then you lose the new good.',
    ],
  },
  field: {
    title: 'Field',
    notes: [
      'Its value gives you a coin. Fields need no villager.',
      'A new field costs time and gives a coin. Take as many as you like.',
      'With a plough the field gives 2 coins.',
      'Every field is worth a point at the end.',
    ],
  },
  travel: {
    title: 'Travel',
    notes: [
      'Go from A to E, one card of each letter. The points are on the back.',
      'The journey costs this much time.',
      'You need this value and a living traveller.',
      'Pay this, and the grey cost of your last travel card.',
    ],
  },
  church: {
    title: 'Church',
    notes: [
      'One church for each village. It needs a living abbot.',
      'The book shows its points.',
      'Each monk fills a window, up to six.',
      'One to six windows: 2, 4, 7, 10, 14, 20 points.',
    ],
  },
  monk: {
    title: 'Monk',
    notes: [
      'You only see the top monk of a stack. You need a church and the abbot.',
      'The effect right away: story points, “?”, school or market.',
      'You need this value and pay this time.',
      'Also pay two goods, two coins, or one of each. Then the window is yours.',
    ],
  },
  meeting: {
    title: 'Meeting place',
    notes: [
      'Always the last banner of your turn, while the councillor lives.',
      'Worth 2 points at the end.',
      'Each time: 1 story point and 1 marker. A marker sets a die to any face.',
      'You also get a 2/12 tile to put next to another banner.',
    ],
  },
  hall: {
    title: 'Town hall',
    notes: [
      'Four kinds: finance gives coins, guild gives jokers, area and population give points.',
      'Its value and its time, while the councillor lives.',
      'Each use marks one more slot.',
      'Marked areas score 1 point for each card, marked villagers 4 points if alive.',
    ],
  },
  market: {
    title: 'Bailiff',
    notes: [
      'With 4 or 10 you invite customers from the offer.',
      'One to four of them come to your market.',
      'The more you invite, the more it costs.',
      'You need neither the merchant nor goods for this.',
    ],
  },
  customer: {
    title: 'Customer',
    notes: [
      'Make this value to serve. “?” takes any value.',
      'You score these points once you serve the customer.',
      'Pay these goods. A joker replaces any one of them.',
      'You can only serve while the merchant lives.',
    ],
  },
  school: {
    title: 'School',
    notes: [
      '3 or 11 moves one child. No villager is needed.',
      'A new child sits down on the left.',
      'From the left it can move right.',
      'For 1 time a child takes an empty place. From the right it also brings 2 story points.',
    ],
  },
  headman: {
    title: 'Headman',
    notes: [
      'Any value works. Pay 1 time and move one step.',
      'Back home: all story points from the tree are safe.',
      'On the coin: take 1 coin.',
      'Up here: 3 story points for the tree.',
    ],
  },
  death: {
    title: 'Death and plague',
    notes: [
      'Did you cross the bridge? One of your villagers dies after the turn.',
      'A coffin in the chronicle gives story points, a grave nothing.',
      'Enough coffins end the game: 9, 14 or 18 with 2, 3 or 4 players.',
      'Each death moves the rat. The plague costs everyone half of the tree.',
    ],
  },
  score: {
    title: 'Scoring',
    notes: [
      'Church and windows, town hall and meeting place.',
      'Fields, travel cards and served customers.',
      'Safe story points and the hand. A labourer costs 5.',
      'Coins, goods and tree break a tie.',
    ],
  },
}
