import type { Category } from '#willyville/words'
import type { Language } from './words.ts'

/** The words of the score sheet and the lobby. */
interface PageWords {
  readonly category: Record<Category, string>
  readonly closed: string
  readonly ifItEnded: string
  readonly rounds: (rounds: number, graves: number) => string
  readonly together: string
  readonly wins: (points: number) => string
  /** Others have as many points, but fewer coins, goods and pages. */
  readonly winsTie: (points: number) => string
  readonly share: (points: number) => string
  readonly overRounds: string
  readonly lobbyCall: string
  readonly free: string
  readonly seatsFree: (free: number) => string
  readonly seatsTaken: string
}

const some = (count: number, singular: string, more: string) => `${count} ${count === 1 ? singular : more}`

export const PAGE_WORDS: Record<Language, PageWords> = {
  en: {
    category: {
      church: 'Church',
      windows: 'Windows',
      hall: 'Town hall',
      meeting: 'Meeting place',
      harvest: 'Fields',
      travel: 'Travel',
      served: 'Customers',
      story: 'Story, safe',
      labourers: 'Labourers',
      hand: 'Hand',
    },
    closed: 'The book is closed',
    ifItEnded: 'If it ended now',
    rounds: (rounds, graves) => `Willyville, ${some(rounds, 'round', 'rounds')}, ${some(graves, 'grave', 'graves')}`,
    together: 'Together',
    wins: (points) => `wins with ${points} points`,
    winsTie: (points) => `wins the tie at ${points}`,
    share: (points) => `share the win with ${points} points`,
    overRounds: 'Points over the rounds',
    lobbyCall: 'Who founds a village?',
    free: 'free seat',
    seatsFree: (free) => some(free, 'seat is free', 'seats are free'),
    seatsTaken: 'Everybody is here',
  },
  de: {
    category: {
      church: 'Kirche',
      windows: 'Fenster',
      hall: 'Rathaus',
      meeting: 'Versammlungsplatz',
      harvest: 'Felder',
      travel: 'Reise',
      served: 'Kundschaft',
      story: 'Geschichte',
      labourers: 'Tagelöhner',
      hand: 'Hand',
    },
    closed: 'Das Buch ist zu',
    ifItEnded: 'Wäre jetzt Schluss',
    rounds: (rounds, graves) => `Willyville, ${some(rounds, 'Runde', 'Runden')}, ${some(graves, 'Grab', 'Gräber')}`,
    together: 'Zusammen',
    wins: (points) => `gewinnt mit ${points} Punkten`,
    winsTie: (points) => `gewinnt den Gleichstand bei ${points}`,
    share: (points) => `teilen den Sieg mit ${points} Punkten`,
    overRounds: 'Punkte über die Runden',
    lobbyCall: 'Wer gründet ein Dorf?',
    free: 'freier Platz',
    seatsFree: (free) => some(free, 'Platz ist frei', 'Plätze sind frei'),
    seatsTaken: 'Alle sind da',
  },
  nl: {
    category: {
      church: 'Kerk',
      windows: 'Ramen',
      hall: 'Raadhuis',
      meeting: 'Vergaderplaats',
      harvest: 'Akkers',
      travel: 'Reis',
      served: 'Klanten',
      story: 'Verhaal, veilig',
      labourers: 'Dagloners',
      hand: 'Hand',
    },
    closed: 'Het boek is dicht',
    ifItEnded: 'Als het nu eindigde',
    rounds: (rounds, graves) => `Willyville, ${some(rounds, 'ronde', 'ronden')}, ${some(graves, 'graf', 'graven')}`,
    together: 'Samen',
    wins: (points) => `wint met ${points} punten`,
    winsTie: (points) => `wint bij gelijke stand, ${points}`,
    share: (points) => `delen de winst met ${points} punten`,
    overRounds: 'Punten per ronde',
    lobbyCall: 'Wie sticht een dorp?',
    free: 'vrije plaats',
    seatsFree: (free) => some(free, 'plaats is vrij', 'plaatsen zijn vrij'),
    seatsTaken: 'Iedereen is er',
  },
}
