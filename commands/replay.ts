import { QUOTAS } from '#discord/app/quotas'
import { REPLAYS } from '#discord/features/replay/declarations'
import { replayed } from '#discord/features/replay/replay'
import { chosen } from './chosen.ts'
import { shown } from './shown.ts'
import { choices, described } from './words.ts'

export const replay = shown(
  'replay',
  (context, request) => {
    const { interaction, isPublic } = request
    const form = chosen(interaction.options, 'form', REPLAYS) ?? (isPublic ? 'film' : null)
    return replayed(request, context, form, isPublic ? null : interaction.user.id)
  },
  {
    define: (sub) =>
      sub.addStringOption((option) =>
        described(option, 'form').addChoices(...choices(REPLAYS, (form) => `replay_${form}`)),
      ),
    quota: QUOTAS.film,
  },
)
