import { crc32 } from 'node:zlib'

/** What people with other eyes see of an indexed PNG: Machado, Oliveira and Fernandes 2009, at their full strength. */
export const EYES = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const
export type Eyes = keyof typeof EYES

function linear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function gamma(light: number): number {
  const share = Math.min(1, Math.max(0, light))
  return Math.round(255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055))
}

const SIGNATURE = 8
const HEAD = 8
const TAIL = 4

/** Only the list of colours changes. */
export function seenBy(png: Buffer, eyes: Eyes): Buffer {
  const seen = Buffer.from(png)
  let start = SIGNATURE
  while (seen.toString('latin1', start + 4, start + HEAD) !== 'PLTE') start += HEAD + seen.readUInt32BE(start) + TAIL
  const length = seen.readUInt32BE(start)
  const colours = seen.subarray(start + HEAD, start + HEAD + length)
  for (let first = 0; first < length; first += 3) {
    const light = [...colours.subarray(first, first + 3)].map(linear)
    for (const [part, row] of EYES[eyes].entries()) {
      colours[first + part] = gamma(row.reduce((sum, weight, place) => sum + weight * (light[place] ?? 0), 0))
    }
  }
  seen.writeUInt32BE(crc32(seen.subarray(start + 4, start + HEAD + length)), start + HEAD + length)
  return seen
}
