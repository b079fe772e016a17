import { type Choice, rows, select, text } from '#discord/app/components'
import { modal } from '#discord/app/forms'
import { contextFor, isScreen, sayNo, sayOnlyNo } from '#discord/app/requests'
import type { PressContext } from '#discord/app/router'
import { lineScreen, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { door, idOn } from '#discord/app/verb-ids'
import { silently, verbsOf } from '#discord/app/verbs'
import { isDenial, LEVELS, type Level, LONGEST_NOTE } from '#tables'
import { shortHash } from '../verify/screen.ts'
import { LOBBY } from './declarations.ts'
import { hostContext } from './host.ts'
import { comeBack, sitDown } from './join.ts'
import { openGuided, openTable } from './open.ts'
import { optionsForm, ownForm, replan, replanOwn } from './option-forms.ts'

const REMOVE = 'remove'

/** Which bot, or none any more: asked of the host alone. */
async function botMenu(press: PressContext): Promise<Screen> {
  const { reader } = press
  const context = await hostContext(press)
  if (isScreen(context)) return context
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

async function takeBot(press: PressContext): Promise<Screen | null> {
  const { app, id, interaction, values, reader } = press
  const [wish = ''] = values
  const { user } = interaction
  const outcome =
    wish === REMOVE
      ? await app.tables.lobby.removeBot(id.game, user.id, press.requestId)
      : await app.tables.lobby.addBot(id.game, user.id, wish as Level, press.requestId)
  return sayOnlyNo(reader, outcome)
}

/** Closing is asked once more. */
async function askShut(press: PressContext): Promise<Screen> {
  const { reader, id } = press
  const context = await hostContext(press)
  if (isScreen(context)) return context
  return screen([
    text(reader.say('closeTable')),
    ...rows([
      door('shutnow', reader.say('close'), { game: id.game }),
      door('shutnot', reader.say('keepTable'), { game: id.game }),
    ]),
  ])
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
  const table = reader.command('table', context.look.game.name)
  return lineScreen(reader.say('wordAdded', { hash: shortHash(outcome.hash), table }))
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
  shutnot: async () => null,
  async shutnow({ app, id, interaction, requestId, reader }) {
    const outcome = await app.tables.lobby.shut(id.game, interaction.user.id, requestId)
    return sayOnlyNo(reader, outcome)
  },
  options: optionsForm,
  replan: silently(replan),
  own: ownForm,
  ownreplan: silently(replanOwn),
})
