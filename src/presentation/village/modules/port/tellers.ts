import { named, pieceText, type Tellers } from '#presentation/village/tellers'

export const PORT_PARTS: Tellers = {
  captainHired: ({ phrasing, view }, { captain }) => {
    const card = view.setup.content.port.captains.find(({ id }) => id === captain)
    return phrasing.say('told.captain', { coins: phrasing.cost({ coins: card?.coins ?? 0 }) })
  },
  loaded: (telling, { piece }) => telling.phrasing.say('told.loaded', { what: pieceText(telling, piece) }),
  sailed: ({ phrasing }, { to }) => phrasing.say('told.sailed', { water: phrasing.water(to) }),
  docked: ({ phrasing }) => phrasing.say('told.docked'),
  stayed: ({ phrasing }) => phrasing.say('told.stayed'),
  islandSold: ({ phrasing }, { ware, points }) =>
    phrasing.say('told.isleSold', { what: phrasing.some(ware, 1), points: phrasing.gain({ points }) }),
  tileTaken: (telling, { tile }) => telling.phrasing.say('told.tile', { what: pieceText(telling, tile) }),
  chestSeen: ({ phrasing }, { wares }) => phrasing.say('told.chestSeen', { what: phrasing.wares(wares) }),
  returned: ({ phrasing }) => phrasing.say('told.returned'),
  chestOpened: ({ phrasing }, { wares }) => phrasing.say('told.opened', { what: phrasing.wares(wares) }),
}

export const PORT_LINES: Tellers = {
  overseasSold: (telling, { seat, ware, points }) => {
    const { phrasing } = telling
    const facts = { what: phrasing.some(ware, 1), points: phrasing.gain({ points }) }
    return phrasing.say('told.overseas', { name: named(telling, seat), ...facts })
  },
}
