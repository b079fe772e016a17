/** Worked out when it is asked for the first time, and then kept. */
export function lazily<T>(make: () => T): () => T {
  let kept: { readonly it: T } | null = null
  return () => {
    kept ??= { it: make() }
    return kept.it
  }
}
