import { gamePackage } from './package.ts'

export const villagePackage = gamePackage({
  name: 'village',
  cardsSetting: 'VILLAGE_CARDS',
  rules: async () => (await import('#village/game')).village,
  presentation: async () => (await import('#presentation/village/index')).villagePresentation,
  cardReader: async () => (await import('#data/village/read')).readCards,
})
