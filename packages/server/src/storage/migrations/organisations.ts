import type { Migration } from "./migration.ts";

/** The target of a role: one of the three; `owner` and `competition` are a journal's key. */
const TARGET = `
  organisation TEXT REFERENCES organisations ON DELETE CASCADE,
  festival TEXT REFERENCES organisation_festivals ON DELETE CASCADE,
  owner TEXT,
  competition TEXT,
  FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE,
  CHECK ((owner IS NULL) = (competition IS NULL)),
  CHECK ((CASE WHEN organisation IS NULL THEN 0 ELSE 1 END)
    + (CASE WHEN festival IS NULL THEN 0 ELSE 1 END)
    + (CASE WHEN competition IS NULL THEN 0 ELSE 1 END) = 1)`;

/**
 * The tables of organisations, in the same file as the journal. Journals keep the place as their
 * owner, since it is hashed into each event: `organisation_competitions` tells the organisation of
 * a competition. Times are ISO 8601 in UTC, days of festivals dates only.
 *
 * `organisations.parent`: the association or federation above. `organisation_grants` are the roles
 * of people, including memberships; deleted with the person. `organisation_invitations` become a
 * grant when they are opened; the token is stored as its hash. `organisation_moves`: requested
 * moves of competitions until the other side agrees, `organisation_affiliations` likewise for an
 * organisation's parent. `organisation_log` records changes with time and people's ids only; it is
 * append-only, also for what belongs to no organisation (''). `organisation_rights` counts changes
 * of rights. `organisation_notices` are imprints and privacy notices, including the server's ('').
 * `organisation_retention`: years until names become initials, null for never; without a row,
 * inherited.
 */
