import { itemAt } from '#kernel'
import type { BoardWord } from '#texts/willyville/boards'
import { type BannerPlaceId, readPlace } from '#willyville/banner-places'
import { contentIndexOf } from '#willyville/content-index'
import { windowsOf } from '#willyville/rules/conditions'
import { jokersOf, type Player, stockOf } from '#willyville/state'
import { GOODS, type Villager } from '#willyville/words'
import {
  costOf,
  counted,
  customerLine,
  GAP,
  playerAt,
  row,
  type Say,
  sayer,
  slotWord,
  standing,
} from './board-parts.ts'
import type { PictureInput } from './input.ts'

/** A village in words. */

function areaRow(say: Say, p: Player, area: BoardWord, villager: Villager, parts: readonly string[]): string {
  const who = p.villagers[villager] ? say(villager) : say('missing', { who: say(villager) })
  return row(say(area), [who, ...(parts.length > 0 ? parts : [say('nothing')])])
}

function religionParts(input: PictureInput, say: Say, p: Player): string[] {
  if (p.church === null) return []
  const { church } = contentIndexOf(input.view)
  const { constants } = input.view.setup.content
  const windows = windowsOf(input.view, p)
  const parts = [`${say(p.church)}: ${counted(input, 'point', church[p.church].points)}`]
  const worth = constants.windows.points[windows] ?? 0
  parts.push(`${say('windows', { n: windows, m: constants.maxWindows })}: ${counted(input, 'point', worth)}`)
  if (p.monks.length > 0) parts.push(p.monks.map(({ stack }) => say(stack)).join(' '))
  if (p.church === 'healing') parts.push(say('healed', { n: p.healed, m: church.healing.slots ?? 0 }))
  return parts
}

function councilParts(input: PictureInput, say: Say, p: Player): string[] {
  const { content } = input.view.setup
  const parts: string[] = []
  if (p.hall !== null) {
    const { banner, white, points } = contentIndexOf(input.view).hall[p.hall.name]
    const marks = p.hall.marks.map((slot) => say(slotWord(slot))).join(' ')
    const jokers = p.hall.name === 'guild' ? `, ${counted(input, 'joker', p.hall.jokers)}` : ''
    const marked = marks === '' ? '' : `, ${say('marked')}: ${marks}`
    parts.push(
      `${say(p.hall.name)} ${banner.join('/')}${costNote(input, white.time)}: ${counted(input, 'point', points)}${jokers}${marked}`,
    )
  }
  if (p.meeting !== null) {
    const { banner, slots, points } = content.meetingPlace
    const markers = say('markers', { n: p.meeting.markers, m: slots })
    parts.push(`${say('meeting')} ${banner.join('/')}: ${counted(input, 'point', points)}, ${markers}`)
  }
  if (p.tile !== null) parts.push(say('tileAt', { place: tilePlace(input, say, p.tile) }))
  return parts
}

function tilePlace(input: PictureInput, say: Say, id: BannerPlaceId): string {
  const place = readPlace(id)
  switch (place?.kind) {
    case 'meet':
      return say('meeting')
    case 'field':
      return `${say('field')} ${place.field + 1}`
    case 'craft':
      return say(contentIndexOf(input.view).craft[place.good].building)
    case 'game':
    case 'school':
    case 'hall':
      return say(place.kind)
    default:
      return id
  }
}

/** `(−1 time)`, or nothing where using it is free. */
function costNote(input: PictureInput, time: number): string {
  return time > 0 ? ` (−${counted(input, 'time', time)})` : ''
}

function craftParts(input: PictureInput, say: Say, p: Player): string[] {
  const { craft } = contentIndexOf(input.view)
  return GOODS.flatMap((good) => {
    const own = p.crafts[good]
    if (own === null) return []
    const { building, banners, white, slots } = craft[good]
    const banner = `${say(building)} ${banners[own.card]?.join('/')}`
    return [`${banner}${costNote(input, white.time)}: ${own.goods}/${counted(input, good, slots)}`]
  })
}

function fieldParts(input: PictureInput, say: Say, p: Player): string[] {
  const banner = input.view.setup.content.field.banner.join('/')
  return p.fields.map(({ plough }, index) => `${index + 1}: ${banner}${plough ? ` ${say('withPlough')}` : ''}`)
}

function travelParts(input: PictureInput, say: Say, p: Player): string[] {
  const { cards } = input.view.setup.content.travel
  return p.travel.map((card) => {
    const { letter, points, grey, chapel } = itemAt(cards, card)
    const later = grey ? `, ${say('later', { cost: costOf(input, grey) })}` : ''
    return `${letter} ${counted(input, 'point', points)}${chapel ? ` (${say('chapel')})` : ''}${later}`
  })
}

function marketRows(input: PictureInput, say: Say, p: Player): string[] {
  const { customers } = input.view.setup.content
  const total = p.served.reduce((sum, customer) => sum + (customers[customer]?.points ?? 0), 0)
  const head = [
    say('served', { n: p.served.length, points: counted(input, 'point', total) }),
    say('waiting', { n: p.waiting.length }),
  ]
  return [
    areaRow(say, p, 'market', 'merchant', head),
    ...p.waiting.map((customer) => `  ${customerLine(input, customer)}`),
  ]
}

function timeLine(input: PictureInput, say: Say, p: Player): string {
  const clouds = input.view.setup.content.constants.clouds.value
  const death = p.death ? say('deathWalks') : say('toBridge', { n: clouds - p.cloud })
  return row(say('time'), [say('cloud', { n: p.cloud + 1, m: clouds }), death])
}

function schoolLine(input: PictureInput, say: Say, p: Player): string {
  const { constants } = input.view.setup.content
  const children = [...(p.school.left ? [say('left')] : []), ...(p.school.right ? [say('right')] : [])]
  const school = `${constants.school.join('/')}: ${children.join(', ') || say('nobody')}`
  return row(say('school'), [school, `${say('game')} ${constants.gameBanners.value[p.board]?.join('/')}`])
}

export function villageBoard(input: PictureInput, seat: number): string {
  const say = sayer(input)
  const p = playerAt(input, seat)
  const goods = GOODS.map((good) => counted(input, good, stockOf(p, good)))
  const { view, names } = input
  const lines = [
    `${say('village', { name: names[seat] ?? '' })} · ${say('round')} ${view.round} · ${standing(input, say, seat)}`,
    [counted(input, 'coin', p.coins), ...goods, counted(input, 'joker', jokersOf(p))].join(GAP),
    timeLine(input, say, p),
    row(say('story'), [
      say('tree', { n: p.tree }),
      say('safe', { n: p.safe }),
      say('headman', { place: say(p.headman) }),
    ]),
    schoolLine(input, say, p),
    areaRow(say, p, 'religion', 'abbot', religionParts(input, say, p)),
    areaRow(say, p, 'council', 'councillor', councilParts(input, say, p)),
    areaRow(say, p, 'craft', 'craftsman', craftParts(input, say, p)),
    row(say('harvest'), fieldParts(input, say, p)),
    areaRow(say, p, 'travel', 'traveller', travelParts(input, say, p)),
    ...marketRows(input, say, p),
  ]
  if (p.labourers > 0) lines.push(say('labourers', { n: p.labourers }))
  return lines.join('\n')
}
