/** The places where everything lies on the chart of the sea, wide and for phones: grounds and layouts share it. */

export type Spot = readonly [x: number, y: number]

export interface SeaMap {
  readonly w: number
  readonly h: number
  /** The spaces of the sea, by their ids. */
  readonly at: Readonly<Record<string, Spot>>
  readonly compass: Spot
}

export const WIDE_SEA: SeaMap = {
  w: 1600,
  h: 1180,
  at: {
    port: [206, 520],
    t1: [378, 372],
    t2: [378, 676],
    t3: [716, 506],
    t4: [1052, 384],
    t5: [1064, 668],
    cocoa: [552, 254],
    plough: [836, 246],
    treasure: [1286, 262],
    far: [1404, 560],
    tea: [846, 724],
    bell: [560, 742],
  },
  compass: [1450, 900],
}

/** The chart for a phone is turned: ships sail up from a port at its foot. Its height depends on how many bills lie below. */
export const PHONE_SEA = {
  w: 1000,
  at: {
    port: [500, 1160],
    t1: [400, 1020],
    t2: [600, 1020],
    t3: [500, 690],
    t4: [412, 412],
    t5: [588, 412],
    cocoa: [162, 850],
    plough: [206, 568],
    treasure: [206, 260],
    far: [786, 260],
    tea: [836, 568],
    bell: [800, 850],
  },
  compass: [500, 178],
  /** The place where the land begins, and the bills of lading. */
  shore: 1184,
  bills: 1424,
} as const satisfies Omit<SeaMap, 'h'> & { shore: number; bills: number }

const BILL = { pitch: 144, inRow: 2 }

export function phoneSeaHeight(seats: number): number {
  return PHONE_SEA.bills + Math.ceil(seats / BILL.inRow) * BILL.pitch + 12
}
