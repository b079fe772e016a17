import { soakNightly } from './nightly.ts'
import { nodesPlan, tryNodes } from './nodes.ts'
import { SOAKS } from './registry.ts'
import { FIRST_SEED, print, USUAL_COUNT, USUAL_DEPTH } from './soak.ts'

const USAGE = [
  'npm run soak -- NAME [NUMBER [DEPTH [FIRST]]]',
  'npm run soak -- nodes [quick] [20 22 24 26]',
  'npm run soak -- nightly',
].join('\n')

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n${USAGE}\n`)
  process.exit(1)
}

async function soakByNumbers([name = '', ...numbers]: readonly string[]): Promise<boolean> {
  const soak = SOAKS[name]
  const [count = String(soak?.usualCount ?? USUAL_COUNT)] = numbers
  const [, depth = String(USUAL_DEPTH), first = String(FIRST_SEED)] = numbers
  if (name === '' || !/^[1-9]\d*$/.test(count)) stop('A soak needs a name, and a number if not the usual one.')
  if (!(Number(depth) >= 0 && Number(depth) <= 1)) stop('A depth lies between 0 and 1.')
  if (!/^\d+$/.test(first)) stop('The first seed is a whole number.')
  if (soak === undefined) {
    const names = [...Object.keys(SOAKS), 'nodes', 'nightly'].join(', ')
    stop(`There is no soak ${name}. There are: ${names}.`)
  }
  return soak.run({ count: Number(count), depth: Number(depth), first: Number(first) })
}

/** The whole check, or what is near to Node, on other Nodes. */
function soakNodes(words: readonly string[]): Promise<boolean> {
  const plan = nodesPlan(words) ?? stop('Nodes are named by their versions.')
  return tryNodes(plan, print)
}

const [name, ...words] = process.argv.slice(2)
const run = { nodes: () => soakNodes(words), nightly: soakNightly }[name ?? '']
const isSound = await (run?.() ?? soakByNumbers(process.argv.slice(2)))
process.exitCode = isSound ? 0 : 1
