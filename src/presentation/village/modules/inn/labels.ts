import { villagerName, villagerOf, villagerText } from '#presentation/village/card-texts'
import { entry, type Label, type Labels, plainLabel } from '#presentation/village/option-labels'
import type { InnOption } from '#village/modules/inn/options'
import type { View } from '#village/view'

type Of<K extends InnOption['kind']> = Extract<InnOption, { kind: K }>

const card: Label<Of<'card'>> = ({ phrasing, view }, { villager: id }) =>
  entry(phrasing.say('opt.card', { villager: villagerName(phrasing, view, id) }), villagerText(phrasing, view, id))

/** The villager on top of a pile. */
function topOf(view: View, pile: number): string {
  const top = view.pileTops[pile - 1]
  return view.setup.content.villagers[top ?? -1]?.id ?? ''
}

const tuck: Label<Of<'tuck'>> = ({ phrasing, view }, { pile }) => {
  const id = topOf(view, pile)
  return entry(
    phrasing.say('opt.tuck', { pile: String(pile), villager: villagerName(phrasing, view, id) }),
    villagerText(phrasing, view, id),
  )
}

const buy: Label<Of<'buy'>> = ({ phrasing, view }, { pile }) => {
  const id = topOf(view, pile)
  const price = phrasing.cost(villagerOf(view, id)?.cost ?? {})
  return entry(
    phrasing.say('opt.buy', { villager: villagerName(phrasing, view, id), price }),
    villagerText(phrasing, view, id),
  )
}

export const INN_LABELS: Labels<InnOption> = {
  card,
  tuck,
  buy,
  visit: plainLabel(({ say }) => say('opt.visit')),
  visitWith: plainLabel(({ say, who }, { member }) => say('opt.visitWith', { who: who(member) })),
  reward: plainLabel(({ say, word }, { castle }) => say('opt.reward', { castle: word(castle) })),
  enshrine: plainLabel(({ say, who }, { member }) => say('opt.enshrine', { who: who(member) })),
  endTurn: plainLabel(({ say }, { use }) => say(use === 'ask' ? 'opt.endAsk' : 'opt.endEnd')),
}
