import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  sql`drop index "games_by_channel"`,
  sql`drop index "seats_by_person"`,
  sql`drop index "results_by_person"`,
  sql`drop index "results_by_rules_server"`,
  sql`create index "games_by_place" on "games" ("channel", "phase", "game", "id")`,
  sql`create index "games_by_host" on "games" ("host", "phase")`,
  sql`create index "seats_by_person" on "seats" ("person", "game")`,
  sql`create index "seats_asked" on "seats" ("person", "asked") where "asked" is not null`,
  sql`create index "results_by_person" on "results" ("person", "rules", "rated", "won")`,
  sql`create index "results_by_server" on "results" ("rules", "server", "rated", "person", "won")`,
  sql`create index ratings_by_worth on ratings (rules, (mu - 3 * sigma) desc, person)`,
]

/** Indexes for what is asked of open games, of who is asked, and of rankings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(db)
}
