/** The two kinds of database; SQL that differs between them is written for both. */
export type Dialect = 'sqlite' | 'postgres'
