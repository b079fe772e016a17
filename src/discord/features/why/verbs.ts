import { privately, verbsOf } from '#discord/app/verbs'
import { think } from '../turn/goals.ts'
import { WHY } from './declarations.ts'
import { whyScreen } from './screen.ts'

export const WHY_VERBS = verbsOf(WHY, {
  why: privately((context) => whyScreen(context, null, null)),
  whyarea: privately((context, { values }) => whyScreen(context, Number(values[0]), null)),
  whything: privately(async (context, { values }, area) => {
    await think(context)
    return whyScreen(context, area, values[0] ?? null)
  }),
})
