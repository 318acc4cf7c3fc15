import { err, ok, type Result } from "@losfee/core";
import { keyOf } from "../journal/keys.ts";
import { jsonOf } from "../journal/rows.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import { embeddingSite } from "./embedding-site.ts";

/** Why the list of websites was not changed. */
export type EmbedRefusal =
  /** All that are none. */
  | { readonly code: "embed-sites-malformed"; readonly sites: readonly string[] }
  | { readonly code: "embed-sites-too-many"; readonly allowed: number }
  | { readonly code: "no-competition" };

/** Which websites may show pages of a competition in their own. */
export interface Embeds {
  /** As browsers compare them (`embeddingSite`); none by default. */
  sites(competition: string): readonly string[];
  /** All or nothing; answers with the sites as they are compared. */
  allow(
    competition: string,
    sites: readonly string[],
  ): Promise<Result<readonly string[], EmbedRefusal>>;
}

/** More than a header should name. */
const MOST = 30;

/** The lists in the tables of `store`'s file (see `embedMigrations`). */
export const createEmbeds = ({
  database,
  transact,
}: Pick<SqliteStore, "database" | "transact">): Embeds => {
  const select = database.prepare("SELECT sites FROM embeds WHERE owner = ? AND competition = ?");
  const selectCompetition = database.prepare(
    "SELECT 1 FROM competitions WHERE owner = ? AND competition = ?",
  );
  const upsert = database.prepare(`
    INSERT INTO embeds (owner, competition, sites) VALUES (?, ?, ?)
    ON CONFLICT (owner, competition) DO UPDATE SET sites = excluded.sites`);

  return {
    sites(competition) {
      const row = select.get(...keyOf(competition));
      const sites = row === undefined ? [] : jsonOf(row, "sites");
      // What a file that was tampered with says must not get into a header.
      return Array.isArray(sites)
        ? sites.filter((one) => typeof one === "string" && embeddingSite(one) === one)
        : [];
    },
    async allow(competition, texts) {
      const read = texts
        .filter((text) => text.trim() !== "")
        .map((text) => ({ text, site: embeddingSite(text) }));
      const malformed = read.filter(({ site }) => site === null).map(({ text }) => text.trim());
      if (malformed.length > 0) return err({ code: "embed-sites-malformed", sites: malformed });
      const sites = [...new Set(read.flatMap(({ site }) => site ?? []))];
      if (sites.length > MOST) return err({ code: "embed-sites-too-many", allowed: MOST });
      return transact((): Result<readonly string[], EmbedRefusal> => {
        if (selectCompetition.get(...keyOf(competition)) === undefined) {
          return err({ code: "no-competition" });
        }
        upsert.run(...keyOf(competition), JSON.stringify(sites));
        return ok(sites);
      });
    },
  };
};
