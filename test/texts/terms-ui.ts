import type { Term } from './terms.ts'

/** The words of the frame around the games. */
export const UI_TERMS: readonly Term[] = [
  {
    concept: 'take the last own step or turn back',
    en: { term: 'undo', not: ['take back', 'taken back', 'takes back', 'took back', 'take the last step back'] },
    de: { term: 'rückgängig machen', not: ['zurücknehmen', 'zurückgenommen', 'zurückzunehmen', 'zurücknimmt'] },
    nl: {
      term: 'ongedaan maken',
      not: ['terugnemen', 'teruggenomen', 'terugdraai*', 'teruggedraaid', 'terug te nemen'],
    },
  },
  {
    concept: 'time a turn may take',
    en: { term: 'time limit', not: ['clock', 'clocks'] },
    de: { term: 'Bedenkzeit', not: ['Uhr', 'Uhren'] },
    nl: { term: 'bedenktijd', not: ['klok', 'klokken'] },
  },
  {
    concept: 'time beyond the time for the turns',
    en: { term: 'time bank', not: ['reserve'] },
    de: { term: 'Zeitreserve', not: ['Bank', 'Reserve'] },
    nl: { term: 'tijdreserve', not: ['bank', 'reserve'] },
  },
  {
    concept: 'what the bot may do in a channel',
    en: { term: 'permission', not: ['rights'] },
    de: { term: 'Berechtigung', not: ['Recht', 'Rechte', 'Rechten'] },
    nl: { term: 'recht', not: ['toestemming*', 'bevoegdheid', 'bevoegdheden'] },
  },
  {
    concept: 'a call by mention',
    en: { term: 'notification', not: ['ping', 'pings'] },
    de: { term: 'Benachrichtigung', not: ['Hinweis', 'Hinweise', 'Ping', 'Pings'] },
    nl: { term: 'melding', not: ['ping', 'pings'] },
  },
  {
    concept: 'what happened since the last own turn',
    en: { term: 'recap' },
    de: { term: 'Zusammenfassung' },
    nl: { term: 'samenvatting' },
  },
  {
    concept: 'own turns judged after the game',
    en: { term: 'review' },
    de: { term: 'Rückblick' },
    nl: { term: 'terugblik' },
  },
  {
    concept: 'test of permissions and emojis',
    except: /^cmd_doctor_name$/,
    en: { term: 'check-up', not: ['doctor'] },
    de: { term: 'Diagnose', not: ['Doktor', 'doktor'] },
    nl: { term: 'diagnose', not: ['dokter'] },
  },
]
