import { willyvilleKeepsItsPromises } from './conformance.ts'

willyvilleKeepsItsPromises(2)
