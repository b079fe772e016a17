import type { HelpNotes } from '../help-notes.ts'

export const EN: HelpNotes = {
  dice: {
    title: 'Dice and values',
    notes: [
      'Pick two dice from the pool. Added up they are your value.',
      'Each coin you spend turns one of the two by one step.',
      'A black die costs 2 time the moment you take it.',
      'Use the value for one black banner, for any of your white ones, or for the “?”.',
    ],
  },
  time: {
    title: 'Time',
    notes: [
      'A number on a cloud is time to pay.',
      'Paying moves your marker on along the clouds.',
      'Whoever crosses the bridge takes Death along: a villager dies when the turn ends.',
      'Darker clouds are already behind you.',
    ],
  },
  craft: {
    title: 'Craft building',
    notes: [
      'The sign shows what is made here. One building of each kind.',
      'A value on the banner makes one good, while the craftsman lives.',
      'Goods wait on their slots. They pay costs even if he is dead.',
      'No free slot? Then the new good is lost.',
    ],
  },
  field: {
    title: 'Field',
    notes: [
      'Its value brings a coin. Fields need no villager.',
      'Taking one costs time and gives a coin. Take as many as you like.',
      'With a plough on it the field brings 2 coins.',
      'Every field is worth a point at the end.',
    ],
  },
  travel: {
    title: 'Travel',
    notes: [
      'Go from A to E, one card of each letter. Points hide on the other side.',
      'Time to pay for the journey.',
      'The value you need, with the traveller at home.',
      'Pay this, and the grey cost of your last travel card.',
    ],
  },
  church: {
    title: 'Church',
    notes: [
      'One church a village. It needs the abbot, and helps while he lives.',
      'Its book shows what it is worth.',
      'Each monk fills a window, up to six.',
      'One to six windows: 2, 4, 7, 10, 14, 20 points.',
    ],
  },
  monk: {
    title: 'Monk',
    notes: [
      'Only the top monk of a stack is seen. Taking one needs a church and the abbot.',
      'What he does at once: story points, “?”, school or market.',
      'Value and time to pay.',
      'Two goods, two coins, or one of each. Then a window is yours.',
    ],
  },
  meeting: {
    title: 'Meeting place',
    notes: [
      'Activate it last in your turn, while the councillor lives.',
      'Worth 2 points at the end.',
      'Each time: a story point and a marker. A marker sets a die to any face.',
      'Building it brings a 2/12 tile to lay beside another banner.',
    ],
  },
  hall: {
    title: 'Town hall',
    notes: [
      'Four kinds: finance gives coins, guild gives jokers, area and people give points.',
      'Its value and its time, while the councillor lives.',
      'Each use marks one more slot.',
      'Marked areas score a point a card, marked living villagers 4 points.',
    ],
  },
  market: {
    title: 'Bailiff',
    notes: [
      'With 4 or 10 you invite customers from the offer.',
      'One to four of them come to your market.',
      'The more at once, the more it costs.',
      'Neither merchant nor goods are needed for that.',
    ],
  },
  customer: {
    title: 'Customer',
    notes: [
      'With this value you may serve. “?” takes any value.',
      'Points, as soon as the customer is served.',
      'Pay these goods. A joker stands for any one.',
      'Serving needs the merchant.',
    ],
  },
  school: {
    title: 'School',
    notes: [
      '3 or 11 moves one child. No villager is needed.',
      'A new child sits down on the left.',
      'From the left it may move right.',
      'For 1 time a child takes an empty place. From the right it also brings 2 story points.',
    ],
  },
  headman: {
    title: 'Headman',
    notes: [
      'Any value will do. Pay 1 time and step on.',
      'Back home: all story points of the tree are safe.',
      'On the coin: take a coin.',
      'On the story: 3 story points for the tree.',
    ],
  },
  death: {
    title: 'Death and plague',
    notes: [
      'Crossed the bridge? One of your villagers dies after the turn.',
      'In the chronicle a coffin earns story points, in a grave nothing.',
      'Enough coffins end the game: 9, 14 or 18 with 2, 3 or 4 players.',
      'Each death moves the rat. At the plague everybody loses half of the tree.',
    ],
  },
  score: {
    title: 'Scoring',
    notes: [
      'Church and windows, town hall and meeting place.',
      'Fields, travel cards and served customers.',
      'Safe story points and the hand. A labourer costs 5.',
      'A tie goes to coins, goods and tree points.',
    ],
  },
}
