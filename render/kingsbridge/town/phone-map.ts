import { SITES, type Sites } from './works.ts'

/** The places where everything stands in the streets for a phone. */

export const STREET_SITES: Sites = {
  'priors-palace': {
    x: 40,
    y: 694,
    sign: [92, 716, 118],
    donor: [80, 608],
    seals: [166, 713],
    place: [22, 548, 238, 188],
  },
  'st-marys-chapel': {
    x: 262,
    y: 694,
    sign: [318, 716, 122],
    donor: [302, 610],
    seals: [396, 713],
    place: [262, 548, 148, 188],
  },
  hospital: {
    x: 766,
    y: 540,
    sign: [806, 563, 130],
    donor: [795, 454],
    seals: [888, 560],
    place: [740, 392, 230, 192],
  },
  guildhall: {
    x: 726,
    y: 694,
    sign: [778, 716, 130],
    donor: [747, 606],
    seals: [862, 713],
    place: [700, 588, 270, 150],
  },
  'fulling-mill': {
    x: 534,
    y: 424,
    sign: [566, 447, 128],
    donor: [551, 336],
    seals: [650, 444],
    place: [484, 300, 226, 168],
  },
  bridge: {
    x: 590,
    y: 300,
    scale: 0.94,
    sign: [474, 262, 112],
    donor: [460, 216],
    seals: [474, 170],
    place: [416, 148, 560, 150],
  },
  tower: SITES.tower,
}

const UPPER = { x: 96, y: 1020, count: 6 }
const LOWER = { x: 176, y: 1166, count: 5 }
const PITCH = 161
const UNEVEN = 14

/** Two rows, a little uneven. */
export const STREET_LANE = [
  ...Array.from(
    { length: UPPER.count },
    (_, place) => [UPPER.x + place * PITCH, UPPER.y + (place % 2) * UNEVEN] as const,
  ),
  ...Array.from(
    { length: LOWER.count },
    (_, place) => [LOWER.x + place * PITCH, LOWER.y - (place % 2) * UNEVEN] as const,
  ),
]
