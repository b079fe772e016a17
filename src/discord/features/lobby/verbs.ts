import { isReachable } from '#discord/app/channels'
import { type Choice, modal, rows, select, text } from '#discord/app/components'
import { languageOf } from '#discord/app/reader'
import { contextFor, sayNo, sayNoAt, who } from '#discord/app/requests'
import type { PressContext, RequestContext } from '#discord/app/router'
import { lineScreen, type ScreenContext, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { presentationFor } from '#discord/app/shown-game'
import { door, idOn } from '#discord/app/verb-ids'
import { silently, verbsOf } from '#discord/app/verbs'
import {
  deny,
  isDenial,
  LANGUAGES,
  LEVELS,
  type Level,
  LONGEST_NOTE,
  type LobbyPlan,
  type NewTable,
  type Outcome,
  SPEEDS,
} from '#tables'
import { homeOf, mutedScreen } from '../relocate/relocate.ts'
import { shortHash } from '../verify/screen.ts'
import { LOBBY } from './declarations.ts'
import { optionTitle } from './screen.ts'

const REMOVE = 'remove'

/** A table in the channel where it was pressed. */
async function openHere(
  press: PressContext,
  game: string,
  wanted: Omit<NewTable, 'game' | 'host' | 'home'>,
): Promise<Screen | null> {
  const { app, interaction, reader } = press
  const home = homeOf(interaction)
  if (home === null) return lineScreen(reader.say('onlyOnServers'))
  if (!isReachable(await app.channels.standing(home))) return mutedScreen(press)
  const outcome = await app.tables.lobby.create({ ...wanted, game, host: who(press), home }, press.requestId)
  return isDenial(outcome) ? sayNo(reader, outcome) : null
}

/** With bots it is full, and begins at once. */
function openTable(press: PressContext, game: string): Promise<Screen | null> {
  const { interaction, id } = press
  const bots = id.step
  const language = languageOf(interaction.guildLocale ?? interaction.locale)
  return openHere(press, game, { language, bots, startsWhenFull: bots > 0, ...(bots > 0 && { players: bots + 1 }) })
}

/** A first game against one bot, shown one thing a turn. */
function openGuided(press: PressContext, game: string): Promise<Screen | null> {
  const { language } = press.reader.voice
  const bot = { players: 2, bots: 1, level: 'apprentice', startsWhenFull: true } as const
  return openHere(press, game, { language, speed: 'none', guided: true, ...bot })
}

/** The yes-or-no options; the form has no room for a list of each. */
const ALSO = ['host', 'full', 'ideas'] as const

function isSo({ first, startsWhenFull, ideas }: LobbyPlan, choice: (typeof ALSO)[number]): boolean {
  return { host: first === 'host', full: startsWhenFull, ideas }[choice]
}

/** The lobby as its host may change it now. */
async function hostStage(press: PressContext): Promise<ScreenContext | Screen> {
  const { interaction, reader, id } = press
  const context = await contextFor(press, id.game)
  if (isDenial(context)) return sayNo(reader, context)
  if (context.look.phase !== 'lobby') return sayNo(reader, { denied: 'not-in-lobby', facts: {} })
  return context.look.host === interaction.user.id ? context : sayNo(reader, { denied: 'not-host', facts: {} })
}

async function optionsForm(press: PressContext): Promise<Screen | null> {
  const { interaction, reader } = press
  const context = await hostStage(press)
  if (!('look' in context)) return context
  const { look } = context
  if (!('showModal' in interaction) || interaction.deferred) return null
  const choice = (value: string, label: string, present: string): Choice => ({
    value,
    label,
    chosen: value === present,
  })
  const { min, max } = look.game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, more) => String(min + more))
  const form = modal(idOn(context, 'replan'), reader.say('tableOptions'), [
    {
      id: 'players',
      label: reader.say('optionPlayers'),
      choices: counts.map((n) => choice(n, n, String(look.plan.players))),
    },
    {
      id: 'speed',
      label: reader.say('optionSpeed'),
      choices: SPEEDS.map((speed) => choice(speed, reader.say(`speed_${speed}`), look.speed)),
    },
    {
      id: 'language',
      label: reader.say('set_language'),
      choices: LANGUAGES.map((language) => choice(language, reader.say(`language_${language}`), look.language)),
    },
    {
      id: 'also',
      label: reader.say('optionAlso'),
      isMany: true,
      choices: ALSO.map((also) => ({ value: also, label: reader.say(`also_${also}`), chosen: isSo(look.plan, also) })),
    },
    { id: 'note', label: reader.say('optionNote'), value: look.plan.note, most: 80 },
  ])
  await interaction.showModal(form)
  return null
}

