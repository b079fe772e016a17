import { isOneOf, type Question } from '#kernel'
import type { Cause, NewsKind } from '#kingsbridge/news'
import { optionOfKind, type UseKind } from '#kingsbridge/options'
import type { View } from '#kingsbridge/view'
import type { Key } from '#texts/kingsbridge/index'
import { heard } from '../lessons.ts'
import type { Goal, Lesson, Voice } from '../presentation.ts'
import { optionEntry } from './options.ts'
import { phrasingIn } from './phrasing.ts'
import type { Shown } from './shown.ts'
import { newsOf } from './view-access.ts'

type Done = Lesson['isDone']

const has = heard<NewsKind>

const gains =
  (cause: Cause): Done =>
  (own) =>
    newsOf(own).some((news) => news.kind === 'gained' && news.cause === cause)

function lesson(text: Key, topic: string, isDone: Done, ...uses: readonly UseKind[]): Lesson<View> {
  const fits = ({ area }: Goal) => isOneOf(uses, area)
  return { topic, text: (voice) => phrasingIn(voice).say(text), isDone, fits }
}

/** So many of one kind of news. */
const heardTimes =
  (kind: NewsKind, times: number): Done =>
  (own) =>
    newsOf(own).filter((news) => news.kind === kind).length >= times

/** Every answer to a question as a goal of its own, in the order they are offered. */
function answersAsGoals(area: string) {
  return (shown: Shown, ask: Question, voice: Voice): Goal[] => {
    if (ask.about !== area) return []
    return ask.options.map((id, place) => {
      const entry = optionEntry(shown, ask, id, voice)
      const { label, description = '' } = entry
      const ways = [{ id: '0', entry, picks: [[id]], death: false }]
      return { id, group: 'use', area, entry, title: label, text: description, worth: ask.options.length - place, ways }
    })
  }
}

/** A question that may come before the first turn. */
function questionLesson(text: Key, topic: string, area: string, isDone: Done): Lesson<View> {
  return {
    topic,
    text: (voice) => phrasingIn(voice).say(text),
    isDone,
    fits: (goal) => goal.area === area,
    goals: answersAsGoals(area),
  }
}

/** A turn with which another card is discarded. */
function discards({ ways: [best] }: Goal): boolean {
  return (best?.picks ?? []).flat().some((pick) => optionOfKind('discard', pick) !== null)
}

/** Grain and piety were both taken with cards. */
const holdsForDuties: Done = (own) => {
  const taken = newsOf(own).flatMap((news) => (news.kind === 'gained' && news.cause === 'card' ? [news.goods] : []))
  return taken.some(({ grain = 0 }) => grain > 0) && taken.some(({ piety = 0 }) => piety > 0)
}

/** Two discards show that the choice was made, not only shown. */
const DISCARDS = 2

/** What came of a sealed answer is told with the last one, which may be somebody else's. */
const TURNS_FOR_EXCHANGE = 4

/** Goods that are owed are no lesson for longer than this. */
const TURNS_FOR_DUTIES = 3

/** A newcomer's way through the rules: one thing a turn, as soon as the hand allows it. */
export const LESSONS: readonly Lesson<View>[] = [
  questionLesson('lesson.orient', 'council', 'orient', has('oriented')),
  {
    ...questionLesson('lesson.exchange', 'goods', 'exchange', (own) => has('traded')(own) || has('declined')(own)),
    turns: TURNS_FOR_EXCHANGE,
  },
  lesson('lesson.goods', 'cards', gains('card'), 'grain', 'piety', 'material'),
  lesson('lesson.project', 'projects', has('materialPlaced'), 'project'),
  { ...lesson('lesson.discard', 'piles', heardTimes('discarded', DISCARDS)), fits: discards },
  lesson('lesson.sale', 'houses', has('sold'), 'sale'),
  { ...lesson('lesson.duties', 'duties', holdsForDuties, 'grain', 'piety'), turns: TURNS_FOR_DUTIES },
  lesson('lesson.donation', 'projects', has('donated'), 'donation'),
  lesson('lesson.house', 'houses', has('houseBuilt'), 'house'),
  lesson('lesson.rent', 'houses', gains('rent'), 'rent'),
  lesson('lesson.favour', 'favour', has('favourTaken'), 'favour'),
  lesson('lesson.care', 'plague', has('cared'), 'care'),
]

export const READ_NEXT = ['council', 'duties', 'end'] as const
