import type { Asked, AskedAbout } from '#presentation/village/asking'
import type { Key } from '#texts/village/index'

function atWedding(key: Key): Asked {
  return ({ phrasing }) => ({ head: phrasing.say('asking.wedding'), lines: [phrasing.say(key)] })
}

export const MARRIAGE_ASKED: AskedAbout = {
  token: atWedding('asking.token'),
  lodging: atWedding('asking.lodging'),
  gift: atWedding('asking.gift'),
}
