import { isReachable } from '#discord/app/channels'
import { type Choice, modal, rows, select, text } from '#discord/app/components'
import { languageOf, presentationFor } from '#discord/app/context'
import { QUOTAS } from '#discord/app/quotas'
import { type Asked, sayNo, sayNoAt, silently, stageFor, who } from '#discord/app/requests'
import type { Press, Verb } from '#discord/app/router'
import { idOn, type Stage, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import {
  isNo,
  LANGUAGES,
  LEVELS,
  type Level,
  LONGEST_NOTE,
  type LobbyPlan,
  type NewTable,
  no,
  type Outcome,
  SPEEDS,
} from '#tables'
import type { UiKey } from '#texts/ui/index'
import { lineScreen } from '../boards/around.ts'
import { homeOf, mutedScreen } from '../relocate/relocate.ts'
import { door } from '../turn/trouble.ts'
import { shortHash } from '../verify/screen.ts'
import { optionTitle, optionWord } from './screen.ts'

const REMOVE = 'remove'

/** A table in the channel where it was pressed. */
async function openHere(press: Press, wanted: Omit<NewTable, 'game' | 'host' | 'home'>): Promise<Screen | null> {
  const { house, interaction, id, reader } = press
  const home = homeOf(interaction)
  if (home === null) return lineScreen(reader.say('onlyOnServers'))
  if (!isReachable(await house.places.standing(home))) return mutedScreen(press)
  const outcome = await house.tables.create({ ...wanted, game: id.arg, host: who(press), home }, press.press)
  return isNo(outcome) ? sayNo(reader, outcome) : null
}

/** With bots it is full, and begins at once. */
function openTable(press: Press): Promise<Screen | null> {
  const { interaction, id } = press
  const bots = id.step
  const language = languageOf(interaction.guildLocale ?? interaction.locale)
  return openHere(press, { language, bots, startsWhenFull: bots > 0, ...(bots > 0 && { players: bots + 1 }) })
}

/** A first game against one bot, shown one thing a turn. */
function openGuided(press: Press): Promise<Screen | null> {
  const { language } = press.reader.voice
  const bot = { players: 2, bots: 1, level: 'apprentice', startsWhenFull: true } as const
  return openHere(press, { language, speed: 'none', guided: true, ...bot })
}

/** What is so or is not; the form has no room for a list of each. */
const ALSO = ['host', 'full', 'ideas'] as const

function isSo({ first, startsWhenFull, ideas }: LobbyPlan, what: (typeof ALSO)[number]): boolean {
  return { host: first === 'host', full: startsWhenFull, ideas }[what]
}

/** The lobby as its host may change it now. */
async function hostStage(press: Press): Promise<Stage | Screen> {
  const { interaction, reader, id } = press
  const stage = await stageFor(press, id.game)
  if (isNo(stage)) return sayNo(reader, stage)
  if (stage.look.phase !== 'lobby') return sayNo(reader, { no: 'not-in-lobby', facts: {} })
  return stage.look.host === interaction.user.id ? stage : sayNo(reader, { no: 'not-host', facts: {} })
}

async function optionsForm(press: Press): Promise<Screen | null> {
  const { interaction, reader } = press
  const stage = await hostStage(press)
  if (!('look' in stage)) return stage
  const { look } = stage
  if (!('showModal' in interaction) || interaction.deferred) return null
  const choice = (value: string, label: string, present: string): Choice => ({
    value,
    label,
    chosen: value === present,
  })
  const { min, max } = look.game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, at) => String(min + at))
  const form = modal(idOn(stage, 'replan'), reader.say('tableOptions'), [
    {
      id: 'players',
      label: reader.say('optionPlayers'),
      choices: counts.map((n) => choice(n, n, String(look.plan.players))),
    },
    {
      id: 'speed',
      label: reader.say('optionSpeed'),
      choices: SPEEDS.map((one) => choice(one, reader.say(`speed_${one}`), look.speed)),
    },
    {
      id: 'language',
      label: reader.say('set_language'),
      choices: LANGUAGES.map((one) => choice(one, reader.say(`language_${one}`), look.language)),
    },
    {
      id: 'also',
      label: reader.say('optionAlso'),
      isMany: true,
      choices: ALSO.map((one) => ({ value: one, label: reader.say(`also_${one}`), chosen: isSo(look.plan, one) })),
    },
    { id: 'note', label: reader.say('optionNote'), value: look.plan.note, most: 80 },
  ])
  await interaction.showModal(form)
  return null
}

