import { gamePackage } from './package.ts'

export const kingsbridgePackage = gamePackage({
  name: 'kingsbridge',
  cardsSetting: 'KINGSBRIDGE_CARDS',
  rules: async () => (await import('#kingsbridge/game')).kingsbridge,
  presentation: async () => (await import('#presentation/kingsbridge/index')).kingsbridgePresentation,
  cardReader: async () => (await import('#data/kingsbridge/read')).readCards,
})
