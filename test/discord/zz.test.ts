import { it } from 'vitest'
import { Street } from './street.ts'
it('x', async () => {
  const street = await Street.open({ say: console.log })
  const { act } = street
  try {
    const opened = await act.slash('max', 'tavern', 'willyville new')
    console.log((await opened.answer()).text)
    await new Promise((r) => setTimeout(r, 3000))
    console.log(act.sees('max', 'tavern').map((m) => m.text))
  } catch (e) { console.log(e) }
  console.log(street.told)
  await street.close()
}, 60000)
