import { type Kysely, sql } from 'kysely'

/** A game keeps how its seed is drawn from a secret and everybody's words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "games" add column "lot" text`.execute(db)
}
