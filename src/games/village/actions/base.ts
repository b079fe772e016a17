import type { Space } from '../words.ts'
import type { Action } from './action.ts'
import { enter, enterOptions } from './church.ts'
import { council, councilOptions } from './council.ts'
import { craft, craftOptions } from './crafts.ts'
import { family, familyOptions } from './family.ts'
import { harvest, harvestOptions } from './harvest.ts'
import { callMarket, marketOptions } from './market.ts'
import { travel, travelOptions } from './travel.ts'

export const BASE_ACTIONS: Readonly<Partial<Record<Space, Action>>> = {
  harvest: { options: harvestOptions, perform: harvest },
  family: { options: familyOptions, perform: family },
  crafts: { options: craftOptions, perform: craft },
  market: { options: marketOptions, perform: callMarket, isBinding: true },
  travel: { options: travelOptions, perform: travel },
  council: { options: councilOptions, perform: council },
  church: { options: enterOptions, perform: enter },
}
