import type { OrderSpec } from '#kernel'
import { lossOf } from './scenes/death.ts'
import { playerOf } from './state.ts'
import type { View } from './view.ts'

const MOST_STORIES = 15
/** A church serves twice: it is not spent on less. */
const WORTH_HEALING = 3

const NEVER = 'never'

/** W-CHURCH-1: when a plague strikes, heal as soon as so many story points would be lost, or never. */
const healing: OrderSpec<View> = {
  name: 'healing',
  values: [...Array.from({ length: Math.floor(MOST_STORIES / 2) }, (_, index) => index + 1), NEVER],
  usual: WORTH_HEALING,
  answer(view, ask, value) {
    if (ask.about !== 'plague') return null
    const isWorthIt = value !== NEVER && lossOf(playerOf(view, ask.seat)) >= Number(value)
    return isWorthIt ? ['heal'] : ['suffer']
  },
}

export const orders: readonly OrderSpec<View>[] = [healing]
