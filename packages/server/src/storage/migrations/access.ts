import type { Migration } from "./migration.ts";

/**
 * The tables of access, in the same file as the journal: links and sessions of a competition are
 * deleted with it, sessions of a link with the link. Times are ISO 8601 in UTC.
 *
 * `access_links.scope` (JSON): the table or player of a link. `access_sessions.id` names a session
 * without its token, `origin` the link that opened it. `access_director_links` holds the links of
 * `losfee link`, `access_servers` the addresses of servers on this file.
 */
export const accessMigrations: readonly Migration[] = [
  {
    module: "access",
    number: 1,
    sql: `
      CREATE TABLE access_links (
        id TEXT NOT NULL PRIMARY KEY,
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        label TEXT NOT NULL,
        token_hash TEXT NOT NULL UNIQUE,
        created_at TEXT NOT NULL,
        role TEXT NOT NULL CHECK (role IN ('table', 'player', 'results')),
        scope TEXT CHECK ((role = 'results') = (scope IS NULL)),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX access_links_of_competition ON access_links (owner, competition, created_at);

      CREATE TABLE access_sessions (
        token_hash TEXT NOT NULL PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        origin TEXT NOT NULL CHECK (origin IN ('server', 'command', 'link')),
        link TEXT REFERENCES access_links ON DELETE CASCADE,
        browser TEXT,
        system TEXT,
        created_at TEXT NOT NULL,
        last_used_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        CHECK ((origin = 'link') = (link IS NOT NULL))
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX access_sessions_of_link ON access_sessions (link);

      CREATE TABLE access_director_links (
        token_hash TEXT NOT NULL PRIMARY KEY,
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE access_servers (
        host TEXT NOT NULL,
        port INTEGER NOT NULL,
        started_at TEXT NOT NULL,
        PRIMARY KEY (host, port)
      ) STRICT, WITHOUT ROWID;
    `,
  },
];
