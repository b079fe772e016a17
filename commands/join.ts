import { who } from '#discord/asked'
import { simple } from './simple.ts'

export const join = simple('join', 'joined', (tables, id, ask) => tables.join(id, who(ask), ask.press))
