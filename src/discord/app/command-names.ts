import { presentationOf } from '#presentation/registry'
import type { Language } from '#tables'
import { tell, type UiKey } from '#texts/ui/index'

/** The ids Discord gave the commands, by name; it has none before Discord has answered. */
export class CommandBook {
  readonly #ids = new Map<string, string>()

  keep(name: string, id: string): void {
    this.#ids.set(name, id)
  }

  /** A command as its reader finds it in Discord: the mention of it, or its name in their language. */
  inText(name: string, game: string | null, language: Language): string {
    const base = game === null ? name : `${game} ${name}`
    const own = game === null ? ownName(name, language) : `${gameName(game, language)} ${ownName(name, language)}`
    const id = this.#ids.get(game ?? name)
    // Discord shows a mention as it is written and opens nothing behind a translated one.
    return id !== undefined && own === base ? `</${base}:${id}>` : `\`/${own}\``
  }
}

function gameName(game: string, language: Language): string {
  return presentationOf(game)?.commands.game(language).name ?? game
}

function ownName(name: string, language: Language): string {
  return tell(language, `cmd_${name}_name` as UiKey)
}
