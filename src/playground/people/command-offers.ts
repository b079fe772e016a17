import {
  type APIApplicationCommand,
  ApplicationCommandOptionType as Kind,
  PermissionFlagsBits,
} from 'discord-api-types/v10'
import { allComponents } from '../server/checks/components.ts'
import { asJson, listIn, listOf, textIn } from '../server/json.ts'
import { fullChannel, partialMemberOf, userOf } from '../server/payloads.ts'
import { maySee, permissionsIn } from '../server/permissions.ts'
import type { Channel, Json, PlaygroundContext, World } from '../server/types.ts'
import { CannotDo, idOf, visibleTo } from './lookup.ts'

export interface Option {
  type: Kind
  name: string
  name_localizations?: Record<string, string> | null
  description: string
  description_localizations?: Record<string, string> | null
  required?: boolean
  autocomplete?: boolean
  choices?: { name: string; name_localizations?: Record<string, string> | null; value: string | number }[]
  options?: Option[]
  min_value?: number
  max_value?: number
  min_length?: number
  max_length?: number
}

/** A command as it is typed: `willyville new`, with the options of its last word. */
export interface Offer {
  path: string[]
  shownPath: string[]
  commandId: string
  commandName: string
  guildId: string | null
  description: string
  options: Option[]
}

type Localised = Readonly<Record<string, string | null>> | null | undefined

export function inLocale(plain: string, localised: Localised, locale: string): string {
  const sister = locale === 'en-US' ? 'en-GB' : locale === 'en-GB' ? 'en-US' : ''
  return localised?.[locale] ?? localised?.[sister] ?? plain
}

type Node = Pick<Option, 'name' | 'description' | 'options'> & Partial<Option>

function leaves(node: Node, before: Node[]): Node[][] {
  const path = [...before, node]
  const inner = (node.options ?? []).filter(({ type }) => type === Kind.Subcommand || type === Kind.SubcommandGroup)
  return inner.length === 0 ? [path] : inner.flatMap((child) => leaves(child, path))
}

function isAllowed(world: World, channel: Channel, userId: string, command: Json): boolean {
  const { contexts, integration_types: installs } = command
  // Elsewhere a user has what they installed for themselves.
  if (channel.foreignServer !== undefined && !(Array.isArray(installs) && installs.includes(1))) return false
  const contextType = channel.type === 1 ? 1 : 0
  const isHere = Array.isArray(contexts)
    ? contexts.includes(contextType)
    : contextType === 0 || command.dm_permission !== false
  const bits = textIn(command, 'default_member_permissions')
  const mine = permissionsIn(world, channel, userId)
  const isBarred = bits === '0' && (mine & PermissionFlagsBits.Administrator) === 0n
  return isHere && !isBarred && (bits === null || contextType === 1 || (mine & BigInt(bits)) === BigInt(bits))
}

/** A server's own commands are there alone. */
function isKnownIn(channel: Channel, { guild_id }: APIApplicationCommand): boolean {
  return guild_id === undefined || (channel.type !== 1 && channel.foreignServer === undefined)
}

const ON_MESSAGE = 3

/** The commands in the menu of a message, with their names in the user's language. */
export function menuFor({ world }: PlaygroundContext, channel: Channel, userId: string) {
  const locale = world.people[userId]?.locale ?? 'en-US'
  return world.commands
    .filter((command) => command.type === ON_MESSAGE && isKnownIn(channel, command))
    .filter((command) => isAllowed(world, channel, userId, asJson(command)))
    .map(({ id, name, name_localizations }) => ({ id, name, shownName: inLocale(name, name_localizations, locale) }))
}

/** The commands this user may call here, in the user's language. */
export function offersFor({ world }: PlaygroundContext, channel: Channel, userId: string): Offer[] {
  const locale = world.people[userId]?.locale ?? 'en-US'
  const usable = world.commands.filter((command) => {
    return command.type === 1 && isKnownIn(channel, command) && isAllowed(world, channel, userId, asJson(command))
  })
  return usable.flatMap((command) =>
    leaves(command as unknown as Node, []).map((nodes) => {
      const last = nodes.at(-1) as Node
      return {
        path: nodes.map(({ name }) => name),
        shownPath: nodes.map(({ name, name_localizations }) => inLocale(name, name_localizations, locale)),
        commandId: command.id,
        commandName: command.name,
        guildId: command.guild_id ?? null,
        description: inLocale(last.description, last.description_localizations, locale),
        options: last.options ?? [],
      }
    }),
  )
}

function pointed(context: PlaygroundContext, channel: Channel, kind: Kind, value: string): string {
  const { world } = context
  if (kind === Kind.User) return idOf(world, value)
  if (kind === Kind.Mentionable) return world.roles.some(({ id }) => id === value) ? value : idOf(world, value)
  if (kind === Kind.Channel) {
    const match = Object.values(world.channels).find(
      (channel) => channel.id === value || channel.name === value.replace('#', ''),
    )
    if (!match) throw new CannotDo(`There is no channel "${value}".`)
    return match.id
  }
  const role = world.roles.find(({ id, name }) => id === value || name === value)
  if (!role || channel.type === 1) throw new CannotDo(`There is no role "${value}".`)
  return role.id
}

