import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type APIMessageTopLevelComponent,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  RESTJSONErrorCodes as Codes,
  DiscordAPIError,
  type Interaction,
  type MessageComponentInteraction,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js'
import { Queues } from '#tables/engine/queues'
import { eventOf } from '../ops/events.ts'
import { button, type Component, plain, rows, text } from './components.ts'
import type { AppContext } from './context.ts'
import { type CustomId, readId } from './custom-ids.ts'
import { Debounce } from './debounce.ts'
import { pressSlot, typingSlot, workSlot } from './fair-scheduling.ts'
import { faultScreen } from './fault-screen.ts'
import { inTime } from './in-time.ts'
import { fileLimitOf } from './limits.ts'
import { HASTE, QUOTAS, type Quota, tooSoon } from './quotas.ts'
import { type Reader, readerOf } from './reader.ts'
import { sayStale } from './requests.ts'
import { lineScreen, screen } from './screen.ts'
import { drawingComponents, messageOf, type Screen, thinkingComponents, withFilesWithin } from './send.ts'
import { stopId } from './verb-ids.ts'
import type { Manner, Verb } from './verbs.ts'

type AnswerableInteraction =
  | ChatInputCommandInteraction
  | MessageContextMenuCommandInteraction
  | MessageComponentInteraction
  | ModalSubmitInteraction
type PressInteraction = MessageComponentInteraction | ModalSubmitInteraction

/** One press, command or form, being answered. */
export interface RequestContext<I extends AnswerableInteraction = AnswerableInteraction> {
  readonly app: AppContext
  readonly interaction: I
  readonly reader: Reader
  /** The number under which this press acts once. */
  readonly requestId: string
}

/** As much of a request as a screen is made from. */
export type ScreenRequest = Pick<RequestContext, 'app' | 'reader' | 'interaction'>

export interface PressContext extends RequestContext<PressInteraction> {
  /** Without the verb's argument, which its handler is given as its codec reads it. */
  readonly id: Omit<CustomId, 'arg'>
  /** The values chosen in a select. */
  readonly values: readonly string[]
}

export interface CommandContext extends RequestContext<ChatInputCommandInteraction> {
  /** Everybody reads the answer. */
  readonly isPublic: boolean
}

/** Somebody types an option of a command. */
export interface CompletionContext {
  readonly app: AppContext
  readonly interaction: AutocompleteInteraction
  readonly reader: Reader
}

/** A value that is offered while an option is typed. */
export interface Completion {
  readonly name: string
  readonly value: string
}

export interface Command {
  readonly name: string
  run(request: CommandContext): Promise<Screen | null>
  complete?(request: CompletionContext): Promise<Completion[]>
  /** Names what everybody is to read, once a minute in one place; null where the answer is private. */
  publicWish?(interaction: ChatInputCommandInteraction): string | null
  /** Opens a form, or answers at once. */
  readonly isForm?: true
  /** The quota of one person, perhaps by what is asked for. */
  readonly quota?: Quota | ((interaction: ChatInputCommandInteraction) => Quota)
  /** Somebody thinks before there is an answer, and can be stopped by a button with this id. */
  stopId?(app: AppContext, interaction: ChatInputCommandInteraction): Promise<string | null>
}

export type MessageContext = RequestContext<MessageContextMenuCommandInteraction>

/** A command in the menu of a message. */
export interface MessageCommand {
  readonly name: string
  run(request: MessageContext): Promise<Screen | null>
  /** Opens a form, or answers at once. */
  readonly isForm?: true
  /** The quota of one person. */
  readonly quota?: Quota
}

/** All commands, by name. */
export interface Commands {
  /** The subcommands of every game. */
  readonly ofGames: ReadonlyMap<string, Command>
  readonly global: ReadonlyMap<string, Command>
  readonly onMessages: ReadonlyMap<string, MessageCommand>
}

/** Something dear is not there yet. */
interface TooSoon {
  readonly kind: Quota['kind']
  readonly wait: number
}

/** Forms and completions cannot be promised for later: Discord wants them within three seconds. */
const PATIENCE = 2200

/** So long waits who goes on asking for what is not there yet. */
const SLOWLY = 1000

