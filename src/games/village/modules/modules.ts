import { BASE_ACTIONS } from '../actions/base.ts'
import { BASE_FORMS, type BaseOption } from '../base-options.ts'
import type { Forms } from '../codec.ts'
import { declareModules } from './in-play.ts'
import { inn } from './inn/inn.ts'
import { INN_FORMS, type InnOption } from './inn/options.ts'
import { marriage } from './marriage/marriage.ts'
import { MARRIAGE_FORMS, type MarriageOption } from './marriage/options.ts'
import type { Module } from './module.ts'
import { PORT_FORMS, type PortOption } from './port/options.ts'
import { port } from './port/port.ts'
import { SOLO_FORMS, type SoloOption } from './solo/options.ts'
import { solo } from './solo/solo.ts'

/** The only list of expansions; the solo game is one of them. They are asked in this order. */

export const MODULES: readonly Module[] = [inn, port, marriage, solo]

export type VillageOption = BaseOption | InnOption | PortOption | MarriageOption | SoloOption

const FORMS: Forms<VillageOption> = {
  ...BASE_FORMS,
  ...INN_FORMS,
  ...PORT_FORMS,
  ...MARRIAGE_FORMS,
  ...SOLO_FORMS,
}

declareModules({ actions: BASE_ACTIONS, modules: MODULES, forms: FORMS })
