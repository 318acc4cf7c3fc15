import type { LinkRole } from "@losfee/contract";
import type { EntryId, Result } from "@losfee/core";
import type { SqliteStore } from "../journal/sqlite-store.ts";
import { calendarToken } from "./calendar-token.ts";
import type { Device } from "./device.ts";
import { createDirectorLinks, type DirectorLink } from "./director-links.ts";
import { type AccessLink, createLinks, type LinkRefusal } from "./links.ts";
import type { Session } from "./session.ts";
import {
  createSessions,
  type ListedSession,
  type OpenSession,
  type Origin,
  type Sessions,
} from "./sessions.ts";
import { isSameHash, tokenHash } from "./tokens.ts";

/** What a used link leads to: the content of the cookie, and who the link makes one. */
export interface Entrance {
  /** That of the session there was before, where the link gives no more than it. */
  readonly token: string;
  readonly session: Session;
}

/** The browser that a link is opened in. */
export interface Visit {
  readonly device: Device;
  /** The content of the cookie that it has already. */
  readonly cookie?: string;
}

/** Links, sessions and what they allow. */
export interface Access extends Pick<Sessions, "use"> {
  /** The content of a new link that makes whoever uses it first a director; the old one is void. */
  newDirectorToken(): string;
  /** A further such link, kept in the file: also for servers that are started later. */
  newDirectorLink(): Promise<DirectorLink>;
  /** Opens a session by the content of a link; null for links that are used, revoked or invented. */
  enter(token: string, visit?: Visit): Promise<Entrance | null>;
  /** The session of a cookie, without counting as its use; null when it is over or never was. */
  sessionOf(token: string): Session | null;
  sessions(): readonly ListedSession[];
  /** Ends the session of a cookie. */
  endSession(token: string): Promise<void>;
  /** Ends a session by its name; false if there is none such. */
  endSessionById(id: string): Promise<boolean>;
  /** Ends all sessions but one, and makes void what could open a director's: how many ended. */
  endOtherSessions(own: string | null): Promise<number>;
  /** Calls `listener` with the names of sessions that have just ended before their time. */
  onEnded(listener: (ids: ReadonlySet<string>) => void): void;
  createLink(
    competition: string,
    label: string,
    role?: LinkRole,
  ): Promise<Result<AccessLink & { readonly token: string }, LinkRefusal>>;
  links(competition: string): readonly AccessLink[];
  /** Where the calendar of a player is, by the cookie of the player's session; null for others. */
  calendarPath(cookie: string): string | null;
  /** Whose calendar an address opens; null where it opens none. */
  calendarOwner(
    link: string,
    token: string,
  ): { readonly competition: string; readonly entry: EntryId } | null;
  /** Takes a link back and ends its sessions; false if there is none such. */
  revokeLink(competition: string, id: string): Promise<boolean>;
}

const UNKNOWN: Device = { browser: null, system: null };

/** Access kept in the tables of `store`'s file (see `accessMigrations`). */
export const createAccess = (
  store: Pick<SqliteStore, "database" | "transact">,
  now: () => Date = () => new Date(),
): Access => {
  const { transact } = store;
  const links = createLinks(store, now);
  const sessions = createSessions(store, now);
  const directorLinks = createDirectorLinks(store, now);
  const listeners = new Set<(ids: ReadonlySet<string>) => void>();

  const tell = (ended: readonly string[]): void => {
    if (ended.length === 0) return;
    for (const listener of listeners) listener(new Set(ended));
  };

  /** Ends those of the sessions that there are, and tells; how many. */
  const end = async (which: () => readonly string[]): Promise<number> => {
    const ended = await transact(() => which().filter((id) => sessions.remove(id)));
    tell(ended);
    return ended.length;
  };

  /** The session that a browser goes on with: the one it has, where the link adds nothing to it. */
  const admit = (
    found: { readonly origin: Origin; readonly link: string | null; readonly session: Session },
    { device, cookie }: Visit,
    before: OpenSession | null,
  ): Entrance => {
    const { origin, link, session } = found;
    // A director who tries a helper's link stays a director; a link opened again opens no second one.
    const stays = before !== null && link !== null && (before.link ?? link) === link;
    if (stays && cookie !== undefined) return { token: cookie, session };
    if (before !== null) sessions.remove(before.id);
    return { token: sessions.open(origin, link, device), session };
  };

  return {
    use: sessions.use,
    newDirectorToken: directorLinks.show,
    newDirectorLink: directorLinks.store,
    async enter(token, visit = { device: UNKNOWN }) {
      const hash = tokenHash(token);
      // Whoever tries links that do not hold writes nothing.
      if (!directorLinks.knows(hash) && links.byHash(hash) === null) return null;
      let origin: Exclude<Origin, "link"> | null = null;
      try {
        const { entrance, replaced } = await transact(() => {
          const before = visit.cookie === undefined ? null : sessions.find(visit.cookie);
          origin = directorLinks.take(hash);
          const link = origin === null ? links.byHash(hash) : null;
          const found =
            origin !== null
              ? { origin, link: null, session: { role: "director" } as const }
              : link && { origin: "link" as const, link: link.id, session: link.session };
          if (found === null) return { entrance: null, replaced: null };
          const entrance = admit(found, visit, before);
          return { entrance, replaced: entrance.token === visit.cookie ? null : before };
        });
        if (replaced !== null) tell([replaced.id]);
        return entrance;
      } catch (error) {
        if (origin === "server") directorLinks.giveBack(hash);
        throw error;
      }
    },
    sessionOf: (token) => sessions.find(token)?.session ?? null,
    sessions: sessions.list,
    async endSession(token) {
      await end(() => {
        const open = sessions.find(token);
        return open === null ? [] : [open.id];
      });
    },
    endSessionById: async (id) => (await end(() => [id])) > 0,
    endOtherSessions: (own) =>
      end(() => {
        directorLinks.voidAll();
        return sessions
          .list()
          .map(({ id }) => id)
          .filter((id) => id !== own);
      }),
    onEnded(listener) {
      listeners.add(listener);
    },
    createLink: (competition, label, role = { role: "results" }) =>
      links.create(competition, label, role),
    links: links.of,
    calendarPath(cookie) {
      const link = sessions.find(cookie)?.link ?? null;
      const player = link === null ? null : links.ofPlayer(link);
      return player === null ? null : `/calendar/${link}/${calendarToken(player.hash)}.ics`;
    },
    calendarOwner(link, token) {
      const player = links.ofPlayer(link);
      if (player === null || !isSameHash(tokenHash(token), tokenHash(calendarToken(player.hash))))
        return null;
      return { competition: player.competition, entry: player.entry };
    },
    async revokeLink(competition, id) {
      const { revoked, ended } = await transact(() => {
        const ended = sessions.ofLink(id);
        return { revoked: links.remove(competition, id), ended };
      });
      if (revoked) tell(ended);
      return revoked;
    },
  };
};
