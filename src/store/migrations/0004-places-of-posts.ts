import { type Kysely, sql } from 'kysely'

/** Posts know the thread or channel they are shown in, so that each of them has its turn; what waits is due at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "outbox" add column "place" text default '' not null`.execute(db)
  await sql`
    update "outbox" set "due" = 0, "place" = coalesce(
      (select coalesce("thread", "channel") from "games" where "games"."id" = "outbox"."game"),
      'nowhere'
    ) where "done" is null
  `.execute(db)
  await sql`drop index "outbox_by_part_game"`.execute(db)
  await sql`
    create index "outbox_waiting_by_place" on "outbox" ("place", "id", "due", "part") where "done" is null
  `.execute(db)
  await sql`create index "outbox_waiting_by_game" on "outbox" ("game", "id") where "done" is null`.execute(db)
}
