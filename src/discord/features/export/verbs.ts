import { verbsOf } from '#discord/app/verbs'
import { EXPORT } from './declarations.ts'
import { exported } from './export.ts'

export const EXPORT_VERBS = verbsOf(EXPORT, { export: (press) => exported(press, press.id.game) })
