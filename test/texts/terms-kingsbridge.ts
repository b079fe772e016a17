import type { Term } from './terms.ts'

/** People of the story may stand in the titles of events. */
const STORY = /^event\./

/** The words of the rulebook. */
export const KINGSBRIDGE_TERMS: readonly Term[] = [
  {
    concept: 'goods owed at the end of a chapter',
    en: { term: 'duties', not: ['dues', 'obligations'] },
    de: { term: 'Pflichtabgaben', not: ['Pflicht', 'Pflichten', 'Abgaben'] },
    nl: { term: 'verplichtingen', not: ['plicht', 'plichten', 'afdracht*'] },
    except: STORY,
  },
  {
    concept: 'gain at a place of the plague',
    en: { term: 'benefit', not: ['wages'] },
    de: { term: 'Vorteil', not: ['Nutzen', 'Lohn'] },
    nl: { term: 'voordeel', not: ['loon', 'beloning'] },
    except: STORY,
  },
  {
    concept: 'gain of the donors of a project',
    en: { term: 'bonus' },
    de: { term: 'Bonus', not: ['Prämie'] },
    nl: { term: 'bonus', not: ['premie'] },
  },
  {
    concept: 'card that brings the yields of houses',
    en: { term: 'Rent' },
    de: { term: 'Hauspacht', not: ['Pacht', 'Miete'] },
    nl: { term: 'Huur', not: ['Pacht', 'pacht'] },
    except: /^also\./,
  },
  {
    concept: 'guild and its house',
    en: { term: 'Guild, Guildhall', not: ['guild hall'] },
    de: { term: 'Zunft, Zunfthaus', not: ['Gilde', 'Gildehaus', 'Gildenhaus'] },
    nl: { term: 'Gilde, Gildehuis', not: ['Gildenhuis'] },
    except: /^also\./,
  },
  {
    concept: 'put a card on the own open pile',
    en: { term: 'play', not: ['lay', 'lays', 'laid'] },
    de: { term: 'ausspielen', not: ['legst eine Karte', 'Karte legen', 'gelegte Karte'] },
    nl: { term: 'spelen', not: ['leg je een kaart', 'gelegde kaart', 'Open leggen'] },
  },
  {
    concept: 'put a card away unused, face down',
    en: { term: 'discard', not: ['throw away', 'cover a card'] },
    de: { term: 'abwerfen', not: ['ablegen', 'legst ab', 'abgelegt'] },
    nl: { term: 'wegleggen', not: ['afleggen', 'afgelegd', 'afgelegde', 'leg je af', 'legt af'] },
  },
  {
    concept: 'event in force until the chapter ends',
    en: { term: 'lasting' },
    de: { term: 'dauerhaft', not: ['dauert an', 'andauernd'] },
    nl: { term: 'blijvend', not: ['duurt voort', 'voortdurend'] },
  },
  {
    concept: 'marker on the favour track',
    en: { term: 'favour marker' },
    de: { term: 'Gunststein', not: ['Gunstmarker'] },
    nl: { term: 'gunststeen', not: ['gunstmarker'] },
  },
  {
    concept: 'track of victory points',
    en: { term: 'VP track' },
    de: { term: 'Siegpunktleiste', not: ['der Leiste', 'die Leiste'] },
    nl: { term: 'scorespoor', not: ['het spoor'] },
  },
  {
    concept: 'where a house may stand',
    en: { term: 'plot' },
    de: { term: 'Bauplatz' },
    nl: { term: 'kavel', not: ['bouwplaats', 'bouwplaatsen'] },
  },
  {
    concept: 'medical knowledge',
    en: { term: 'knowledge', not: ['medicine knowledge'] },
    de: { term: 'Wissen', not: ['Kenntnis', 'Kenntnisse'] },
    nl: { term: 'kennis', not: ['wijsheid'] },
  },
]
