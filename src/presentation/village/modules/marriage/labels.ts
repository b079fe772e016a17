import { effectText } from '#presentation/village/card-texts'
import { entry, type Label, type Labels, plainLabel } from '#presentation/village/option-labels'
import { sideOf } from '#village/modules/in-play'
import type { MarriageOption } from '#village/modules/marriage/options'

type Of<K extends MarriageOption['kind']> = Extract<MarriageOption, { kind: K }>

/** Bread and tools to the smuggler. */
const contraband: Label<Of<'contraband'>> = ({ phrasing, view, ask }, { lot: { count, ware } }) => {
  const sold = phrasing.some(ware, count)
  if (ask.about !== 'smuggler') return entry(phrasing.say('opt.sellOne', { what: sold }))
  const points = count * view.setup.content.marriage.smuggler.sell.pointsEach
  return entry(phrasing.say('opt.sellFor', { what: sold, points: phrasing.gain({ points }) }))
}

const rank: Label<Of<'rank'>> = ({ phrasing, view }, { member, rank: number }) => {
  const bonus = view.setup.content.marriage.ranks[sideOf(view, 'marriage')][number - 1]?.bonus
  const why = bonus?.do === 'swap' ? phrasing.say('fx.swap', { n: bonus.get }) : bonus && effectText(phrasing, bonus)
  return entry(phrasing.say('opt.rank', { who: phrasing.who(member), rank: String(number) }), why)
}

export const MARRIAGE_LABELS: Labels<MarriageOption> = {
  contraband,
  cubes: plainLabel(({ say, wares }, { colours }) =>
    say('opt.cubes', { what: wares(Object.fromEntries(colours.map((colour) => [colour, 1]))) }),
  ),
  rank,
  swap: plainLabel(({ say, some }, { colour }) => say('opt.swap', { what: some(colour, 1) })),
  keep: plainLabel(({ say }) => say('opt.keep')),
  bread: plainLabel(({ say, who }, { member }) => say('opt.bread', { who: who(member) })),
  token: plainLabel((phrasing, { token, paid }) =>
    phrasing.say('opt.token', { token: phrasing.gain({ [token]: 1 }), price: phrasing.cost(paid) }),
  ),
  gift: plainLabel((phrasing, { wares }) => phrasing.say('opt.gift', { what: phrasing.gain(wares) })),
  bakery: plainLabel(({ say }) => say('opt.lodging', { lodging: say('word.bakery') })),
  shop: plainLabel(({ say }) => say('opt.lodging', { lodging: say('word.shop') })),
}
