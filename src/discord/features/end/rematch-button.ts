import { type Button, button, link } from '#discord/app/components'
import { readId } from '#discord/app/custom-ids'
import type { ShownButton } from '#discord/app/messages'
import type { ScreenContext } from '#discord/app/screen'
import { idOn } from '#discord/app/verb-ids'

/** The table at which a game is played again, and the way to it. */
export interface Rematch {
  readonly title: string
  readonly url: string
}

/** Opens the next game; once somebody has opened it, leads there. */
export function rematchButton(context: ScreenContext, rematch: Rematch | null): Button {
  const { say } = context.reader
  return rematch === null
    ? button(idOn(context, 'rematch'), say('rematch'), 'next')
    : link(rematch.url, say('rematchOpened', { title: rematch.title }))
}

/** Says whether it is that button, as it was before or is now. */
export function isRematchButton({ custom_id: id, url }: ShownButton): boolean {
  return url !== undefined || (id !== undefined && readId(id)?.verb === 'rematch')
}
