import { gamePackage } from './package.ts'

export const willyvillePackage = gamePackage({
  name: 'willyville',
  cardsSetting: 'WILLYVILLE_CARDS',
  rules: async () => (await import('#willyville/game')).willyville,
  presentation: async () => (await import('#presentation/willyville/index')).willyvillePresentation,
  cardReader: async () => (await import('#data/willyville/read')).readCards,
  insight: async () => (await import('#bots/willyville/index')).willyvilleInsight,
})
