import { verbsOf } from '#discord/app/verbs'
import { RELOCATE } from './declarations.ts'
import { relocateHere } from './relocate.ts'

export const RELOCATE_VERBS = verbsOf(RELOCATE, { movehere: relocateHere })
