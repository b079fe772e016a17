import { ContainerBuilder, ModalBuilder } from '@discordjs/builders'
import { InteractionResponseType, MessageFlags } from 'discord.js'
import { MessageCreateRequestSchema, ModalInteractionCallbackRequestSchema } from 'discord-api-spec/zod'
import { messageOf, type Screen } from '#discord/app/send'
import { againstModal, allComponents } from '#playground/server/checks/components'
import { againstMessage } from '#playground/server/checks/message'
import { against } from '#playground/server/checks/zod'
import type { Json, World } from '#playground/server/types'
import { PRESENTATIONS } from '#presentation/registry'
import type { Room } from './room.ts'

/** Everything Discord takes, as it documents it: said here once more, so that the house's own table cannot be wrong unnoticed. */
const MOST: Readonly<Record<string, number>> = { custom_id: 100, placeholder: 150, url: 512, value: 100, title: 45 }
const MOST_TEXT = 4000
const MOST_COMPONENTS = 40
const MOST_OPTIONS = 25
const MOST_ALT = 1024
const MOST_MODAL_LABELS = 5
const LABELS: Readonly<Record<number, number>> = { 2: 80, 18: 45 }
const MOST_LABEL = 100
const ROW_WIDTH = 5

/** Holes in a sentence, words of the program, ids of options. */
const HOLES =
  /undefined|\bnull\b|NaN|\[object|[{}]|\b[a-z]+:[a-z0-9]+(?:\.\d+)?>\w+|\b(?:serve|church|build|monk|hall|harvest|dice|school|make|tile|take|free):[a-z]*\d*\b/

type Part = Json

const NO_WORLD = { emojis: [] } as unknown as World

function partsOf(components: readonly unknown[]): Part[] {
  return allComponents(components as Json[]).map(({ component }) => component)
}

function lengthFlaws(part: Part): string[] {
  const label = String(part.label ?? '')
  const flaws = Object.entries(MOST).flatMap(([key, most]) => {
    const value = part[key]
    return typeof value === 'string' && (value.length > most || value === '')
      ? [`${key} of ${value.length}: ${value}`]
      : []
  })
  if (label.length > (LABELS[Number(part.type)] ?? MOST_LABEL)) flaws.push(`label of ${label.length}: ${label}`)
  return flaws
}

function optionFlaws(part: Part): string[] {
  if (part.type !== 3) return []
  const options = part.options as Part[]
  const flaws = options.flatMap((option) => [
    ...lengthFlaws(option),
    ...(String(option.description ?? '').length > MOST_LABEL ? [`description: ${option.description}`] : []),
    ...(String(option.label).trim() === '' ? [`an option without a name: ${option.value}`] : []),
  ])
  if (options.length < 1 || options.length > MOST_OPTIONS) flaws.push(`${options.length} options`)
  if (new Set(options.map(({ value }) => value)).size < options.length) flaws.push('an option stands there twice')
  return flaws
}

function rowFlaws(part: Part): string[] {
  const count = (part.components as unknown[] | undefined)?.length ?? 0
  return part.type === 1 && (count < 1 || count > ROW_WIDTH) ? [`a row of ${count}`] : []
}

/** Everything somebody reads: texts, labels, descriptions and what pictures say. */
function wordsOf(part: Part): string[] {
  const items = (part.items ?? []) as { description?: string }[]
  const options = (part.options ?? []) as Part[]
  const own = [part.content, part.label, part.placeholder, part.description, part.title]
  return [...own, ...items.map(({ description }) => description), ...options.flatMap(wordsOf)].filter(
    (word): word is string => typeof word === 'string',
  )
}

function wordFlaws(words: readonly string[], allowed: readonly string[]): string[] {
  return words.flatMap((word) => {
    const plain = allowed.reduce(
      (text, part) => text.replaceAll(part, ''),
      word.replaceAll(/<:\w+:\d+>|<t:\d+:[A-Z]>/gi, ''),
    )
    const hole = HOLES.exec(plain)
    return hole === null ? [] : [`"${hole[0]}" in: ${word.slice(0, 200)}`]
  })
}

/** By the stand-in's rules: what they ask of a world is whether it knows an emoji. */
function standInFlaws(room: Room, components: readonly object[], files: number): string[] {
  const emojis = PRESENTATIONS.flatMap(({ emojis: all }) => all).map(({ name }) => room.app.emojis.inButton(name))
  const world = { emojis } as unknown as World
  const flags = MessageFlags.IsComponentsV2
  const proposal = { content: '', embeds: [], components: components as Json[], flags, attachments: files }
  const flaws = [...againstMessage(world, proposal), ...against(MessageCreateRequestSchema, { components, flags })]
  return flaws.map(({ path, code, message }) => `${path.join('.')} ${code} ${message}`)
}

function builderFlaws(components: readonly object[]): string[] {
  try {
    for (const part of components) new ContainerBuilder(part).toJSON()
    return []
  } catch (error) {
    return [`the builder says: ${String(error)}`]
  }
}

/** A picture is shown only if it goes along, and nothing goes along that is not shown. */
function fileFlaws(parts: readonly Part[], files: readonly { name?: string; description?: string }[]): string[] {
  const shown: readonly string[] = JSON.stringify(parts).match(/attachment:\/\/[\w.-]+/g) ?? []
  const sent = files.map(({ name }) => `attachment://${name}`)
  const flaws = [...new Set(shown)].filter((name) => !sent.includes(name)).map((name) => `${name} is missing`)
  flaws.push(...sent.filter((name) => !shown.includes(name)).map((name) => `${name} is shown nowhere`))
  const alts = partsOf(parts).flatMap(({ items }) => (items as { description?: string }[] | undefined) ?? [])
  const long = [...alts, ...files].filter(({ description = '' }) => description.length > MOST_ALT)
  return [...flaws, ...long.map(({ description = '' }) => `an alt text of ${description.length}`)]
}

function idsOf(parts: readonly Part[]): string[] {
  return parts.flatMap(({ custom_id: id }) => (typeof id === 'string' ? [id] : []))
}

/** Finds what can no longer be pressed because something had to be made to fit. */
function lossFlaws(screen: Screen, ids: readonly string[]): string[] {
  const meant = idsOf(partsOf(screen.parts))
  return meant.filter((id) => !ids.includes(id)).map((id) => `${id} was cut away`)
}

/** Everything that is wrong with a screen as it goes out; empty when nothing is. */
export function flawsIn(room: Room, screen: Screen, allowed: readonly string[] = []): string[] {
  const { components, files } = messageOf(screen)
  const parts = partsOf(components)
  const ids = idsOf(parts)
  const text = parts.reduce((sum, { content = '' }) => sum + String(content).length, 0)
  const flaws = parts.flatMap((part) => [...lengthFlaws(part), ...optionFlaws(part), ...rowFlaws(part)])
  if (parts.length > MOST_COMPONENTS) flaws.push(`${parts.length} components`)
  if (text > MOST_TEXT) flaws.push(`a text of ${text}`)
  if (new Set(ids).size < ids.length) flaws.push(`ids twice: ${ids.join(' ')}`)
  flaws.push(
    ...lossFlaws(screen, ids),
    ...wordFlaws(parts.flatMap(wordsOf), allowed),
    ...fileFlaws(components as unknown as Part[], files as never),
  )
  return [...flaws, ...standInFlaws(room, components, files.length), ...builderFlaws(components)]
}

/** The same of a form. */
export function formFlaws(form: object): string[] {
  const json = form as Part & { components: Part[] }
  const parts = partsOf(json.components)
  const flaws = [json, ...parts].flatMap((part) => [...lengthFlaws(part), ...optionFlaws(part)])
  if (json.components.length > MOST_MODAL_LABELS) flaws.push(`${json.components.length} labels`)
  flaws.push(...wordFlaws([json, ...parts].flatMap(wordsOf), []))
  const callback = { type: InteractionResponseType.Modal, data: json }
  const issues = [...againstModal(NO_WORLD, json), ...against(ModalInteractionCallbackRequestSchema, callback)]
  flaws.push(...issues.map(({ path, message }) => `${path.join('.')} ${message}`))
  try {
    new ModalBuilder(form as never).toJSON()
  } catch (error) {
    flaws.push(`the builder says: ${String(error)}`)
  }
  return flaws
}
