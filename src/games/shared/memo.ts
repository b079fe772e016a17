/** Makes something of a key once, and keeps it for as long as the key is in use. */
export function memoOf<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const made = new WeakMap<K, V>()
  return (key) => {
    const kept = made.get(key)
    if (kept !== undefined) return kept
    const value = make(key)
    made.set(key, value)
    return value
  }
}
