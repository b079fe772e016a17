/** The languages everything is said in; the first is the one where nothing is known. */
export const LANGUAGES = ['en', 'de', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]
