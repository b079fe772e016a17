import type { Change } from './types.ts'

export interface ChangeHub {
  /** Hears every change until called off. */
  listen(hear: (change: Change) => void): () => void
  changed(change: Change): void
  /** Looks again after each change until there is something to see. */
  until<T>(look: () => T | null | undefined | false, what: string, patience?: number): Promise<T>
}

/** Long enough for a machine that has much else to do. */
export const PATIENCE = 30_000
/** The result may come from outside of the playground, from the bot. */
const PULSE = 40

export function changeHub(): ChangeHub {
  const ears = new Set<(change: Change) => void>()
  const listen: ChangeHub['listen'] = (hear) => {
    ears.add(hear)
    return () => void ears.delete(hear)
  }
  return {
    listen,
    changed(change) {
      for (const hear of [...ears]) hear(change)
    },
    until(look, description, patience = PATIENCE) {
      return new Promise((resolve, reject) => {
        const stop = (end: () => void) => {
          clearTimeout(timer)
          clearInterval(pulse)
          deaf()
          end()
        }
        const check = () => {
          try {
            const result = look()
            if (result) stop(() => resolve(result))
          } catch (error) {
            stop(() => reject(error))
          }
        }
        const timer = setTimeout(() => stop(() => reject(new Error(`Waited in vain for ${description}.`))), patience)
        const pulse = setInterval(check, PULSE)
        const deaf = listen(check)
        check()
      })
    },
  }
}
