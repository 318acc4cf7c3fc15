import type { LinkRole } from "@losfee/contract";
import { type EntryId, err, ok, type Result } from "@losfee/core";
import { keyOf } from "../journal/keys.ts";
import { jsonOf, type Row, textOf } from "../journal/rows.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import type { Session } from "./session.ts";
import { newId, newToken, tokenHash } from "./tokens.ts";

/** A link for somebody who takes part, as the director sees it. */
export type AccessLink = LinkRole & {
  readonly id: string;
  /** Whose it is, e.g. `Anna` or `Table 3`; stands in the journal with every result. */
  readonly label: string;
  readonly createdAt: string;
};

/** Why a link was not created. */
export type LinkRefusal =
  | { readonly code: "link-label-missing" }
  | { readonly code: "link-label-too-long"; readonly allowed: number }
  | { readonly code: "link-label-taken"; readonly label: string }
  | { readonly code: "no-competition" };

/** Links of competitions: they work again and again, until they are taken back. */
export interface Links {
  create(
    competition: string,
    label: string,
    role: LinkRole,
  ): Promise<Result<AccessLink & { readonly token: string }, LinkRefusal>>;
  of(competition: string): readonly AccessLink[];
  /** The link whose content has this hash, and who it makes one; null if there is none. */
  byHash(hash: string): { readonly id: string; readonly session: Session } | null;
  /** What is kept of a player's link, and whose it is; null if there is no such link. */
  ofPlayer(id: string): {
    readonly hash: string;
    readonly competition: string;
    readonly entry: EntryId;
  } | null;
  /** Takes a link and, by the file's rules, its sessions out. Must run inside a transaction. */
  remove(competition: string, id: string): boolean;
}

const LONGEST_LABEL = 60;

/** The links in the tables of `store`'s file. */
export const createLinks = (
  { database, transact }: Pick<SqliteStore, "database" | "transact">,
  now: () => Date,
): Links => {
  const selectLink = database.prepare("SELECT * FROM access_links WHERE token_hash = ?");
  const selectById = database.prepare("SELECT * FROM access_links WHERE id = ?");
  const selectLinks = database.prepare(
    "SELECT * FROM access_links WHERE owner = ? AND competition = ? ORDER BY created_at, id",
  );
  const selectCompetition = database.prepare(
    "SELECT 1 FROM competitions WHERE owner = ? AND competition = ?",
  );
  const insertLink = database.prepare(`
    INSERT INTO access_links (id, owner, competition, label, token_hash, created_at, role, scope)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
  const deleteLink = database.prepare(
    "DELETE FROM access_links WHERE owner = ? AND competition = ? AND id = ?",
  );

  return {
    async create(competition, name, role) {
      const label = name
        .normalize("NFC")
        .replace(/[\s\p{Cc}]+/gu, " ")
        .trim();
      if (label === "") return err({ code: "link-label-missing" });
      if ([...label].length > LONGEST_LABEL) {
        return err({ code: "link-label-too-long", allowed: LONGEST_LABEL });
      }
      const token = newToken();
      const link = { id: newId(), label, createdAt: now().toISOString(), ...role };
      const scope = role.role === "results" ? null : JSON.stringify(role.scope);
      return transact(() => {
        if (selectCompetition.get(...keyOf(competition)) === undefined)
          return err({ code: "no-competition" });
        // Two people with one name in the journal could not be told apart.
        const taken = selectLinks.all(...keyOf(competition)).map((row) => textOf(row, "label"));
        if (taken.includes(label)) return err({ code: "link-label-taken", label });
        insertLink.run(
          link.id,
          ...keyOf(competition),
          label,
          tokenHash(token),
          link.createdAt,
          role.role,
          scope,
        );
        return ok({ ...link, token });
      });
    },
    of: (competition) =>
      selectLinks.all(...keyOf(competition)).map((row) => ({
        id: textOf(row, "id"),
        label: textOf(row, "label"),
        createdAt: textOf(row, "created_at"),
        ...linkRoleOf(row),
      })),
    byHash(hash) {
      const row = selectLink.get(hash);
      return row === undefined ? null : { id: textOf(row, "id"), session: sessionByLink(row) };
    },
    ofPlayer(id) {
      const row = selectById.get(id);
      if (row === undefined) return null;
      const link = linkRoleOf(row);
      if (link.role !== "player") return null;
      const { entry } = link.scope;
      return { hash: textOf(row, "token_hash"), competition: textOf(row, "competition"), entry };
    },
    remove: (competition, id) => deleteLink.run(...keyOf(competition), id).changes > 0,
  };
};

/** Who somebody is by a link's row. */
export const sessionByLink = (row: Row): Session => ({
  ...linkRoleOf(row),
  competition: textOf(row, "competition"),
  label: textOf(row, "label"),
});

/** What a link is for, as it was stored. */
const linkRoleOf = (row: Row): LinkRole => {
  const role = textOf(row, "role");
  return role === "results" ? { role } : ({ role, scope: jsonOf(row, "scope") } as LinkRole);
};
