import { kingsbridgePackage } from './kingsbridge.ts'
import type { GamePackage } from './package.ts'
import { villagePackage } from './village.ts'
import { willyvillePackage } from './willyville.ts'

/** The only list of games, in the order in which people see them. */
export const PACKAGES: readonly GamePackage[] = [willyvillePackage, villagePackage, kingsbridgePackage]
