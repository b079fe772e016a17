import { verbsOf } from '#discord/app/verbs'
import { MESSAGE_MENU } from './declarations.ts'
import { reported } from './report.ts'

export const MESSAGE_MENU_VERBS = verbsOf(MESSAGE_MENU, { reportset: reported })
