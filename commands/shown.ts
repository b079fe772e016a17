import type { SlashCommandSubcommandBuilder } from '@discordjs/builders'
import { QUOTAS, type Quota } from '#discord/app/quotas'
import type { Command, CommandContext } from '#discord/app/router'
import { here, type Show, showAt } from '#discord/features/here'
import { described } from './words.ts'

interface ShownOptions {
  readonly define?: (sub: SlashCommandSubcommandBuilder) => unknown
  readonly quota?: Quota
}

interface ShownCommand<Name extends string> extends Command {
  readonly name: Name
  define(sub: SlashCommandSubcommandBuilder): void
}

function wantsAll({ options }: CommandContext['interaction']): boolean {
  return options.getBoolean('public') ?? false
}

/** Something to look at: private, unless the others shall see it. */
export function shown<Name extends string>(
  name: Name,
  show: Show,
  { define, quota = QUOTAS.board }: ShownOptions = {},
): ShownCommand<Name> {
  return {
    name,
    quota,
    define(sub) {
      define?.(sub)
      sub.addBooleanOption((option) => described(option, 'public'))
    },
    wantsAll,
    run: (request) => here(request, (id) => showAt(request, id, wantsAll(request.interaction), show)),
  }
}
