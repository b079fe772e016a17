import { differencesAt, momentsOf } from '#test/kingsbridge/screens'
import { FIRST_SEED, print } from './soak.ts'

const DEALS = 3

/** Deals what is hidden anew at many moments of Kingsbridge and compares all that everybody reads. */
export async function soakScreens(moments: number): Promise<boolean> {
  const different: string[] = []
  let [looked, silent] = [0, 0]
  for (let seed = FIRST_SEED; looked < moments; seed++) {
    for (const moment of momentsOf([seed]).slice(0, moments - looked)) {
      different.push(...(await differencesAt(moment, DEALS)))
      looked++
      if (moment.isSilent) silent++
    }
  }
  const first = different[0] ?? null
  print({ soak: 'screens', moments: looked, silent, deals: DEALS, different: different.length, first })
  return different.length === 0
}
