import { verbsOf } from '#discord/app/verbs'
import { isDenial } from '#tables'
import { goalNamed, taughtGoals } from '../turn/goals.ts'
import { onPanel, takeGoal } from '../turn/verbs.ts'
import { GUIDE } from './declarations.ts'

export const GUIDE_VERBS = verbsOf(GUIDE, {
  taught: onPanel((press, look, goal) => takeGoal(press, goalNamed(taughtGoals({ ...press, look }), goal))),
  everything: onPanel(
    async () => ({ shown: true }),
    () => ({ isWhole: true }),
  ),
  skipguide: onPanel(async ({ app, id, interaction, requestId }, look) => {
    const kept = await app.tables.people.setSettings(interaction.user.id, { guide: false })
    return isDenial(kept) || !look.plan.guided
      ? kept
      : app.tables.seats.endGuide(id.game, interaction.user.id, requestId)
  }),
})
