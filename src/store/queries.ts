import { type Kysely, sql } from 'kysely'
import { Query } from './query.ts'
import { columnsOf, type Row, type Schema } from './schema.ts'

/** All queries stand here, so that no other room knows a table's columns. */

/** The phases of a table at which something can still happen. */
const OPEN = ['lobby', 'playing', 'paused']

interface OfGame {
  game: number
}

interface OfSeat extends OfGame {
  seat: number
}

// ── one table

export const readGame = new Query<OfGame, Row<'games'>>((db, p) =>
  db.selectFrom('games').selectAll().where('id', '=', p.game),
)
export const readRevision = new Query<OfGame, { revision: number }>((db, p) =>
  db.selectFrom('games').select('revision').where('id', '=', p.game),
)
export const readContent = new Query<{ hash: string }, { text: string }>((db, p) =>
  db.selectFrom('contents').select('text').where('hash', '=', p.hash),
)
export const readSeats = new Query<OfGame, Row<'seats'>>((db, p) =>
  db.selectFrom('seats').selectAll().where('game', '=', p.game).orderBy('seat'),
)
export const readDrafts = new Query<OfGame, Row<'drafts'>>((db, p) =>
  db.selectFrom('drafts').selectAll().where('game', '=', p.game),
)
export const readOrders = new Query<OfGame, Row<'orders'>>((db, p) =>
  db.selectFrom('orders').selectAll().where('game', '=', p.game),
)
export const readVotes = new Query<OfGame, Row<'votes'>>((db, p) =>
  db.selectFrom('votes').selectAll().where('game', '=', p.game).orderBy('number'),
)
export const readTimers = new Query<OfGame, Row<'timers'>>((db, p) =>
  db.selectFrom('timers').selectAll().where('game', '=', p.game),
)
/** The newest snapshot that is not younger than an entry. */
export const readSnapshot = new Query<OfGame & { upTo: number }, Row<'snapshots'>>((db, p) =>
  db
    .selectFrom('snapshots')
    .selectAll()
    .where('game', '=', p.game)
    .where('entry', '<=', p.upTo)
    .orderBy('entry', 'desc')
    .limit(1),
)
export const readEntries = new Query<OfGame & { after: number }, Row<'entries'>>((db, p) =>
  db.selectFrom('entries').selectAll().where('game', '=', p.game).where('number', '>', p.after).orderBy('number'),
)

export const addGame = new Query<Row<'games'>>((db, p) => db.insertInto('games').values(rowOf(p, GAME)))
export const saveGame = new Query<Row<'games'>>((db, p) => {
  const { revision, ...changed } = rowOf(p, CHANGING)
  return db
    .updateTable('games')
    .set({ ...changed, revision: (eb) => eb('revision', '+', 1) })
    .where('id', '=', p.id)
    .where('revision', '=', p.revision)
})
export const addContent = new Query<Row<'contents'>>((db, p) =>
  db
    .insertInto('contents')
    .values(rowOf(p, ['hash', 'text']))
    .onConflict((same) => same.doNothing()),
)
export const countGame = new Query<object, { value: number }>((db) =>
  db
    .updateTable('counters')
    .set({ value: (eb) => eb('value', '+', 1) })
    .where('name', '=', 'game')
    .returning('value'),
)

export const readCounter = new Query<{ name: string }, { value: number }>((db, p) =>
  db.selectFrom('counters').select('value').where('name', '=', p.name),
)
export const raiseCounter = new Query<{ name: string }>((db, p) =>
  db
    .insertInto('counters')
    .values({ name: p.name, value: 1 })
    .onConflict((same) => same.column('name').doUpdateSet({ value: (eb) => eb('counters.value', '+', 1) })),
)

export const breakGame = new Query<OfGame & { note: string }>((db, p) =>
  db
    .updateTable('games')
    .set({ phase: 'broken', note: p.note, revision: (eb) => eb('revision', '+', 1) })
    .where('id', '=', p.game)
    .where('phase', '!=', 'broken'),
)
export const mendGame = new Query<OfGame & { phase: string }>((db, p) =>
  db
    .updateTable('games')
    .set({ phase: p.phase, note: null, revision: (eb) => eb('revision', '+', 1) })
    .where('id', '=', p.game)
    .where('phase', '=', 'broken'),
)
export const addSeat = new Query<Row<'seats'>>((db, p) => db.insertInto('seats').values(rowOf(p, SEAT)))
export const saveSeat = new Query<Row<'seats'>>((db, p) => {
  const { game, seat, ...changed } = rowOf(p, SEAT)
  return db.updateTable('seats').set(changed).where('game', '=', game).where('seat', '=', seat)
})
export const clearSeats = new Query<OfGame>((db, p) => db.deleteFrom('seats').where('game', '=', p.game))

