import {
  ActionRowBuilder,
  ApplicationCommandOptionType,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelSelectMenuBuilder,
  type ChatInputCommandInteraction,
  CheckboxBuilder,
  CheckboxGroupBuilder,
  Client,
  ContainerBuilder,
  Events,
  GatewayIntentBits,
  type Interaction,
  LabelBuilder,
  MediaGalleryBuilder,
  MentionableSelectMenuBuilder,
  MessageFlags,
  ModalBuilder,
  Partials,
  RadioGroupBuilder,
  type RepliableInteraction,
  RoleSelectMenuBuilder,
  SectionBuilder,
  SeparatorBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
  ThumbnailBuilder,
  UserSelectMenuBuilder,
} from 'discord.js'
import type { Playground } from '#playground/playground'
import { picture } from './picture.ts'

/** A small bot that does one of everything, with an unchanged discord.js. */

const V2 = MessageFlags.IsComponentsV2

export const COMMANDS = [
  {
    name: 'village',
    description: 'Everything a village has',
    name_localizations: { de: 'dorf' },
    description_localizations: { de: 'Alles, was ein Dorf hat' },
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand as const,
        name: 'show',
        description: 'Shows the village',
        options: [
          { type: ApplicationCommandOptionType.User as const, name: 'player', description: 'Whose village' },
          {
            type: ApplicationCommandOptionType.Integer as const,
            name: 'round',
            description: 'Which round',
            min_value: 1,
            max_value: 14,
          },
        ],
      },
      {
        type: ApplicationCommandOptionType.Subcommand as const,
        name: 'move',
        description: 'Moves in one line',
        options: [
          {
            type: ApplicationCommandOptionType.String as const,
            name: 'move',
            description: 'The move',
            required: true,
            autocomplete: true,
          },
        ],
      },
    ],
  },
  { name: 'secret', description: 'Only for you' },
  { name: 'late', description: 'Thinks first' },
  { name: 'form', description: 'Opens a form' },
  { name: 'choices', description: 'Opens a form in which all choices lie open' },
  { name: 'selects', description: 'Every select' },
  {
    name: 'ping',
    description: 'Calls somebody',
    options: [{ type: ApplicationCommandOptionType.User as const, name: 'who', description: 'Whom', required: true }],
  },
  { name: 'silence', description: 'Never answers' },
]

const MOVES = ['w3w4 field*4', 'w5w6 school', 'w1w4 beer horse', 'w2w2 rosary']

const text = (content: string) => new TextDisplayBuilder({ content })
const button = (customId: string, label: string, style = ButtonStyle.Secondary, disabled = false) =>
  new ButtonBuilder({ custom_id: customId, label, style: style as ButtonStyle.Secondary, disabled })
const rowOf = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(...buttons)

export function panel(pressed = 0) {
  const kinds = new StringSelectMenuBuilder({
    custom_id: 'build',
    placeholder: 'New for the village · 3 ways',
    min_values: 1,
    max_values: 2,
  })
  kinds.addOptions(
    { label: 'Stable · 1 horse', value: 'stable', description: '6: white 2 + white 4 · 3 time', emoji: { name: '🐎' } },
    { label: 'Brewery · 1 beer', value: 'brewery', description: '8: white 3 + white 5 · free', emoji: { name: '🍺' } },
    { label: 'Field', value: 'field', description: '7: white 3 + white 4 · free' },
  )
  return new ContainerBuilder({ accent_color: 0x2f6fb0 })
    .addTextDisplayComponents(
      text(`### Your turn · round 9\n**Coins** 3 · *pressed* ${pressed} times\n-# The clock ends <t:1800000000:R>`),
    )
    .addSeparatorComponents(new SeparatorBuilder())
    .addSectionComponents(
      new SectionBuilder()
        .addTextDisplayComponents(text('**Merchant back, serve two**\n`w5w6` 11 · 1 time'))
        .setButtonAccessory(button('choose:1', 'Choose', ButtonStyle.Primary)),
      new SectionBuilder()
        .addTextDisplayComponents(text('A small picture beside'))
        .setThumbnailAccessory(
          new ThumbnailBuilder({ media: { url: 'attachment://village.png' }, description: 'A small village' }),
        ),
    )
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems({
        media: { url: 'attachment://village.png' },
        description: 'The village of Käthe, from above',
      }),
    )
    .addActionRowComponents(new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(kinds))
    .addActionRowComponents(
      rowOf(
        button('confirm', 'Confirm', ButtonStyle.Success),
        button('again', 'Again'),
        button('never', 'Never', ButtonStyle.Danger, true),
        new ButtonBuilder({ style: ButtonStyle.Link, label: 'Rules', url: 'https://example.org/rules' }),
      ),
    )
}

export function villagePicture() {
  return new AttachmentBuilder(picture(320, 200), { name: 'village.png', description: 'The village' })
}

function form() {
  return new ModalBuilder({ custom_id: 'form', title: 'Go back a turn' })
    .addLabelComponents(
      new LabelBuilder({ label: 'Why?' }).setTextInputComponent(
        new TextInputBuilder({ custom_id: 'why', style: TextInputStyle.Paragraph, max_length: 100, required: true }),
      ),
      new LabelBuilder({ label: 'Which turn', description: 'The last ones' }).setStringSelectMenuComponent(
        new StringSelectMenuBuilder({
          custom_id: 'turn',
          options: [
            { label: 'Turn 38', value: '38' },
            { label: 'Turn 39', value: '39' },
          ],
        }),
      ),
    )
    .addTextDisplayComponents(text('All must agree.'))
}

