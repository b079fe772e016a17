/** Makes a value when it is first asked for, and keeps it. */
export function lazily<T>(make: () => T): () => T {
  let kept: { readonly it: T } | null = null
  return () => {
    kept ??= { it: make() }
    return kept.it
  }
}
