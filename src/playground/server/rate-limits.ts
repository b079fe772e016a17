import { createHash } from 'node:crypto'
import type { Clock } from './clock.ts'

/** The number of requests of a kind that go through in so many milliseconds. The real numbers are secret and change; these are near. */
interface Rule {
  limit: number
  per: number
}

const RULES: Record<string, Rule> = {
  'POST /channels/{channel_id}/messages': { limit: 5, per: 5_000 },
  'PATCH /channels/{channel_id}/messages/{message_id}': { limit: 5, per: 5_000 },
  'DELETE /channels/{channel_id}/messages/{message_id}': { limit: 5, per: 1_000 },
  'PUT /channels/{channel_id}/messages/pins/{message_id}': { limit: 5, per: 5_000 },
  'DELETE /channels/{channel_id}/messages/pins/{message_id}': { limit: 5, per: 5_000 },
  'PATCH /channels/{channel_id}': { limit: 10, per: 15_000 },
  'POST /channels/{channel_id}/threads': { limit: 50, per: 300_000 },
  'POST /channels/{channel_id}/messages/{message_id}/threads': { limit: 50, per: 300_000 },
  'POST /channels/{channel_id}/typing': { limit: 5, per: 5_000 },
  'POST /webhooks/{webhook_id}/{webhook_token}': { limit: 5, per: 2_000 },
  'PATCH /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}': { limit: 5, per: 2_000 },
  'DELETE /webhooks/{webhook_id}/{webhook_token}/messages/{message_id}': { limit: 5, per: 2_000 },
  'POST /users/@me/channels': { limit: 10, per: 10_000 },
}

const ORDINARY: Rule = { limit: 50, per: 1_000 }
const GLOBAL: Rule = { limit: 50, per: 1_000 }

const MOST_WINDOWS = 1_000

interface Window {
  left: number
  ends: number
}

export interface Standing {
  headers: Record<string, string>
  /** Seconds to wait if the request came too early. */
  retryAfter: number | null
  global: boolean
}

export interface Buckets {
  take(route: string, major: string, isBound: boolean): Standing
}

/** A callback must never wait, so Discord leaves it out of all buckets. */
function isFree(route: string): boolean {
  return route.includes('/callback')
}

/** `generosity` times as many requests go through as Discord would let through. */
export function bucketsOn(clock: Clock, generosity = 1): Buckets {
  const windows = new Map<string, Window>()

  /** Windows that are over are forgotten, or every interaction's token would leave one for ever. */
  function tidy(now: number) {
    if (windows.size < MOST_WINDOWS) return
    for (const [key, { ends }] of windows) if (ends <= now) windows.delete(key)
  }

  function draw(key: string, { limit, per }: Rule): Window & { fits: boolean } {
    const now = clock.now()
    tidy(now)
    const open = windows.get(key)
    const window = open && open.ends > now ? open : { left: limit * generosity, ends: now + per }
    windows.set(key, window)
    const fits = window.left > 0
    if (fits) window.left--
    return { ...window, fits }
  }

  return {
    take(route, major, isBound) {
      if (isFree(route)) return { headers: {}, retryAfter: null, global: false }
      const now = clock.now()
      const global = isBound ? draw('global', GLOBAL) : { fits: true, ends: now }
      if (!global.fits)
        return { headers: globalHeaders(global.ends - now), retryAfter: (global.ends - now) / 1000, global: true }
      const rule = RULES[route] ?? ORDINARY
      const window = draw(`${route} ${major}`, rule)
      const wait = (window.ends - now) / 1000
      const headers = headersOf(route, rule.limit * generosity, window, wait)
      if (window.fits) return { headers, retryAfter: null, global: false }
      return {
        headers: { ...headers, 'x-ratelimit-scope': 'user', 'retry-after': String(Math.ceil(wait)) },
        retryAfter: wait,
        global: false,
      }
    },
  }
}

function globalHeaders(wait: number): Record<string, string> {
  return { 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global', 'retry-after': String(Math.ceil(wait / 1000)) }
}

function headersOf(route: string, limit: number, { left, ends }: Window, wait: number): Record<string, string> {
  return {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(left),
    'x-ratelimit-reset': (ends / 1000).toFixed(3),
    'x-ratelimit-reset-after': wait.toFixed(3),
    'x-ratelimit-bucket': createHash('md5').update(route).digest('hex'),
  }
}
