import { willyvilleKeepsItsPromises } from './conformance.ts'

willyvilleKeepsItsPromises(4)
