import { randomBytes } from 'node:crypto'
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js'
import { type House, type Reader, readerOf } from './house.ts'
import { type PressId, readId } from './ids.ts'
import { lineScreen } from './screens/around.ts'
import { messageOf, type Screen } from './send.ts'

type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction

/** One press, command or form, being answered. */
export interface Ask<I extends Answerable = Answerable> {
  readonly house: House
  readonly interaction: I
  readonly reader: Reader
  /** The number under which this press acts once. */
  readonly press: string
}

export interface Press extends Ask<MessageComponentInteraction | ModalSubmitInteraction> {
  readonly id: PressId
  /** What was chosen in a select. */
  readonly values: readonly string[]
}

export interface Command {
  readonly name: string
  /** Answers privately unless it says otherwise. */
  run(ask: Ask<ChatInputCommandInteraction>): Promise<Screen | null>
  complete?(
    house: House,
    interaction: AutocompleteInteraction,
    reader: Reader,
  ): Promise<{ name: string; value: string }[]>
  isPublic?(interaction: ChatInputCommandInteraction): boolean
}

/** What a press does: a screen to show, or null where there is nothing to show. */
export type Handler = (press: Press) => Promise<Screen | null>

/** How a press is acknowledged: the panel it stands on changes, a private answer comes, nothing is shown, or a form. */
export type Manner = 'panel' | 'private' | 'silent' | 'form'

export interface Verb {
  readonly manner: Manner
  readonly handle: Handler
}

/** From Discord to the tables and back: acknowledges at once, works after, tells every fault in a sentence. */
export class Router {
  readonly #house: House
  readonly #commands: ReadonlyMap<string, Command>
  readonly #verbs: Readonly<Record<string, Verb>>
  #isClosing = false
  #inHand = 0
  #whenFree: (() => void) | null = null

  constructor(house: House, commands: ReadonlyMap<string, Command>, verbs: Readonly<Record<string, Verb>>) {
    this.#house = house
    this.#commands = commands
    this.#verbs = verbs
  }

  handle = async (interaction: Interaction): Promise<void> => {
    const { figures } = this.#house
    this.#inHand++
    figures.inHand.inc()
    try {
      if (interaction.isAutocomplete()) await this.#complete(interaction)
      else if (interaction.isChatInputCommand()) await this.#command(interaction)
      else if (interaction.isMessageComponent() || interaction.isModalSubmit()) await this.#press(interaction)
    } catch (error) {
      this.#house.log.error({ err: error, interaction: interaction.id }, 'an answer could not be given')
      figures.faults.inc()
    } finally {
      figures.inHand.dec()
      this.#inHand--
      if (this.#inHand === 0) this.#whenFree?.()
    }
  }

  /** Finishes what is in hand; whoever comes now is asked to come again. */
  async close(patience = 10_000): Promise<void> {
    this.#isClosing = true
    if (this.#inHand === 0) return
    const free = new Promise<void>((resolve) => {
      this.#whenFree = resolve
    })
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience)
    })
    await Promise.race([free, late])
    clearTimeout(timer)
  }

  #commandOf(interaction: ChatInputCommandInteraction | AutocompleteInteraction): Command | undefined {
    const sub = interaction.options.getSubcommand(false)
    return this.#commands.get(sub ?? interaction.commandName)
  }

  async #complete(interaction: AutocompleteInteraction): Promise<void> {
    const command = this.#commandOf(interaction)
    const reader = await readerOf(this.#house, interaction.user.id, interaction.locale)
    let choices: { name: string; value: string }[] = []
    try {
      choices = (await command?.complete?.(this.#house, interaction, reader)) ?? []
    } catch (error) {
      this.#house.log.error({ err: error }, 'a completion failed')
    }
    await interaction.respond(choices.slice(0, 25))
  }

  async #command(interaction: ChatInputCommandInteraction): Promise<void> {
    const command = this.#commandOf(interaction)
    if (command === undefined) return
    const isPublic = command.isPublic?.(interaction) ?? false
    await this.#acknowledged(() => interaction.deferReply(isPublic ? {} : { flags: MessageFlags.Ephemeral }))
    await this.#answer(interaction, (ask) => command.run({ ...ask, interaction }))
  }

  async #press(interaction: MessageComponentInteraction | ModalSubmitInteraction): Promise<void> {
    const id = readId(interaction.customId)
    const verb = id === null ? undefined : this.#verbs[id.verb]
    if (id === null || verb === undefined) {
      await interaction.deferUpdate()
      return
    }
    const values = interaction.isStringSelectMenu() ? interaction.values : []
    if (verb.manner === 'form') {
      const reader = await readerOf(this.#house, interaction.user.id, interaction.locale)
      await verb.handle({ house: this.#house, interaction, reader, press: interaction.id, id, values })
      return
    }
    await this.#acknowledged(() => this.#defer(interaction, verb.manner))
    await this.#answer(interaction, (ask) => verb.handle({ ...ask, interaction, id, values }), verb.manner)
  }

  /** On a public message a panel is opened anew, on a private one it changes in place. */
  #defer(interaction: MessageComponentInteraction | ModalSubmitInteraction, manner: Manner): Promise<unknown> {
    const isPrivate = interaction.message?.flags.has(MessageFlags.Ephemeral) ?? false
    const stays = manner === 'silent' || (isPrivate && manner === 'panel')
    return stays ? interaction.deferUpdate() : interaction.deferReply({ flags: MessageFlags.Ephemeral })
  }

  async #acknowledged(acknowledge: () => Promise<unknown>): Promise<void> {
    const end = this.#house.figures.acknowledgements.startTimer()
    await acknowledge()
    end()
  }

  async #answer(
    interaction: Answerable,
    work: (ask: Ask) => Promise<Screen | null>,
    manner: Manner = 'private',
  ): Promise<void> {
    const reader = await readerOf(this.#house, interaction.user.id, interaction.locale)
    const screen = await this.#worked(reader, interaction, work)
    try {
      if (screen !== null && manner === 'silent') {
        await interaction.followUp({
          ...messageOf(screen),
          flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral,
        })
      } else if (screen !== null) await interaction.editReply({ ...messageOf(screen), attachments: [] })
    } catch (error) {
      // Dismissed, or the token is too old: what was done is done, and the next press shows it.
      if (!(error instanceof DiscordAPIError) || error.status >= 500) throw error
      this.#house.log.info({ code: error.code, interaction: interaction.id }, 'an answer came too late')
    }
  }

  async #worked(
    reader: Reader,
    interaction: Answerable,
    work: (ask: Ask) => Promise<Screen | null>,
  ): Promise<Screen | null> {
    if (this.#isClosing) return lineScreen(reader.say('restarting'))
    try {
      return await work({ house: this.#house, interaction, reader, press: interaction.id })
    } catch (error) {
      const code = randomBytes(2).toString('hex')
      this.#house.figures.faults.inc()
      this.#house.log.error({ err: error, code, interaction: interaction.id }, 'a fault of ours')
      return lineScreen(reader.say('ourFault', { code }))
    }
  }
}