function replan(press: PressContext): Promise<Outcome<unknown>> {
  const { app, id, interaction } = press
  if (!interaction.isModalSubmit()) return Promise.resolve(deny('wrong-option'))
  const { fields } = interaction
  const chosen = (name: string) => fields.getStringSelectValues(name)
  const also = chosen('also')
  const patch = {
    players: Number(chosen('players')[0]),
    speed: chosen('speed')[0],
    language: chosen('language')[0],
    first: also.includes('host') ? ('host' as const) : ('random' as const),
    startsWhenFull: also.includes('full'),
    ideas: also.includes('ideas'),
    note: fields.getTextInputValue('note').trim(),
  }
  return app.tables.lobby.replan(id.game, interaction.user.id, patch, press.requestId)
}

/** Opens the form of the game's own options, each in a list. */
async function ownForm(press: PressContext): Promise<Screen | null> {
  const { interaction, reader } = press
  const context = await hostStage(press)
  if (!('look' in context)) return context
  const { look } = context
  if (!('showModal' in interaction) || interaction.deferred) return null
  const fields = presentationFor(look).commands.tableOptions.map((option) => {
    const { name, values } = option
    const present = look.plan.options[name] ?? values[0]
    const choices = values.map((value): Choice => {
      return { value: String(value), label: option.valueText(value, reader.voice.language), chosen: value === present }
    })
    return { id: name, label: optionTitle(option, reader), choices }
  })
  await interaction.showModal(modal(idOn(context, 'ownreplan'), reader.say('ownOptions'), fields))
  return null
}

async function replanOwn(press: PressContext): Promise<Outcome<unknown>> {
  const { app, id, interaction } = press
  const look = await app.tables.reading.look(id.game, interaction.user.id)
  if (isDenial(look)) return look
  if (!interaction.isModalSubmit()) return deny('wrong-option')
  const { fields } = interaction
  const chosen = presentationFor(look).commands.tableOptions.map(({ name, values }) => {
    const [given] = fields.getStringSelectValues(name)
    return [name, values.find((value) => String(value) === given) ?? values[0]] as const
  })
  const options = Object.fromEntries(chosen) as LobbyPlan['options']
  return app.tables.lobby.replan(id.game, interaction.user.id, { options }, press.requestId)
}

/** Which bot, or none any more: asked of the host alone. */
async function botMenu(press: PressContext): Promise<Screen> {
  const { reader } = press
  const context = await hostStage(press)
  if (!('look' in context)) return context
  const { look } = context
  const hasBot = look.places.some(({ kind }) => kind === 'bot')
  const isFull = look.places.length >= look.plan.players
  const choices: Choice[] = [
    ...(isFull ? [] : LEVELS.map((level) => ({ value: level, label: reader.say(`level_${level}`) }))),
    ...(hasBot ? [{ value: REMOVE, label: reader.say('removeBot') }] : []),
  ]
  if (choices.length === 0) return sayNo(reader, { denied: 'full', facts: { players: look.plan.players } })
  return screen([select(idOn(context, 'botlevel'), reader.say('whichBot'), choices)])
}

async function takeBot(press: PressContext): Promise<Screen> {
  const { app, id, interaction, values, reader } = press
  const [wish = ''] = values
  const { user } = interaction
  const outcome =
    wish === REMOVE
      ? await app.tables.lobby.removeBot(id.game, user.id, press.requestId)
      : await app.tables.lobby.addBot(id.game, user.id, wish as Level, press.requestId)
  return isDenial(outcome) ? sayNo(reader, outcome) : lineScreen(reader.say('doneShort'))
}

/** Closing is asked once more. */
async function askShut(press: PressContext): Promise<Screen> {
  const { reader, interaction, id } = press
  const context = await contextFor(press, id.game)
  if (isDenial(context)) return sayNo(reader, context)
  if (context.look.phase !== 'lobby') return sayNo(reader, { denied: 'not-in-lobby', facts: {} })
  if (context.look.host !== interaction.user.id) return sayNo(reader, { denied: 'not-host', facts: {} })
  return screen([
    text(reader.say('closeTable')),
    ...rows([
      door('shutnow', reader.say('close'), { game: id.game }),
      door('shutnot', reader.say('keepTable'), { game: id.game }),
    ]),
  ])
}

