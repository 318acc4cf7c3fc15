import type { Migration } from "../journal/migrations.ts";

/**
 * The tables of access, in the same file as the journal: links and sessions of a competition go
 * with it, sessions of a link with the link. Times are ISO 8601 in UTC.
 */
export const accessMigrations: readonly Migration[] = [
  {
    module: "access",
    number: 1,
    sql: `
      CREATE TABLE access_links (
        id TEXT NOT NULL PRIMARY KEY,
        competition TEXT NOT NULL REFERENCES competitions ON DELETE CASCADE,
        label TEXT NOT NULL,
        token_hash TEXT NOT NULL UNIQUE,
        created_at TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX access_links_of_competition ON access_links (competition, created_at);

      CREATE TABLE access_sessions (
        token_hash TEXT NOT NULL PRIMARY KEY,
        role TEXT NOT NULL CHECK (role IN ('director', 'results')),
        link TEXT REFERENCES access_links ON DELETE CASCADE,
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        CHECK ((role = 'results') = (link IS NOT NULL))
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX access_sessions_of_link ON access_sessions (link);
    `,
  },
  {
    // Links know their role, and `scope` (JSON) the table or player they are for; a session has the
    // role of its link, or is a director's.
    module: "access",
    number: 2,
    sql: `
      ALTER TABLE access_links ADD COLUMN role TEXT NOT NULL DEFAULT 'results'
        CHECK (role IN ('table', 'player', 'results'));
      ALTER TABLE access_links ADD COLUMN scope TEXT CHECK ((role = 'results') = (scope IS NULL));

      CREATE TABLE access_sessions_by_link (
        token_hash TEXT NOT NULL PRIMARY KEY,
        link TEXT REFERENCES access_links ON DELETE CASCADE,
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      INSERT INTO access_sessions_by_link (token_hash, link, created_at, expires_at)
      SELECT token_hash, link, created_at, expires_at FROM access_sessions;

      DROP TABLE access_sessions;
      ALTER TABLE access_sessions_by_link RENAME TO access_sessions;
      CREATE INDEX access_sessions_of_link ON access_sessions (link);
    `,
  },
  {
    // Sessions are listed, renewed and ended one by one: `id` names one without what opens it,
    // `origin` says by which link it came in. `access_director_links` holds what `losfee link`
    // gave out, `access_servers` where servers on this file listen.
    module: "access",
    number: 3,
    sql: `
      CREATE TABLE access_sessions_listed (
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

      INSERT INTO access_sessions_listed
        (token_hash, id, origin, link, created_at, last_used_at, expires_at)
      SELECT token_hash, lower(hex(randomblob(8))),
        CASE WHEN link IS NULL THEN 'server' ELSE 'link' END, link,
        created_at, created_at, expires_at
      FROM access_sessions;

      DROP TABLE access_sessions;
      ALTER TABLE access_sessions_listed RENAME TO access_sessions;
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
