import { button, quoted, rows, text } from '#discord/app/components'
import { modal } from '#discord/app/forms'
import { type Reader, readerOf } from '#discord/app/reader'
import type { PressContext, ScreenRequest } from '#discord/app/router'
import { PARCHMENT, screen } from '#discord/app/screen'
import type { Screen } from '#discord/app/send'
import { freeId, newNonce } from '#discord/app/verb-ids'
import { presentationOf } from '#presentation/registry'
import { DEFAULTS, isDenial, LONGEST_NOTE, type PersonSettings } from '#tables'
import { isZone } from '#tables/flow/clock'
import { wordsIn } from '../orders/screen.ts'
import { chosenLines } from './choices.ts'

const DAY = 24 * 60 * 60_000
const MOST_LINES = 10

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** The orders that new tables begin with. */
function usualLines({ orders }: PersonSettings, { voice, say }: Reader): string[] {
  return Object.entries(orders).flatMap(([game, said]) => {
    const presentation = presentationOf(game)
    return Object.entries(said).flatMap(([name, value]) => {
      const order = presentation?.orders.find((order) => order.name === name)
      if (presentation === undefined || order === undefined) return []
      const words = wordsIn(value).map((word) => order.text(word, voice))
      const line = [presentation.title, order.title?.(voice), words.join(', ')].filter(Boolean).join(' · ')
      return [`${say('orders')}: ${line}`]
    })
  })
}

function restLines({ quiet, vacation }: PersonSettings, reader: Reader): string[] {
  const lines = []
  if (quiet !== null)
    lines.push(reader.say('quietIs', { from: timeOf(quiet.from), to: timeOf(quiet.to), zone: quiet.zone }))
  if (vacation === null) return lines
  lines.push(reader.say('vacationIs', { until: `<t:${Math.round(vacation.to / 1000)}:D>` }))
  if (vacation.note !== undefined) lines.push(quoted(vacation.note))
  return lines
}

/** S27: all that can be chosen, as it is now; one form changes it. */
export async function settingsScreen({ app, reader, interaction }: ScreenRequest, note?: string): Promise<Screen> {
  const settings = await app.tables.people.settings(interaction.user.id)
  const nonce = newNonce()
  return screen(
    [
      text(
        `### ${reader.say('settings')}`,
        ...chosenLines(settings, reader),
        ...restLines(settings, reader),
        ...usualLines(settings, reader).slice(0, MOST_LINES),
        note === undefined ? null : `-# ${note}`,
      ),
      ...rows([
        button(freeId('choices', nonce), `${reader.say('change')} …`, 'next'),
        button(freeId('quiet', nonce), reader.say('quietHours')),
        button(freeId('vacation', nonce), reader.say('vacation')),
        button(freeId('usual', nonce), `${reader.say('orders')} …`),
        button(freeId('resetall', nonce), reader.say('reset')),
        button(freeId('close', nonce), reader.say('closePanel')),
      ]),
    ],
    { accent: PARCHMENT },
  )
}

/** All as it was before anything was chosen. */
export async function resetSettings(press: PressContext): Promise<Screen> {
  const { app, interaction } = press
  const outcome = await app.tables.people.setSettings(interaction.user.id, DEFAULTS)
  const reader = await readerOf(app, interaction.user.id, interaction.locale)
  return settingsScreen({ ...press, reader }, reader.say(isDenial(outcome) ? 'notSaved' : 'saved'))
}

/** Filled in as it is now. */
export async function quietForm({ app, interaction, reader }: PressContext): Promise<null> {
  if (!('showModal' in interaction) || interaction.deferred) return null
  const { quiet } = await app.tables.people.settings(interaction.user.id)
  const [from, to, zone] = quiet === null ? ['', '', ''] : [timeOf(quiet.from), timeOf(quiet.to), quiet.zone]
  const form = modal(freeId('quietset', newNonce()), reader.say('quietHours'), [
    { id: 'from', label: reader.say('quietFrom'), value: from, placeholder: '22:00', most: 5 },
    { id: 'to', label: reader.say('quietTo'), value: to, placeholder: '08:00', most: 5 },
    { id: 'zone', label: reader.say('quietZone'), value: zone, placeholder: 'Europe/Berlin', most: 50 },
  ])
  await interaction.showModal(form)
  return null
}