export const addEntry = new Query<Row<'entries'>>((db, p) => db.insertInto('entries').values(rowOf(p, ENTRY)))
export const addSnapshot = new Query<Row<'snapshots'>>((db, p) =>
  db.insertInto('snapshots').values(rowOf(p, ['game', 'entry', 'text'])),
)
export const dropSnapshotsAfter = new Query<OfGame & { entry: number }>((db, p) =>
  db.deleteFrom('snapshots').where('game', '=', p.game).where('entry', '>', p.entry),
)
/** Those that are not needed to know how the table stood after an entry, or later: after going back they lie far apart. */
export const dropSnapshotsBefore = new Query<OfGame & { entry: number }>((db, p) =>
  db
    .deleteFrom('snapshots')
    .where('game', '=', p.game)
    .where('entry', '<', (eb) =>
      eb
        .selectFrom('snapshots as needed')
        .select((last) => last.fn.max('needed.entry').as('entry'))
        .where('needed.game', '=', p.game)
        .where('needed.entry', '<=', p.entry),
    ),
)
export const readSnapshots = new Query<OfGame, Row<'snapshots'>>((db, p) =>
  db.selectFrom('snapshots').selectAll().where('game', '=', p.game).orderBy('entry'),
)
/** All but the last. */
export const dropOldSnapshots = new Query<OfGame>((db, p) =>
  db
    .deleteFrom('snapshots')
    .where('game', '=', p.game)
    .where('entry', '<', (eb) =>
      eb
        .selectFrom('snapshots as newest')
        .select((last) => last.fn.max('newest.entry').as('entry'))
        .where('newest.game', '=', p.game),
    ),
)

export const saveDraft = new Query<Row<'drafts'>>((db, p) =>
  db
    .insertInto('drafts')
    .values(rowOf(p, ['game', 'seat', 'picks', 'changed']))
    .onConflict((same) => same.columns(['game', 'seat']).doUpdateSet({ picks: p.picks, changed: p.changed })),
)
export const dropDraft = new Query<OfSeat>((db, p) =>
  db.deleteFrom('drafts').where('game', '=', p.game).where('seat', '=', p.seat),
)

export const saveOrder = new Query<Row<'orders'>>((db, p) =>
  db
    .insertInto('orders')
    .values(rowOf(p, ['game', 'seat', 'name', 'value']))
    .onConflict((same) => same.columns(['game', 'seat', 'name']).doUpdateSet({ value: p.value })),
)
export const dropOrder = new Query<OfSeat & { name: string }>((db, p) =>
  db.deleteFrom('orders').where('game', '=', p.game).where('seat', '=', p.seat).where('name', '=', p.name),
)

export const saveVote = new Query<Row<'votes'>>((db, p) =>
  db
    .insertInto('votes')
    .values(rowOf(p, VOTE))
    .onConflict((same) => same.columns(['game', 'number']).doUpdateSet({ answers: p.answers, data: p.data })),
)
export const dropVote = new Query<OfGame & { number: number }>((db, p) =>
  db.deleteFrom('votes').where('game', '=', p.game).where('number', '=', p.number),
)

export const saveTimer = new Query<Row<'timers'>>((db, p) =>
  db
    .insertInto('timers')
    .values(rowOf(p, ['game', 'name', 'due', 'part']))
    .onConflict((same) => same.columns(['game', 'name']).doUpdateSet({ due: p.due })),
)
export const dropTimer = new Query<OfGame & { name: string }>((db, p) =>
  db.deleteFrom('timers').where('game', '=', p.game).where('name', '=', p.name),
)

export const dropTimersOf = new Query<OfGame>((db, p) => db.deleteFrom('timers').where('game', '=', p.game))

// ── presses

