/** Text is measured by the painter; here it is only judged, so that layouts stay pure. */

const NARROW = /[iljtfrI.,;:!'’|() -]/
const WIDE = /[mwMWÆŒ@%]/
const CAPITAL = /[A-ZÀ-Þ]/

/** How wide the display font writes, generously. */
export function displayWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text) {
    width += NARROW.test(letter) ? 0.3 : WIDE.test(letter) ? 0.72 : CAPITAL.test(letter) ? 0.56 : 0.46
  }
  return width * size
}

/** A name for a narrow place: whole if it stays readable, else its first word, else cut with a full stop. */
export function shortName(name: string, max: number, least = 22): string {
  const fits = (text: string) => displayWidth(text, least) <= max
  if (fits(name)) return name
  const first = name.split(/[\s_-]+/)[0] as string
  if (first.length > 1 && fits(first)) return first
  let end = first.length
  while (end > 1 && !fits(`${first.slice(0, end)}.`)) end--
  return `${first.slice(0, end)}.`
}

/** How wide the note font writes, generously. */
function noteWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text) {
    width += NARROW.test(letter) ? 0.3 : WIDE.test(letter) ? 0.76 : CAPITAL.test(letter) ? 0.59 : 0.49
  }
  return width * size
}

/** A note broken into lines. */
export function noteLines(note: string, max: number, size: number): string[] {
  const lines: string[] = []
  for (const word of note.split(' ')) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line !== undefined && noteWidth(longer, size) <= max) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
