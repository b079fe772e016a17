import type { Options } from '#kernel'
import type { Language } from '#texts'
import { type Key, say } from '#texts/village/index'
import { lobbyText } from '#texts/village/lobby'
import { lobbyPage, seatMiddle } from '../common/lobby.ts'
import { type Picture, Sheet } from '../engine/draw.ts'

/** The invitation: a bench on the green, those who sit down, and the signs of the sets that will be played with. */

export interface Lobby {
  /** A name for each taken seat, null for each free one. */
  readonly seats: readonly (string | null)[]
  /** By seat: the neighbour a bot plays as. */
  readonly faces?: readonly (string | null)[]
  readonly language: Language
  /** The options of the table, where they are known: they say which sets are in play. */
  readonly options?: Options
}

const SETS = [
  { name: 'inn', icon: 'beer-stein' },
  { name: 'port', icon: 'cargo-ship' },
  { name: 'marriage', icon: 'linked-rings' },
] as const
type SetSign = (typeof SETS)[number]

/** The middle of the topmost sign, and from one to the next. */
const SIGNS = { x: 1096, y: 124, pitch: 80, side: 17, size: 22, max: 74 }
const POST = { x: 1030, y: 388 }
/** Conny wears the colour of the second seat, as on the board. */
const CONNY = { seat: 1, apart: 820, y: 358, scale: 1.2, slip: { w: 104, h: 38, y: 376 } }

/** The value of a set's option where the set is in play. */
function sideIn({ options = {} }: Lobby, { name }: SetSign): string | null {
  const value = options[name]
  return typeof value === 'string' && value !== 'off' ? value : null
}

function setsOf(lobby: Lobby): { set: SetSign; value: string }[] {
  return SETS.flatMap((set) => {
    const value = sideIn(lobby, set)
    return value === null ? [] : [{ set, value }]
  })
}

function drawSigns(sheet: Sheet, lobby: Lobby): void {
  const there = setsOf(lobby)
  if (there.length === 0) return
  sheet.sprite(`v-signpost/${POST.y - SIGNS.y + 50}`, POST.x, POST.y)
  for (const [index, { set, value }] of there.entries()) {
    const y = SIGNS.y + index * SIGNS.pitch
    const hasSide = value === 'front' || value === 'back'
    sheet.sprite(`v-set-sign/${set.icon}${hasSide ? '/side' : ''}`, SIGNS.x, y)
    if (hasSide) sheet.text(lobbyText(lobby.language, value), SIGNS.x, y + SIGNS.side, SIGNS.size, { max: SIGNS.max })
  }
}

/** VS: whoever stays alone plays against Conny, who looks on from behind the bench. */
function isAlone({ seats }: Lobby): boolean {
  return seats.filter((name) => name !== null).length === 1
}

/** She stands behind the bench, between the first two places. */
function drawConny(sheet: Sheet, { language, seats }: Lobby): void {
  const count = seats.length
  const x = count === 1 ? CONNY.apart : (seatMiddle(0, count) + seatMiddle(1, count)) / 2
  sheet.sprite(`v-member/${CONNY.seat}/3/${CONNY.scale}`, x, CONNY.y)
  sheet.sprite(`slip/${CONNY.slip.w}/${CONNY.slip.h}`, x, CONNY.slip.y)
  sheet.text(say(language, 'word.conny'), x, CONNY.slip.y + 1, 26, { max: CONNY.slip.w - 14 })
}

const FIGURE = 1.4

/** One generation sits beside the other. */
const generationOf = (seat: number) => (seat % 4) + 1

export function lobbyPicture(lobby: Lobby): Picture {
  const { seats, faces = [], language } = lobby
  const free = seats.filter((name) => name === null).length
  const page = lobbyPage({
    title: 'Village',
    call: lobbyText(language, 'call'),
    free: lobbyText(language, 'free'),
    seatsLeft: lobbyText(language, free === 0 ? 'seatsTaken' : 'seatsFree', { free }),
    ground: 'v-ground-lobby',
    names: seats,
    faces,
    figure: (seat) => `v-member/${seat}/${generationOf(seat)}/${FIGURE}`,
    guest: () => `v-nobody/${FIGURE}`,
  })
  const sheet = new Sheet()
  drawSigns(sheet, lobby)
  if (isAlone(lobby)) drawConny(sheet, lobby)
  const sets = setsOf(lobby).map(({ set, value }) => say(language, `${set.name}_${value}` as Key))
  const conny = isAlone(lobby) ? [say(language, 'lobby.alone')] : []
  return {
    ...page,
    colours: 'village',
    draws: [...sheet.draws, ...page.draws],
    alt: [page.alt, ...(sets.length > 0 ? [sets.join(', ')] : []), ...conny].join('. ').slice(0, 1024),
  }
}
