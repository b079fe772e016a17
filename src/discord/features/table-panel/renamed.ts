import { text } from '#discord/app/components'
import type { Reader } from '#discord/app/reader'
import type { Screen } from '#discord/app/send'

/** An answer to a form that a command of an older name opened, with the command that leads there now. */
export function withNewName(screen: Screen, { say, command }: Reader, game: string): Screen {
  const line = text(`-# ${say('renamed', { command: command('table', game) })}`)
  return { ...screen, components: [...screen.components, line] }
}