/** Filled in with the days that are left. */
export async function vacationForm({ app, interaction, reader }: PressContext): Promise<null> {
  if (!('showModal' in interaction) || interaction.deferred) return null
  const { vacation } = await app.tables.people.settings(interaction.user.id)
  const left = vacation === null ? 0 : Math.ceil((vacation.to - interaction.createdTimestamp) / DAY)
  const form = modal(freeId('vacationset', newNonce()), reader.say('vacation'), [
    { id: 'days', label: reader.say('vacationDays'), value: left > 0 ? String(left) : '', placeholder: '7', most: 2 },
    { id: 'note', label: reader.say('vacationNote'), value: vacation?.note ?? '', most: LONGEST_NOTE },
  ])
  await interaction.showModal(form)
  return null
}

function minutesIn(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(text.trim()) ?? []
  const sum = Number(hours) * 60 + Number(minutes)
  return Number(minutes) < 60 && sum < 24 * 60 ? sum : null
}

/** Quiet hours as they were typed: null where all is empty, undefined where they cannot be read. */
function quietIn(from: string, to: string, zone: string): PersonSettings['quiet'] | undefined {
  if (from === '' && to === '') return null
  const [start, end] = [minutesIn(from), minutesIn(to)]
  return start === null || end === null || !isZone(zone) ? undefined : { from: start, to: end, zone }
}

/** An empty form takes the rest away. */
export async function keepQuiet(press: PressContext): Promise<Screen> {
  const { app, interaction, reader } = press
  if (!interaction.isModalSubmit()) return settingsScreen(press)
  const typedIn = (field: string) => interaction.fields.getTextInputValue(field).trim()
  const quiet = quietIn(typedIn('from'), typedIn('to'), typedIn('zone'))
  if (quiet === undefined) return settingsScreen(press, reader.say('quietWrong'))
  const outcome = await app.tables.people.setSettings(interaction.user.id, { quiet })
  return settingsScreen(press, reader.say(isDenial(outcome) ? 'notSaved' : 'saved'))
}

/** Most people sit at fewer tables; more need not be counted to be told of it. */
const MOST_COUNTED = 20

/** In how many games a vacation has begun too late for the turn that waits. */
async function clocksThatRunOn({ app, interaction }: PressContext, until: number): Promise<number> {
  const waiting = await app.tables.directory.waitingFor(interaction.user.id)
  if (isDenial(waiting)) return 0
  const ends = await Promise.all(
    waiting.slice(0, MOST_COUNTED).map(async ({ game, seat }) => {
      const clocks = await app.tables.reading.clockEnds(game)
      return isDenial(clocks) ? undefined : clocks.find((clock) => clock.seat === seat)?.end
    }),
  )
  return ends.filter((end) => end !== undefined && end < until).length
}

export async function keepVacation(press: PressContext): Promise<Screen> {
  const { app, interaction, reader } = press
  if (!interaction.isModalSubmit()) return settingsScreen(press)
  const days = Number(interaction.fields.getTextInputValue('days').trim() || 0)
  if (!Number.isInteger(days) || days < 0 || days > 60) return settingsScreen(press, reader.say('vacationWrong'))
  const from = interaction.createdTimestamp
  const note = interaction.fields.getTextInputValue('note').trim()
  const vacation = days === 0 ? null : { from, to: from + days * DAY, ...(note !== '' && { note }) }
  const outcome = await app.tables.people.setSettings(interaction.user.id, { vacation })
  if (isDenial(outcome)) return settingsScreen(press, reader.say('notSaved'))
  const games = vacation === null ? 0 : await clocksThatRunOn(press, vacation.to)
  return settingsScreen(press, games === 0 ? reader.say('saved') : reader.say('vacationLate', { games }))
}
