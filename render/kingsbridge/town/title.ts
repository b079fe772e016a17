import type { Sheet } from '#render/engine/draw'
import { signText } from '#texts/kingsbridge/signs'
import type { PictureInput } from '../input.ts'
import { ribbon, token } from '../tokens.ts'
import { ribbonWords, seatsInLight } from '../turn.ts'

const TITLE = {
  name: { x: 30, y: 42, size: 60, max: 280 },
  chapter: { x: 330, y: 24, size: 30, max: 240 },
  about: { x: 330, y: 58, size: 22.5, max: 258 },
  ribbon: { x: 800, y: 38, w: 360, h: 52, size: 40 },
  rounds: { x: 1050, y: 40, pitch: 40 },
  duties: { piety: 1354, grain: 1430, die: 1520, y: 40 },
}

const ROMAN = ['I', 'II', 'III', 'IV'] as const
const CHAPTERS = ['title.1', 'title.2', 'title.3', 'title.4'] as const

export function chapterWords({ view, language }: PictureInput): { readonly number: string; readonly title: string } {
  const index = Math.max(1, view.chapter) - 1
  return {
    number: signText(language, 'chapter', { n: ROMAN[index] ?? index + 1 }),
    title: signText(language, CHAPTERS[index] ?? 'title.1'),
  }
}

/** The rounds of a chapter as discs, the running one in ink. */
export function drawRounds(sheet: Sheet, { view }: PictureInput, x: number, y: number, pitch = 40): void {
  const rounds = view.setup.content.constants.roundsPerChapter.value
  for (let round = 1; round <= rounds; round++) {
    const left = x + round * pitch
    if (round === view.round) {
      sheet.sprite('k-disc/20/lit', left, y)
      sheet.number(round, left, y, 34, { colour: 'cream', max: 30 })
    } else sheet.sprite(`k-round/${round < view.round ? 'past' : 'next'}`, left, y)
  }
  sheet.place('rounds', [x + pitch - 22, y - 22, (rounds - 1) * pitch + 44, 44], 'title')
}

/** What everybody owes when the chapter ends. */
export function drawDuties(
  sheet: Sheet,
  { view }: PictureInput,
  [piety, grain, die]: readonly number[],
  y: number,
): void {
  const { duties } = view.setup.content
  for (const [duty, x = 0] of [
    ['piety', piety],
    ['grain', grain],
  ] as const) {
    token(sheet, duty, x, y)
    sheet.number(duties[duty].amount, x + 32, y, 36, { max: 36 })
  }
  sheet.sprite('k-taxdie/46', die ?? 0, y)
  sheet.number('?', die ?? 0, y, 34, { max: 40 })
}

export function drawTitle(sheet: Sheet, input: PictureInput): void {
  const { name, chapter, about, ribbon: band, rounds, duties } = TITLE
  const words = chapterWords(input)
  sheet.place('title', [0, 0, 1600, 88])
  sheet.text('Kingsbridge', name.x, name.y, name.size, { font: 'display', align: 'left', max: name.max })
  sheet.text(words.number, chapter.x, chapter.y, chapter.size, { font: 'display', align: 'left', max: chapter.max })
  sheet.text(words.title, about.x, about.y, about.size, {
    font: 'note',
    align: 'left',
    colour: 'inkSoft',
    max: about.max,
  })
  const [seat = input.view.shield] = seatsInLight(input)
  ribbon(sheet, ribbonWords(input, band.w - 30), seat, band.x, band.y, band)
  drawRounds(sheet, input, rounds.x, rounds.y, rounds.pitch)
  drawDuties(sheet, input, [duties.piety, duties.grain, duties.die], duties.y)
}
