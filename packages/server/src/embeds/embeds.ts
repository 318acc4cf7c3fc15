import { err, ok, type Result, THE_PLACE } from "@losfee/core";
import { lastSeqOf } from "../storage/competitions.ts";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { jsonOf } from "../storage/rows.ts";
import { run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";

/** Why the list of websites was rejected. */
export type EmbedRefusal =
  /** Lists all entries that are not websites. */
  | { readonly code: "embed-sites-malformed"; readonly sites: readonly string[] }
  | { readonly code: "embed-sites-too-many"; readonly allowed: number }
  | { readonly code: "no-competition" };

/** The websites that may embed pages of a competition. */
export interface Embeds {
  /** Returns the sites as browsers compare them (`embeddingSite`); none by default. */
  sites(competition: string): Promise<readonly string[]>;
  /** Stores all or nothing; returns the sites as they are compared. */
  allow(
    competition: string,
    sites: readonly string[],
  ): Promise<Result<readonly string[], EmbedRefusal>>;
}

/** Limit for the size of a header. */
const MOST = 30;

const select = query((db, { competition }: { readonly competition: string }) =>
  db
    .selectFrom("embeds")
    .select("sites")
    .where(({ and }) => and({ owner: THE_PLACE, competition })),
);

const upsert = inserting("embeds", ["competition", "sites"], {
  owned: true,
  known: ["competition"],
});

/** Creates the lists in `tables`. */
export const createEmbeds = (tables: Tables): Embeds => ({
  async sites(competition) {
    const row = await tables.first(select({ competition }));
    const sites = row === undefined ? [] : jsonOf(row, "sites");
    // A file that was tampered with must not inject anything into a header.
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
    return tables.transact(function* (): Steps<Result<readonly string[], EmbedRefusal>> {
      if ((yield* lastSeqOf(competition)) === null) return err({ code: "no-competition" });
      yield* run(upsert({ competition, sites: JSON.stringify(sites) }));
      return ok(sites);
    });
  },
});

/**
 * Returns a website that may embed our pages in the form browsers compare (CSP Level 3,
 * "host-source"): `https://club.example`, `http://localhost:8080`, `https://*.club.example`.
 * Accepts any address a user pastes; null if it contains no site.
 */
const embeddingSite = (text: string): string | null => {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === "" || /[\s;,'"]/.test(trimmed)) return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//.test(trimmed) ? trimmed : `https://${trimmed}`;
  const isWild = /^https?:\/\/\*\./.test(address);
  const plain = isWild ? address.replace("*.", "") : address;
  if (plain.includes("*") || !URL.canParse(plain)) return null;
  const { protocol, host, hostname, username, password } = new URL(plain);
  if (protocol !== "https:" && protocol !== "http:") return null;
  if (hostname === "" || username !== "" || password !== "") return null;
  // No one owns all sites of a top-level domain.
  if (isWild && !hostname.includes(".")) return null;
  return `${protocol}//${isWild ? "*." : ""}${host}`;
};