export const addPress = new Query<Row<'presses'>>((db, p) =>
  db
    .insertInto('presses')
    .values(rowOf(p, ['press', 'reply', 'at']))
    .onConflict((same) => same.doNothing()),
)
export const readPress = new Query<{ press: string }, { reply: string }>((db, p) =>
  db.selectFrom('presses').select('reply').where('press', '=', p.press),
)
export const dropPressesBefore = new Query<{ at: number }>((db, p) => db.deleteFrom('presses').where('at', '<', p.at))

// ── what is to be done by the owner of a part

interface Owner {
  owner: string
  /** By the clock that all processes share. */
  clock: number
}

/** The parts that a process owns now. */
function owned(db: Kysely<Schema>, p: Owner) {
  return db.selectFrom('parts').select('part').where('owner', '=', p.owner).where('until', '>', p.clock)
}

/** Timers go by the time of day. */
export const readDueTimers = new Query<Owner & { now: number }, { game: number; name: string; due: number }>((db, p) =>
  db
    .selectFrom('timers')
    .select(['game', 'name', 'due'])
    .where('due', '<=', p.now)
    .where('part', 'in', owned(db, p))
    .orderBy('due')
    .limit(200),
)
/** Bots glance for seconds: what lies further ahead is due by a clock that was put back. */
export const hurryBots = new Query<{ now: number; latest: number }>((db, p) =>
  db.updateTable('timers').set({ due: p.now }).where('name', 'like', 'bot:%').where('due', '>', p.latest),
)

export const addPost = new Query<Omit<Row<'outbox'>, 'id' | 'begun' | 'done' | 'receipt'>>((db, p) =>
  db
    .insertInto('outbox')
    .values({ ...rowOf(p, ['game', 'part', 'kind', 'place', 'topic', 'data', 'created', 'due', 'mark']), attempts: 0 }),
)
export const replacePosts = new Query<OfGame & { topic: string }>((db, p) =>
  db
    .deleteFrom('outbox')
    .where('game', '=', p.game)
    .where('topic', '=', p.topic)
    .where('begun', 'is', null)
    .where('done', 'is', null),
)
/** Posts that wait follow their game to its new place. */
export const movePosts = new Query<OfGame & { place: string }>((db, p) =>
  db.updateTable('outbox').set({ place: p.place }).where('game', '=', p.game).where('done', 'is', null),
)

function duePosts(db: Kysely<Schema>, p: Owner) {
  return db.selectFrom('outbox').where('done', 'is', null).where('due', '<=', p.clock).where('part', 'in', owned(db, p))
}

/** As many places are read at once. */
export const PLACES_READ = 50

