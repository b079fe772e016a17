import type { Space } from '#village/words'

/** The icon by which each action space is known. */
export const SPACE_ICONS: Readonly<Record<Space, string>> = {
  harvest: 'wheat',
  family: 'baby-face',
  crafts: 'anvil',
  market: 'shop',
  travel: 'walking-boot',
  council: 'gavel',
  church: 'church',
  inn: 'beer-stein',
  smuggler: 'lantern',
  marriage: 'linked-rings',
}
