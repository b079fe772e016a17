import { FACES } from '#faces/registry'
import { text } from '../parts.ts'
import { missingRights, RIGHTS } from '../rights.ts'
import type { Ask } from '../router.ts'
import type { Screen } from '../send.ts'
import { PARCHMENT, screen } from './screen.ts'

/** S28: tests for real, posts and deletes nothing. */
export async function doctorScreen({
  house,
  reader,
  interaction,
}: Pick<Ask, 'house' | 'reader' | 'interaction'>): Promise<Screen> {
  const { channel } = interaction
  if (channel === null || channel.isDMBased()) return screen([text(reader.say('onlyOnServers'))])
  const missing = missingRights(channel)
  const wanted = FACES.reduce((sum, { emojis }) => sum + emojis.length, 0)
  const emojis = reader.say('doctorEmojis', { there: Math.min(house.emojis.size, wanted), wanted })
  const ping = reader.say('doctorPing', { ms: Math.max(0, Math.round(house.client.ws.ping)) })
  const head =
    missing.length === 0
      ? reader.say('doctorWell', { rights: RIGHTS.length })
      : reader.say('doctorMissing', { rights: missing.length })
  const lines = missing.map((right) => `- **${reader.say(`right_${right}`)}** · ${reader.say(`rightFor_${right}`)}`)
  const how = missing.length === 0 ? null : `-# ${reader.say('doctorHow')}`
  return screen([text(`### ${reader.say('doctor')}`, head, ...lines, how), text(`-# ${emojis} · ${ping}`)], {
    accent: PARCHMENT,
  })
}
