import { verbsOf } from '#discord/app/verbs'
import { REWIND } from './declarations.ts'
import { askedBack, turnThen } from './rewind.ts'

export const REWIND_VERBS = verbsOf(REWIND, { askback: askedBack, turnthen: turnThen })