/** For so long after an answer a second press of the same button still means the first. */
const ECHO = 1500
/** As long nobody shows all the others the same once more. */
const SHOWN = 60_000

/** Nobody looks at an old panel for longer without being told why. */
const DRAWING_AFTER = 1500

/** An answer that a bot has to think about is never there sooner. */
const THINKING_AFTER = 50

const PRIVATE = MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral

/** After so many milliseconds a panel says what it waits for. */
export interface WaitingTimes {
  readonly drawingAfter?: number
  readonly thinkingAfter?: number
}

/** Answers a name from before, which Discord still offers for a while. */
async function unknownCommand({ reader }: RequestContext): Promise<Screen> {
  return lineScreen(reader.say('noSuchCommand', { help: reader.command('help') }))
}

/** From Discord to the tables and back: acknowledges at once, works after, tells every fault in a sentence. */
export class Router {
  readonly #app: AppContext
  readonly #drawingAfter: number
  readonly #thinkingAfter: number
  readonly #commands: Commands
  readonly #verbs: Readonly<Record<string, Verb>>
  /** Presses of the same thing by the same person, one while the other is being answered. */
  readonly #twins = new Debounce(ECHO)
  readonly #shown = new Debounce(SHOWN)
  /** One queue a person and game, so that presses are done in the order in which they came. */
  readonly #queues = new Queues<string>()
  /** Interactions that came when the bot was already leaving. */
  readonly #late = new WeakSet<object>()
  #isClosing = false
  #inHand = 0
  #whenFree: (() => void) | null = null

  constructor(
    app: AppContext,
    commands: Commands,
    verbs: Readonly<Record<string, Verb>>,
    { drawingAfter = DRAWING_AFTER, thinkingAfter = THINKING_AFTER }: WaitingTimes = {},
  ) {
    this.#drawingAfter = drawingAfter
    this.#thinkingAfter = thinkingAfter
    this.#app = app
    this.#commands = commands
    this.#verbs = verbs
  }

  handle = async (interaction: Interaction): Promise<void> => {
    const { metrics, log } = this.#app
    const since = performance.now()
    this.#inHand++
    metrics.inHand.inc()
    if (this.#isClosing) this.#late.add(interaction)
    try {
      this.#hear(interaction)
      await this.#route(interaction)
      log.info({ ...eventOf(interaction), ms: Math.round(performance.now() - since) }, 'answered')
    } catch (error) {
      this.#unanswered(interaction, error)
    } finally {
      metrics.inHand.dec()
      this.#inHand--
      if (this.#inHand === 0) this.#whenFree?.()
    }
  }

  #hear({ guildId, channelId, channel, appPermissions }: Interaction): void {
    // Of servers that never invited the bot nothing is known, and nothing is posted there.
    if (guildId === null || channelId === null || !this.#app.client.guilds.cache.has(guildId)) return
    const thread = channel?.isThread() ? channelId : null
    const parent = (channel?.isThread() ? channel.parentId : null) ?? channelId
    this.#app.channels.hear({ server: guildId, channel: parent, thread }, appPermissions)
  }

  async #route(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) await this.#complete(interaction)
    else if (interaction.isChatInputCommand()) await this.#command(interaction)
    else if (interaction.isMessageContextMenuCommand()) await this.#onMessage(interaction)
    else if (interaction.isMessageComponent() || interaction.isModalSubmit()) await this.#press(interaction)
  }

  /** Discord has given the press up: who pressed was told so, and presses again. */
  #unanswered(interaction: Interaction, error: unknown): void {
    const { metrics, log } = this.#app
    if (error instanceof DiscordAPIError && error.code === Codes.UnknownInteraction) {
      log.info({ ...eventOf(interaction), code: error.code }, 'too late to be answered')
      return
    }
    log.error({ ...eventOf(interaction), err: error }, 'an answer could not be given')
    metrics.faults.inc()
  }

  /** Finishes what is in hand; whoever comes now is asked to come again. */
  async close(patience = 10_000): Promise<void> {
    this.#isClosing = true
    if (this.#inHand === 0) return
    const free = new Promise<void>((resolve) => {
      this.#whenFree = resolve
    })
    await inTime(free, undefined, patience)
  }

  #commandOf(interaction: ChatInputCommandInteraction | AutocompleteInteraction): Command | undefined {
    const sub = interaction.options.getSubcommand(false)
    return sub === null ? this.#commands.global.get(interaction.commandName) : this.#commands.ofGames.get(sub)
  }

