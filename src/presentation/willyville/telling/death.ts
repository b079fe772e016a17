import type { WillyvilleNews } from '#willyville/news'
import { capital, type Tongue } from '../tongue.ts'

type Heard = readonly WillyvilleNews[]

/** Deaths and plagues have lines of their own, in bold. */

export interface Hall {
  readonly tongue: Tongue
  readonly names: readonly string[]
}

function nameOf({ names }: Hall, seat: number): string {
  return names[seat] ?? '?'
}

type Buried = WillyvilleNews & { kind: 'buried' }

/** A good place in the chronicle is followed by its story points. */
function buriedText({ tongue }: Hall, { villager, where }: Buried, next: WillyvilleNews | undefined): string {
  const key = where === 'chronicle' ? 'told.chronicle' : 'told.grave'
  const text = tongue.say(key, { villager: tongue.say(`the.${villager}`) })
  return next?.kind === 'storyGained' ? `${text}, ${tongue.sign('story', next.points)}` : text
}

function deathLine(hall: Hall, news: Heard): string[] {
  const { tongue } = hall
  const parts: string[] = []
  for (const [at, one] of news.entries()) {
    if (one.kind === 'buried') {
      parts.push(tongue.say('told.met', { name: nameOf(hall, one.seat), what: buriedText(hall, one, news[at + 1]) }))
    }
    if (one.kind === 'labourerHired') {
      parts.push(tongue.say('told.labourer', { villager: tongue.say(`villager.${one.villager}`) }))
    }
    if (one.kind === 'ratRan') parts.push(ratText(tongue, one))
  }
  return parts.length === 0 ? [] : [bold(tongue.icon('death'), parts.join(' '))]
}

function ratText(tongue: Tongue, { die, toGo }: WillyvilleNews & { kind: 'ratRan' }): string {
  return toGo > 0 ? tongue.say('told.rat', { die, n: toGo }) : tongue.say('told.ratThere', { die })
}

function plagueLine(hall: Hall, news: Heard): string[] {
  const { tongue } = hall
  const struck = news.some(({ kind }) => kind === 'plagueStruck') ? tongue.say('told.plague') : ''
  const healed = news.flatMap((one) =>
    one.kind === 'healed' ? [tongue.say('told.healed', { name: nameOf(hall, one.seat), n: one.left })] : [],
  )
  const lost = news.flatMap((one) => {
    if (one.kind !== 'storiesLost') return []
    const facts = { from: tongue.sign('story', one.points + one.left), to: one.left }
    return [tongue.say('told.lost.story', { name: nameOf(hall, one.seat), ...facts })]
  })
  const fates = [...lost, ...healed].join(' · ')
  return struck === '' && fates === ''
    ? []
    : [bold(tongue.icon('rat'), [struck, fates].filter((part) => part).join(' '))]
}

function bold(icon: string, text: string): string {
  return `${icon === '' ? '' : `${icon} `}**${capital(text)}**`
}

export function fateLines(hall: Hall, news: Heard): string[] {
  return [...deathLine(hall, news), ...plagueLine(hall, news)]
}

/** What a plan would bring, while nothing of it has happened yet: the rat is still to be rolled. */
export function plannedFates(hall: Hall, news: Heard, own: number | null, isForced: boolean): string[] {
  const { tongue } = hall
  const { say } = tongue
  return news.flatMap((one, at) => {
    if (one.kind === 'buried') {
      const dies = say('step.dies', { villager: tongue.say(`the.${one.villager}`) })
      const only = isForced ? ` ${say('step.only')}` : ''
      return [`${bold(tongue.icon('death'), dies)}${only} · ${placeText(hall, one, news[at + 1])}`]
    }
    if (one.kind === 'labourerHired') {
      return [say('step.labourer', { villager: say(`villager.${one.villager}`) })]
    }
    if (one.kind === 'healed' && one.seat === own) return [say('step.healed', { n: one.left })]
    if (one.kind !== 'storiesLost' || one.seat !== own) return []
    return [say('step.lost', { from: tongue.sign('story', one.points + one.left), to: one.left })]
  })
}

function placeText({ tongue }: Hall, { where }: Buried, next: WillyvilleNews | undefined): string {
  if (where === 'grave') return tongue.say('opt.grave')
  if (next?.kind !== 'storyGained') return tongue.say('opt.chronicleNone')
  return tongue.say('opt.chronicle', { story: tongue.sign('story', next.points) })
}

/** Rounds begin and end in small print, the last one in bold. */
export function roundLines({ tongue }: Hall, news: Heard): string[] {
  return news.flatMap((one) => {
    if (one.kind === 'roundBegan') return [`-# ${tongue.say('told.round', { n: one.round, dice: one.dice.length })}`]
    if (one.kind === 'lastRound') return [`**${tongue.say('told.last', { n: one.coffins })}**`]
    if (one.kind === 'gameEnded') return [`**${tongue.say('told.ended', { n: one.coffins })}**`]
    return []
  })
}
