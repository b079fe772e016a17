/** A fault in a form: its place, Discord's name for it, and a sentence. */
export interface Issue {
  path: (string | number)[]
  code: string
  message: string
}

/** An answer other than the one hoped for, as Discord words it. */
export class ApiError extends Error {
  readonly status: number
  readonly code: number
  readonly issues: Issue[]

  constructor(status: number, code: number, message: string, issues: Issue[] = []) {
    super(message)
    this.status = status
    this.code = code
    this.issues = issues
  }
}

export const unauthorized = () => new ApiError(401, 0, '401: Unauthorized')
export const unknownChannel = () => new ApiError(404, 10003, 'Unknown Channel')
export const unknownGuild = () => new ApiError(404, 10004, 'Unknown Guild')
export const unknownMember = () => new ApiError(404, 10007, 'Unknown Member')
export const unknownMessage = () => new ApiError(404, 10008, 'Unknown Message')
export const unknownUser = () => new ApiError(404, 10013, 'Unknown User')
export const unknownEmoji = () => new ApiError(404, 10014, 'Unknown Emoji')
export const unknownWebhook = () => new ApiError(404, 10015, 'Unknown Webhook')
export const unknownInteraction = () => new ApiError(404, 10062, 'Unknown interaction')
export const unknownCommand = () => new ApiError(404, 10063, 'Unknown application command')
export const tooManyPins = () => new ApiError(400, 30003, 'Maximum number of pins reached for the channel (250)')
export const tooLarge = () => new ApiError(413, 40005, 'Request entity too large')
export const alreadyAcknowledged = () => new ApiError(400, 40060, 'Interaction has already been acknowledged.')
export const missingAccess = () => new ApiError(403, 50001, 'Missing Access')
export const wrongChannelType = () => new ApiError(400, 50024, 'Cannot execute action on this channel type')
export const notYourMessage = () => new ApiError(403, 50005, 'Cannot edit a message authored by another user')
export const emptyMessage = () => new ApiError(400, 50006, 'Cannot send an empty message')
export const closedToMessages = () => new ApiError(403, 50007, 'Cannot send messages to this user')
export const missingPermissions = () => new ApiError(403, 50013, 'Missing Permissions')
export const systemMessage = () => new ApiError(403, 50021, 'Cannot execute action on a system message')
export const invalidWebhookToken = () => new ApiError(401, 50027, 'Invalid Webhook Token')
export const archivedThread = () => new ApiError(400, 50083, 'Thread is archived')
export const brokenBody = () => new ApiError(400, 50109, 'The request body contains invalid JSON.')
export const threadExists = () => new ApiError(400, 160004, 'A thread has already been created for this message')
export const lockedThread = () => new ApiError(403, 160005, 'Thread is locked')

export function invalidForm(issues: Issue[]): ApiError {
  return new ApiError(400, 50035, 'Invalid Form Body', issues)
}

export function notAnId(field: string): ApiError {
  return invalidForm([issue([field], 'NUMBER_TYPE_COERCE', 'Value is not snowflake.')])
}

export function issue(path: (string | number)[], code: string, message: string): Issue {
  return { path, code, message }
}

type Nest = { [key: string]: Nest | { code: string; message: string }[] }

function nest(issues: Issue[]): Nest {
  const top: Nest = {}
  for (const { path, code, message } of issues) {
    let node = top
    for (const step of path) {
      node[step] ??= {}
      node = node[step] as Nest
    }
    node._errors ??= []
    ;(node._errors as { code: string; message: string }[]).push({ code, message })
  }
  return top
}

export function bodyOf({ message, code, issues }: ApiError): object {
  return issues.length === 0 ? { message, code } : { message, code, errors: nest(issues) }
}
