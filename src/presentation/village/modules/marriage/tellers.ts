import type { Tellers } from '#presentation/village/tellers'

export const MARRIAGE_PARTS: Tellers = {
  breadLaid: ({ phrasing }, { member }) => phrasing.say('told.bread', { member }),
  parted: ({ phrasing }) => phrasing.say('told.parted'),
}

export const MARRIAGE_LINES: Tellers = {
  dieRolled: ({ phrasing }, { rank, came }) => phrasing.say('told.die', { rank, came }),
  married: ({ phrasing }, { ranks, lodging }) =>
    phrasing.say('told.married', { one: ranks[0], other: ranks[1], lodging: lodging ?? 'none' }),
}
