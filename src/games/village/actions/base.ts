import type { Space } from '../words.ts'
import type { Action } from './action.ts'
import { CHURCH } from './church.ts'
import { COUNCIL } from './council.ts'
import { CRAFTS } from './crafts.ts'
import { FAMILY } from './family.ts'
import { HARVEST } from './harvest.ts'
import { MARKET } from './market.ts'
import { TRAVEL } from './travel.ts'

export const BASE_ACTIONS: Readonly<Partial<Record<Space, Action>>> = {
  harvest: HARVEST,
  family: FAMILY,
  crafts: CRAFTS,
  market: MARKET,
  travel: TRAVEL,
  council: COUNCIL,
  church: CHURCH,
}
