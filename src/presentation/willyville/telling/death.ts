import type { WillyvilleNews } from '#willyville/news'
import { capital, type Phrasing } from '../phrasing.ts'

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
function buriedText({ phrasing }: Audience, { villager, where }: Buried, next: WillyvilleNews | undefined): string {
  const key = where === 'chronicle' ? 'told.chronicle' : 'told.grave'
  const text = phrasing.say(key, { villager: phrasing.say(`the.${villager}`) })
  return next?.kind === 'storyGained' ? `${text}, ${phrasing.sign('story', next.points)}` : text
}

function deathLine(hall: Audience, news: Heard): string[] {
  const { phrasing } = hall
  const parts: string[] = []
  for (const [at, one] of news.entries()) {
    if (one.kind === 'buried') {
      parts.push(phrasing.say('told.met', { name: nameOf(hall, one.seat), what: buriedText(hall, one, news[at + 1]) }))
    }
    if (one.kind === 'labourerHired') {
      parts.push(phrasing.say('told.labourer', { villager: phrasing.say(`villager.${one.villager}`) }))
    }
    if (one.kind === 'ratRan') parts.push(ratText(phrasing, one))
  }
  return parts.length === 0 ? [] : [bold(phrasing.icon('death'), parts.join(' '))]
}

function ratText(phrasing: Phrasing, { die, toGo }: WillyvilleNews & { kind: 'ratRan' }): string {
  return toGo > 0 ? phrasing.say('told.rat', { die, n: toGo }) : phrasing.say('told.ratThere', { die })
}

function plagueLine(hall: Audience, news: Heard): string[] {
  const { phrasing } = hall
  const struck = news.some(({ kind }) => kind === 'plagueStruck') ? phrasing.say('told.plague') : ''
  const healed = news.flatMap((one) =>
    one.kind === 'healed' ? [phrasing.say('told.healed', { name: nameOf(hall, one.seat), n: one.left })] : [],
  )
  const lost = news.flatMap((one) => {
    if (one.kind !== 'storiesLost') return []
    const facts = { from: phrasing.sign('story', one.points + one.left), to: one.left }
    return [phrasing.say('told.lost.story', { name: nameOf(hall, one.seat), ...facts })]
  })
  const fates = [...lost, ...healed].join(' · ')
  return struck === '' && fates === ''
    ? []
    : [bold(phrasing.icon('rat'), [struck, fates].filter((part) => part).join(' '))]
}

function bold(icon: string, text: string): string {
  return `${icon === '' ? '' : `${icon} `}**${capital(text)}**`
}

export function fateLines(hall: Audience, news: Heard): string[] {
  return [...deathLine(hall, news), ...plagueLine(hall, news)]
}

/** What a plan would bring, while nothing of it has happened yet: the rat is still to be rolled. */
export function plannedFates(hall: Audience, news: Heard, own: number | null, isForced: boolean): string[] {
  const { phrasing } = hall
  const { say } = phrasing
  return news.flatMap((one, at) => {
    if (one.kind === 'buried') {
      const dies = say('step.dies', { villager: phrasing.say(`the.${one.villager}`) })
      const only = isForced ? ` ${say('step.only')}` : ''
      return [`${bold(phrasing.icon('death'), dies)}${only} · ${placeText(hall, one, news[at + 1])}`]
    }
    if (one.kind === 'labourerHired') {
      return [say('step.labourer', { villager: say(`villager.${one.villager}`) })]
    }
    if (one.kind === 'healed' && one.seat === own) return [say('step.healed', { n: one.left })]
    if (one.kind !== 'storiesLost' || one.seat !== own) return []
    return [say('step.lost', { from: phrasing.sign('story', one.points + one.left), to: one.left })]
  })
}

function placeText({ phrasing }: Audience, { where }: Buried, next: WillyvilleNews | undefined): string {
  if (where === 'grave') return phrasing.say('opt.grave')
  if (next?.kind !== 'storyGained') return phrasing.say('opt.chronicleNone')
  return phrasing.say('opt.chronicle', { story: phrasing.sign('story', next.points) })
}

/** Rounds begin and end in small print, the last one in bold. */
export function roundLines({ phrasing }: Audience, news: Heard): string[] {
  return news.flatMap((one) => {
    if (one.kind === 'roundBegan') return [`-# ${phrasing.say('told.round', { n: one.round, dice: one.dice.length })}`]
    if (one.kind === 'lastRound') return [`**${phrasing.say('told.last', { n: one.coffins })}**`]
    if (one.kind === 'gameEnded') return [`**${phrasing.say('told.ended', { n: one.coffins })}**`]
    return []
  })
}
