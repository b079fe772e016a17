import { type HelpTopic, helpPicture } from '#render/willyville/help'
import type { Key } from '#texts/willyville/index'
import { nextLetterOf } from '#willyville/rules/conditions'
import { diceIn, isBlackDie } from '#willyville/rules/dice'
import { bySeats, coffinsOf } from '#willyville/state'
import { GOODS } from '#willyville/words'
import { lazily } from '../lazily.ts'
import type { Topic, Voice } from '../presentation.ts'
import { faceOf, pairText } from './dice.ts'
import { buildingName, valuesText } from './naming.ts'
import { dotted, type Phrasing, phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { cardsOf, cloudsOf, ownOf, stateOf, viewOf } from './view-access.ts'

/** The rules in chapters, with an example of the present table where there is one. */

const CHAPTERS = [
  'aim',
  'round',
  'dice',
  'black',
  'white',
  'headman',
  'time',
  'market',
  'serving',
  'school',
  'travel',
  'church',
  'council',
  'end',
  'values',
] as const
type Chapter = (typeof CHAPTERS)[number]

const PICTURES: Readonly<Partial<Record<Chapter, HelpTopic>>> = {
  dice: 'dice',
  black: 'craft',
  white: 'field',
  headman: 'headman',
  time: 'death',
  market: 'market',
  serving: 'customer',
  school: 'school',
  travel: 'travel',
  church: 'church',
  council: 'hall',
  end: 'score',
}

/** The rules that a chapter tells, for its small print. */
const RULES: Readonly<Partial<Record<Chapter, readonly string[]>>> = {
  round: ['W-ROUND', 'W-TURN'],
  dice: ['W-DICE'],
  black: ['W-BLACK'],
  white: ['W-WHITE'],
  headman: ['W-ASK'],
  time: ['W-TIME', 'W-DEATH'],
  market: ['W-MARKET'],
  serving: ['W-SERVE'],
  school: ['W-SCHOOL'],
  travel: ['W-TRAVEL'],
  church: ['W-CHURCH', 'W-MONK'],
  council: ['W-HALL', 'W-MEET'],
  end: ['W-SCORE'],
}

type Example = (phrasing: Phrasing, shown: Shown) => string | null

const EXAMPLES: Readonly<Partial<Record<Chapter, Example>>> = {
  dice(phrasing, shown) {
    const { pool } = viewOf(shown)
    const white = diceIn(pool).filter((die) => !isBlackDie(die))
    const [a, b] = [white[0], white.at(-1)]
    if (a === undefined || b === undefined || white.length < 2) return null
    const value = faceOf(a) + faceOf(b)
    const pair = pairText(phrasing, { dice: [a, b], value, markers: 0 }).split(' + ')
    return phrasing.say('example.dice', { a: pair[0] ?? '', b: pair[1] ?? '', n: value })
  },
  white(phrasing, shown) {
    const view = viewOf(shown)
    const p = ownOf(shown)
    const good = GOODS.find((kind) => p.crafts[kind] !== null)
    if (good === undefined || shown.seat === null) return null
    const values = valuesText(cardsOf(view).craft[good].banners[p.crafts[good]?.card ?? 0] ?? [])
    return phrasing.say('example.white', { what: buildingName(phrasing, view, good), values })
  },
  time(phrasing, shown) {
    const p = ownOf(shown)
    if (shown.seat === null) return null
    return phrasing.say('example.time', { n: p.cloud + 1, m: cloudsOf(viewOf(shown)) - p.cloud })
  },
  travel(phrasing, shown) {
    const view = viewOf(shown)
    const letter = nextLetterOf(stateOf(view), ownOf(shown))
    if (letter === null || shown.seat === null) return null
    const values = valuesText(view.setup.content.travel.stacks[letter].banner)
    return phrasing.say('example.travel', { letter, values })
  },
  headman(phrasing, shown) {
    const p = ownOf(shown)
    if (shown.seat === null) return null
    const place = phrasing.say(`place.${p.headman}`)
    return phrasing.say('example.headman', { place, story: phrasing.some('story', p.tree) })
  },
  end(phrasing, shown) {
    const view = viewOf(shown)
    const m = bySeats(view, view.setup.content.constants.coffinsToEnd)
    return phrasing.say('example.end', { n: coffinsOf(view), m })
  },
}

const MOST = 700

function pictureOf(chapter: Chapter, { voice }: Phrasing): Topic['picture'] {
  const picture = PICTURES[chapter]
  return picture === undefined ? null : helpPicture(picture, voice.language)
}

function topicOf(chapter: Chapter, shown: Shown | null, phrasing: Phrasing): Topic {
  const rules = phrasing.say(`rules.${chapter}` satisfies Key)
  // Of all chapters one is looked at.
  const picture = lazily(() => pictureOf(chapter, phrasing))
  const example = shown === null ? null : (EXAMPLES[chapter]?.(phrasing, shown) ?? null)
  const ids = RULES[chapter] ?? []
  const small = ids.length === 0 ? '' : `\n-# ${dotted(ids)}`
  const whole = (example === null ? rules : `${rules}\n\n${example}`) + small
  return {
    id: chapter,
    title: phrasing.say(`topic.${chapter}` satisfies Key),
    text: whole.length <= MOST ? whole : rules + small,
    get picture() {
      return picture()
    },
  }
}

export function rulesHelp(shown: Shown | null, voice: Voice): Topic[] {
  const phrasing = phrasingIn(voice)
  return CHAPTERS.map((chapter) => topicOf(chapter, shown, phrasing))
}
