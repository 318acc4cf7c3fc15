import { err, ok, type Result } from "@losfee/core";
import { jsonOf, type Row, textOf } from "../journal/rows.ts";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import type { LinkRole, Session } from "./session.ts";
import { newToken, tokenHash } from "./tokens.ts";

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

/** What a used link leads to: the cookie's content and who that makes one. */
export interface Entrance {
  readonly token: string;
  readonly session: Session;
}

/** Links, sessions and what they allow. */
export interface Access {
  /** The content of a new link that makes whoever uses it first a director; the old one is void. */
  newDirectorToken(): string;
  /** Opens a session by the content of a link; null for links that are used, revoked or invented. */
  enter(token: string): Promise<Entrance | null>;
  /** The session of a cookie; null when it is over or never was. */
  sessionOf(token: string): Session | null;
  endSession(token: string): Promise<void>;
  createLink(
    competition: string,
    label: string,
    role?: LinkRole,
  ): Promise<Result<AccessLink & { readonly token: string }, LinkRefusal>>;
  links(competition: string): readonly AccessLink[];
  /** Takes a link back and ends its sessions; false if there is none such. */
  revokeLink(competition: string, id: string): Promise<boolean>;
}

/** How long a session lasts: longer than the longest event. */
export const SESSION_DAYS = 14;

const LONGEST_LABEL = 60;

/** Access kept in the tables of `store`'s file (see `accessMigrations`). */
export const createAccess = (
  store: Pick<SqliteStore, "database" | "transact">,
  now: () => Date = () => new Date(),
): Access => {
  const { database, transact } = store;
  const selectSession = database.prepare(`
    SELECT session.link, link.competition, link.label, link.role, link.scope
    FROM access_sessions session LEFT JOIN access_links link ON link.id = session.link
    WHERE session.token_hash = ? AND session.expires_at > ?`);
  const insertSession = database.prepare(`
    INSERT INTO access_sessions (token_hash, link, created_at, expires_at)
    VALUES (?, ?, ?, ?)`);
  const deleteSession = database.prepare("DELETE FROM access_sessions WHERE token_hash = ?");
  const deleteExpired = database.prepare("DELETE FROM access_sessions WHERE expires_at <= ?");
  const selectLink = database.prepare("SELECT * FROM access_links WHERE token_hash = ?");
  const selectLinks = database.prepare(
    "SELECT * FROM access_links WHERE competition = ? ORDER BY created_at, id",
  );
  const selectCompetition = database.prepare("SELECT 1 FROM competitions WHERE competition = ?");
  const insertLink = database.prepare(`
    INSERT INTO access_links (id, competition, label, token_hash, created_at, role, scope)
    VALUES (?, ?, ?, ?, ?, ?, ?)`);
  const deleteLink = database.prepare("DELETE FROM access_links WHERE competition = ? AND id = ?");

  /** The hash of the director's link that was printed last and not used yet. */
  let directorHash: string | null = null;

  const open = async (session: Session, link: string | null): Promise<Entrance> => {
    const token = newToken();
    const created = now();
    const expires = new Date(created.getTime() + SESSION_DAYS * 86_400_000).toISOString();
    await transact(() => {
      deleteExpired.run(created.toISOString());
      insertSession.run(tokenHash(token), link, created.toISOString(), expires);
    });
    return { token, session };
  };

  return {
    newDirectorToken() {
      const token = newToken();
      directorHash = tokenHash(token);
      return token;
    },
    async enter(token) {
      const hash = tokenHash(token);
      if (hash === directorHash) {
        directorHash = null;
        return open({ role: "director" }, null);
      }
      const row = selectLink.get(hash);
      if (row === undefined) return null;
      return open(sessionByLink(row), textOf(row, "id"));
    },
    sessionOf(token) {
      const row = selectSession.get(tokenHash(token), now().toISOString());
      if (row === undefined) return null;
      return row["link"] === null ? { role: "director" } : sessionByLink(row);
    },
    endSession: (token) =>
      transact(() => {
        deleteSession.run(tokenHash(token));
      }),
    async createLink(competition, given, role = { role: "results" }) {
      const label = given
        .normalize("NFC")
        .replace(/[\s\p{Cc}]+/gu, " ")
        .trim();
      if (label === "") return err({ code: "link-label-missing" });
      if ([...label].length > LONGEST_LABEL) {
        return err({ code: "link-label-too-long", allowed: LONGEST_LABEL });
      }
      const token = newToken();
      const link = { id: newToken().slice(0, 12), label, createdAt: now().toISOString(), ...role };
      const scope = role.role === "results" ? null : JSON.stringify(role.scope);
      return transact(() => {
        if (selectCompetition.get(competition) === undefined)
          return err({ code: "no-competition" });
        // Two people with one name in the journal could not be told apart.
        const taken = selectLinks.all(competition).map((row) => textOf(row, "label"));
        if (taken.includes(label)) return err({ code: "link-label-taken", label });
        insertLink.run(
          link.id,
          competition,
          label,
          tokenHash(token),
          link.createdAt,
          role.role,
          scope,
        );
        return ok({ ...link, token });
      });
    },
    links: (competition) =>
      selectLinks.all(competition).map((row) => ({
        id: textOf(row, "id"),
        label: textOf(row, "label"),
        createdAt: textOf(row, "created_at"),
        ...linkRoleOf(row),
      })),
    revokeLink: (competition, id) => transact(() => deleteLink.run(competition, id).changes > 0),
  };
};

const sessionByLink = (row: Row): Session => ({
  ...linkRoleOf(row),
  competition: textOf(row, "competition"),
  label: textOf(row, "label"),
});

/** What a link is for, as `createLink` stored it. */
const linkRoleOf = (row: Row): LinkRole => {
  const role = textOf(row, "role");
  return role === "results" ? { role } : ({ role, scope: jsonOf(row, "scope") } as LinkRole);
};
