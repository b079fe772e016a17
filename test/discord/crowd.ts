/** What the crowd tells the bench, and the other way round. */
export interface Place {
  readonly apiUrl: string
  readonly token: string
  readonly server: string
  readonly games: readonly { readonly channel: string; readonly people: readonly string[] }[]
}

export interface CrowdReport {
  /** Milliseconds from a press to its acknowledgement, and from a keystroke to its suggestions. */
  readonly acknowledgements: readonly number[]
  readonly suggestions: readonly number[]
  /** Answers that speak of a fault, presses that nobody answered, and requests that were refused. */
  readonly errors: readonly string[]
  /** Posts that stand there twice. */
  readonly doubled: readonly string[]
}

export type ToBench = { place: Place } | { begun: number } | { report: CrowdReport }
export type ToCrowd = { go: { seconds: number } } | { stop: true }
