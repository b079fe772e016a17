import type { HelpNotes } from '../help-notes.ts'

export const EN: HelpNotes = {
  titles: { clock: 'Time', chronicle: 'The chronicle', birth: 'Your family', mass: 'Mass' },
  notes: {
    aim: [
      'Be remembered best: the most points win.',
      'Castles, church steps and council steps bring points.',
      'So do customers and coins.',
      'Your dead in the chronicle bring points too. When it’s full, or the graveyard, the game ends.',
    ],
    turn: [
      'Take one cube from any space. You keep it and pay with it later.',
      'Then you may use the action of that space once.',
      'You don’t keep a plague cube. It costs this much time.',
      'The well: for so many cubes of one colour you get any action without taking a cube.',
    ],
    time: [
      'The number says how much time is left until the quill.',
      'When you pay time, your marker moves along the clouds.',
      'When it passes the quill, one of your members dies, and the way begins again.',
      'It’s one of your lowest visible numbers. You choose which.',
    ],
    farm: [
      'A harvest always brings this much grain.',
      'With a horse and a plough it brings more.',
      'With an ox and a plough it brings the most.',
      'Your farm holds this much. The rest is lost.',
    ],
    crafts: [
      'Each building makes this good.',
      'Train a member here for time. They stay in the building.',
      'From then on it makes goods for time.',
      'You can also pay these cubes: then you need no member there.',
    ],
    market: [
      'Only customers in the stalls can be served.',
      'Each one wants this. You give it to the supply.',
      'You score these points at the end.',
      'If you called the day, your first customer is served without a surcharge. All other sales cost this on top.',
    ],
    council: [
      'Send a member in from the farm, or move one up a step.',
      'Each step takes so much time.',
      'Then use the privilege of that step or a lower one.',
      'At the end each member scores the points of their step.',
    ],
    travel: [
      'A member goes from castle to castle.',
      'Each leg costs a wagon, time and the cubes on the way.',
      'At a new castle, you leave a flag and take its reward.',
      'The more castles you’ve seen, the more they’re worth.',
    ],
    church: [
      'A member goes from the farm into the bag, for a cube or for time.',
      'There are monks in the bag too. At mass so many figures are drawn.',
      'Drawn members go into the church and may move up for grain.',
      'Each step brings these points at the end.',
    ],
    inn: [
      'A visit costs time and a member, who stays at the inn.',
      'You may buy one villager from the top of a pile, for beer or a coin.',
      'A full inkwell: played once, in your own turn.',
      'An empty inkwell: counts at the end.',
    ],
    port: [
      'Your ship sails from island to island. A member may be aboard.',
      'Each captain wants cubes and sails so many steps for them.',
      'There’s room for three different pieces.',
      'Sell on islands, bring cocoa and tea home, or keep a lighthouse.',
    ],
    marriage: [
      'A member goes to a rank and takes its bonus.',
      'After mass the die is rolled, and the highest ranks marry.',
      'A couple gets its gifts, and a child at the next wedding.',
      'Bread makes a member one generation younger. A tool doubles a craft.',
    ],
    solo: [
      'When you take a cube, Conny takes one of the same colour.',
      'It goes to the next slot of Conny’s ring.',
      'A fate tile lies between two slots. A quill kills one of Conny’s members.',
      'Conny fills church and chronicle. Only your own points count.',
    ],
    end: [
      'Castles, church and council chamber.',
      'Customers as printed, and each coin.',
      'Members in the chronicle: the more, the better.',
      'In a tie grain counts, then living members.',
    ],
    clock: [
      'A number on a cloud is time that you pay.',
      'Your marker moves on by as many clouds.',
      'Dark clouds are behind you. They don’t come back.',
      'At the end of the road the quill is waiting, and Death with it.',
    ],
    chronicle: [
      'The ribbon shows where the next of your dead would go.',
      'Each group has a few places in the book.',
      'With more members in the book, you score more points.',
      'If their group is full, they go to the graveyard and bring nothing.',
    ],
    birth: [
      'The action brings the next child of your family to the farm.',
      'The number is their generation. Low numbers die first.',
      'Or you bring a member home to work elsewhere.',
    ],
    mass: [
      'A mass follows the last cube of a round.',
      'A coin takes your member out of the bag for sure.',
      'Then a hand draws from the bag: monks and members.',
      'Members move up for grain. The majority in church brings points.',
    ],
  },
}
