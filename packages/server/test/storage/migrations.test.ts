import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { allMigrations } from "../../src/storage/migrations/all.ts";
import type { Migration } from "../../src/storage/migrations/migration.ts";

const LATER = ({ module, number }: Migration): boolean =>
  (module === "people" || module === "organisations") && number > 2;

/** Creates a file from before claims and captains, runs `rows`, and migrates it. */
const migrated = (rows: string): DatabaseSync => {
  const db = new DatabaseSync(":memory:");
  db.exec("PRAGMA foreign_keys = ON");
  for (const step of allMigrations) if (!LATER(step)) db.exec(step.sql);
  db.exec(rows);
  for (const step of allMigrations) if (LATER(step)) db.exec(step.sql);
  return db;
};

describe("a file from before", () => {
  it("links that were opened become claims, which nobody has confirmed yet; roles stay", () => {
    const db = migrated(`
      PRAGMA foreign_keys = OFF;
      INSERT INTO people VALUES ('anna', 'Anna', 'de', '2026');
      INSERT INTO people_entries VALUES
        ('local', 'open', 2, 'anna', NULL, '2026', 'player:2', '2026', '2026'),
        ('local', 'open', 3, 'anna', NULL, NULL, 'director', '2026', NULL);
      INSERT INTO organisations VALUES ('club', 'club', 'Ulm', NULL, '2026');
      INSERT INTO organisation_grants VALUES
        ('g', 'anna', 'owner', 'director', '2026', NULL, 'club', NULL, NULL, NULL);
      INSERT INTO organisation_invitations VALUES
        ('i', 'h', 'viewer', NULL, 'director', '2026', '2027', 'club', NULL, NULL, NULL);
      PRAGMA foreign_keys = ON;
    `);
    const read = (sql: string) => db.prepare(sql).all();
    expect(read("SELECT entry, confirmed_at, accepted_at FROM people_entries")).toMatchObject([
      { entry: 2, confirmed_at: "2026", accepted_at: null },
    ]);
    expect(read("SELECT * FROM organisation_grants")).toMatchObject([
      { id: "g", person: "anna", role: "owner", organisation: "club", team: null },
    ]);
    expect(read("SELECT * FROM organisation_invitations")).toMatchObject([
      { id: "i", token_hash: "h", role: "viewer", expires_at: "2027", team: null },
    ]);
    db.close();
  });
});
