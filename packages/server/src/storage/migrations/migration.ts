/**
 * One numbered step of a module's tables. Each module numbers its own steps 1, 2, 3 …; a released
 * step is never changed. All of them belong to one schema (`EVENT_SCHEMA`), which restarts them at
 * 1.
 */
export interface Migration {
  /** The owner of the tables: `journal`, `access` … */
  readonly module: string;
  readonly number: number;
  /** One or more SQL statements for SQLite; run in the transaction that records the step. */
  readonly sql: string;
  /** The same for PostgreSQL, if more than column types differ. */
  readonly postgres?: string;
}
