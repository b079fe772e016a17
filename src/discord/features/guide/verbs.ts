import { verbsOf } from '#discord/app/verbs'
import { isNo } from '#tables'
import { goalNamed, goalsOf } from '../turn/goals.ts'
import { onPanel, takeGoal } from '../turn/verbs.ts'
import { GUIDE } from './declarations.ts'

export const GUIDE_VERBS = verbsOf(GUIDE, {
  taught: onPanel((press, look, goal) => takeGoal(press, goalNamed(goalsOf(look, press.reader), goal))),
  everything: onPanel(
    async () => ({ shown: true }),
    () => ({ isWhole: true }),
  ),
  skipguide: onPanel(async ({ app, id, interaction, requestId }, look) => {
    const kept = await app.tables.setSettings(interaction.user.id, { guide: false })
    return isNo(kept) || !look.plan.guided ? kept : app.tables.endGuide(id.game, interaction.user.id, requestId)
  }),
})
