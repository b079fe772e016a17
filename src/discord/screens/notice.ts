import type { Told } from '#faces/face'
import { isNo, type LogLine } from '#tables'
import { breath } from '../breath.ts'
import { faceFor, mention, sceneOf, titleOf } from '../house.ts'
import { button, rows, text } from '../parts.ts'
import { drawn } from '../pictures.ts'
import type { Screen } from '../send.ts'
import { idOn, type Stage, screen } from './screen.ts'
import { toldLines, toldOf } from './told.ts'

const MOST_LINES = 8

/** When the time of a seat runs out, as Discord shows times. */
export async function clockEnd({ house, look }: Pick<Stage, 'house' | 'look'>, seat: number): Promise<string | null> {
  const ends = await house.tables.clockEnds(look.id)
  const found = isNo(ends) ? undefined : ends.find((one) => one.seat === seat)
  return found === undefined ? null : `<t:${Math.round(found.end / 1000)}:R>`
}

async function clockLine(stage: Stage, seat: number): Promise<string | null> {
  const end = await clockEnd(stage, seat)
  return end === null ? null : stage.reader.say('clockEnds', { when: end })
}

interface Recap {
  readonly told: readonly Told[]
  readonly lines: readonly string[]
}

/** The newest acts, each with the number of the flag that marks what it changed. */
function recapOf(stage: Stage, log: readonly LogLine[], numbersOf: (told: Told[]) => (number | null)[]): Recap {
  const told = toldOf(log, stage.look)
  const numbers = numbersOf(told)
  const lines = told.flatMap((one, at) => {
    const number = numbers[at]
    const mark = number === null || number === undefined ? '' : `\`${number}\` `
    return toldLines(stage, [one]).map((row, place) => (place === 0 ? mark + row : row))
  })
  return { told, lines }
}

/** S4: the last confirmed turn and the notice for who is asked now, in one message. */
export async function noticeScreen(stage: Stage, seats: readonly number[], log: readonly LogLine[]): Promise<Screen> {
  await breath()
  const { house, look, reader } = stage
  const face = faceFor(look)
  const scene = sceneOf(look)
  const wish = { language: look.language, size: 'full' as const }
  let picture = face.picture?.table(scene, wish, [])
  const { lines } = recapOf(stage, log, (told) => {
    picture = face.picture?.table(scene, wish, told)
    return picture?.numbers ?? []
  })
  const table = await drawn(
    house,
    'table',
    picture?.picture ?? null,
    () => face.board.table(scene, look.language),
    stage.taste,
  )
  const people = seats.map((seat) => look.places[seat]).filter((place) => place !== undefined)
  const names = people.map(({ person, name }) => mention(person, name)).join(', ')
  const shown = lines.slice(-MOST_LINES)
  const more = lines.length - shown.length
  const isTurn = seats.length === 1
  const isFirst = log.some(({ kind }) => kind === 'begin')
  const clock = isTurn ? await clockLine(stage, seats[0] as number) : null
  return screen(
    [
      text(
        `### ${reader.say(isTurn ? 'yourTurn' : 'yourAnswer', { name: names })}`,
        `-# ${[face.moment(scene, reader.voice), clock].filter(Boolean).join(' · ')}`,
      ),
      ...(shown.length > 0
        ? [
            text(
              isFirst ? null : `**${reader.say('sinceThen')}**`,
              ...shown,
              more > 0 && `-# ${reader.say('andMore', { more })}`,
            ),
          ]
        : []),
      table.part,
      text(face.count(scene, reader.voice)),
      ...rows([
        button(idOn(stage, 'play'), reader.say(isTurn ? 'play' : 'answer'), 'next'),
        button(idOn(stage, 'villages'), face.word('boards', reader.voice)),
        button(idOn(stage, 'log'), reader.say('log')),
        button(idOn(stage, 'rules'), reader.say('rules')),
      ]),
    ],
    {
      accent: face.accents[seats[0] ?? 0],
      files: table.files,
      mentions: people.flatMap(({ person }) => (person === null ? [] : [person])),
    },
  )
}

/** S2. */
export async function beganScreen(stage: Stage, commitment: string, isThreadless = false): Promise<Screen> {
  const { house, look, reader } = stage
  const face = faceFor(look)
  const scene = sceneOf(look)
  const wish = { language: look.language, size: 'full' as const }
  const picture = face.picture?.table(scene, wish, []).picture ?? null
  const table = await drawn(house, 'table', picture, () => face.board.table(scene, look.language), stage.taste)
  const order = look.places.map(({ person, name }) => mention(person, name)).join(' · ')
  const hash = commitment.replaceAll(/(.{4})(?=.)/g, '$1 ')
  return screen(
    [
      text(`### ${reader.say('begins', { title: titleOf(look) })}`, reader.say('turnOrder', { order })),
      table.part,
      text(
        face.count(scene, reader.voice),
        `-# ${reader.say('seedHash', { hash })} · ${reader.say(`speed_${look.speed}`)}`,
        isThreadless && `-# ${reader.say('noThread')}`,
        stage.taste?.board === 'text' && `-# ${reader.say('placePlain')}`,
      ),
      ...rows([
        ...look.places.map(({ name, seat }) =>
          button(idOn(stage, 'village', seat), face.word('boardOf', reader.voice, { name })),
        ),
        button(idOn(stage, 'rules'), reader.say('rules')),
      ]),
    ],
    {
      accent: 0xefdfb8,
      files: table.files,
      mentions: look.places.flatMap(({ person }) => (person === null ? [] : [person])),
    },
  )
}
