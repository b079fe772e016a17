import type { Level } from '../insight.ts'
import { insightBy, type WillyvilleInsight } from './insight.ts'
import { APPRENTICE } from './weights/apprentice.ts'
import { readWeights } from './weights/read.ts'
import { TRAINED } from './weights/trained.ts'

const RULE_OF_THUMB = insightBy(readWeights(APPRENTICE))
const TAUGHT = insightBy(readWeights(TRAINED))

export function willyvilleInsight(level: Level): WillyvilleInsight {
  return level === 'apprentice' ? RULE_OF_THUMB : TAUGHT
}
