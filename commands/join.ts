import { whoAsks } from './shared.ts'
import { simple } from './simple.ts'

export const join = simple('join', 'joined', (tables, id, ask) => tables.join(id, whoAsks(ask), ask.press))