  async #complete(interaction: AutocompleteInteraction): Promise<void> {
    if (this.#tooSoon(interaction.user.id, QUOTAS.typing) !== null) return interaction.respond([])
    const command = this.#commandOf(interaction)
    const reading = readerOf(this.#app, interaction.user.id, interaction.locale)
      .then(async (reader) => {
        await typingSlot()
        return (await command?.complete?.({ app: this.#app, interaction, reader })) ?? []
      })
      .catch((error) => {
        this.#app.log.error({ err: error }, 'a completion failed')
        return []
      })
    const choices = await inTime(reading, [], PATIENCE)
    await interaction.respond(choices.slice(0, 25).map(({ name, value }) => ({ name: plain(name), value })))
  }

  async #command(interaction: ChatInputCommandInteraction): Promise<void> {
    const command = this.#commandOf(interaction)
    const run = command?.run ?? unknownCommand
    if (command?.isForm === true) {
      await this.#form(interaction, (request) => run({ ...request, interaction, isPublic: false }))
      return
    }
    const quota = typeof command?.quota === 'function' ? command.quota(interaction) : command?.quota
    const early = this.#tooSoon(interaction.user.id, quota)
    if (early !== null) {
      await this.#putOff(interaction, early)
      return
    }
    const wished = command?.publicWish?.(interaction) ?? null
    const wish = `${interaction.channelId} ${interaction.commandName} ${wished}`
    const isPublic = wished !== null && this.#shown.take(wish, performance.now())
    const flags = isPublic ? {} : { flags: MessageFlags.Ephemeral as const }
    let isSeen = false
    try {
      await this.#acknowledged(interaction, () => interaction.deferReply(flags))
      const stop = (await command?.stopId?.(this.#app, interaction)) ?? null
      const answer = () =>
        this.#answer(interaction, (request) => run({ ...request, interaction, isPublic }), 'private', stop)
      isSeen = await this.#inLine(interaction, quota, answer)
    } finally {
      if (isPublic) this.#shown.free(wish, performance.now(), isSeen)
    }
  }

  async #onMessage(interaction: MessageContextMenuCommandInteraction): Promise<void> {
    const command = this.#commands.onMessages.get(interaction.commandName)
    const run = command?.run ?? unknownCommand
    const work = (request: RequestContext) => run({ ...request, interaction })
    const early = this.#tooSoon(interaction.user.id, command?.quota)
    if (early !== null) {
      await this.#putOff(interaction, early)
      return
    }
    if (command?.isForm) {
      await this.#form(interaction, work)
      return
    }
    await this.#acknowledged(interaction, () => interaction.deferReply({ flags: MessageFlags.Ephemeral }))
    await this.#inLine(interaction, command?.quota, () => this.#answer(interaction, work))
  }

  async #press(interaction: PressInteraction): Promise<void> {
    const id = readId(interaction.customId)
    const verb = id !== null && Object.hasOwn(this.#verbs, id.verb) ? this.#verbs[id.verb] : undefined
    if (id === null || verb === undefined) {
      await this.#unknown(interaction, id)
      return
    }
    const values = interaction.isStringSelectMenu() ? interaction.values : []
    const work = (request: RequestContext) => verb.handle({ ...request, interaction, id, values }, id.arg)
    if (verb.manner === 'form') {
      await this.#form(interaction, work)
      return
    }
    const { user, message } = interaction
    const twin = [user.id, message?.id, interaction.customId, ...values].join(' ')
    const isFirst = this.#stays(interaction, verb.manner) ? this.#twins.take(twin, performance.now()) : true
    let isAnswered = false
    try {
      const early = isFirst ? this.#tooSoon(user.id, verb.quota) : null
      if (early !== null) {
        await this.#putOff(interaction, early)
        return
      }
      await this.#acknowledged(interaction, () => this.#defer(interaction, verb.manner))
      if (!isFirst) return
      const stop = verb.isStoppable ? stopId(id.game) : null
      const answer = () =>
        this.#inLine(interaction, verb.quota, () => this.#answer(interaction, work, verb.manner, stop))
      isAnswered = await (verb.isUrgent ? answer() : this.#queues.queued(`${user.id} ${id.game}`, answer))
    } finally {
      if (isFirst) this.#twins.free(twin, performance.now(), isAnswered)
    }
  }

  /** A button of before whose verb is gone means as little as one whose table has moved on. */
  async #unknown(interaction: PressInteraction, id: CustomId | null): Promise<void> {
    const { verb = null, game = 0 } = id ?? {}
    this.#app.log.info({ interaction: interaction.id, verb, game }, 'a button nobody knows any more')
    await this.#acknowledged(interaction, () => interaction.deferReply({ flags: MessageFlags.Ephemeral }))
    await this.#answer(interaction, async ({ reader }) => sayStale({ reader, id: { game } }))
  }

  /** Takes one of what is dear; or says how long it takes until there is one. */
  #tooSoon(person: string, quota: Quota | undefined): TooSoon | null {
    const wait = quota === undefined ? 0 : this.#app.quotas.take(person, quota)
    if (quota === undefined || wait === 0) return null
    this.#app.metrics.tooSoon.inc({ kind: quota.kind })
    return { kind: quota.kind, wait }
  }

  /** Does what is dear for each person one after the other. */
  #inLine(
    interaction: AnswerableInteraction,
    quota: Quota | undefined,
    answer: () => Promise<boolean>,
  ): Promise<boolean> {
    return quota === undefined ? answer() : this.#queues.queued(`${interaction.user.id} ${quota.kind}`, answer)
  }

  /** Answers privately that it is too soon; the pressed message stays as it is. */
  async #putOff(interaction: AnswerableInteraction, { kind, wait }: TooSoon): Promise<void> {
    const reader = await readerOf(this.#app, interaction.user.id, interaction.locale)
    const message = messageOf(lineScreen(tooSoon(reader, kind, wait)))
    // In time for Discord, and late enough that asking ever faster keeps nobody else waiting.
    if (this.#app.quotas.take(interaction.user.id, HASTE) > 0) await sleep(SLOWLY)
    await this.#acknowledged(interaction, () => interaction.reply({ ...message, flags: PRIVATE }))
  }

  async #form(
    interaction: AnswerableInteraction,
    work: (request: RequestContext) => Promise<Screen | null>,
  ): Promise<void> {
    const asked = readerOf(this.#app, interaction.user.id, interaction.locale).then((reader) =>
      this.#worked(reader, interaction, work),
    )
    const shown = await inTime(asked, 'late' as const, PATIENCE)
    if (shown === 'late') {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral })
      const reader = await readerOf(this.#app, interaction.user.id, interaction.locale)
      await interaction.editReply(messageOf(lineScreen(reader.say('tooSlow'))))
      // The form that comes after all is refused by the client, and that is as it should be.
      asked.catch(() => undefined)
    } else if (shown !== null) await interaction.reply({ ...messageOf(shown), flags: PRIVATE })
  }

  /** Says whether the pressed message stays, and no answer of its own comes. */
  #stays(interaction: PressInteraction, manner: Manner): boolean {
    const isPrivate = interaction.message?.flags.has(MessageFlags.Ephemeral) ?? false
    return manner === 'silent' || manner === 'public' || (isPrivate && manner === 'panel')
  }

