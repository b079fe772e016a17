import { isPostgres, openKept, stop } from './kept.ts'

const [path, ...more] = process.argv.slice(2)
if (more.length > 0) stop('npm run backup [-- PATH]')
const { db, where } = await openKept()
const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
const copy = path ?? `data/db/backup-${moment}.${isPostgres(where) ? 'dump' : 'sqlite'}`
await db.backup(copy).catch((error: Error) => stop(`No copy was made: ${error.message}.`))
await db.close()
process.stdout.write(`Everything that was confirmed until now is in ${copy}.\n`)
