import { benchDiscord } from './discord.ts'
import { benchEngine } from './engine.ts'
import { benchPage } from './page.ts'
import { installPeers } from './peers.ts'
import { benchPlans } from './plans.ts'
import { benchRender } from './render.ts'
import { benchStore } from './store.ts'

const BENCHES: Record<string, () => Promise<void>> = {
  discord: benchDiscord,
  engine: benchEngine,
  page: benchPage,
  plans: benchPlans,
  render: benchRender,
  store: benchStore,
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in BENCHES))
if (unknown !== undefined) {
  process.stderr.write(`There is no benchmark ${unknown}. There are: ${Object.keys(BENCHES).join(', ')}.\n`)
  process.exit(1)
}
// Libraries run slower while they help their own developers.
process.env.NODE_ENV ??= 'production'
installPeers()
for (const name of asked.length > 0 ? asked : Object.keys(BENCHES)) await BENCHES[name]?.()
