/** The lie of the town, for its ground and for what stands on it. */

export const TOWN = { w: 1600, h: 1470, top: 100, bottom: 1062 }

/** The walk round the council, on which the portraits hang. */
export const RING = { x: 742, y: 552, rx: 286, ry: 232 }

/** Lower left corner of the cathedral, and its size. */
export const CATHEDRAL = { x: 34, y: 486, scale: 0.88 }

/** Upper left corners of the two stalls. */
export const STALLS = { wool: { x: 212, y: 716 }, cloth: { x: 336, y: 716 } }

/** The pictures for a phone: the height of the scene, and of the ground below it for the most players. */
export const PHONE = { w: 1000, council: { foot: 1104, h: 1740 }, streets: { foot: 1216, h: 1770 } }

/** The distance of things from their place in the large town: the market and the street, and the country's goods one by one. */
export const PHONE_MOVED = {
  market: { x: 220, y: -150 },
  street: { x: 20, y: -92 },
  forest: -364,
  field: -404,
  quarry: -410,
  castle: -410,
  convent: -556,
}

export const PHONE_RING = { x: 500, y: 688, rx: 343, ry: 278 }

/** The high street: the first plot, the distance of pairs and of the two plots of a pair. */
export const STREET = { x: 72, y: 944, pair: 130, plot: 65, post: 32, pairs: 7 }

/** The feet of the ten cottages of the poor quarter, and of the hut among the trees. */
export const LANE: readonly (readonly [x: number, y: number])[] = [
  [1342, 600],
  [1438, 590],
  [1530, 604],
  [1348, 714],
  [1442, 706],
  [1532, 720],
  [1352, 830],
  [1438, 824],
  [1532, 838],
  [1398, 962],
  [1510, 966],
]
