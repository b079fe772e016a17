/**
 * The number of parts the games are divided into: processes own parts, not games. The table of parts was filled with
 * as many rows by the first migration, so that another number takes a migration too.
 */
export const PARTITIONS = 64
