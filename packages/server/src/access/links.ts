import type { LinkRole } from "@losfee/contract";
import { type EntryId, err, ok, type Result, THE_PLACE } from "@losfee/core";
import { countRightsChange, lastSeqOf } from "../storage/competitions.ts";
import { inserting } from "../storage/inserting.ts";
import { query } from "../storage/query.ts";
import { jsonOf, type Row, textOf } from "../storage/rows.ts";
import { all, first, run, type Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import type { Session } from "./session.ts";
import { newId, newToken, tokenHash } from "./tokens.ts";

/** A link for a participant, as shown to the director. */
export type AccessLink = LinkRole & {
  readonly id: string;
  /** Its holder, e.g. `Anna` or `Table 3`; the journal records it with every result. */
  readonly label: string;
  readonly createdAt: string;
};

/** Why a link was not created. */
export type LinkRefusal =
  | { readonly code: "link-label-missing" }
  | { readonly code: "link-label-too-long"; readonly allowed: number }
  | { readonly code: "link-label-taken"; readonly label: string }
  | { readonly code: "no-competition" };

/** Links of competitions: they can be used repeatedly until they are revoked. */
export interface Links {
  create(
    competition: string,
    label: string,
    role: LinkRole,
  ): Promise<Result<AccessLink & { readonly token: string }, LinkRefusal>>;
  of(competition: string): Promise<readonly AccessLink[]>;
  /** Finds the link with this content hash and the session it grants; null if there is none. */
  byHash(hash: string): Steps<{ readonly id: string; readonly session: Session } | null>;
  /** Returns the stored data and the owner of a player's link; null if there is none. */
  ofPlayer(id: string): Promise<{
    readonly hash: string;
    readonly competition: string;
    readonly entry: EntryId;
  } | null>;
  /** Deletes a link and, by cascade, its sessions. */
  remove(competition: string, id: string): Steps<boolean>;
}

const LONGEST_LABEL = 60;

type OfCompetition = { readonly competition: string };

const selectLink = query((db, { hash }: { readonly hash: string }) =>
  db.selectFrom("access_links").selectAll().where("token_hash", "=", hash),
);

const selectById = query((db, { id }: { readonly id: string }) =>
  db.selectFrom("access_links").selectAll().where("id", "=", id),
);

const selectLinks = query((db, { competition }: OfCompetition) =>
  db
    .selectFrom("access_links")
    .selectAll()
    .where(({ and }) => and({ owner: THE_PLACE, competition }))
    .orderBy("created_at")
    .orderBy("id"),
);

const insertLink = inserting(
  "access_links",
  ["id", "competition", "label", "tokenHash", "createdAt", "role", "scope"],
  { owned: true },
);

const deleteLink = query((db, { competition, id }: OfCompetition & { readonly id: string }) =>
  db.deleteFrom("access_links").where(({ and }) => and({ owner: THE_PLACE, competition, id })),
);

/** Creates the links store in `tables`. */
export const createLinks = (tables: Tables, now: () => Date): Links => ({
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
    return tables.transact(function* (): Steps<
      Result<AccessLink & { readonly token: string }, LinkRefusal>
    > {
      if ((yield* lastSeqOf(competition)) === null) return err({ code: "no-competition" });
      // Two people with the same name could not be told apart in the journal.
      const others = yield* all(selectLinks({ competition }));
      const isTaken = others.some((row) => textOf(row, "label") === label);
      if (isTaken) return err({ code: "link-label-taken", label });
      yield* run(insertLink({ ...link, competition, tokenHash: tokenHash(token), scope }));
      return ok({ ...link, token });
    });
  },
  async of(competition) {
    const rows = await tables.all(selectLinks({ competition }));
    return rows.map((row) => ({
      id: textOf(row, "id"),
      label: textOf(row, "label"),
      createdAt: textOf(row, "created_at"),
      ...linkRoleOf(row),
    }));
  },
  *byHash(hash) {
    const row = yield* first(selectLink({ hash }));
    return row === undefined ? null : { id: textOf(row, "id"), session: sessionByLink(row) };
  },
  async ofPlayer(id) {
    const row = await tables.first(selectById({ id }));
    if (row === undefined) return null;
    const link = linkRoleOf(row);
    if (link.role !== "player") return null;
    const { entry } = link.scope;
    return { hash: textOf(row, "token_hash"), competition: textOf(row, "competition"), entry };
  },
  *remove(competition, id) {
    // People with an account may hold rights by it, too.
    yield* run(countRightsChange());
    return (yield* run(deleteLink({ competition, id }))) > 0;
  },
});

/** Returns the session that a link's row grants. */
export const sessionByLink = (row: Row): Session => ({
  ...linkRoleOf(row),
  competition: textOf(row, "competition"),
  label: textOf(row, "label"),
});

/** Returns the stored role of a link. */
const linkRoleOf = (row: Row): LinkRole => {
  const role = textOf(row, "role");
  return role === "results" ? { role } : ({ role, scope: jsonOf(row, "scope") } as LinkRole);
};
