import { begunContextFor, isScreen } from '#discord/app/requests'
import type { CommandContext, Completion, CompletionContext } from '#discord/app/router'
import type { Screen } from '#discord/app/send'
import { presentationFor, shownBefore } from '#discord/app/shown-game'
import { isDenial } from '#tables'
import { goalsOf } from '../turn/goals.ts'
import { whyScreen } from './screen.ts'

/** Why something cannot be had, or the list of what can be asked about. */
export async function whyAbout(request: CommandContext, game: number, option: string | null): Promise<Screen> {
  const context = await begunContextFor(request, game)
  return isScreen(context) ? context : whyScreen(context, null, option)
}

const LONGEST_NAME = 100

/** Everything one may ask about whose name contains what was typed; goals that can be reached too. */
export async function askablesTyped(request: CompletionContext, game: number): Promise<Completion[]> {
  const { app, interaction, reader } = request
  const look = await app.tables.reading.look(game, interaction.user.id)
  if (isDenial(look) || look.before === null) return []
  const typed = interaction.options.getFocused().toLowerCase()
  const askables = presentationFor(look)
    .help.askables(shownBefore(look), reader.voice)
    .flatMap((area) => area.things)
    .map(({ option, entry, otherWords = '' }) => ({ name: entry.label, value: option, otherWords }))
  const goals = goalsOf({ app, look, reader }).map(({ id, title }) => ({
    name: title,
    value: id,
    otherWords: '',
  }))
  const isMeant = (words: string) => words.toLowerCase().includes(typed)
  return [...askables, ...goals]
    .filter(({ name, otherWords }) => isMeant(name) || isMeant(otherWords))
    .map(({ name, value }) => ({ name: name.slice(0, LONGEST_NAME), value }))
}
