import { ApplicationCommandPatchRequestPartialSchema } from 'discord-api-spec/zod'
import type { APIApplicationCommand } from 'discord-api-types/v10'
import { type Issue, invalidForm, missingAccess, unknownCommand } from '../api-errors.ts'
import { againstCommand, againstCommandList } from '../checks/commands.ts'
import { asJson, listIn } from '../json.ts'
import { demandGuild, made, nothing, ok, type RouteAnswer, type RouteCall } from '../route.ts'
import type { Json, PlaygroundContext } from '../types.ts'

/** Everywhere, or the one server. */
function scopeOf(call: RouteCall): string | undefined {
  if (call.at.application_id !== call.context.world.applicationId) throw missingAccess()
  if (call.at.guild_id !== undefined) demandGuild(call)
  return call.at.guild_id
}

function inScope(call: RouteCall): APIApplicationCommand[] {
  const scope = scopeOf(call)
  return call.context.world.commands.filter(({ guild_id }) => guild_id === scope)
}

function refuse(wrong: Issue[]) {
  if (wrong.length > 0) throw invalidForm(wrong)
}

function withoutNulls(option: Json): Json {
  const kept = Object.entries(option).filter(([, value]) => value != null)
  const inner = listIn(option, 'options').map(withoutNulls)
  return { ...Object.fromEntries(kept), ...(option.options ? { options: inner } : {}) }
}

/** A command as Discord stores it. Registering the same name again keeps the id. */
function stored(
  context: PlaygroundContext,
  scope: string | undefined,
  draft: Json,
  before?: APIApplicationCommand,
): Json {
  const options = listIn(draft, 'options').map(withoutNulls)
  return {
    id: before?.id ?? context.newId(),
    application_id: context.world.applicationId,
    version: context.newId(),
    default_member_permissions: draft.default_member_permissions ?? null,
    type: draft.type ?? 1,
    name: draft.name,
    name_localizations: draft.name_localizations ?? null,
    description: draft.description ?? '',
    description_localizations: draft.description_localizations ?? null,
    nsfw: draft.nsfw ?? false,
    integration_types: draft.integration_types ?? [0],
    ...(scope ? { guild_id: scope } : { dm_permission: draft.dm_permission ?? true, contexts: draft.contexts ?? null }),
    ...(options.length > 0 ? { options } : {}),
  }
}

function replace(call: RouteCall, scope: string | undefined, commands: Json[]) {
  const others = call.context.world.commands.filter(({ guild_id }) => guild_id !== scope)
  call.context.world.commands = [...others, ...(commands as unknown as APIApplicationCommand[])]
  call.context.changed({ kind: 'commands' })
}

function sameName(commands: APIApplicationCommand[], draft: Json) {
  return commands.find(({ name, type }) => name === draft.name && type === (draft.type ?? 1))
}

/** For whom the names of other languages are not wanted, they are left out. */
function shown(call: RouteCall, command: APIApplicationCommand): Json {
  if (call.query.get('with_localizations') === 'true') return asJson(command)
  const { name_localizations: _, description_localizations: __, ...plain } = command
  return plain
}

export function listCommands(call: RouteCall): RouteAnswer {
  return ok(inScope(call).map((command) => shown(call, command)))
}

export function setCommands(call: RouteCall): RouteAnswer {
  const scope = scopeOf(call)
  refuse(againstCommandList(call.list))
  const before = inScope(call)
  const after = call.list.map((draft) => stored(call.context, scope, draft, sameName(before, draft)))
  replace(call, scope, after)
  return ok(after)
}

export function createCommand(call: RouteCall): RouteAnswer {
  const scope = scopeOf(call)
  refuse(againstCommand(call.body))
  const before = inScope(call)
  const same = sameName(before, call.body)
  const command = stored(call.context, scope, call.body, same)
  const after = [...before.filter((other) => other !== same), command].map(asJson)
  refuse(againstCommandList(after))
  replace(call, scope, after)
  return same ? ok(command) : made(command)
}

function commandAt(call: RouteCall): APIApplicationCommand {
  const command = inScope(call).find(({ id }) => id === call.at.command_id)
  if (!command) throw unknownCommand()
  return command
}

export function getCommand(call: RouteCall): RouteAnswer {
  return ok(commandAt(call))
}

export function patchCommand(call: RouteCall): RouteAnswer {
  const before = commandAt(call)
  const draft: Json = { ...before, ...call.body }
  refuse(
    againstCommand(
      call.body.name === undefined ? { ...call.body, name: before.name, description: draft.description } : draft,
      [],
      ApplicationCommandPatchRequestPartialSchema,
    ),
  )
  const command = stored(call.context, scopeOf(call), draft, before)
  const after = inScope(call).map((other) => asJson(other === before ? command : other))
  replace(call, scopeOf(call), after)
  return ok(command)
}

export function deleteCommand(call: RouteCall): RouteAnswer {
  const gone = commandAt(call)
  const after = inScope(call)
    .filter((command) => command !== gone)
    .map(asJson)
  replace(call, scopeOf(call), after)
  return nothing
}