function replan(press: Press): Promise<Outcome<unknown>> {
  const { house, id, interaction } = press
  if (!interaction.isModalSubmit()) return Promise.resolve(no('wrong-option'))
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
  return house.tables.replan(id.game, interaction.user.id, patch, press.press)
}

/** What a table chooses of the game's own, each in a list. */
async function ownForm(press: Press): Promise<Screen | null> {
  const { interaction, reader } = press
  const stage = await hostStage(press)
  if (!('look' in stage)) return stage
  const { look } = stage
  if (!('showModal' in interaction) || interaction.deferred) return null
  const fields = presentationFor(look).options.map(({ name, values }) => {
    const word = optionWord(name)
    const present = look.plan.options[name] ?? values[0]
    const choices = values.map((value): Choice => {
      return { value: String(value), label: reader.say(`${word}_${value}` as UiKey), chosen: value === present }
    })
    return { id: name, label: optionTitle(reader, word), choices }
  })
  await interaction.showModal(modal(idOn(stage, 'ownreplan'), reader.say('ownOptions'), fields))
  return null
}

async function replanOwn(press: Press): Promise<Outcome<unknown>> {
  const { house, id, interaction } = press
  const look = await house.tables.look(id.game, interaction.user.id)
  if (isNo(look)) return look
  if (!interaction.isModalSubmit()) return no('wrong-option')
  const { fields } = interaction
  const chosen = presentationFor(look).options.map(({ name, values }) => {
    const [given] = fields.getStringSelectValues(name)
    return [name, values.find((value) => String(value) === given) ?? values[0]] as const
  })
  const options = Object.fromEntries(chosen) as LobbyPlan['options']
  return house.tables.replan(id.game, interaction.user.id, { options }, press.press)
}

/** Which bot, or none any more: asked of the host alone. */
async function botMenu(press: Press): Promise<Screen> {
  const { reader } = press
  const stage = await hostStage(press)
  if (!('look' in stage)) return stage
  const { look } = stage
  const hasBot = look.places.some(({ kind }) => kind === 'bot')
  const isFull = look.places.length >= look.plan.players
  const choices: Choice[] = [
    ...(isFull ? [] : LEVELS.map((level) => ({ value: level, label: reader.say(`level_${level}`) }))),
    ...(hasBot ? [{ value: REMOVE, label: reader.say('removeBot') }] : []),
  ]
  if (choices.length === 0) return sayNo(reader, { no: 'full', facts: { players: look.plan.players } })
  return screen([select(idOn(stage, 'botlevel'), reader.say('whichBot'), choices)])
}

async function takeBot(press: Press): Promise<Screen> {
  const { house, id, interaction, values, reader } = press
  const [wish = ''] = values
  const { user } = interaction
  const outcome =
    wish === REMOVE
      ? await house.tables.removeBot(id.game, user.id, press.press)
      : await house.tables.addBot(id.game, user.id, wish as Level, press.press)
  return isNo(outcome) ? sayNo(reader, outcome) : lineScreen(reader.say('doneShort'))
}

/** Closing is asked once more. */
async function askShut(press: Press): Promise<Screen> {
  const { reader, interaction, id } = press
  const stage = await stageFor(press, id.game)
  if (isNo(stage)) return sayNo(reader, stage)
  if (stage.look.phase !== 'lobby') return sayNo(reader, { no: 'not-in-lobby', facts: {} })
  if (stage.look.host !== interaction.user.id) return sayNo(reader, { no: 'not-host', facts: {} })
  return screen([
    text(reader.say('closeTable')),
    ...rows([door('shutnow', reader.say('close'), id.game), door('shutnot', reader.say('keepTable'), id.game)]),
  ])
}

