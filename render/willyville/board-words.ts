import type { Language } from './words.ts'

/** The words of text boards and alt texts. */
const EN = {
  round: 'round', forecast: 'forecast', points: 'points', coins: 'coins', cloud: 'cloud {n} of {m}', toBridge: '{n} to the bridge',
  deathWalks: 'Death walks along', tree: 'tree {n}, unsafe', safe: 'house {n}, safe', headman: 'headman at the {place}', labourers: '{n} labourers, −5 each',
  house: 'house', coin: 'coin', story: 'story', school: 'school', left: 'child left', right: 'child right', nobody: 'empty', game: 'game banner',
  abbot: 'abbot', councillor: 'councillor', traveller: 'traveller', craftsman: 'craftsman', merchant: 'merchant', missing: '{who} missing, area rests',
  religion: 'Religion', council: 'Council', craft: 'Craft', harvest: 'Harvest', travel: 'Travel', market: 'Market', nothing: 'nothing yet',
  windows: '{n} of {m} windows', healed: '{n} of {m} healings used', meeting: 'meeting place', markers: '{n} of {m} markers', tileAt: '2/12 tile at {place}', marked: 'marked',
  field: 'field', withPlough: 'with plough', later: 'later {cost}', chapel: 'chapel', waiting: '{n} waiting', served: '{n} served, {p} points', time: 'time',
  horse: 'horse', beer: 'beer', plough: 'plough', scroll: 'scroll', wagon: 'wagon', joker: 'joker',
  stable: 'stable', brewery: 'brewery', smithy: 'smithy', scriptorium: 'scriptorium', wainwright: 'wainwright',
  healing: 'healing church', abbey: 'abbey', trade: 'trade church', mission: 'mission church', finance: 'finance hall', guild: 'guild hall', area: 'area hall', population: 'population hall',
  feather: 'feather', jug: 'jug', rosary: 'rosary', fields: 'fields', servedSlot: 'served', religionSlot: 'church',
  toMove: '{name} to move', over: 'The game is over', starts: '{name} starts', dice: 'dice', white: 'white', black: 'black', none: 'none', offer: 'offer', deck: '{n} in the deck',
  stack: '{n} left', graves: '{n} of {m} graves', rat: 'rat {n} to go', hand: 'hand with {name}, {n} story, palm {side}', up: 'up', down: 'down', gone: 'gone', or: 'or',
  story2: '2 story', story3: '3 story', ask: '? banner', school1: 'school once', school2: 'school twice', marketAction: 'market',
  church: 'church', windowsRow: 'windows', hall: 'town hall', meetingRow: 'meeting place', harvestRow: 'fields', storyRow: 'story, safe', labourersRow: 'labourers', handRow: 'hand', total: 'together',
  wins: '{name} wins with {n}', share: '{name} share the win with {n}', village: 'Village of {name}',
}

export type BoardWord = keyof typeof EN

const DE: Record<BoardWord, string> = {
  round: 'Runde', forecast: 'Prognose', points: 'Punkte', coins: 'Münzen', cloud: 'Wolke {n} von {m}', toBridge: '{n} bis zur Brücke',
  deathWalks: 'Der Tod geht mit', tree: 'Baum {n}, unsicher', safe: 'Haus {n}, sicher', headman: 'Oberhaupt: {place}', labourers: '{n} Tagelöhner, je −5',
  house: 'Haus', coin: 'Münze', story: 'Geschichte', school: 'Schule', left: 'Kind links', right: 'Kind rechts', nobody: 'leer', game: 'Spielbanner',
  abbot: 'Abt', councillor: 'Ratsherr', traveller: 'Reisender', craftsman: 'Handwerker', merchant: 'Händler', missing: '{who} fehlt, Bereich ruht',
  religion: 'Religion', council: 'Rat', craft: 'Handwerk', harvest: 'Ernte', travel: 'Reise', market: 'Markt', nothing: 'noch nichts',
  windows: '{n} von {m} Fenstern', healed: '{n} von {m} Heilungen genutzt', meeting: 'Versammlungsplatz', markers: '{n} von {m} Markern', tileAt: '2/12 bei {place}', marked: 'markiert',
  field: 'Feld', withPlough: 'mit Pflug', later: 'später {cost}', chapel: 'Kapelle', waiting: '{n} warten', served: '{n} bedient, {p} Punkte', time: 'Zeit',
  horse: 'Pferd', beer: 'Bier', plough: 'Pflug', scroll: 'Rolle', wagon: 'Wagen', joker: 'Joker',
  stable: 'Stall', brewery: 'Brauerei', smithy: 'Schmiede', scriptorium: 'Schreibstube', wainwright: 'Wagnerei',
  healing: 'Heilskirche', abbey: 'Abteikirche', trade: 'Handelskirche', mission: 'Missionskirche', finance: 'Finanzrathaus', guild: 'Gildenrathaus', area: 'Bereichsrathaus', population: 'Bevölkerungsrathaus',
  feather: 'Feder', jug: 'Krug', rosary: 'Rosenkranz', fields: 'Felder', servedSlot: 'Bediente', religionSlot: 'Kirche',
  toMove: '{name} ist dran', over: 'Das Spiel ist aus', starts: '{name} beginnt', dice: 'Würfel', white: 'weiß', black: 'schwarz', none: 'keine', offer: 'Auslage', deck: '{n} im Stapel',
  stack: 'noch {n}', graves: '{n} von {m} Gräbern', rat: 'Ratte noch {n}', hand: 'Hand bei {name}, {n} Geschichten, {side}', up: 'offen', down: 'umgedreht', gone: 'weg', or: 'oder',
  story2: '2 Geschichten', story3: '3 Geschichten', ask: '?-Banner', school1: 'Schule', school2: 'Schule zweimal', marketAction: 'Markt',
  church: 'Kirche', windowsRow: 'Fenster', hall: 'Rathaus', meetingRow: 'Versammlungsplatz', harvestRow: 'Felder', storyRow: 'Geschichten, sicher', labourersRow: 'Tagelöhner', handRow: 'Hand', total: 'zusammen',
  wins: '{name} gewinnt mit {n}', share: '{name} teilen den Sieg mit {n}', village: 'Dorf von {name}',
}

