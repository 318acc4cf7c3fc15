import type { LinkRole } from "@losfee/contract";
import { clockMoment, type EntryId, type Result } from "@losfee/core";
import type { Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import { createDirectorLinks, type DirectorLink } from "./director-links.ts";
import { type AccessLink, createLinks, type LinkRefusal } from "./links.ts";
import type { Device, Session } from "./session.ts";
import {
  createSessions,
  type ListedSession,
  type OpenSession,
  type Owner,
  type PersonOrigin,
  type Sessions,
} from "./sessions.ts";
import { calendarToken, isSameHash, tokenHash } from "./tokens.ts";

/** Result of using a link: the content of the cookie and the role that the link gives. */
export interface Entrance {
  /** The token of the previous session where the link grants nothing more. */
  readonly token: string;
  readonly session: Session;
}

/** The browser that opens a link. */
export interface Visit {
  readonly device: Device;
  /** Content of the cookie it already has. */
  readonly cookie?: string;
}

/** True if a person with an account who opens a player's link is that player from now on. */
export type Claim = (claimed: {
  readonly person: string;
  readonly link: string;
  readonly competition: string;
  readonly entry: EntryId;
}) => Steps<boolean>;

/** A person with an account who has just signed in, and the way they did. */
export interface SignedIn {
  readonly origin: PersonOrigin;
  readonly person: string;
  readonly name: string;
}

/** Links, sessions and what they allow. */
export interface Access extends Pick<Sessions, "use"> {
  /** Returns a new link that makes its first user a director; voids the previous one. */
  newDirectorToken(): string;
  /** Creates another such link, stored in the file, so that servers started later honour it too. */
  newDirectorLink(): Promise<DirectorLink>;
  /**
   * Opens a session by the content of a link; null for used, revoked or invented links. A user who
   * is signed in to an account and may `claim` the link's player keeps that session.
   */
  enter(token: string, visit?: Visit, claim?: Claim): Promise<Entrance | null>;
  /** Returns the session of a cookie, not counted as a use; null when it ended or never was. */
  sessionOf(token: string): Promise<Session | null>;
  /**
   * Signs in the person that `find` returns, in one transaction with what `find` writes; ends the
   * browser's previous session. Null if `find` returns nobody.
   */
  signIn(find: () => Steps<SignedIn | null>, visit?: Visit): Promise<Entrance | null>;
  sessions(): Promise<readonly ListedSession[]>;
  /** Returns the sessions of a person with an account, most recently used first. */
  sessionsOf(person: string): Promise<readonly ListedSession[]>;
  /** Ends the session of a cookie. */
  endSession(token: string): Promise<void>;
  /** Ends a session by its id; false if there is none. */
  endSessionById(id: string): Promise<boolean>;
  /**
   * Ends a person's sessions except `own`, in one transaction with what `alongside` deletes for
   * good. Returns the number ended.
   */
  endSessionsOf(person: string, own: string | null, alongside?: () => Steps<void>): Promise<number>;
  /** Ends all other sessions, voids unused director's links; returns the number ended. */
  endOtherSessions(own: string | null): Promise<number>;
  /** Calls `listener` with the ids of sessions that were ended early. */
  onEnded(listener: (ids: ReadonlySet<string>) => void): void;
  createLink(
    competition: string,
    label: string,
    role?: LinkRole,
  ): Promise<Result<AccessLink & { readonly token: string }, LinkRefusal>>;
  links(competition: string): Promise<readonly AccessLink[]>;
  /** Returns the path of a player's calendar by the player's link; null for other links. */
  calendarPath(link: string): Promise<string | null>;
  /** Returns the owner of the calendar that a token opens; null if it opens none. */
  calendarOwner(
    link: string,
    token: string,
  ): Promise<{ readonly competition: string; readonly entry: EntryId } | null>;
  /** Revokes a link and ends its sessions; false if there is none. */
  revokeLink(competition: string, id: string): Promise<boolean>;
}

const UNKNOWN: Device = { browser: null, system: null };

/** Creates the access store in `tables`. */
export const createAccess = (
  tables: Tables,
  now: () => Date = () => new Date(clockMoment(Date.now())),
): Access => {
  const links = createLinks(tables, now);
  const sessions = createSessions(tables, now);
  const directorLinks = createDirectorLinks(tables, now);
  const listeners = new Set<(ids: ReadonlySet<string>) => void>();

  const tell = (ended: readonly string[]): void => {
    if (ended.length === 0) return;
    for (const listener of listeners) listener(new Set(ended));
  };

  /** Ends those sessions that exist, notifies listeners and returns their number. */
  const end = async (
    which: () => Steps<readonly string[]>,
    alongside?: () => Steps<void>,
  ): Promise<number> => {
    const write = alongside === undefined ? tables.transact : tables.forget;
    const ended = await write(function* () {
      const those: string[] = [];
      for (const id of yield* which()) if (yield* sessions.remove(id)) those.push(id);
      if (alongside !== undefined) yield* alongside();
      return those;
    });
    tell(ended);
    return ended.length;
  };

  const sessionBy = (cookie: string): Promise<OpenSession | null> =>
    tables.look(() => sessions.find(cookie));

  /** Returns the present session if the link adds nothing to it, else a new one. */
  function* admit(
    { owner, session }: Found,
    { device, cookie }: Visit,
    before: OpenSession | null,
    claim: Claim | undefined,
  ): Steps<Entrance> {
    // A director who tries a helper's link stays a director; reopening a link opens no second
    // session. A person with an account plays as that person, but helps under the link's label and
    // signs in again afterwards.
    if (
      cookie !== undefined &&
      claim !== undefined &&
      before?.session.role === "person" &&
      session.role === "player" &&
      owner.link !== null
    ) {
      const { person } = before.session;
      const { competition, scope } = session;
      const claimed = { person, link: owner.link, competition, entry: scope.entry };
      if (yield* claim(claimed)) return { token: cookie, session };
    }
    const { link } = owner;
    const isPerson = before?.session.role === "person";
    const stays = before !== null && !isPerson && link !== null && (before.link ?? link) === link;
    if (stays && cookie !== undefined) return { token: cookie, session };
    if (before !== null) yield* sessions.remove(before.id);
    return { token: yield* sessions.open(owner, device), session };
  }

  /** Finds what a stored link grants; uses up a director's link. */
  function* find(hash: string): Steps<Found | null> {
    if (yield* directorLinks.take(hash)) return directorBy("command");
    const link = yield* links.byHash(hash);
    if (link === null) return null;
    const { id, session } = link;
    return { owner: { origin: "link", link: id, person: null }, session };
  }

  return {
    use: sessions.use,
    newDirectorToken: directorLinks.show,
    newDirectorLink: directorLinks.store,
    async enter(token, visit = { device: UNKNOWN }, claim = undefined) {
      const hash = tokenHash(token);
      // Trying invalid links writes nothing.
      const holds =
        (await directorLinks.knows(hash)) || (await tables.look(() => links.byHash(hash))) !== null;
      if (!holds) return null;
      const shown = directorLinks.takeShown(hash);
      try {
        const { entrance, replaced } = await tables.transact(function* () {
          const before = visit.cookie === undefined ? null : yield* sessions.find(visit.cookie);
          const found = shown ? directorBy("server") : yield* find(hash);
          if (found === null) return { entrance: null, replaced: null };
          const entrance = yield* admit(found, visit, before, claim);
          return { entrance, replaced: entrance.token === visit.cookie ? null : before };
        });
        if (replaced !== null) tell([replaced.id]);
        return entrance;
      } catch (error) {
        if (shown) directorLinks.giveBack(hash);
        throw error;
      }
    },
    async signIn(find, visit = { device: UNKNOWN }) {
      const { entrance, replaced } = await tables.transact(function* (): Steps<{
        entrance: Entrance | null;
        replaced: OpenSession | null;
      }> {
        const found = yield* find();
        if (found === null) return { entrance: null, replaced: null };
        const { origin, person, name } = found;
        const before = visit.cookie === undefined ? null : yield* sessions.find(visit.cookie);
        if (before !== null) yield* sessions.remove(before.id);
        const token = yield* sessions.open({ origin, link: null, person }, visit.device);
        return { entrance: { token, session: { role: "person", person, name } }, replaced: before };
      });
      if (replaced !== null) tell([replaced.id]);
      return entrance;
    },
    sessionOf: async (token) => (await sessionBy(token))?.session ?? null,
    sessions: () => tables.look(sessions.list),
    sessionsOf: async (person) =>
      (await tables.look(sessions.list)).filter(
        ({ session }) => session.role === "person" && session.person === person,
      ),
    async endSession(token) {
      await end(function* () {
        const open = yield* sessions.find(token);
        return open === null ? [] : [open.id];
      });
    },
    async endSessionById(id) {
      const ended = await tables.transact(() => sessions.remove(id));
      if (ended) tell([id]);
      return ended;
    },
    endSessionsOf: (person, own, alongside) =>
      end(function* () {
        const those = yield* sessions.ofPerson(person);
        return those.filter((id) => id !== own);
      }, alongside),
    endOtherSessions: (own) =>
      end(function* () {
        yield* directorLinks.voidAll();
        const open = yield* sessions.list();
        return open.map(({ id }) => id).filter((id) => id !== own);
      }),
    onEnded(listener) {
      listeners.add(listener);
    },
    createLink: (competition, label, role = { role: "results" }) =>
      links.create(competition, label, role),
    links: links.of,
    async calendarPath(link) {
      const player = await links.ofPlayer(link);
      return player === null ? null : `/calendar/${link}/${calendarToken(player.hash)}.ics`;
    },
    async calendarOwner(link, token) {
      const player = await links.ofPlayer(link);
      if (player === null || !isSameHash(tokenHash(token), tokenHash(calendarToken(player.hash))))
        return null;
      return { competition: player.competition, entry: player.entry };
    },
    async revokeLink(competition, id) {
      const { revoked, ended } = await tables.transact(function* () {
        const ended = yield* sessions.ofLink(id);
        return { revoked: yield* links.remove(competition, id), ended };
      });
      if (revoked) tell(ended);
      return revoked;
    },
  };
};

/** Session and owner that a link grants. */
interface Found {
  readonly owner: Owner;
  readonly session: Session;
}

const directorBy = (origin: "server" | "command"): Found => ({
  owner: { origin, link: null, person: null },
  session: { role: "director" },
});
