import { villagerName } from '#presentation/village/card-texts'
import type { Tellers } from '#presentation/village/tellers'

export const INN_PARTS: Tellers = {
  villagerTucked: ({ phrasing, view }, { villager, pile, top }) => {
    const facts = { villager: villagerName(phrasing, view, villager), top: villagerName(phrasing, view, top) }
    return phrasing.say('told.tucked', { ...facts, pile: pile + 1 })
  },
  villagerBought: ({ phrasing, view }, { villager }) =>
    phrasing.say('told.bought', { villager: villagerName(phrasing, view, villager) }),
  villagerPlayed: ({ phrasing, view }, { villager }) =>
    phrasing.say('told.played', { villager: villagerName(phrasing, view, villager) }),
  enshrined: ({ phrasing }, { member }) => phrasing.say('told.enshrined', { member }),
  timeRegained: ({ phrasing }, { time }) => phrasing.say('told.regained', { time: phrasing.gain({ time }) }),
}

export const INN_LINES: Tellers = {
  villagerShown: ({ phrasing, view }, { villager, pile }) =>
    phrasing.say('told.shown', { villager: villagerName(phrasing, view, villager), pile: pile + 1 }),
}
