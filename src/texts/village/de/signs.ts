import type { SignWord } from '../en/signs.ts'

export const DE: Readonly<Record<SignWord, string>> = {
  village: 'Village',
  round: 'Runde',
  toMove: '{name} ist dran',
  gameOver: 'Das Spiel ist vorbei',
  outOf: 'von {n}',
  lastTurns: '{n, plural, one {noch # Zug} other {noch # Züge}}',
  harvest: 'Ernte',
  family: 'Familie',
  crafts: 'Handwerk',
  market: 'Markt',
  travel: 'Reise',
  council: 'Ratsstube',
  church: 'Kirche',
  inn: 'Wirtshaus',
  smuggler: 'Schmuggler',
  marriage: 'Heirat',
}
