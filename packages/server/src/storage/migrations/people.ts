import type { Migration } from "./migration.ts";

/**
 * The tables of people with an account, in the same file as the journal: all of a person's data is
 * deleted with the person. Times are ISO 8601 in UTC; tokens and challenges are stored only as
 * hashes.
 *
 * `people_addresses` has confirmed addresses only. `people_identities` maps people to OpenID
 * Connect accounts. `sign_in_links` are mailed links, invitations, and confirmations of further
 * addresses; `browser` is the hash of the requesting browser's token, `person` null if the address
 * opens an account. `sign_in_challenges` are single-use: of passkeys, and of sign-ins at a
 * provider.
 *
 * `people_entries`: the entries that people claim, since `confirmed_at`; `said_by`, an actor as in
 * a journal, claimed first. `link` is the personal link that the person opened at `opened_at`; null
 * if revoked or missing. An entry belongs to a person once the director agrees: `accepted_by`, at
 * `accepted_at`; null: only claimed. `people_corrections`: corrections that an entry's owner asks
 * for. `people_proposals`: an entry's owner according to the director, by an address that may be
 * unknown. Sessions are in `access_sessions`.
 */
export const peopleMigrations: readonly Migration[] = [
  {
    module: "people",
    number: 1,
    sql: `
      CREATE TABLE people (
        id TEXT NOT NULL PRIMARY KEY,
        name TEXT NOT NULL,
        language TEXT NOT NULL,
        created_at TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE people_addresses (
        address TEXT NOT NULL PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
        confirmed_at TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX people_addresses_of_person ON people_addresses (person);

      CREATE TABLE people_passkeys (
        id TEXT NOT NULL PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
        public_key TEXT NOT NULL,
        counter INTEGER NOT NULL,
        transports TEXT NOT NULL,
        relying_party TEXT NOT NULL,
        name TEXT NOT NULL,
        created_at TEXT NOT NULL,
        last_used_at TEXT
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX people_passkeys_of_person ON people_passkeys (person, created_at);

      CREATE TABLE people_identities (
        issuer TEXT NOT NULL,
        subject TEXT NOT NULL,
        person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
        created_at TEXT NOT NULL,
        PRIMARY KEY (issuer, subject)
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX people_identities_of_person ON people_identities (person);

      CREATE TABLE sign_in_links (
        token_hash TEXT NOT NULL PRIMARY KEY,
        purpose TEXT NOT NULL CHECK (purpose IN ('mail', 'invitation', 'address')),
        person TEXT REFERENCES people ON DELETE CASCADE,
        address TEXT,
        browser TEXT,
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        used_at TEXT,
        CHECK (purpose = 'mail' OR person IS NOT NULL),
        CHECK (purpose = 'invitation' OR address IS NOT NULL)
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX sign_in_links_of_person ON sign_in_links (person, purpose);

      CREATE TABLE sign_in_challenges (
        challenge_hash TEXT NOT NULL PRIMARY KEY,
        purpose TEXT NOT NULL CHECK (purpose IN ('passkey', 'new-passkey', 'openid')),
        person TEXT REFERENCES people ON DELETE CASCADE,
        detail TEXT NOT NULL,
        expires_at TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX sign_in_challenges_of_person ON sign_in_challenges (person);

      DROP INDEX access_sessions_of_link;
      ALTER TABLE access_sessions RENAME TO access_sessions_of_links;

      CREATE TABLE access_sessions (
        token_hash TEXT NOT NULL PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        origin TEXT NOT NULL CHECK (origin IN
          ('server', 'command', 'link', 'mail', 'invitation', 'passkey', 'openid')),
        link TEXT REFERENCES access_links ON DELETE CASCADE,
        person TEXT REFERENCES people ON DELETE CASCADE,
        browser TEXT,
        system TEXT,
        created_at TEXT NOT NULL,
        last_used_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        CHECK ((origin = 'link') = (link IS NOT NULL)),
        CHECK ((origin IN ('mail', 'invitation', 'passkey', 'openid')) = (person IS NOT NULL))
      ) STRICT, WITHOUT ROWID;

      INSERT INTO access_sessions
        (token_hash, id, origin, link, browser, system, created_at, last_used_at, expires_at)
        SELECT token_hash, id, origin, link, browser, system, created_at, last_used_at, expires_at
        FROM access_sessions_of_links;
      DROP TABLE access_sessions_of_links;

      CREATE INDEX access_sessions_of_link ON access_sessions (link);
      CREATE INDEX access_sessions_of_person ON access_sessions (person);
    `,
  },
  {
    module: "people",
    number: 2,
    sql: `
      CREATE TABLE people_entries (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        entry INTEGER NOT NULL,
        person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
        link TEXT REFERENCES access_links ON DELETE SET NULL,
        opened_at TEXT,
        said_by TEXT NOT NULL,
        said_at TEXT NOT NULL,
        confirmed_at TEXT,
        PRIMARY KEY (owner, competition, entry, person),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX people_entries_of_person ON people_entries (person);
      CREATE INDEX people_entries_of_link ON people_entries (link);
    `,
  },
  {
    module: "people",
    number: 3,
    // Proposals only contained accounts, and led nowhere; opened links are claims.
    sql: `
      DELETE FROM people_entries WHERE confirmed_at IS NULL;
      ALTER TABLE people_entries ADD COLUMN accepted_by TEXT;
      ALTER TABLE people_entries ADD COLUMN accepted_at TEXT;

      CREATE TABLE people_proposals (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        entry INTEGER NOT NULL,
        address TEXT NOT NULL,
        said_by TEXT NOT NULL,
        said_at TEXT NOT NULL,
        PRIMARY KEY (owner, competition, entry),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX people_proposals_to_address ON people_proposals (address);
    `,
  },
  {
    module: "people",
    number: 4,
    sql: `
      CREATE TABLE people_corrections (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        entry INTEGER NOT NULL,
        person TEXT NOT NULL,
        wish TEXT NOT NULL,
        asked_at TEXT NOT NULL,
        declined_at TEXT,
        reason TEXT,
        PRIMARY KEY (owner, competition, entry, person),
        FOREIGN KEY (owner, competition, entry, person) REFERENCES people_entries ON DELETE CASCADE,
        CHECK ((declined_at IS NULL) = (reason IS NULL))
      ) STRICT, WITHOUT ROWID;
    `,
  },
];
