import type { Migration } from "./migration.ts";

/**
 * The tables of people with an account, in the same file as the journal: everything of a person goes with
 * the person. Times are ISO 8601 in UTC; tokens and challenges are kept as hashes alone.
 *
 * `people_addresses` has addresses that their owner has confirmed, and no others. `people_identities` says
 * who somebody is at a provider of OpenID Connect. `sign_in_links` are those by mail, invitations, and
 * those that confirm a further address; `browser` is the hash of what the browser that asked keeps,
 * `person` null where the address opens an account. `sign_in_challenges` are questions that a browser
 * answers once: those of passkeys, and what comes back from a provider.
 *
 * `people_entries`: which entries of competitions people say are theirs, since `confirmed_at`; `said_by`, as
 * a journal has it, said so first. `link` is the personal link that the person has opened, at `opened_at`;
 * null where it was taken back, or there was none: then nothing can be done by it. An entry is somebody's
 * when who directs agrees, too: `accepted_by`, at `accepted_at`; null: it is only claimed.
 * `people_corrections`: what of an entry somebody whose it is asks to be set right.
 * `people_proposals`: whose an entry is as who directs says, by an address that may be nobody's.
 *
 * Sessions of people are in `access_sessions` with the others.
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
    // What was only proposed named accounts, which no way led to; links that were opened are claims.
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
