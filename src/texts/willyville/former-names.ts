import type { FormerNames } from '../former-names.ts'

export const FORMER_NAMES: FormerNames = {
  en: { population: 'people' },
  de: { bevölkerungsrathaus: 'volksrathaus' },
  nl: {
    kantoor: 'schrijfkamer',
    smederij: 'smidse',
    kloosterkerk: 'abdijkerk',
    ontsmettingskerk: 'heilkerk',
    reiskerk: 'missiekerk',
    raadszaal: 'raadhuis',
    gebiedsraad: 'gebiedsraadhuis',
    financiële: 'geldraadhuis',
    gilderaad: 'gilderaadhuis',
    populatieraad: 'volksraadhuis',
    ganzenveer: 'veer',
    kelk: 'kruik',
    vaandel: 'banier',
  },
}
