/** Returns what comes of the work, or something else where it takes longer than so many milliseconds. */
export async function inTime<T, L>(work: Promise<T>, otherwise: L, patience: number): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<L>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), patience)
  })
  const first = await Promise.race([work, late])
  clearTimeout(timer)
  return first
}
