import { customerText } from '#presentation/village/card-texts'
import type { Tellers } from '#presentation/village/tellers'

export const SOLO_LINES: Tellers = {
  connyTook: ({ phrasing }, { space, cube, slot }) =>
    phrasing.say('told.conny', { cube: phrasing.some(cube, 1), space: phrasing.space(space), slot }),
  fateTurned: ({ phrasing }, { fate }) => phrasing.say('told.fate', { what: phrasing.say(`word.${fate}`) }),
  foremostTaken: ({ phrasing, view }, { customer }) =>
    phrasing.say('told.foremost', { wants: customerText(phrasing, view, customer) }),
}
