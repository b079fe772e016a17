import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from '#render/engine/draw'
import { type Finish, Painter, USUAL_FINISH } from '#render/engine/paint'
import { phoneFinish } from '#render/engine/studio'
import { tableBoard } from '#render/willyville/board'
import { HELP_TOPICS, helpPicture } from '#render/willyville/help'
import type { PictureInput } from '#render/willyville/input'
import { lobbyPicture } from '#render/willyville/lobby'
import { scorePicture } from '#render/willyville/score'
import { tablePicture } from '#render/willyville/table'
import { villagePicture } from '#render/willyville/village'
import { villageBoard } from '#render/willyville/village-board'
import type { Language } from '#texts'
import { LANGUAGES } from '#texts'
import { willyville } from '#willyville/game'
import { activeSeat } from '#willyville/state'
import { EYES, type Eyes, seenBy } from './colour-blind.ts'
import { writeHands } from './gallery-hands.ts'
import { writeTowns } from './gallery-kingsbridge.ts'
import { writeScreens } from './gallery-screens.ts'
import { writeVillage } from './gallery-village.ts'
import { NAMES, STATES } from './states.ts'

const folder = join(process.cwd(), 'gallery')
const README_FOLDER = join(process.cwd(), 'docs')
const CLEAR: Finish = { palette: 'clear', scale: 1 }

/** Pictures that stand in the README. */
const CHOSEN = ['middle-village', 'board-late', 'town-late4']

const painter = new Painter()

/** All pictures of the gallery on sheets, small, those of one kind on one. */
const SHEET = { scale: 0.3, most: 12 }
const sheets = new Map<string, Picture[]>()

function remember(picture: Picture): void {
  const { width, height, ground, colours } = picture
  if (picture.window !== undefined || ground === 'none') return
  const kind = `${ground} ${width} ${height} ${colours ?? ''}`
  sheets.set(kind, [...(sheets.get(kind) ?? []), picture])
}

/** The sheets as they are, and as people see them who tell few colours apart. */
function writeSheets(): void {
  let number = 0
  for (const pictures of sheets.values()) {
    for (let first = 0; first < pictures.length; first += SHEET.most) {
      const sheet = painter.strip(pictures.slice(first, first + SHEET.most), { palette: 'usual', scale: SHEET.scale })
      const name = `sheet-${String(++number).padStart(2, '0')}`
      writeFileSync(join(folder, `${name}.png`), sheet)
      for (const eyes of Object.keys(EYES) as Eyes[])
        writeFileSync(join(folder, `${name}-${eyes}.png`), seenBy(sheet, eyes))
    }
  }
  process.stdout.write(`${number} sheets, each for ${Object.keys(EYES).join(', ')}\n`)
}

function write(name: string, picture: Picture, finish: Finish = USUAL_FINISH): void {
  const png = painter.paint(picture, finish)
  if (finish.palette === 'usual') remember(picture)
  writeFileSync(join(folder, `${name}.png`), png)
  if (CHOSEN.includes(name)) writeFileSync(join(README_FOLDER, `${name}.png`), png)
  process.stdout.write(`${name.padEnd(28)} ${String(Math.round(png.length / 1024)).padStart(4)} KB\n`)
}

/** Laid out for a phone, or made as small as one. */
function writePhone(state: string, language: Language): void {
  const { input: large, seat } = inputOf(state, language)
  const input: PictureInput = { ...large, size: 'phone' }
  const pictures = {
    village: villagePicture(input, seat),
    table: tablePicture(input),
    score: scorePicture(input, []),
  }
  const suffix = language === 'en' ? '' : `-${language}`
  for (const [kind, picture] of Object.entries(pictures)) {
    write(`${state}-${kind}-phone${suffix}`, picture, phoneFinish(picture))
  }
}

/** Totals by round, made up smoothly: games in the gallery keep no history. */
function historyOf(totals: readonly number[], rounds: number): number[][] {
  return Array.from({ length: rounds }, (_, round) =>
    totals.map((total) => Math.round((total * (round + 1) ** 1.4) / rounds ** 1.4)),
  )
}

function inputOf(state: string, language: Language): { input: PictureInput; seat: number } {
  const t = (STATES[state] as () => ReturnType<NonNullable<(typeof STATES)[string]>>)()
  const seat = activeSeat(t)
  return { input: { view: willyville.view(t, seat), names: NAMES, language }, seat }
}

mkdirSync(folder, { recursive: true })
mkdirSync(README_FOLDER, { recursive: true })
for (const state of Object.keys(STATES)) {
  const { input, seat } = inputOf(state, 'en')
  const { totals } = willyville.result(STATES[state]?.() as never)
  write(`${state}-village`, villagePicture(input, seat))
  write(`${state}-table`, tablePicture(input))
  write(`${state}-score`, scorePicture(input, historyOf(totals, input.view.round)))
  writePhone(state, 'en')
  writeFileSync(join(folder, `${state}.txt`), `${villageBoard(input, seat)}\n\n${tableBoard(input)}\n`)
}
const [, ...others] = LANGUAGES
for (const language of others) {
  const { input, seat } = inputOf('late', language)
  write(`late-village-${language}`, villagePicture(input, seat))
  write(`late-table-${language}`, tablePicture(input))
  writePhone('rich', language)
}
const { input, seat } = inputOf('late', 'en')
write('late-village-clear', villagePicture(input, seat), CLEAR)
write('late-table-clear', tablePicture(input), CLEAR)
write('lobby', lobbyPicture({ seats: ['Jörg', 'Käthe', null, null], language: 'en' }))
for (const topic of HELP_TOPICS) write(`help-${topic}`, helpPicture(topic, 'en'))
const dice = helpPicture('dice', 'en')
write('help-dice-phone', dice, phoneFinish(dice))
writeHands(write)
writeVillage(write)
writeTowns(write)
writeSheets()
await writeScreens(join(folder, 'screens'), README_FOLDER)