export const organisationMigrations: readonly Migration[] = [
  {
    module: "organisations",
    number: 1,
    sql: `
      CREATE TABLE organisations (
        id TEXT NOT NULL PRIMARY KEY,
        kind TEXT NOT NULL CHECK (kind IN ('club', 'association', 'federation')),
        name TEXT NOT NULL,
        parent TEXT,
        created_at TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE organisation_festivals (
        id TEXT NOT NULL PRIMARY KEY,
        organisation TEXT NOT NULL REFERENCES organisations ON DELETE CASCADE,
        name TEXT NOT NULL,
        place TEXT NOT NULL,
        starts_on TEXT,
        ends_on TEXT,
        created_at TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX organisation_festivals_of_organisation
        ON organisation_festivals (organisation, starts_on);

      CREATE TABLE organisation_competitions (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        organisation TEXT NOT NULL REFERENCES organisations ON DELETE CASCADE,
        festival TEXT REFERENCES organisation_festivals ON DELETE SET NULL,
        PRIMARY KEY (owner, competition),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX organisation_competitions_of_organisation
        ON organisation_competitions (organisation);
      CREATE INDEX organisation_competitions_of_festival ON organisation_competitions (festival);

      CREATE TABLE organisation_grants (
        id TEXT NOT NULL PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
        role TEXT NOT NULL CHECK (role IN
          ('owner', 'director', 'arbiter', 'treasurer', 'check-in', 'viewer', 'member')),
        granted_by TEXT NOT NULL,
        granted_at TEXT NOT NULL,
        expires_at TEXT,
        ${TARGET}
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX organisation_grants_of_person ON organisation_grants (person);
      CREATE UNIQUE INDEX organisation_grants_on_organisation
        ON organisation_grants (organisation, person, role) WHERE organisation IS NOT NULL;
      CREATE UNIQUE INDEX organisation_grants_on_festival
        ON organisation_grants (festival, person, role) WHERE festival IS NOT NULL;
      CREATE UNIQUE INDEX organisation_grants_on_competition
        ON organisation_grants (owner, competition, person, role) WHERE competition IS NOT NULL;

      CREATE TABLE organisation_invitations (
        id TEXT NOT NULL PRIMARY KEY,
        token_hash TEXT NOT NULL UNIQUE,
        role TEXT NOT NULL CHECK (role IN
          ('owner', 'director', 'arbiter', 'treasurer', 'check-in', 'viewer', 'member')),
        grant_expires_at TEXT,
        created_by TEXT NOT NULL,
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        ${TARGET}
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX organisation_invitations_to_organisation
        ON organisation_invitations (organisation);
      CREATE INDEX organisation_invitations_to_festival ON organisation_invitations (festival);
      CREATE INDEX organisation_invitations_to_competition
        ON organisation_invitations (owner, competition);

      CREATE TABLE organisation_moves (
        owner TEXT NOT NULL,
        competition TEXT NOT NULL,
        organisation TEXT NOT NULL REFERENCES organisations ON DELETE CASCADE,
        asked_by TEXT NOT NULL,
        asked_at TEXT NOT NULL,
        PRIMARY KEY (owner, competition),
        FOREIGN KEY (owner, competition) REFERENCES competitions ON DELETE CASCADE
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX organisation_moves_to_organisation ON organisation_moves (organisation);

      CREATE TABLE organisation_log (
        organisation TEXT NOT NULL,
        seq INTEGER NOT NULL,
        at TEXT NOT NULL,
        actor TEXT NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (organisation, seq)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE organisation_rights (
        one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
        version INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    module: "organisations",
    number: 2,
    sql: `
      CREATE TABLE organisation_notices (
        organisation TEXT NOT NULL,
        notice TEXT NOT NULL CHECK (notice IN ('imprint', 'privacy')),
        text TEXT NOT NULL,
        PRIMARY KEY (organisation, notice)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE organisation_retention (
        organisation TEXT NOT NULL PRIMARY KEY REFERENCES organisations ON DELETE CASCADE,
        years INTEGER
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    module: "organisations",
    number: 3,
    // The captain of a team: `team` is its entry in the competition of the role.
    sql: `
      ALTER TABLE organisation_grants RENAME TO organisation_grants_without_teams;
      ALTER TABLE organisation_invitations RENAME TO organisation_invitations_without_teams;

      CREATE TABLE organisation_grants (
        id TEXT NOT NULL PRIMARY KEY,
        person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
        role TEXT NOT NULL CHECK (role IN
          ('owner', 'director', 'arbiter', 'treasurer', 'check-in', 'viewer', 'member', 'captain')),
        granted_by TEXT NOT NULL,
        granted_at TEXT NOT NULL,
        expires_at TEXT,
        team INTEGER,
        ${TARGET},
        CHECK ((role = 'captain') = (team IS NOT NULL))
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE organisation_invitations (
        id TEXT NOT NULL PRIMARY KEY,
        token_hash TEXT NOT NULL UNIQUE,
        role TEXT NOT NULL CHECK (role IN
          ('owner', 'director', 'arbiter', 'treasurer', 'check-in', 'viewer', 'member', 'captain')),
        grant_expires_at TEXT,
        created_by TEXT NOT NULL,
        created_at TEXT NOT NULL,
        expires_at TEXT NOT NULL,
        team INTEGER,
        ${TARGET},
        CHECK ((role = 'captain') = (team IS NOT NULL))
      ) STRICT, WITHOUT ROWID;

      INSERT INTO organisation_grants
        (id, person, role, granted_by, granted_at, expires_at,
          organisation, festival, owner, competition)
        SELECT id, person, role, granted_by, granted_at, expires_at,
          organisation, festival, owner, competition
        FROM organisation_grants_without_teams;
      INSERT INTO organisation_invitations
        (id, token_hash, role, grant_expires_at, created_by, created_at, expires_at,
          organisation, festival, owner, competition)
        SELECT id, token_hash, role, grant_expires_at, created_by, created_at, expires_at,
          organisation, festival, owner, competition
        FROM organisation_invitations_without_teams;
      DROP TABLE organisation_grants_without_teams;
      DROP TABLE organisation_invitations_without_teams;

      CREATE INDEX organisation_grants_of_person ON organisation_grants (person);
      CREATE UNIQUE INDEX organisation_grants_on_organisation
        ON organisation_grants (organisation, person, role) WHERE organisation IS NOT NULL;
      CREATE UNIQUE INDEX organisation_grants_on_festival
        ON organisation_grants (festival, person, role) WHERE festival IS NOT NULL;
      CREATE UNIQUE INDEX organisation_grants_on_competition
        ON organisation_grants (owner, competition, person, role) WHERE competition IS NOT NULL;
      CREATE INDEX organisation_invitations_to_organisation
        ON organisation_invitations (organisation);
      CREATE INDEX organisation_invitations_to_festival ON organisation_invitations (festival);
      CREATE INDEX organisation_invitations_to_competition
        ON organisation_invitations (owner, competition);
    `,
  },
  {
    module: "organisations",
    number: 4,
    sql: `
      CREATE TABLE organisation_affiliations (
        organisation TEXT NOT NULL PRIMARY KEY REFERENCES organisations ON DELETE CASCADE,
        parent TEXT NOT NULL REFERENCES organisations ON DELETE CASCADE,
        asked_by TEXT NOT NULL,
        asked_at TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE INDEX organisation_affiliations_to_parent ON organisation_affiliations (parent);
    `,
  },
];