function againstNumber({ name, type, min_value, max_value }: Option, value: number) {
  if (!Number.isFinite(value) || (type === Kind.Integer && !Number.isInteger(value)))
    throw new CannotDo(`${name} is no number.`)
  if (value < (min_value ?? -Infinity) || value > (max_value ?? Infinity))
    throw new CannotDo(`${name} is out of range.`)
}

function againstText({ name, min_length, max_length }: Option, value: string) {
  const isFit = value.length >= (min_length ?? 0) && value.length <= (max_length ?? 6000)
  if (!isFit) throw new CannotDo(`${name} is too short or too long.`)
}

function valueFor(
  context: PlaygroundContext,
  channel: Channel,
  option: Option,
  given: unknown,
): string | number | boolean {
  const { type, name, choices } = option
  if (type === Kind.Boolean) return given === true || given === 'true'
  if (type === Kind.Attachment) throw new CannotDo('The playground cannot attach files to commands.')
  if (type === Kind.Integer || type === Kind.Number || type === Kind.String) {
    const value = type === Kind.String ? String(given) : Number(given)
    const chosen = choices?.find((choice) => choice.value === value || choice.name === given)
    if (choices?.length && !chosen) throw new CannotDo(`"${given}" is no choice of ${name}.`)
    if (typeof value === 'number' && !chosen) againstNumber(option, value)
    if (typeof value === 'string') againstText(option, value)
    return chosen?.value ?? value
  }
  return pointed(context, channel, type, String(given))
}

export interface Filled {
  options: Json[]
  resolved: Json
}

/** The person who acts, and the channel. */
export interface CommandPlace {
  userId: string
  channel: Channel
}

/** Typed values in the form that travels to the bot. While a word is being typed, nothing is required yet. */
export function filled(
  context: PlaygroundContext,
  { userId, channel }: CommandPlace,
  offer: Offer,
  values: Json,
  focused: string | null = null,
): Filled {
  const stray = Object.keys(values).find((name) => !offer.options.some((option) => option.name === name))
  if (stray) throw new CannotDo(`/${offer.path.join(' ')} has no option "${stray}".`)
  const options = offer.options.flatMap((option): Json[] => {
    const { name, type, required } = option
    const given = values[name]
    if (name === focused) return [{ name, type, value: String(given ?? ''), focused: true }]
    if (given === undefined || given === '') {
      if (required && focused === null) throw new CannotDo(`/${offer.path.join(' ')} needs the option "${name}".`)
      return []
    }
    return [{ name, type, value: valueFor(context, channel, option, given) }]
  })
  const ids = (kinds: Kind[]) =>
    options.filter(({ type }) => kinds.some((kind) => kind === type)).map(({ value }) => String(value))
  return {
    options,
    resolved: resolvedOf(context, { userId, channel }, ids([Kind.User, Kind.Role, Kind.Channel, Kind.Mentionable])),
  }
}

/** Wraps the options of `willyville new` into those of `willyville`. */
export function nested(path: string[], options: Json[]): Json[] {
  const [name, ...inner] = path
  if (name === undefined) return options
  return [{ name, type: inner.length > 0 ? Kind.SubcommandGroup : Kind.Subcommand, options: nested(inner, options) }]
}

/** The things behind the ids, as an interaction carries them. */
export function resolvedOf({ world }: PlaygroundContext, { userId, channel }: CommandPlace, ids: string[]): Json {
  const resolved: Record<string, Json> = {}
  const put = (kind: string, id: string, object: object) => {
    resolved[kind] ??= {}
    Object.assign(resolved[kind], { [id]: object })
  }
  for (const id of ids) {
    const [person, role, channelThere] = [
      world.people[id],
      world.roles.find((role) => role.id === id),
      world.channels[id],
    ]
    if (role) put('roles', id, role)
    if (channelThere)
      put('channels', id, {
        ...fullChannel(world, channelThere),
        permissions: String(permissionsIn(world, channelThere, userId)),
      })
    if (!person) continue
    put('users', id, userOf(world, id))
    if (channel.type !== 1)
      put('members', id, { ...partialMemberOf(world, id), permissions: String(permissionsIn(world, channel, id)) })
  }
  return resolved
}

/** The choices in a select of texts. */
export function choicesIn(select: Json): { value: string; label: string }[] {
  return listIn(select, 'options').map(({ value, label }) => ({ value: String(value), label: String(label) }))
}

/** The choices in a select of users, roles or channels. */
export function pickable(
  context: PlaygroundContext,
  { userId, channel }: CommandPlace,
  component: Json,
): { value: string; label: string }[] {
  const { world } = context
  const type = Number(component.type)
  const people = Object.values(world.people)
    .filter(({ user }) => maySee(world, channel, user.id))
    .map(({ user }) => ({ value: user.id, label: user.global_name ?? user.username }))
  const roles = world.roles.map(({ id, name }) => ({ value: id, label: name }))
  const { channel_types: kinds } = component
  const channels = visibleTo(world, userId)
    .filter((channel) => channel.type !== 1 && (!Array.isArray(kinds) || kinds.includes(channel.type)))
    .map(({ id, name }) => ({ value: id, label: name }))
  if (type === 5) return people
  if (type === 6) return roles
  if (type === 7) return [...people, ...roles]
  return type === 8 ? channels : []
}

export function componentIn(components: unknown, fits: (component: Json) => boolean): Json | undefined {
  return allComponents(listOf(components)).find(({ component }) => fits(component))?.component
}
