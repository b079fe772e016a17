/** About as many letters as a line of a phone of 390 points holds. */
const WIDTH = 38
/** Of small print more fits. */
const SMALL = 44

/** About so many lines a text takes on a phone. */
export function phoneLines(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + Math.ceil(line.length / (line.startsWith('-#') ? SMALL : WIDTH)), 0)
}
