import { rows, text } from '#discord/app/components'
import { missingAmong, PERMISSIONS, type PermissionName } from '#discord/app/permissions'
import type { ScreenRequest } from '#discord/app/router'
import { PARCHMENT, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { door } from '#discord/app/verb-ids'
import { PRESENTATIONS } from '#presentation/registry'
import { BOT_NAME } from '#texts/ui/index'

/** The permissions the bot lacks in the very place where it was asked; null outside of servers. */
function missingHere({ interaction }: ScreenRequest): PermissionName[] | null {
  return interaction.guildId === null ? null : missingAmong(interaction.appPermissions)
}

/** S28: tests for real, posts and deletes nothing. */
export async function doctorScreen(request: ScreenRequest): Promise<Screen> {
  const { app, reader } = request
  const missing = missingHere(request)
  if (missing === null) return screen([text(reader.say('onlyOnServers'))])
  const wanted = PRESENTATIONS.reduce((sum, { emojis }) => sum + emojis.length, 0)
  const emojis = reader.say('doctorEmojis', { there: Math.min(app.emojis.size, wanted), wanted })
  const { ping } = app.client.ws
  // Not measured before the first heartbeat is answered.
  const pings = ping >= 0 ? [reader.say('doctorPing', { ms: Math.round(ping) })] : []
  const head =
    missing.length === 0
      ? reader.say('doctorWell', { rights: PERMISSIONS.length })
      : reader.say('doctorMissing', { rights: missing.length })
  const lines = missing.map((right) => `- **${reader.say(`right_${right}`)}** · ${reader.say(`rightFor_${right}`)}`)
  const how = missing.length === 0 ? null : `-# ${reader.say('doctorHow')}`
  return screen(
    [
      text(`### ${reader.say('doctor')}`, head, ...lines, how),
      text(`-# ${[emojis, ...pings].join(' · ')}`),
      ...rows([
        door('doctor', reader.say('testAgain')),
        missing.length > 0 && door('doctorcopy', reader.say('copyForAdmin')),
      ]),
    ],
    { accent: PARCHMENT },
  )
}

/** The missing permissions as plain text, to be sent on. */
export function copyForAdmin(request: ScreenRequest): Screen {
  const { reader, interaction } = request
  const missing = missingHere(request) ?? []
  const lines = missing.map((right) => `- ${reader.say(`right_${right}`)}: ${reader.say(`rightFor_${right}`)}`)
  const facts = { bot: BOT_NAME, place: `<#${interaction.channelId}>` }
  return screen([
    text(reader.say('adminHead', facts), `\`\`\`\n${[...lines, reader.say('doctorHow')].join('\n')}\n\`\`\``),
  ])
}
