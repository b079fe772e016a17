import type { Term } from './terms.ts'

/** The words of the rulebook. */
export const VILLAGE_TERMS: readonly Term[] = [
  {
    concept: 'cube of influence or of the plague',
    en: { term: 'cube', not: ['stone', 'stones'] },
    de: { term: 'Stein', not: ['Würfelchen', 'Klötzchen'] },
    nl: { term: 'blokje', not: ['steen', 'stenen', 'peststeen', 'peststenen'] },
  },
  {
    concept: 'colours of cubes',
    en: { term: 'orange, pink' },
    de: { term: 'orange, rosa', not: ['oranger', 'oranges', 'orangen'] },
    nl: { term: 'oranje, roze' },
  },
  {
    concept: 'somebody of a family',
    en: { term: 'member' },
    de: { term: 'Familienmitglied', not: ['Mitglied', 'Mitglieder', 'Mitgliedern'] },
    nl: { term: 'familielid', not: ['lid', 'leden'] },
  },
  {
    concept: 'the space where grain is harvested',
    en: { term: 'Harvest' },
    de: { term: 'Getreideernte', not: ['Ernte'] },
    nl: { term: 'Oogst' },
  },
  {
    concept: 'the place of the councillors',
    en: { term: 'council chamber', notAlone: ['council'] },
    de: { term: 'Ratsstube', not: ['Rat', 'Rats', 'Rates'] },
    nl: { term: 'raadskamer', not: ['raad'] },
    except: /^v\./,
  },
  {
    concept: 'customers who wait',
    en: { term: 'queue' },
    de: { term: 'Warteschlange', not: ['Schlange'] },
    nl: { term: 'wachtrij', not: ['rij'] },
  },
  {
    concept: 'the event after a mass',
    en: { term: 'wedding', not: ['nuptials'] },
    de: { term: 'Hochzeit', not: ['Trauung', 'Trauungen'] },
    nl: { term: 'bruiloft', not: ['trouwerij*'] },
  },
  {
    concept: 'the figures that belong to nobody',
    en: { term: 'pink figure' },
    de: { term: 'pinke Figur', not: ['rosa Figur', 'rosa Figuren'] },
    nl: { term: 'roze figuur' },
  },
  {
    concept: 'what lies on the treasure island',
    en: { term: 'chest' },
    de: { term: 'Schatzkiste', not: ['Truhe', 'Truhen', 'Kiste', 'Kisten'] },
    nl: { term: 'schatkist', not: ['kist', 'kisten'] },
  },
  {
    concept: 'a space of the sea that costs time',
    en: { term: 'time space', not: ['sea space'] },
    de: { term: 'Zeitfeld', not: ['Seefeld', 'Wasserfeld*'] },
    nl: { term: 'tijdveld', not: ['zeeveld*'] },
  },
  {
    concept: 'where members lie who died at sea',
    en: { term: 'grave at sea', notAlone: ['at sea'] },
    de: { term: 'Seegrab', not: ['Grab auf See'], notAlone: ['auf See'] },
    nl: { term: 'zeegraf', not: ['zeemansgraf'], notAlone: ['op zee'] },
  },
  {
    concept: 'the goal of a journey',
    en: { term: 'castle' },
    de: { term: 'Burg', not: ['Schloss'] },
    nl: { term: 'burcht', not: ['kasteel', 'kastelen'] },
  },
  {
    concept: 'the track of a family’s time',
    en: { term: 'lap' },
    de: { term: 'Lebenszeit' },
    nl: { term: 'levenstijd' },
  },
  {
    concept: 'what crosses into a new lap',
    en: { term: 'marker' },
    de: { term: 'Marker' },
    nl: { term: 'marker', not: ['markering*', 'schijf'] },
  },
  {
    concept: 'not pay for an action',
    en: { term: 'skip the action', not: ['let the action go', 'let go'] },
    de: { term: 'auf die Aktion verzichten' },
    nl: { term: 'van de actie afzien' },
  },
]