/** Whoever is on vacation sits down only when he comes back: the others would wait for a clock that stands still. */
export async function awayScreen({ house, interaction, reader }: Asked, game: number): Promise<Screen | null> {
  const { vacation } = await house.tables.settings(interaction.user.id)
  const now = interaction.createdTimestamp
  if (vacation === null || now < vacation.from || now >= vacation.to) return null
  const until = `<t:${Math.round(vacation.to / 1000)}:D>`
  return screen([
    text(reader.say('vacationJoin', { until })),
    ...rows([door('comeback', reader.say('vacationEnd'), game, '', 'next')]),
  ])
}

async function sitDown(press: Press): Promise<Screen | null> {
  const { house, id } = press
  const away = await awayScreen(press, id.game)
  if (away !== null) return away
  const outcome = await house.tables.join(id.game, who(press), press.press)
  return isNo(outcome) ? sayNoAt(press, outcome) : null
}

async function comeBack(press: Press): Promise<Screen> {
  const { house, interaction, id, reader } = press
  const rested = await house.tables.setSettings(interaction.user.id, { vacation: null })
  const outcome = isNo(rested) ? rested : await house.tables.join(id.game, who(press), press.press)
  return isNo(outcome) ? sayNo(reader, outcome) : lineScreen(reader.say('joined'))
}

const WORD = 'word'

async function wordForm(press: Press): Promise<Screen | null> {
  const { interaction, reader, id } = press
  const stage = await stageFor(press, id.game)
  if (isNo(stage)) return sayNo(reader, stage)
  const { phase, seat } = stage.look
  if (phase !== 'lobby') return sayNo(reader, { no: 'not-in-lobby', facts: {} })
  if (seat === null) return sayNo(reader, { no: 'not-seated', facts: {} })
  if (!('showModal' in interaction) || interaction.deferred) return null
  const field = { id: WORD, label: reader.say('wordLabel'), most: LONGEST_NOTE, isNeeded: true }
  await interaction.showModal(modal(idOn(stage, 'wordset'), reader.say('wordTitle'), [field]))
  return null
}

async function addWord({ house, id, interaction, press, reader }: Press): Promise<Screen> {
  const word = interaction.isModalSubmit() ? interaction.fields.getTextInputValue(WORD).trim() : ''
  const outcome = await house.tables.addWord(id.game, interaction.user.id, word, press)
  return isNo(outcome) ? sayNo(reader, outcome) : lineScreen(reader.say('wordAdded', { hash: shortHash(outcome.hash) }))
}

export const LOBBY_VERBS: Readonly<Record<string, Verb>> = {
  newtable: { manner: 'silent', quota: QUOTAS.table, handle: openTable },
  newguided: { manner: 'silent', quota: QUOTAS.table, handle: openGuided },
  hold: silently(({ house, id, interaction, press }) => house.tables.hold(id.game, interaction.user.id, press)),
  join: { manner: 'silent', handle: sitDown },
  comeback: { manner: 'panel', handle: comeBack },
  word: { manner: 'form', handle: wordForm },
  wordset: { manner: 'private', handle: addWord },
  leave: silently(({ house, id, interaction, press }) => house.tables.leave(id.game, interaction.user.id, press)),
  start: silently(({ house, id, interaction, press }) => house.tables.begin(id.game, interaction.user.id, press)),
  addbot: { manner: 'private', handle: botMenu },
  botlevel: { manner: 'panel', handle: takeBot },
  watch: { manner: 'private', handle: async ({ reader }) => lineScreen(reader.say('watchSoon')) },
  shut: { manner: 'private', handle: askShut },
  shutnot: { manner: 'panel', handle: async ({ reader }) => lineScreen(reader.say('tableStays')) },
  shutnow: {
    manner: 'panel',
    async handle({ house, id, interaction, press, reader }) {
      const outcome = await house.tables.shut(id.game, interaction.user.id, press)
      return isNo(outcome) ? sayNo(reader, outcome) : lineScreen(reader.say('doneShort'))
    },
  },
  options: { manner: 'form', handle: optionsForm },
  replan: silently(replan),
  own: { manner: 'form', handle: ownForm },
  ownreplan: silently(replanOwn),
}