/** The places in which something is due, in their order after one: it leaps from place to place, however much waits in each. */
export const readDuePlaces = new Query<Owner & { after: string }, { place: string }>((db, p) =>
  db
    .withRecursive('turns(place)', (inner) =>
      inner
        .selectNoFrom(() =>
          duePosts(db, p).select('place').where('place', '>', p.after).orderBy('place').limit(1).as('place'),
        )
        .unionAll(
          inner
            .selectFrom('turns')
            .select(({ ref }) =>
              duePosts(db, p)
                .select('outbox.place')
                .where('outbox.place', '>', ref('turns.place'))
                .orderBy('outbox.place')
                .limit(1)
                .as('place'),
            )
            .where('turns.place', 'is not', null),
        ),
    )
    .selectFrom('turns')
    .select(sql.ref<string>('place').as('place'))
    .where('place', 'is not', null)
    .limit(PLACES_READ),
)
/** The first posts that are due in a place; what follows in their games waits for them. */
export const readPostsDueAt = new Query<Owner & { place: string }, Row<'outbox'>>((db, p) =>
  duePosts(db, p)
    .selectAll()
    .where('place', '=', p.place)
    .where(({ eb, ref, not, exists }) =>
      not(
        exists(
          eb
            .selectFrom('outbox as earlier')
            .select('earlier.id')
            .where('earlier.game', '=', ref('outbox.game'))
            .where('earlier.done', 'is', null)
            .where('earlier.id', '<', ref('outbox.id')),
        ),
      ),
    )
    .orderBy('id')
    .limit(8),
)
/** Only as it was read: whoever began it in between may have sent it. A doubt is as old as its first beginning. */
export const beginPost = new Query<Owner & { id: number; attempts: number }>((db, p) =>
  db
    .updateTable('outbox')
    .set(({ eb, fn, val }) => ({ begun: fn.coalesce('begun', val(p.clock)), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', p.id)
    .where('attempts', '=', p.attempts)
    .where('done', 'is', null)
    .where('part', 'in', owned(db, p)),
)
/** The next post of a game, whether it is due or not. */
export const readNextPost = new Query<OfGame, Row<'outbox'>>((db, p) =>
  db.selectFrom('outbox').selectAll().where('game', '=', p.game).where('done', 'is', null).orderBy('id').limit(1),
)
/** No patience is so long: what lies further ahead was put off by a clock that has been put back. */
export const bringPostsNear = new Query<{ clock: number; latest: number }>((db, p) =>
  db.updateTable('outbox').set({ due: p.clock }).where('done', 'is', null).where('due', '>', p.latest),
)
interface Put {
  readonly id: number
  /** The number of tries by then: a process that tried since knows better. */
  readonly attempts: number
  readonly due: number
}

function putOff(db: Kysely<Schema>, { id, attempts }: Put) {
  return db.updateTable('outbox').where('id', '=', id).where('attempts', '=', attempts).where('done', 'is', null)
}

/** It was not sent, so it is as if it had never been begun: a younger post of its topic may replace it. */
export const delayPost = new Query<Put>((db, p) => putOff(db, p).set({ due: p.due, begun: null }))
export const doubtPost = new Query<Put>((db, p) => putOff(db, p).set({ due: p.due }))
/** The younger post came while this one was being offered. */
export const dropReplaced = new Query<{ id: number }>((db, p) =>
  db
    .deleteFrom('outbox')
    .where('id', '=', p.id)
    .where('begun', 'is', null)
    .where('done', 'is', null)
    .where(({ eb, ref, exists }) =>
      exists(
        eb
          .selectFrom('outbox as younger')
          .select('younger.id')
          .where('younger.game', '=', ref('outbox.game'))
          .where('younger.topic', '=', ref('outbox.topic'))
          .where('younger.done', 'is', null)
          .where('younger.id', '>', ref('outbox.id')),
      ),
    ),
)
export const endPost = new Query<{ id: number; done: number; receipt: string }>((db, p) =>
  db.updateTable('outbox').set({ done: p.done, receipt: p.receipt }).where('id', '=', p.id).where('done', 'is', null),
)
export const readPosts = new Query<OfGame & { kind: string }, Row<'outbox'>>((db, p) =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('game', '=', p.game)
    .where('kind', '=', p.kind)
    .where('done', 'is not', null)
    .orderBy('id', 'desc')
    .limit(20),
)
/** The newest of all kinds. */
export const readLastPosts = new Query<OfGame, Row<'outbox'>>((db, p) =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('game', '=', p.game)
    .where('done', 'is not', null)
    .orderBy('id', 'desc')
    .limit(20),
)
/** Posts that have not gone out yet, whoever owns them. */
export const readWaitingPosts = new Query<object, { waiting: number | string; oldest: number | null }>((db) =>
  db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<number | string>().as('waiting'), fn.min<number | null>('created').as('oldest')])
    .where('done', 'is', null),
)
export const dropPostsBefore = new Query<{ at: number }>((db, p) => db.deleteFrom('outbox').where('done', '<', p.at))

// ── ownership

/** Times of ownership are those of the clock that all processes share. */
export const sayAlive = new Query<{ process: string; now: number }>((db, p) =>
  db
    .insertInto('processes')
    .values({ process: p.process, seen: p.now })
    .onConflict((same) => same.column('process').doUpdateSet({ seen: p.now })),
)
export const forgetProcesses = new Query<{ before: number }>((db, p) =>
  db.deleteFrom('processes').where('seen', '<', p.before),
)
export const forgetProcess = new Query<{ process: string }>((db, p) =>
  db.deleteFrom('processes').where('process', '=', p.process),
)
export const readProcesses = new Query<{ after: number }, { process: string }>((db, p) =>
  db.selectFrom('processes').select('process').where('seen', '>=', p.after),
)
export const readParts = new Query<object, Row<'parts'>>((db) => db.selectFrom('parts').selectAll().orderBy('part'))
/** As long as nobody else took them. */
export const keepParts = new Query<{ owner: string; until: number }>((db, p) =>
  db.updateTable('parts').set({ until: p.until }).where('owner', '=', p.owner),
)
/** No lease is so long, and nobody was seen in time to come: the clock was put back since. */
export const shortenLeases = new Query<{ until: number }>((db, p) =>
  db.updateTable('parts').set({ until: p.until }).where('until', '>', p.until),
)
export const seeNobodyAhead = new Query<{ now: number }>((db, p) =>
  db.updateTable('processes').set({ seen: p.now }).where('seen', '>', p.now),
)
export const takePart = new Query<{ part: number; owner: string; now: number; until: number }>((db, p) =>
  db
    .updateTable('parts')
    .set({ owner: p.owner, until: p.until })
    .where('part', '=', p.part)
    .where((eb) => eb.or([eb('owner', 'is', null), eb('until', '<=', p.now)])),
)
export const freePart = new Query<{ part: number; owner: string }>((db, p) =>
  db.updateTable('parts').set({ owner: null, until: 0 }).where('part', '=', p.part).where('owner', '=', p.owner),
)
export const freeParts = new Query<{ owner: string }>((db, p) =>
  db.updateTable('parts').set({ owner: null, until: 0 }).where('owner', '=', p.owner),
)

// ── people

export const readPerson = new Query<{ person: string }, Row<'people'>>((db, p) =>
  db.selectFrom('people').selectAll().where('person', '=', p.person),
)
export const savePerson = new Query<Row<'people'>>((db, p) =>
  db
    .insertInto('people')
    .values(rowOf(p, ['person', 'settings', 'changed']))
    .onConflict((same) => same.column('person').doUpdateSet({ settings: p.settings, changed: p.changed })),
)
export const dropPerson = new Query<{ person: string }>((db, p) =>
  db.deleteFrom('people').where('person', '=', p.person),
)
export const readSeatsOf = new Query<{ person: string }, Row<'seats'> & { phase: string }>((db, p) =>
  db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .selectAll('seats')
    .select('games.phase')
    .where('seats.person', '=', p.person)
    .orderBy('seats.asked')
    .orderBy('seats.game'),
)
/** The games in which somebody is asked, the longest wait first. */
export const readWaitingOf = new Query<{ person: string; most: number }, { game: number; seat: number; asked: number }>(
  (db, p) =>
    waitingOf(db, p.person)
      .select(['seats.game', 'seats.seat', sql.ref<number>('seats.asked').as('asked')])
      .orderBy('seats.asked')
      .orderBy('seats.game')
      .limit(p.most),
)
export const countWaitingOf = new Query<{ person: string }, { waiting: number }>((db, p) =>
  waitingOf(db, p.person).select(({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('waiting')),
)
/** Of these the ones whose clock has something to tell by then. */
export const readRunningOutOf = new Query<
  { person: string; by: number; most: number },
  { game: number; seat: number; asked: number }
>((db, p) =>
  waitingOf(db, p.person)
    .innerJoin('timers', 'timers.game', 'seats.game')
    .where('timers.name', 'like', sql<string>`'clock:' || seats.seat || ':%'`)
    .where('timers.due', '<', p.by)
    .select(['seats.game', 'seats.seat', sql.ref<number>('seats.asked').as('asked')])
    .orderBy('timers.due')
    .limit(p.most),
)

function waitingOf(db: Kysely<Schema>, person: string) {
  return db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .where('seats.person', '=', person)
    .where('seats.asked', 'is not', null)
    .where('seats.kind', '=', 'human')
    .where('games.phase', '=', 'playing')
}

/** The tables of one phase at which somebody sits, the oldest first. */
export const readTablesIn = new Query<
  { person: string; phase: string; after: number; most: number },
  Pick<Row<'games'>, 'id' | 'server' | 'channel' | 'thread'>
>((db, p) =>
  db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .select(['games.id', 'games.server', 'games.channel', 'games.thread'])
    .where('seats.person', '=', p.person)
    .where('games.phase', '=', p.phase)
    .where('seats.game', '>', p.after)
    .orderBy('seats.game')
    .limit(p.most),
)
export const readEntriesOf = new Query<{ person: string }, Row<'entries'>>((db, p) =>
  db.selectFrom('entries').selectAll().where('person', '=', p.person).orderBy('game').orderBy('number'),
)
export const forgetInEntries = new Query<{ person: string }>((db, p) =>
  db.updateTable('entries').set({ person: null }).where('person', '=', p.person),
)
export const forgetInSeats = new Query<{ person: string; name: string }>((db, p) =>
  db.updateTable('seats').set({ person: null, name: p.name, kind: 'former' }).where('person', '=', p.person),
)
export const forgetInResults = new Query<{ person: string; name: string }>((db, p) =>
  db.updateTable('results').set({ person: null, name: p.name }).where('person', '=', p.person),
)
export const forgetHost = new Query<{ person: string }>((db, p) =>
  db.updateTable('games').set({ host: '' }).where('host', '=', p.person),
)
export const forgetRatings = new Query<{ person: string }>((db, p) =>
  db.deleteFrom('ratings').where('person', '=', p.person),
)

// ── all tables

/** The games shown in a channel or thread, the youngest first. */
export const readGamesAt = new Query<
  { place: string },
  { id: number; phase: string; game: string; thread: string | null }
>((db, p) =>
  db
    .selectFrom('games')
    .select(['id', 'phase', 'game', 'thread'])
    .where((eb) => eb.or([eb('thread', '=', p.place), eb('channel', '=', p.place)]))
    .orderBy('id', 'desc')
    .limit(50),
)
interface Spot {
  place: string
  game: string
  phase: string
}

function gamesAt(db: Kysely<Schema>, where: 'thread' | 'channel', p: Spot) {
  return db
    .selectFrom('games')
    .select(['games.id', 'games.phase'])
    .where(`games.${where}`, '=', p.place)
    .where('games.game', '=', p.game)
    .where('games.phase', '=', p.phase)
}

const newestAt = (where: 'thread' | 'channel') =>
  new Query<Spot, { id: number; phase: string }>((db, p) => gamesAt(db, where, p).orderBy('games.id', 'desc').limit(1))

/** Of somebody's own there the one that waits for them, or else the youngest. */
const ownAt = (where: 'thread' | 'channel') =>
  new Query<Spot & { person: string }, { id: number; phase: string; asked: number | null; kind: string }>((db, p) =>
    gamesAt(db, where, p)
      .innerJoin('seats', 'seats.game', 'games.id')
      .select(['seats.asked', 'seats.kind'])
      .where('seats.person', '=', p.person)
      .orderBy(sql`case when seats.asked is null then 1 else 0 end`)
      .orderBy('games.id', 'desc')
      .limit(1),
  )

/** The youngest of one game and one phase in a thread, or in a channel and its threads. */
export const NEWEST_AT = { thread: newestAt('thread'), channel: newestAt('channel') }
export const OWN_AT = { thread: ownAt('thread'), channel: ownAt('channel') }
export const readGamesOfPhase = new Query<{ phase: string; after: number }, Row<'games'>>((db, p) =>
  db.selectFrom('games').selectAll().where('phase', '=', p.phase).where('id', '>', p.after).orderBy('id').limit(500),
)
export const readGameIds = new Query<{ after: number }, { id: number }>((db, p) =>
  db.selectFrom('games').select('id').where('id', '>', p.after).orderBy('id').limit(500),
)
export const readGamePromised = new Query<{ commitment: string }, { id: number }>((db, p) =>
  db.selectFrom('games').select('id').where('commitment', '=', p.commitment).orderBy('id').limit(1),
)
export const readGamesHosted = new Query<{ host: string }, { id: number }>((db, p) =>
  db.selectFrom('games').select('id').where('host', '=', p.host),
)
/** The table that people of a finished one have opened to play again. */
/** The table at which a game is played again; one that closed before it began is none. */
export const readRematchOf = new Query<OfGame, { id: number; phase: string }>((db, p) =>
  db
    .selectFrom('games')
    .select(['id', 'phase'])
    .where('rematch', '=', p.game)
    .where((eb) => eb.or([eb('phase', '!=', 'closed'), eb('started', 'is not', null)]))
    .orderBy('id', 'desc')
    .limit(1),
)
/** Of several who open a rematch at the same moment one raises the revision of the game that is over. */
export const claimRematch = new Query<OfGame & { revision: number }>((db, p) =>
  db
    .updateTable('games')
    .set({ revision: (eb) => eb('revision', '+', 1) })
    .where('id', '=', p.game)
    .where('revision', '=', p.revision),
)
export const readOpenGamesOf = new Query<{ server: string }, Row<'games'>>((db, p) =>
  db.selectFrom('games').selectAll().where('server', '=', p.server).where('phase', 'in', OPEN).orderBy('id'),
)

// ── what a person or a channel has open

/** Open games of a person or in a channel, besides one game. */
interface Others extends OfGame {
  about: string
}

interface Few extends Others {
  most: number
}

function lobbiesLed(db: Kysely<Schema>, p: Others) {
  return db.selectFrom('games').where('host', '=', p.about).where('phase', '=', 'lobby').where('id', '!=', p.game)
}

function lobbiesIn(db: Kysely<Schema>, p: Others) {
  return db.selectFrom('games').where('channel', '=', p.about).where('phase', '=', 'lobby').where('id', '!=', p.game)
}

function tablesOf(db: Kysely<Schema>, p: Others) {
  return db
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .where('seats.person', '=', p.about)
    .where('games.id', '!=', p.game)
}

function gamesOf(db: Kysely<Schema>, p: Others) {
  return tablesOf(db, p).where('games.phase', 'in', OPEN).where('seats.conceded', '=', 0)
}

function botGamesOf(db: Kysely<Schema>, p: Others) {
  return tablesOf(db, p)
    .where('games.phase', 'in', ['playing', 'paused'])
    .where(({ eb, ref, not, exists }) =>
      not(
        exists(
          eb
            .selectFrom('seats as others')
            .select('others.seat')
            .where('others.game', '=', ref('games.id'))
            .where('others.person', 'is not', null)
            .where('others.person', '!=', p.about),
        ),
      ),
    )
}

export const readLobbiesLed = new Query<Others, { id: number }>((db, p) => lobbiesLed(db, p).select('id').orderBy('id'))
export const readLobbiesIn = new Query<Others, { id: number }>((db, p) => lobbiesIn(db, p).select('id').orderBy('id'))
export const readGamesOf = new Query<Others, { id: number }>((db, p) =>
  gamesOf(db, p).select('games.id').orderBy('games.id'),
)
export const readBotGamesOf = new Query<Others, { id: number }>((db, p) =>
  botGamesOf(db, p).select('games.id').orderBy('games.id'),
)

/** Nothing is changed, but whoever else touches this row waits until all of the change is there. */
function touched(db: Kysely<Schema>) {
  return db
    .updateTable('counters')
    .set(({ ref }) => ({ value: ref('value') }))
    .where('name', '=', 'game')
}

/** Before something is counted and then taken up: what others take up at the same moment is counted too. */
export const waitToCount = new Query<object>((db) => touched(db))
/** These touch their row only while fewer are open. */
export const fewLobbiesLed = new Query<Few>((db, p) =>
  touched(db).where((eb) => eb(lobbiesLed(db, p).select(eb.fn.countAll().as('open')), '<', p.most)),
)
export const fewLobbiesIn = new Query<Few>((db, p) =>
  touched(db).where((eb) => eb(lobbiesIn(db, p).select(eb.fn.countAll().as('open')), '<', p.most)),
)
export const fewGamesOf = new Query<Few>((db, p) =>
  touched(db).where((eb) => eb(gamesOf(db, p).select(eb.fn.countAll().as('open')), '<', p.most)),
)
export const fewBotGamesOf = new Query<Few>((db, p) =>
  touched(db).where((eb) => eb(botGamesOf(db, p).select(eb.fn.countAll().as('open')), '<', p.most)),
)

// ── statistics

export const addResult = new Query<Row<'results'>>((db, p) => db.insertInto('results').values(rowOf(p, RESULT)))
export const readResults = new Query<OfGame, Row<'results'>>((db, p) =>
  db.selectFrom('results').selectAll().where('game', '=', p.game).orderBy('seat'),
)
export const readResultsOf = new Query<{ person: string; rules: string }, Row<'results'>>((db, p) =>
  db
    .selectFrom('results')
    .selectAll()
    .where('person', '=', p.person)
    .where('rules', '=', p.rules)
    .orderBy('ended')
    .orderBy('game'),
)
/** Takeovers of seats by people and bots, and departures from them, in the order in which they happened. */
export const readHandovers = new Query<OfGame, Row<'entries'>>((db, p) =>
  db
    .selectFrom('entries')
    .selectAll()
    .where('game', '=', p.game)
    .where('kind', 'in', ['claim', 'bot', 'left'])
    .orderBy('number'),
)
export const readAnyResultOf = new Query<{ person: string; rules: string }, Pick<Row<'results'>, 'game'>>((db, p) =>
  db.selectFrom('results').select('game').where('person', '=', p.person).where('rules', '=', p.rules).limit(1),
)
export const readAllResultsOf = new Query<{ person: string }, Row<'results'>>((db, p) =>
  db.selectFrom('results').selectAll().where('person', '=', p.person).orderBy('game'),
)
export const readRatingsOf = new Query<{ person: string }, Row<'ratings'>>((db, p) =>
  db.selectFrom('ratings').selectAll().where('person', '=', p.person).orderBy('rules'),
)
export const readRating = new Query<{ person: string; rules: string }, Row<'ratings'>>((db, p) =>
  db.selectFrom('ratings').selectAll().where('person', '=', p.person).where('rules', '=', p.rules),
)
export const addRating = new Query<Row<'ratings'>>((db, p) =>
  db
    .insertInto('ratings')
    .values(rowOf(p, RATING))
    .onConflict((same) => same.doNothing()),
)
/** `games` is the number of games after this one. */
export const saveRating = new Query<Row<'ratings'> & { before: number }>((db, p) =>
  db
    .updateTable('ratings')
    .set({ mu: p.mu, sigma: p.sigma, games: p.games, changed: p.changed })
    .where('person', '=', p.person)
    .where('rules', '=', p.rules)
    .where('games', '=', p.before),
)
/** As `ratingOf` ranks them, by an index on just this. */
const WORTH = sql`(mu - 3 * sigma)`

export const readBest = new Query<{ rules: string; least: number; most: number }, Row<'ratings'>>((db, p) =>
  db
    .selectFrom('ratings')
    .selectAll()
    .where('rules', '=', p.rules)
    .where('games', '>=', p.least)
    .orderBy(WORTH, 'desc')
    .orderBy('person')
    .limit(p.most),
)

interface Tally {
  person: string
  games: number
  won: number
}
/** A sum comes as text from where sums can be longer than numbers. */
function talliesOf(db: Kysely<Schema>, rules: string) {
  return db
    .selectFrom('results')
    .select(({ fn, cast }) => [
      sql.ref<string>('results.person').as('person'),
      cast<number>(fn.countAll(), 'integer').as('games'),
      cast<number>(fn.sum('won'), 'integer').as('won'),
    ])
    .where('results.rules', '=', rules)
    .where('rated', '=', 1)
    .groupBy('results.person')
}
export const readTallyOf = new Query<{ rules: string; person: string }, Tally>((db, p) =>
  talliesOf(db, p.rules).where('results.person', '=', p.person),
)
/** Those who have played on a server, one page after the other. */
export const readTalliesOfServer = new Query<
  { rules: string; server: string; after: string; most: number },
  Tally & Pick<Row<'ratings'>, 'mu' | 'sigma'>
>((db, p) =>
  talliesOf(db, p.rules)
    .innerJoin('ratings', (join) =>
      join.onRef('ratings.person', '=', 'results.person').onRef('ratings.rules', '=', 'results.rules'),
    )
    .select(['ratings.mu', 'ratings.sigma'])
    .where('server', '=', p.server)
    .where('results.person', '>', p.after)
    .groupBy(['ratings.mu', 'ratings.sigma'])
    .orderBy('results.person')
    .limit(p.most),
)

const GAME = columnsOf('games')
const SEAT = columnsOf('seats')
const ENTRY = columnsOf('entries')
const VOTE = columnsOf('votes')
const RESULT = columnsOf('results')
const RATING = columnsOf('ratings')

/** Columns that a game keeps from its first moment on. */
const LASTING = ['id', 'game', 'part', 'created'] as const
type Lasting = (typeof LASTING)[number]
const CHANGING = GAME.filter(
  (column): column is Exclude<typeof column, Lasting> => !LASTING.some((name) => name === column),
)

/** The named columns of a row, each filled by the value of its own name. */
function rowOf<P extends object, K extends keyof P>(p: P, columns: readonly K[]): Pick<P, K> {
  return Object.fromEntries(columns.map((column) => [column, p[column]])) as Pick<P, K>
}
