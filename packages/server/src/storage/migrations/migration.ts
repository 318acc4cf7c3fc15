/**
 * One numbered step of a module's tables. Each module numbers its own steps 1, 2, 3 …; a step that was
 * ever released is never changed again. All of them are of one schema (`EVENT_SCHEMA`), with which
 * they begin again at 1.
 */
export interface Migration {
  /** Whose tables: `journal`, `access` … */
  readonly module: string;
  readonly number: number;
  /** One or more SQL statements for SQLite; run inside the transaction that records the step as done. */
  readonly sql: string;
  /** The same for PostgreSQL, where it is more than other names for the types of columns. */
  readonly postgres?: string;
}
