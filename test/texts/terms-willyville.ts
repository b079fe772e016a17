import type { Term } from './terms.ts'

/** The words of the rulebook. */
export const WILLYVILLE_TERMS: readonly Term[] = [
  {
    concept: 'dice that lie ready',
    en: { term: 'pool' },
    de: { term: 'Würfel-Pool', not: ['Vorrat', 'Vorrats'] },
    nl: { term: 'aanbod', not: ['voorraad'] },
  },
  {
    concept: 'sum of two dice',
    en: { term: 'value' },
    de: { term: 'Bannerwert' },
    nl: { term: 'vaandelwaarde' },
  },
  {
    concept: 'banner',
    en: { term: 'banner' },
    de: { term: 'Banner' },
    nl: { term: 'vaandel', not: ['banier*', 'spelbanier*'] },
  },
  {
    concept: 'points that are not safe yet',
    en: { term: 'story points', not: ['stories'] },
    de: { term: 'Geschichten-Punkte', not: ['Geschichte', 'Geschichtspunkt*'], notAlone: ['Geschichten'] },
    nl: { term: 'verhaalpunten', not: ['verhaal', 'verhalen'] },
  },
  {
    concept: 'tree the story points lie on',
    en: { term: 'story tree' },
    de: { term: 'Geschichten-Baum, auf dem', not: ['Geschichtenbaum*', 'am Baum', 'im Baum', 'an den Baum'] },
    nl: { term: 'verhalenboom, op de', not: ['in de boom', 'in je boom', 'aan de boom'] },
  },
  {
    concept: 'loss of half the tree',
    en: { term: 'plague' },
    de: { term: 'Rattenplage', not: ['Pest', 'Pesten', 'Plage'] },
    nl: { term: 'rattenplaag', not: ['pest', 'plagen', 'plaag'] },
  },
  {
    concept: 'Death',
    en: { term: 'Death', not: ['the Death', 'grim reaper'] },
    de: { term: 'Gevatter Tod', not: ['der Tod', 'dem Tod', 'den Tod'] },
    nl: { term: 'Magere Hein', not: ['de Dood'] },
  },
  {
    concept: 'grave without a name',
    en: { term: 'nameless grave' },
    de: { term: 'anonymes Grab', not: ['namenlos*'] },
    nl: { term: 'anoniem graf', not: ['naamlo*'] },
  },
  {
    concept: 'headman',
    en: { term: 'headman', not: ['chief', 'mayor'] },
    de: { term: 'Oberhaupt' },
    nl: { term: 'voorman', not: ['dorpshoofd'] },
  },
  {
    concept: 'house of the headman',
    en: { term: 'house' },
    de: { term: 'Haupthaus' },
    nl: { term: 'grote huis', not: ['in huis'] },
  },
  {
    concept: 'one of the goods',
    en: { term: 'good, goods' },
    de: { term: 'Gut, Güter' },
    nl: { term: 'product, goederen', not: ['een waar', 'de waren'] },
  },
  {
    concept: 'field',
    en: { term: 'field' },
    de: { term: 'Kornfeld', not: ['Felder', 'Feldern'] },
    nl: { term: 'akker', not: ['veld', 'velden'] },
    except: /^told\.rat$|^signs\.steps$/,
  },
  {
    concept: 'building that makes goods',
    en: { term: 'craft building', not: ['workshop*'] },
    de: { term: 'Handwerksgebäude', not: ['Werkstatt', 'Werkstätten'] },
    nl: { term: 'ambachtslocatie', not: ['werkplaats*'] },
  },
  {
    concept: 'smithy',
    en: { term: 'smithy' },
    de: { term: 'Schmiede' },
    nl: { term: 'smederij', not: ['smidse'] },
  },
  {
    concept: 'scriptorium',
    en: { term: 'scriptorium' },
    de: { term: 'Schreibstube' },
    nl: { term: 'kantoor', not: ['schrijfkamer'] },
  },
  {
    concept: 'building that makes wagons',
    en: { term: 'wainwright’s shop', not: ['a wainwright', 'the wainwright'] },
    de: { term: 'Wagnerei' },
    nl: { term: 'wagenmakerij', not: ['wagenmaker'] },
  },
  {
    concept: 'councillor',
    en: { term: 'councillor' },
    de: { term: 'Ratsherr' },
    nl: { term: 'raadslid', not: ['raadsheer'] },
  },
  {
    concept: 'meeting place',
    en: { term: 'meeting place' },
    de: { term: 'Versammlungsplatz' },
    nl: { term: 'vergaderruimte', not: ['vergaderplaats*'] },
  },
  {
    concept: 'town hall, of four kinds',
    en: { term: 'finance, guild, area and population hall', not: ['people hall'] },
    de: { term: 'Finanz-, Gilden-, Bereichs- und Bevölkerungsrathaus', not: ['Volksrathaus*', 'Volk'] },
    nl: {
      term: 'raadszaal: financiële raad, gilderaad, gebiedsraad, populatieraad',
      not: ['raadhuis', 'raadhuizen', 'geldraad*', 'gilderaadhuis', 'gebiedsraadhuis', 'volksraad*', 'bevolkingsraad*'],
    },
    // A card in a picture has room for a short word.
    except: /^signs\.population$/,
  },
  {
    concept: 'four churches',
    en: { term: 'healing, abbey, trade and mission church' },
    de: { term: 'Heils-, Abtei-, Handels- und Missionskirche' },
    nl: {
      term: 'ontsmettingskerk, kloosterkerk, handelskerk, reiskerk',
      not: ['heilkerk', 'abdij*', 'missiekerk'],
    },
  },
  {
    concept: 'place that sends customers',
    en: { term: 'bailiff' },
    de: { term: 'Marktvogtei', not: ['Vogt'] },
    nl: { term: 'hofmeester', not: ['baljuw'] },
  },
  {
    concept: 'customer',
    en: { term: 'customer' },
    de: { term: 'Kunde', not: ['Kundschaft'] },
    nl: { term: 'klant' },
  },
  {
    concept: 'marker',
    en: { term: 'marker' },
    de: { term: 'Marker' },
    nl: { term: 'markeersteen', not: ['schijf', 'schijven', 'marker', 'markeringen'] },
  },
  {
    concept: 'mark something',
    en: { term: 'mark' },
    de: { term: 'markieren' },
    nl: { term: 'markeren', not: ['merken', 'merkt', 'gemerkt', 'gemerkte'] },
  },
  {
    concept: 'area with or without its villager',
    en: { term: 'active, inactive', not: ['awake', 'rests', 'at rest'] },
    de: { term: 'aktiv, inaktiv', not: ['ruht', 'wach', 'lebt wieder auf'] },
    nl: { term: 'actief, inactief', not: ['rust', 'wakker'] },
  },
  {
    concept: 'hand of the start player',
    en: { term: 'the hand' },
    de: { term: 'Starthand', not: ['Hand'] },
    nl: { term: 'starthand', not: ['de hand'] },
  },
  {
    concept: 'die',
    en: { term: 'die, dice' },
    de: { term: 'Würfel' },
    nl: { term: 'dobbelsteen', not: ['steen', 'stenen'] },
  },
  {
    concept: 'symbols of the monks',
    en: { term: 'feather, jug, rosary' },
    de: { term: 'Feder, Krug, Rosenkranz' },
    nl: { term: 'ganzenveer, kelk, rozenkrans', not: ['veer', 'kruik'] },
  },
]
