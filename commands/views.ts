import { QUOTAS, type Quota } from '#discord/app/quotas'
import { displayPrefsOf } from '#discord/app/requests'
import type { Command, CommandContext } from '#discord/app/router'
import { boardOf } from '#discord/features/boards/board-of'
import { boardScreen, scoreScreen } from '#discord/features/boards/screens'
import { here, type Show, showAt } from '#discord/features/here'
import { logPage } from '#discord/features/log/page'
import { recapScreen } from '#discord/features/log/recap'
import { REPLAYS, type Replay } from '#discord/features/replay/declarations'
import { replayed } from '#discord/features/replay/replay'
import { chosen } from './chosen.ts'

/** Everything of a game that somebody may look at. */
export const VIEWS = ['board', 'mine', 'score', 'log', 'recap', 'replay'] as const
export type View = (typeof VIEWS)[number]

type Interaction = CommandContext['interaction']

interface ShownView {
  readonly show: Show
  /** The quota of one person, perhaps by the form that is asked for. */
  readonly quota: Quota | ((interaction: Interaction) => Quota)
}

/** The form of a replay; null for move by move. What everybody reads cannot be stepped through, and is a film. */
function formIn(interaction: Interaction): Replay | null {
  return chosen(interaction.options, 'form', REPLAYS) ?? (isForAll(interaction) ? 'film' : null)
}

const SHOWN: Readonly<Record<View, ShownView>> = {
  board: {
    show: async (context, request) => boardScreen(context, await displayPrefsOf(request)),
    quota: QUOTAS.board,
  },
  mine: {
    show: (context, request) => boardOf(context, request, request.interaction.options.getUser('player')),
    quota: QUOTAS.board,
  },
  score: {
    show: async (context, request) => scoreScreen(context, await displayPrefsOf(request)),
    quota: QUOTAS.score,
  },
  log: {
    show: (context, { interaction, isPublic }) => logPage(context, isPublic ? null : interaction.user.id),
    quota: QUOTAS.log,
  },
  recap: {
    show: (context, { interaction, isPublic }) => recapScreen(context, interaction.user.id, isPublic),
    quota: QUOTAS.log,
  },
  replay: {
    show(context, request) {
      const { interaction, isPublic } = request
      return replayed(request, context, formIn(interaction), isPublic ? null : interaction.user.id)
    },
    quota: (interaction) => (formIn(interaction) === null ? QUOTAS.walk : QUOTAS.film),
  },
}

/** The view somebody named; a player's name alone means their board. */
function viewIn({ options }: Interaction): View {
  return chosen(options, 'view', VIEWS) ?? (options.getUser('player') === null ? 'board' : 'mine')
}

function isForAll({ options }: Interaction): boolean {
  return options.getBoolean('public') ?? false
}

/** Shows what is named, or always the same: privately, unless the others shall see it. */
export function showing(name: string, always?: View): Command {
  const viewOf = (interaction: Interaction) => always ?? viewIn(interaction)
  return {
    name,
    quota(interaction) {
      const { quota } = SHOWN[viewOf(interaction)]
      return typeof quota === 'function' ? quota(interaction) : quota
    },
    publicWish: (interaction) => (isForAll(interaction) ? viewOf(interaction) : null),
    run: (request) =>
      here(request, (id) =>
        showAt(request, id, isForAll(request.interaction), SHOWN[viewOf(request.interaction)].show),
      ),
  }
}
