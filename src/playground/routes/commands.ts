import { ApplicationCommandPatchRequestPartialSchema } from 'discord-api-spec/zod'
import type { APIApplicationCommand } from 'discord-api-types/v10'
import { againstCommand, againstCommandList } from '../checks/commands.ts'
import { type Issue, invalidForm, missingAccess, unknownCommand } from '../refusal.ts'
import { type Answer, type Call, demandGuild, made, nothing, ok } from '../route.ts'
import type { Ground, Json } from '../types.ts'

/** Everywhere, or the one server. */
function scopeOf(call: Call): string | undefined {
  if (call.at.application_id !== call.ground.world.applicationId) throw missingAccess()
  if (call.at.guild_id !== undefined) demandGuild(call)
  return call.at.guild_id
}

function inScope(call: Call): APIApplicationCommand[] {
  const scope = scopeOf(call)
  return call.ground.world.commands.filter(({ guild_id }) => guild_id === scope)
}

function refuse(wrong: Issue[]) {
  if (wrong.length > 0) throw invalidForm(wrong)
}

function withoutNulls(option: Json): Json {
  const kept = Object.entries(option).filter(([, value]) => value != null)
  const inner = ((option.options ?? []) as Json[]).map(withoutNulls)
  return { ...Object.fromEntries(kept), ...(option.options ? { options: inner } : {}) }
}

/** A command as Discord stores it. Registering the same name again keeps the id. */
function stored(ground: Ground, scope: string | undefined, draft: Json, before?: APIApplicationCommand): Json {
  const options = ((draft.options ?? []) as Json[]).map(withoutNulls)
  return {
    id: before?.id ?? ground.newId(),
    application_id: ground.world.applicationId,
    version: ground.newId(),
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

function replace(call: Call, scope: string | undefined, commands: Json[]) {
  const others = call.ground.world.commands.filter(({ guild_id }) => guild_id !== scope)
  call.ground.world.commands = [...others, ...(commands as unknown as APIApplicationCommand[])]
  call.ground.changed({ kind: 'commands' })
}

function sameName(commands: APIApplicationCommand[], draft: Json) {
  return commands.find(({ name, type }) => name === draft.name && type === (draft.type ?? 1))
}

/** For whom the names of other languages are not wanted, they are left out. */
function shown(call: Call, command: APIApplicationCommand): Json {
  if (call.query.get('with_localizations') === 'true') return command as unknown as Json
  const { name_localizations: _, description_localizations: __, ...plain } = command
  return plain
}

export function listCommands(call: Call): Answer {
  return ok(inScope(call).map((command) => shown(call, command)))
}

export function setCommands(call: Call): Answer {
  const scope = scopeOf(call)
  refuse(againstCommandList(call.list))
  const before = inScope(call)
  const after = call.list.map((draft) => stored(call.ground, scope, draft, sameName(before, draft)))
  replace(call, scope, after)
  return ok(after)
}

export function createCommand(call: Call): Answer {
  const scope = scopeOf(call)
  refuse(againstCommand(call.body))
  const before = inScope(call)
  const same = sameName(before, call.body)
  const command = stored(call.ground, scope, call.body, same)
  const after = [...before.filter((one) => one !== same), command] as Json[]
  refuse(againstCommandList(after))
  replace(call, scope, after)
  return same ? ok(command) : made(command)
}

function commandAt(call: Call): APIApplicationCommand {
  const found = inScope(call).find(({ id }) => id === call.at.command_id)
  if (!found) throw unknownCommand()
  return found
}

export function getCommand(call: Call): Answer {
  return ok(commandAt(call))
}

export function patchCommand(call: Call): Answer {
  const before = commandAt(call)
  const draft = { ...before, ...call.body } as Json
  refuse(
    againstCommand(
      call.body.name === undefined ? { ...call.body, name: before.name, description: draft.description } : draft,
      [],
      ApplicationCommandPatchRequestPartialSchema,
    ),
  )
  const command = stored(call.ground, scopeOf(call), draft, before)
  const after = inScope(call).map((one) => (one === before ? command : one)) as Json[]
  replace(call, scopeOf(call), after)
  return ok(command)
}

export function deleteCommand(call: Call): Answer {
  const gone = commandAt(call)
  const after = inScope(call).filter((one) => one !== gone) as unknown as Json[]
  replace(call, scopeOf(call), after)
  return nothing
}