const NL: Record<BoardWord, string> = {
  round: 'ronde', forecast: 'prognose', points: 'punten', coins: 'munten', cloud: 'wolk {n} van {m}', toBridge: '{n} tot de brug',
  deathWalks: 'De Dood loopt mee', tree: 'boom {n}, onveilig', safe: 'huis {n}, veilig', headman: 'dorpshoofd: {place}', labourers: '{n} dagloners, elk −5',
  house: 'huis', coin: 'munt', story: 'verhaal', school: 'school', left: 'kind links', right: 'kind rechts', nobody: 'leeg', game: 'spelbanier',
  abbot: 'abt', councillor: 'raadsheer', traveller: 'reiziger', craftsman: 'ambachtsman', merchant: 'koopman', missing: '{who} ontbreekt, gebied rust',
  religion: 'Religie', council: 'Raad', craft: 'Ambacht', harvest: 'Oogst', travel: 'Reis', market: 'Markt', nothing: 'nog niets',
  windows: '{n} van {m} ramen', healed: '{n} van {m} genezingen gebruikt', meeting: 'vergaderplaats', markers: '{n} van {m} markeringen', tileAt: '2/12 bij {place}', marked: 'gemerkt',
  field: 'akker', withPlough: 'met ploeg', later: 'later {cost}', chapel: 'kapel', waiting: '{n} wachten', served: '{n} bediend, {p} punten', time: 'tijd',
  horse: 'paard', beer: 'bier', plough: 'ploeg', scroll: 'rol', wagon: 'wagen', joker: 'joker',
  stable: 'stal', brewery: 'brouwerij', smithy: 'smidse', scriptorium: 'schrijfkamer', wainwright: 'wagenmaker',
  healing: 'heilkerk', abbey: 'abdijkerk', trade: 'handelskerk', mission: 'missiekerk', finance: 'geldraadhuis', guild: 'gilderaadhuis', area: 'gebiedsraadhuis', population: 'bevolkingsraadhuis',
  feather: 'veer', jug: 'kruik', rosary: 'rozenkrans', fields: 'akkers', servedSlot: 'bediend', religionSlot: 'kerk',
  toMove: '{name} is aan zet', over: 'Het spel is uit', starts: '{name} begint', dice: 'dobbelstenen', white: 'wit', black: 'zwart', none: 'geen', offer: 'aanbod', deck: '{n} in de stapel',
  stack: 'nog {n}', graves: '{n} van {m} graven', rat: 'rat nog {n}', hand: 'hand bij {name}, {n} verhalen, {side}', up: 'open', down: 'omgedraaid', gone: 'weg', or: 'of',
  story2: '2 verhalen', story3: '3 verhalen', ask: '?-banier', school1: 'school', school2: 'school tweemaal', marketAction: 'markt',
  church: 'kerk', windowsRow: 'ramen', hall: 'raadhuis', meetingRow: 'vergaderplaats', harvestRow: 'akkers', storyRow: 'verhalen, veilig', labourersRow: 'dagloners', handRow: 'hand', total: 'samen',
  wins: '{name} wint met {n}', share: '{name} delen de winst met {n}', village: 'Dorp van {name}',
}

const ALL: Record<Language, Record<BoardWord, string>> = { en: EN, de: DE, nl: NL }

export type Facts = Readonly<Record<string, string | number>>

export function tell(language: Language, word: BoardWord, facts: Facts = {}): string {
  return ALL[language][word].replace(/\{(\w+)\}/g, (_, key: string) => String(facts[key] ?? ''))
}
