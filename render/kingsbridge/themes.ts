/** What an event is about: its vignette, and the icon in the middle of its card. */

export const THEMES = {
  market: ['c1-wool-road', 'c1-foreign-buyers', 'c1-scarlet', 'c1-fleece-fair', 'c4-army-cloth'],
  build: [
    'c1-fulling-mill',
    'c1-palace',
    'c1-scaffold',
    'c2-chapel',
    'c2-guildhall',
    'c2-quarrymen',
    'c3-hospital',
    'c3-wages',
    'c4-spire',
    'c4-labourers',
  ],
  harvest: ['c1-granary', 'c1-murrain', 'c3-unreaped', 'c4-thin-harvest'],
  church: ['c1-vigil', 'c2-veil', 'c3-penitents', 'c4-visitation'],
  royal: ['c2-french-war', 'c2-oaths', 'c2-court-away', 'c2-array', 'c4-new-earl', 'c4-garrison'],
  law: ['c1-ferry', 'c2-alderman', 'c3-lawless', 'c3-looters', 'c4-verderers'],
  plague: ['c2-herbal', 'c3-empty-houses', 'c3-scholars', 'c3-shrouds', 'c4-healers', 'c4-relapse'],
  town: ['c2-lodgers', 'c3-shutters', 'c3-legacies', 'c4-new-roofs'],
} as const satisfies Record<string, readonly string[]>

export type Theme = keyof typeof THEMES

const THEME_OF = new Map<string, Theme>(
  Object.entries(THEMES).flatMap(([theme, ids]) => ids.map((id) => [id, theme as Theme] as const)),
)

/** An event of a table owner's own is about the town. */
export function themeOf(event: string): Theme {
  return THEME_OF.get(event) ?? 'town'
}
