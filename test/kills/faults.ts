import { setTimeout as sleep } from 'node:timers/promises'
import { Messages } from '#discord/app/messages'
import { contextFor, sayNo } from '#discord/app/requests'
import { receiptScreen } from '#discord/features/turn/panel-screen'
import { VERBS } from '#discord/features/verbs'
import { type Database, type Step, step } from '#store'
import { SQLite, type SqliteFile } from '#store/driver'
import * as query from '#store/queries'
import { Query } from '#store/query'
import { isDenial } from '#tables'
import type { Fault } from './errand.ts'

/** Mistakes a bot could have, planted into a running one: nothing of it is written into the bot's own files. */

type Writing = (db: Database, steps: readonly Step[]) => Promise<number | null>

/** Long enough for somebody to read that it is done. */
const HEAD_START = 60

function isPost({ query: asked }: Step): boolean {
  return asked === query.addPost || asked === query.replacePosts
}

function isAct([first]: readonly Step[]): boolean {
  return first?.query === query.saveGame || first?.query === query.addGame
}

/** One after the other, each kept by itself. */
async function inParts(
  db: Database,
  all: readonly Step[],
  parts: readonly (readonly Step[])[],
): Promise<number | null> {
  for (const part of parts) {
    const failed = part.length === 0 ? null : await db.change(part)
    if (failed !== null) return all.indexOf(part[failed] as Step)
  }
  return null
}

const postsApart: Writing = (db, steps) =>
  inParts(db, steps, [steps.filter((written) => !isPost(written)), steps.filter((written) => isPost(written))])

const actInTwo: Writing = (db, steps) => {
  const half = isAct(steps) ? Math.ceil(steps.length / 2) : steps.length
  return inParts(db, steps, [steps.slice(0, half), steps.slice(half)])
}

const reopenPost = new Query<{ id: number }>((db, p) =>
  db.updateTable('outbox').set({ done: null }).where('id', '=', p.id),
)

const doneBeforeSent: Writing = async (db, steps) => {
  const [first] = steps
  const values = first?.values as { id: number; now: number } | undefined
  if (first?.query === query.beginPost && values !== undefined) {
    const failed = await db.change(steps)
    const done = { id: values.id, done: values.now, receipt: '{}' }
    return failed ?? (await db.change([step(query.endPost, done)]))
  }
  const isAfter = [query.endPost, query.delayPost, query.doubtPost].some((asked) => asked === first?.query)
  return db.change(isAfter && values !== undefined ? [step(reopenPost, { id: values.id }), ...steps] : steps)
}

const WRITINGS: Partial<Record<Fault, Writing>> = {
  'posts-apart': postsApart,
  'act-in-two': actInTwo,
  'done-before-sent': doneBeforeSent,
}

/** The store as a bot with this fault would use it. */
export function withFault(db: Database, fault: Fault | null): Database {
  const writing = fault === null ? undefined : WRITINGS[fault]
  if (writing === undefined) return db
  return {
    dialect: db.dialect,
    read: (asked, values) => db.read(asked, values),
    change: (steps) => writing(db, steps),
    now: () => db.now(),
    backup: (path) => db.backup(path),
    close: () => db.close(),
  }
}

/** SQLite is told to leave it to the machine when what is committed reaches the disk. */
function flushNever(): void {
  const pragma = SQLite.prototype.pragma
  SQLite.prototype.pragma = function (this: SqliteFile, source, options) {
    const isAsked = source.startsWith('synchronous =')
    return pragma.call(this, isAsked ? 'synchronous = OFF' : source, options)
  }
}

function lookNever(): void {
  Messages.prototype.find = async () => null
}

/** The receipt is shown, and then the turn is confirmed. */
function tellFirst(): void {
  const confirm = VERBS.confirm
  if (confirm === undefined) throw new Error('nothing is confirmed any more')
  const handle: typeof confirm.handle = async (press, argText) => {
    const stage = await contextFor(press, press.id.game)
    if (isDenial(stage)) return sayNo(press.reader, stage)
    const { look } = stage
    if (look.entry !== press.id.version) return confirm.handle(press, argText)
    void sleep(HEAD_START).then(() => confirm.handle(press, argText))
    return receiptScreen({ ...stage, look: { ...look, entry: look.entry + 1, draft: [] } }, [], {
      final: null,
      canUndo: true,
      waiting: 0,
    })
  }
  Object.assign(VERBS, { confirm: { ...confirm, handle } })
}

const PLANTS: Partial<Record<Fault, () => void>> = {
  'not-flushed': flushNever,
  'not-looked-up': lookNever,
  'told-before-stored': tellFirst,
}

/** Before anything of the bot runs. */
export function plant(fault: Fault | null): void {
  if (fault !== null) PLANTS[fault]?.()
}
