import { gameNamed } from '#games/registry'
import { isFault, readExported } from '#tables/read/exports'
import { gamesIn, print, say, wholeness } from './files.ts'
import { stop } from './kept.ts'

const [path, ...more] = process.argv.slice(2)
if (path === undefined || more.length > 0) stop('npm run verify -- FILE')
let wrong = 0
for (const { line, text } of gamesIn(path)) {
  const read = readExported(text, gameNamed)
  if (isFault(read)) wrong++
  print(line, isFault(read) ? say('no_wrong-record', { what: read.fault, ...read.facts }) : wholeness(read))
}
process.exitCode = wrong === 0 ? 0 : 1