function choices() {
  const options = ['Carts', 'Ships', 'Mules'].map((label) => ({ label, value: label.toLowerCase() }))
  return new ModalBuilder({ custom_id: 'choices', title: 'Travel' }).addLabelComponents(
    new LabelBuilder({ label: 'By what' }).setRadioGroupComponent(
      new RadioGroupBuilder({ custom_id: 'way', options: options.map((one, at) => ({ ...one, default: at === 1 })) }),
    ),
    new LabelBuilder({ label: 'With whom' }).setCheckboxGroupComponent(
      new CheckboxGroupBuilder({
        custom_id: 'with',
        required: false,
        min_values: 0,
        options: [
          { label: 'A monk', value: 'monk', description: 'Who reads', default: true },
          { label: 'A smith', value: 'smith' },
        ],
      }),
    ),
    new LabelBuilder({ label: 'At night' }).setCheckboxComponent(new CheckboxBuilder({ custom_id: 'night' })),
  )
}

function selects() {
  const row = <
    T extends UserSelectMenuBuilder | RoleSelectMenuBuilder | MentionableSelectMenuBuilder | ChannelSelectMenuBuilder,
  >(
    first: T,
  ) => new ActionRowBuilder<T>().addComponents(first)
  return [
    row(new UserSelectMenuBuilder({ custom_id: 'user', placeholder: 'A user' })),
    row(new RoleSelectMenuBuilder({ custom_id: 'role', placeholder: 'A role' })),
    row(new MentionableSelectMenuBuilder({ custom_id: 'both', placeholder: 'A user or a role' })),
    row(new ChannelSelectMenuBuilder({ custom_id: 'channel', placeholder: 'A channel' })),
  ]
}

async function command(interaction: ChatInputCommandInteraction) {
  const { commandName, options } = interaction
  if (commandName === 'village' && options.getSubcommand() === 'show')
    await interaction.reply({ flags: V2, components: [panel()], files: [villagePicture()] })
  if (commandName === 'village' && options.getSubcommand() === 'move') {
    const response = await interaction.reply({ content: `Moved: ${options.getString('move')}`, withResponse: true })
    await interaction.followUp({ content: `after ${response.resource?.message?.id}`, flags: MessageFlags.Ephemeral })
  }
  if (commandName === 'secret')
    await interaction.reply({ content: 'Nobody else reads ||this||.', flags: MessageFlags.Ephemeral })
  if (commandName === 'late') {
    await interaction.deferReply()
    await interaction.editReply({ flags: V2, components: [text('# At last')], files: [] })
  }
  if (commandName === 'form') await interaction.showModal(form())
  if (commandName === 'choices') await interaction.showModal(choices())
  if (commandName === 'selects') await interaction.reply({ content: 'Choose', components: selects() })
  if (commandName === 'ping') await interaction.reply({ content: `${options.getUser('who', true)}, your turn` })
}

async function answer(interaction: RepliableInteraction) {
  if (interaction.isChatInputCommand()) return command(interaction)
  if (interaction.isModalSubmit() && interaction.customId === 'choices') {
    const { fields } = interaction
    const night = fields.getCheckbox('night') ? 'by night' : 'by day'
    return interaction.reply(
      `${fields.getRadioGroup('way')} with ${fields.getCheckboxGroup('with').join('+')} ${night}`,
    )
  }
  if (interaction.isModalSubmit()) {
    const turn = interaction.fields.getStringSelectValues('turn').join()
    return interaction.reply(`Back to turn ${turn}: ${interaction.fields.getTextInputValue('why')}`)
  }
  if (interaction.isButton() && interaction.customId === 'confirm') {
    await interaction.deferUpdate()
    return interaction.editReply({ components: [text('### Done\nFour fields.')], attachments: [] })
  }
  if (interaction.isButton()) return interaction.update({ components: [panel(1)], files: [villagePicture()] })
  if (interaction.isStringSelectMenu())
    return interaction.reply({ content: `Chosen: ${interaction.values.join(', ')}`, flags: MessageFlags.Ephemeral })
  if (interaction.isUserSelectMenu()) return interaction.reply(`User ${interaction.users.first()?.username}`)
  if (interaction.isRoleSelectMenu()) return interaction.reply(`Role ${interaction.roles.first()?.name}`)
  if (interaction.isMentionableSelectMenu())
    return interaction.reply(`Both ${interaction.users.size} and ${interaction.roles.size}`)
  if (interaction.isChannelSelectMenu()) return interaction.reply(`Channel ${interaction.channels.first()?.id}`)
}

async function hear(interaction: Interaction) {
  if (!interaction.isAutocomplete()) return interaction.isRepliable() ? answer(interaction) : undefined
  const typed = interaction.options.getFocused()
  const fitting = MOVES.filter((move) => move.includes(typed)).map((move) => ({ name: `${move} · free`, value: move }))
  return interaction.respond(fitting)
}

export interface SampleBot {
  client: Client<true>
  errors: Error[]
  stop(): Promise<void>
}

export function clientFor({ apiUrl }: { apiUrl: string }): Client {
  return new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
    partials: [Partials.Channel],
    rest: { api: apiUrl, version: '10' },
  })
}

export async function startSampleBot(playground: Playground): Promise<SampleBot> {
  const client = clientFor(playground)
  const errors: Error[] = []
  client.on(Events.InteractionCreate, (interaction) => {
    hear(interaction).catch((error) => errors.push(error))
  })
  client.on(Events.Error, (error) => errors.push(error))
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve))
  await client.login(playground.token)
  await (await ready).application.commands.set(COMMANDS)
  return { client: client as Client<true>, errors, stop: () => client.destroy() }
}
