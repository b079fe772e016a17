import type { RequestContext } from '#discord/app/router'
import type { Screen } from '#discord/app/send'
import { playedHere } from '../here.ts'
import { opened } from '../turn/turn.ts'
import { inboxScreen, nextWaiting } from './screen.ts'

/** The panel of what waits here, else of what is short of time or has waited longest anywhere; else the inbox. */
export async function playAnywhere(request: RequestContext): Promise<Screen> {
  const { app, interaction } = request
  const table = await playedHere(app, interaction)
  if (table?.waits) return opened(request, table.id)
  const next = await nextWaiting(request)
  if (next !== null) return opened(request, next)
  const isPlaying = table?.sits && table.phase !== 'lobby'
  return isPlaying ? opened(request, table.id) : inboxScreen(request, 0)
}
