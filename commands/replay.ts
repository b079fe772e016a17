import { QUOTAS } from '#discord/app/quotas'
import type { Replay } from '#discord/features/replay/declarations'
import { REPLAYS } from '#discord/features/replay/declarations'
import { replayed } from '#discord/features/replay/replay'
import { shown } from './shown.ts'
import { choices, described } from './words.ts'

export const replay = shown(
  'replay',
  (sub) => sub.addStringOption((option) => described(option, 'form').addChoices(...choices(REPLAYS, 'replay'))),
  (context, request) => {
    const { interaction, isPublic } = request
    const form = (interaction.options.getString('form') ?? 'film') as Replay
    return replayed(request, context, form, isPublic ? null : interaction.user.id)
  },
  QUOTAS.film,
)
