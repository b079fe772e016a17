import { Locale } from 'discord-api-types/v10'
import { guildOf } from '../server/payloads.ts'
import type { Person, PlaygroundContext } from '../server/types.ts'

const LOCALES: readonly string[] = Object.values(Locale)

/** Discord's locale for the first of a browser's languages that it has: `de-AT` is `de`, `pt` is `pt-BR`. */
export function localeOf(languages: readonly string[]): string {
  const wished = languages.flatMap((name) => [name, name.split('-')[0] ?? name])
  const known = wished.map((name) => LOCALES.find((locale) => locale === name || locale.startsWith(`${name}-`)))
  return known.find((locale) => locale !== undefined) ?? Locale.EnglishUS
}

function speakAs(context: PlaygroundContext, locale: string): void {
  context.world.locale = locale
  context.toBot('GUILD_UPDATE', guildOf(context.world))
  context.changed({ kind: 'people' })
}

/**
 * The person a page is for. Whoever names nobody takes the first chair, which then speaks as the browser does; the other
 * chairs keep their languages. The server speaks as its first visitor.
 */
export function seatVisitor(context: PlaygroundContext, who: string, languages: readonly string[]): Person | undefined {
  const { world } = context
  const locale = localeOf(languages)
  const people = Object.values(world.people).filter(({ user }) => !user.bot)
  const named = people.find(({ user }) => user.username === who || user.id === who)
  if (world.locale === null) speakAs(context, locale)
  const [first] = people
  if (named !== undefined || first === undefined || first.locale === locale) return named ?? first
  first.locale = locale
  context.changed({ kind: 'people' })
  return first
}
