import type { WillyvilleNews } from '#willyville/news'
import { inEmojis } from '../exchange.ts'
import { capital, DOT, type Phrasing } from '../phrasing.ts'

type Heard = readonly WillyvilleNews[]

/** Deaths and plagues have lines of their own, in bold. */

export interface Audience {
  readonly phrasing: Phrasing
  readonly names: readonly string[]
}

function nameOf({ names }: Audience, seat: number): string {
  return names[seat] ?? '?'
}

type Buried = WillyvilleNews & { kind: 'buried' }

/** A good place in the chronicle is followed by its story points. */
function buriedText(audience: Audience, { seat, villager, where }: Buried, next: WillyvilleNews | undefined): string {
  const { phrasing } = audience
  const facts = { name: nameOf(audience, seat), villager: phrasing.say(`the.${villager}`) }
  if (where !== 'chronicle') return phrasing.say('told.grave', facts)
  if (next?.kind !== 'storyGained') return phrasing.say('told.chronicleNone', facts)
  return phrasing.say('told.chronicle', { ...facts, story: inEmojis(phrasing).gained('story', next.points) })
}

function deathLine(audience: Audience, news: Heard): string[] {
  const { phrasing } = audience
  const parts: string[] = []
  for (const [place, event] of news.entries()) {
    if (event.kind === 'buried') parts.push(buriedText(audience, event, news[place + 1]))
    if (event.kind === 'labourerHired') {
      parts.push(phrasing.say('told.labourer', { villager: phrasing.say(`villager.${event.villager}`) }))
    }
    if (event.kind === 'ratRan') parts.push(ratText(phrasing, event))
  }
  return parts.length === 0 ? [] : [bold(phrasing.icon('death'), parts.map(capital).join(' '))]
}

function ratText(phrasing: Phrasing, { die, toGo }: WillyvilleNews & { kind: 'ratRan' }): string {
  return toGo > 0 ? phrasing.say('told.rat', { die, n: toGo }) : phrasing.say('told.ratThere', { die })
}

function plagueLine(audience: Audience, news: Heard): string[] {
  const { phrasing } = audience
  const isStruck = news.some(({ kind }) => kind === 'plagueStruck')
  const healed = news.flatMap((event) =>
    event.kind === 'healed' ? [phrasing.say('told.healed', { name: nameOf(audience, event.seat), n: event.left })] : [],
  )
  const lost = news.flatMap((event) => {
    if (event.kind !== 'storiesLost') return []
    const facts = { from: phrasing.sign('story', event.points + event.left), to: event.left }
    return [phrasing.say('told.lost.story', { name: nameOf(audience, event.seat), ...facts })]
  })
  const list = [...lost, ...healed].join(DOT)
  if (list !== '') return [bold(phrasing.icon('rat'), phrasing.say('told.plagueOf', { list }))]
  return isStruck ? [bold(phrasing.icon('rat'), phrasing.say('told.plague'))] : []
}

function bold(icon: string, text: string): string {
  return `${icon === '' ? '' : `${icon} `}**${capital(text)}**`
}

export function fateLines(audience: Audience, news: Heard): string[] {
  return [...deathLine(audience, news), ...plagueLine(audience, news)]
}

/** Fates that a plan would bring, while nothing of it has happened yet: the rat is still to be rolled. */
export function plannedFates(audience: Audience, news: Heard, own: number | null, isForced: boolean): string[] {
  const { phrasing } = audience
  const { say } = phrasing
  return news.flatMap((event, place) => {
    if (event.kind === 'buried') {
      const dies = say('step.dies', { villager: phrasing.say(`the.${event.villager}`) })
      const only = isForced ? ` ${say('step.only')}` : ''
      return [`${bold(phrasing.icon('death'), dies)}${only} · ${placeText(audience, event, news[place + 1])}`]
    }
    if (event.kind === 'labourerHired') {
      return [say('step.labourer', { villager: say(`villager.${event.villager}`) })]
    }
    if (event.kind === 'healed' && event.seat === own) return [say('step.healed', { n: event.left })]
    if (event.kind !== 'storiesLost' || event.seat !== own) return []
    return [say('step.lost', { from: phrasing.sign('story', event.points + event.left), to: event.left })]
  })
}

function placeText({ phrasing }: Audience, { where }: Buried, next: WillyvilleNews | undefined): string {
  if (where === 'grave') return phrasing.say('opt.grave')
  if (next?.kind !== 'storyGained') return phrasing.say('opt.chronicleNone')
  return phrasing.say('opt.chronicle', { story: inEmojis(phrasing).gained('story', next.points) })
}

/** Rounds begin and end in small print, the last one in bold. */
export function roundLines({ phrasing }: Audience, news: Heard): string[] {
  return news.flatMap((event) => {
    if (event.kind === 'roundBegan')
      return [`-# ${phrasing.say('told.round', { round: event.round, n: event.dice.length })}`]
    if (event.kind === 'lastRound') return [`**${phrasing.say('told.last', { n: event.coffins })}**`]
    if (event.kind === 'gameEnded') return [`**${phrasing.say('told.ended', { n: event.coffins })}**`]
    return []
  })
}
