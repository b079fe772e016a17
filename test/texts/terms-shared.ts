import type { Term } from './terms.ts'

/** Words that mean the same in every game and around the games. */
export const SHARED_TERMS: readonly Term[] = [
  {
    concept: 'without cost',
    en: { term: 'free', not: ['for nothing', 'gratis'] },
    de: { term: 'kostenlos', not: ['gratis', 'umsonst'] },
    nl: { term: 'gratis', not: ['kosteloos', 'voor niets'] },
  },
  {
    concept: 'whose turn it is',
    en: { term: 'your turn', not: ['is due', 'are due', 'to move'] },
    de: { term: 'dran', not: ['an der Reihe', 'an die Reihe', 'am Zug'] },
    nl: { term: 'aan de beurt', not: ['aan zet'] },
  },
  {
    concept: 'sum of all points',
    en: { term: 'total', notAlone: ['together', 'sum', 'in all'] },
    de: { term: 'gesamt', notAlone: ['zusammen', 'Summe', 'insgesamt'] },
    nl: { term: 'totaal', notAlone: ['samen', 'som'] },
  },
  {
    concept: 'the game has ended',
    en: { term: 'the game is over', not: ['game has ended', 'game is finished'] },
    de: { term: 'das Spiel ist vorbei', not: ['Spiel ist aus', 'Spiel aus ist', 'Spiel zu Ende'] },
    nl: { term: 'het spel is afgelopen', not: ['spel is uit', 'spel uit is', 'spel is voorbij', 'spel voorbij is'] },
  },
  {
    concept: 'the end',
    en: { term: 'end' },
    de: { term: 'Ende' },
    nl: { term: 'einde', not: ['eind', 'ten einde'] },
  },
  {
    concept: 'round of a game',
    en: { term: 'round' },
    de: { term: 'Runde' },
    nl: { term: 'ronde', not: ['ronden'] },
  },
  {
    concept: 'answer the bot gives for somebody',
    en: { term: 'auto-answer', not: ['standing order', 'standing orders', 'in advance'] },
    de: { term: 'automatische Antwort', not: ['Dauerauftrag', 'Daueraufträge', 'im Voraus'] },
    nl: { term: 'automatisch antwoord', not: ['vaste opdracht', 'doorlopende opdracht', 'vooraf'] },
  },
  {
    concept: 'what the bot suggests',
    en: { term: 'hint', not: ['idea', 'ideas', 'suggestion', 'suggestions'] },
    de: { term: 'Tipp', not: ['Vorschlag', 'Vorschläge', 'Vorschlägen', 'Ideen'] },
    nl: { term: 'tip', not: ['idee', 'ideeën', 'suggestie', 'suggesties'] },
  },
  {
    concept: 'show what was hidden',
    en: { term: 'reveal', not: ['to light', 'turned up', 'turn up', 'turns up'] },
    de: { term: 'aufdecken', not: ['ans Licht'] },
    nl: { term: 'onthullen', not: ['aan het licht'] },
  },
  {
    concept: 'gain nothing from something',
    en: { term: 'let go' },
    de: { term: 'verfallen lassen' },
    nl: { term: 'laten vervallen', not: ['laten gaan', 'laat gaan', 'laat het gaan', 'gaan laten'] },
  },
  {
    concept: 'goods',
    en: { term: 'goods', not: ['wares'] },
    de: { term: 'Gut, Güter', not: ['Ware', 'Waren'] },
    nl: { term: 'goed, goederen', not: ['koopwaar'] },
  },
  {
    concept: 'scroll',
    en: { term: 'scroll' },
    de: { term: 'Schriftrolle', not: ['Rolle', 'Rollen'] },
    nl: { term: 'perkamentrol', not: ['rol', 'rollen', 'boekrol*'] },
  },
  {
    concept: 'wagon',
    en: { term: 'wagon' },
    de: { term: 'Planwagen', not: ['Wagen'] },
    nl: { term: 'wagen', not: ['huifkar*'] },
    except: /^event\./,
  },
  {
    concept: 'villager',
    en: { term: 'villager' },
    de: { term: 'Dorfbewohner', not: ['Bewohner', 'Leute'] },
    nl: { term: 'dorpsbewoner', not: ['dorpeling*'] },
    except: /^event\./,
  },
  {
    concept: 'somebody who plays',
    en: { term: 'player' },
    de: { term: 'Person', not: ['Spieler', 'Spielern', 'Spielers', 'Spielerin*', 'Mitspieler*'] },
    nl: { term: 'speler' },
  },
]