  /** On a public message a panel is opened anew, on a private one it changes in place. */
  #defer(interaction: PressInteraction, manner: Manner): Promise<unknown> {
    const stays = this.#stays(interaction, manner)
    return stays ? interaction.deferUpdate() : interaction.deferReply({ flags: MessageFlags.Ephemeral })
  }

  async #acknowledged(interaction: AnswerableInteraction, acknowledge: () => Promise<unknown>): Promise<void> {
    const end = this.#app.metrics.acknowledgements.startTimer()
    try {
      await pressSlot(interaction.user.id)
      await acknowledge()
    } catch (error) {
      // It was, but the answer to us got lost.
      const isKnown = error instanceof DiscordAPIError && error.code === Codes.InteractionHasAlreadyBeenAcknowledged
      if (!isKnown) throw error
      interaction.deferred = true
    }
    end()
  }

  /** False: it was not seen. */
  async #answer(
    interaction: AnswerableInteraction,
    work: (request: RequestContext) => Promise<Screen | null>,
    manner: Manner = 'private',
    stop: string | null = null,
  ): Promise<boolean> {
    const reader = await readerOf(this.#app, interaction.user.id, interaction.locale)
    const takesLong = manner === 'panel' || stop !== null
    const end = takesLong ? this.#whileDrawing(interaction, reader, stop) : null
    await workSlot()
    const made = await this.#worked(reader, interaction, work)
    await end?.()
    if (made === null) {
      await this.#end(interaction, manner)
      return true
    }
    const screen = withFilesWithin(made, fileLimitOf(interaction), reader.say('fileTooLarge'))
    const isBeside = manner === 'silent' || (manner === 'public' && !screen.isPublic)
    try {
      if (isBeside) await interaction.followUp({ ...messageOf(screen), flags: PRIVATE })
      else await interaction.editReply({ ...messageOf(screen), attachments: [] })
      return true
    } catch (error) {
      // Dismissed, or the token is too old: what was done is done, and the next press shows it.
      if (!(error instanceof DiscordAPIError) || error.status >= 500) throw error
      this.#app.log.info({ code: error.code, interaction: interaction.id }, 'an answer came too late')
      return false
    }
  }

  /** Its result shows elsewhere: the private message that was pressed, or would be the answer, goes. */
  async #end(interaction: AnswerableInteraction, manner: Manner): Promise<void> {
    if (manner !== 'panel' && manner !== 'private') return
    await interaction.deleteReply().catch((error) => {
      if (!(error instanceof DiscordAPIError) || error.status >= 500) throw error
      this.#app.log.info({ code: error.code, interaction: interaction.id }, 'an answer was gone already')
    })
  }

  /** A panel that takes long says so, and cannot be pressed meanwhile, but for what stops it. */
  #whileDrawing(interaction: AnswerableInteraction, reader: Reader, stop: string | null): () => Promise<void> {
    const message = 'message' in interaction ? interaction.message : null
    if (message !== null && !message.flags.has(MessageFlags.Ephemeral)) return async () => {}
    const word = reader.say(stop === null ? 'drawing' : 'botThinks')
    const below = rows([stop !== null && button(stop, reader.say('stop'))])
    let shown: Promise<unknown> = Promise.resolve()
    const show = () => {
      const parts = message?.components.map((part) => part.toJSON() as APIMessageTopLevelComponent)
      const waiting =
        (parts && waitingPanel(parts, word, stop === null ? null : below)) ??
        messageOf(screen([text(`-# ${word}`), ...below]))
      // Only what the answer will replace: if it cannot be shown, nothing is lost.
      shown = interaction.editReply(waiting).catch(() => undefined)
    }
    // A command shows by itself that it is being answered.
    const isAtOnce = stop !== null && message !== null
    const timer = setTimeout(show, isAtOnce ? this.#thinkingAfter : this.#drawingAfter)
    return async () => {
      clearTimeout(timer)
      await shown
    }
  }

  async #worked(
    reader: Reader,
    interaction: AnswerableInteraction,
    work: (request: RequestContext) => Promise<Screen | null>,
  ): Promise<Screen | null> {
    if (this.#late.has(interaction)) return lineScreen(reader.say('restarting'))
    try {
      return await work({ app: this.#app, interaction, reader, requestId: interaction.id })
    } catch (error) {
      const code = randomBytes(2).toString('hex')
      this.#app.metrics.faults.inc()
      this.#app.log.error({ err: error, code, interaction: interaction.id }, 'a fault of ours')
      const id = 'customId' in interaction ? readId(interaction.customId) : null
      return faultScreen(reader, code, id?.game ?? 0)
    }
  }
}

/** A panel that waits for its picture, or, with what stops it below, for a thought. */
function waitingPanel(parts: readonly APIMessageTopLevelComponent[], word: string, below: readonly Component[] | null) {
  if (below !== null) return { components: thinkingComponents(parts, word, below) as never }
  return { components: drawingComponents(parts, word) as never, attachments: [] }
}
