/** The seed of a numbered game that can be played again; games of people draw theirs. */
export function seedOf(number: number): string {
  return number.toString(16).padStart(32, '0')
}
