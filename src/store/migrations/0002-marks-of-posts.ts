import { type Kysely, sql } from 'kysely'

/** Posts carry the number by which they are known where they are shown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "outbox" add column "mark" integer`.execute(db)
}
