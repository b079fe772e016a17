import type { SignWord } from '../en/signs.ts'

export const NL: Readonly<Record<SignWord, string>> = {
  village: 'Village',
  round: 'Ronde',
  toMove: '{name} is aan de beurt',
  gameOver: 'Het spel is afgelopen',
  outOf: 'van {n}',
  lastTurns: '{n, plural, one {nog # beurt} other {nog # beurten}}',
  harvest: 'Oogst',
  family: 'Familie',
  crafts: 'Ambacht',
  market: 'Markt',
  travel: 'Reis',
  council: 'Raad',
  church: 'Kerk',
  inn: 'Herberg',
  smuggler: 'Smokkelaar',
  marriage: 'Huwelijk',
}
