import type { APIEmoji } from 'discord-api-types/v10'
import { type Issue, invalidForm, issue, missingAccess, unknownEmoji } from '../api-errors.ts'
import { imageTypeOf } from '../image-size.ts'
import { botUser } from '../payloads.ts'
import { made, nothing, ok, type RouteAnswer, type RouteCall } from '../route.ts'

const MOST_BYTES = 256 * 1024
const MOST_EMOJIS = 2000

function emojisAt({ context, at }: RouteCall): APIEmoji[] {
  if (at.application_id !== context.world.applicationId) throw missingAccess()
  return context.world.emojis
}

function emojiAt(call: RouteCall): APIEmoji {
  const emoji = emojisAt(call).find(({ id }) => id === call.at.emoji_id)
  if (!emoji) throw unknownEmoji()
  return emoji
}

function againstName(call: RouteCall, name: unknown): Issue[] {
  if (typeof name !== 'string' || !/^\w{2,32}$/.test(name))
    return [issue(['name'], 'STRING_TYPE_REGEX', 'String value did not match validation regex.')]
  const isTaken = emojisAt(call).some((emoji) => emoji.name === name && emoji.id !== call.at.emoji_id)
  return isTaken ? [issue(['name'], 'APPLICATION_EMOJI_NAME_ALREADY_TAKEN', 'An emoji of this name exists')] : []
}

function imageFrom(data: unknown): Buffer | null {
  const [, base64] = /^data:image\/(?:png|jpe?g|gif|webp);base64,(.+)$/s.exec(String(data)) ?? []
  const bytes = Buffer.from(base64 ?? '', 'base64')
  return imageTypeOf(bytes) ? bytes : null
}

function againstImage(bytes: Buffer | null): Issue[] {
  if (!bytes) return [issue(['image'], 'IMAGE_INVALID', 'Invalid image data')]
  const isBig = bytes.length > MOST_BYTES
  return isBig ? [issue(['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.')] : []
}

export function listEmojis(call: RouteCall): RouteAnswer {
  return ok({ items: emojisAt(call) })
}

export function getEmoji(call: RouteCall): RouteAnswer {
  return ok(emojiAt(call))
}

export function createEmoji(call: RouteCall): RouteAnswer {
  const { context, body } = call
  const bytes = imageFrom(body.image)
  const wrong = [...againstName(call, body.name), ...againstImage(bytes)]
  if (emojisAt(call).length >= MOST_EMOJIS)
    wrong.push(issue([], 'APPLICATION_EMOJI_LIMIT', 'Maximum number of emojis reached'))
  if (wrong.length > 0 || !bytes) throw invalidForm(wrong)
  const emoji = {
    id: context.newId(),
    name: String(body.name),
    roles: [],
    require_colons: true,
    managed: false,
    animated: imageTypeOf(bytes) === 'image/gif',
    available: true,
    user: botUser(context.world),
  }
  context.files.put(emoji.id, bytes)
  context.world.emojis.push(emoji)
  return made(emoji)
}

export function renameEmoji(call: RouteCall): RouteAnswer {
  const emoji = emojiAt(call)
  const wrong = againstName(call, call.body.name)
  if (wrong.length > 0) throw invalidForm(wrong)
  emoji.name = String(call.body.name)
  return ok(emoji)
}

export function deleteEmoji(call: RouteCall): RouteAnswer {
  const gone = emojiAt(call)
  call.context.world.emojis = emojisAt(call).filter((emoji) => emoji !== gone)
  call.context.files.drop(gone.id ?? '')
  return nothing
}
