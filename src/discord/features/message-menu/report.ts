import { DiscordAPIError } from 'discord.js'
import { quoted, text } from '#discord/app/components'
import { modal } from '#discord/app/forms'
import { ownerOf } from '#discord/app/owner'
import { readerFor } from '#discord/app/reader'
import type { MessageContext, PressContext } from '#discord/app/router'
import { lineScreen, screen } from '#discord/app/screen'
import { messageOf, type Screen } from '#discord/app/send'
import { newNonce, writeId } from '#discord/app/verb-ids'
import { isOurs, meantBy } from './meant.ts'

const WORDS = 'words'
const LONGEST_WORDS = 500
const HOUR = 60 * 60_000
/** The owner's messages stay readable, however many people report something; all of it is in the log. */
const TO_OWNER = { kind: 'reports to the owner', most: 20, every: HOUR / 20 }

/** S35: asks for a sentence about a message of ours; any other is its server's affair. */
export async function reportForm(request: MessageContext): Promise<Screen | null> {
  const { interaction, reader } = request
  if (!isOurs(request)) return lineScreen(reader.say('notOurMessage'))
  const { game = 0, entry = 0 } = (await meantBy(request)) ?? {}
  const { channelId, id } = interaction.targetMessage
  const place = { verb: 'reportset', game, version: entry ?? 0, step: 0 } as const
  const field = { id: WORDS, label: reader.say('reportLabel'), most: LONGEST_WORDS, isNeeded: true }
  await interaction.showModal(modal(writeId(place, newNonce(), [channelId, id]), reader.say('reportTitle'), [field]))
  return null
}

/** The form was sent: the report goes into the log, and to the owner of the application. */
export async function reported(press: PressContext, [channel, message]: readonly [string, string]): Promise<Screen> {
  const { app, interaction, id, reader } = press
  const words = interaction.isModalSubmit() ? interaction.fields.getTextInputValue(WORDS).trim() : ''
  const place = `https://discord.com/channels/${interaction.guildId ?? '@me'}/${channel}/${message}`
  const { game, version: entry } = id
  app.log.warn({ person: interaction.user.id, game, entry, place, words }, 'a message was reported')
  if (app.quotas.take('', TO_OWNER) === 0) {
    await tellOwner(press, [`${place} · #${game} · <@${interaction.user.id}>`, quoted(words)])
  }
  return lineScreen(reader.say('reported'))
}

/** Nobody has to take private messages: the log has it in any case. */
async function tellOwner({ app }: PressContext, lines: readonly string[]): Promise<void> {
  try {
    const owner = await ownerOf(app.client)
    if (owner === null) return
    const { language } = await app.tables.people.settings(owner.id)
    const { say } = readerFor(app, language ?? 'en', owner.id)
    await owner.send(messageOf(screen([text(`### ${say('reportTitle')}`, ...lines)])))
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error
    app.log.info({ code: error.code }, 'the owner could not be told')
  }
}
