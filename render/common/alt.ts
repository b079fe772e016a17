/** Discord takes no more. */
const MOST = 1024

/** Makes an alt text of a board in words: as many whole lines as fit; the boards put the most important first. */
export function altFrom(text: string): string {
  const lines = text.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' '))
  let alt = ''
  for (const line of lines) {
    const longer = alt === '' ? line : `${alt}. ${line}`
    if (longer.length > MOST - 1) break
    alt = longer
  }
  return `${alt}.`
}