/** Asks somebody on vacation to come back first: the others would wait for a clock that stands still. */
export async function awayScreen({ app, interaction, reader }: RequestContext, game: number): Promise<Screen | null> {
  const { vacation } = await app.tables.people.settings(interaction.user.id)
  const now = interaction.createdTimestamp
  if (vacation === null || now < vacation.from || now >= vacation.to) return null
  const until = `<t:${Math.round(vacation.to / 1000)}:D>`
  return screen([
    text(reader.say('vacationJoin', { until })),
    ...rows([door('comeback', reader.say('vacationEnd'), { game, style: 'next' })]),
  ])
}

async function sitDown(press: PressContext): Promise<Screen | null> {
  const { app, id } = press
  const away = await awayScreen(press, id.game)
  if (away !== null) return away
  const outcome = await app.tables.lobby.join(id.game, who(press), press.requestId)
  return isDenial(outcome) ? sayNoAt(press, outcome) : null
}

async function comeBack(press: PressContext): Promise<Screen> {
  const { app, interaction, id, reader } = press
  const rested = await app.tables.people.setSettings(interaction.user.id, { vacation: null })
  const outcome = isDenial(rested) ? rested : await app.tables.lobby.join(id.game, who(press), press.requestId)
  return isDenial(outcome) ? sayNo(reader, outcome) : lineScreen(reader.say('joined'))
}

const WORD = 'word'

async function wordForm(press: PressContext): Promise<Screen | null> {
  const { interaction, reader, id } = press
  const context = await contextFor(press, id.game)
  if (isDenial(context)) return sayNo(reader, context)
  const { phase, seat } = context.look
  if (phase !== 'lobby') return sayNo(reader, { denied: 'not-in-lobby', facts: {} })
  if (seat === null) return sayNo(reader, { denied: 'not-seated', facts: {} })
  if (!('showModal' in interaction) || interaction.deferred) return null
  const field = { id: WORD, label: reader.say('wordLabel'), most: LONGEST_NOTE, isNeeded: true }
  await interaction.showModal(modal(idOn(context, 'wordset'), reader.say('wordTitle'), [field]))
  return null
}

async function addWord(press: PressContext): Promise<Screen> {
  const { app, id, interaction, requestId, reader } = press
  const word = interaction.isModalSubmit() ? interaction.fields.getTextInputValue(WORD).trim() : ''
  const outcome = await app.tables.lobby.addWord(id.game, interaction.user.id, word, requestId)
  if (isDenial(outcome)) return sayNo(reader, outcome)
  const context = await contextFor(press, id.game)
  if (isDenial(context)) return sayNo(reader, context)
  const verify = reader.command('verify', context.look.game.name)
  return lineScreen(reader.say('wordAdded', { hash: shortHash(outcome.hash), verify }))
}

export const LOBBY_VERBS = verbsOf(LOBBY, {
  newtable: openTable,
  newguided: openGuided,
  hold: silently(({ app, id, interaction, requestId }) =>
    app.tables.lobby.hold(id.game, interaction.user.id, requestId),
  ),
  join: sitDown,
  comeback: comeBack,
  word: wordForm,
  wordset: addWord,
  leave: silently(({ app, id, interaction, requestId }) =>
    app.tables.lobby.leave(id.game, interaction.user.id, requestId),
  ),
  start: silently(({ app, id, interaction, requestId }) =>
    app.tables.lobby.begin(id.game, interaction.user.id, requestId),
  ),
  addbot: botMenu,
  botlevel: takeBot,
  watch: async ({ reader }) => lineScreen(reader.say('watchSoon')),
  shut: askShut,
  shutnot: async ({ reader }) => lineScreen(reader.say('tableStays')),
  async shutnow({ app, id, interaction, requestId, reader }) {
    const outcome = await app.tables.lobby.shut(id.game, interaction.user.id, requestId)
    return isDenial(outcome) ? sayNo(reader, outcome) : lineScreen(reader.say('doneShort'))
  },
  options: optionsForm,
  replan: silently(replan),
  own: ownForm,
  ownreplan: silently(replanOwn),
})
