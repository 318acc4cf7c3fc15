import type {
  AccountFacts,
  OwnEntry,
  ProviderName,
  ShownInvitation,
  ShownSignInLink,
  SignInFacts,
  SoleOwnership,
} from "@losfee/web";
import type { FastifyRequest } from "fastify";
import { relyingPartyOf } from "../people/passkeys.ts";
import { accountsInUse } from "../people/people-services.ts";
import { whoseEntry } from "../personal-data/whose-entry.ts";
import { ownUrlOf } from "./base-url.ts";
import type { AppContext } from "./context.ts";
import { askingBrowser } from "./cookies.ts";
import { nameOfTarget } from "./organisation-resources.ts";

/** Returns the ways to sign in. */
export const signInFacts = async (
  context: AppContext,
  request: FastifyRequest,
): Promise<SignInFacts> => {
  const { signIn, openId } = context.accounts;
  return {
    sendsMail: signIn.sendsMail,
    isOpen: signIn.registration === "open",
    providers: openId.providers.map(named),
    noPasskeys: noPasskeysIn(context, request),
    signedIn: signedInAs(request),
    inUse: await accountsInUse(context.accounts),
  };
};

const signedInAs = ({ session }: FastifyRequest): string | null =>
  session?.role === "person" ? session.name : null;

/** Returns the invitation of a link; null if it is invalid. */
export const invitationOf = async (
  context: AppContext,
  request: FastifyRequest,
  token = "",
): Promise<ShownInvitation | null> => {
  const invitation = await context.organisations.grants.invitationBy(token);
  if (invitation === null) return null;
  const { role, target, grantExpiresAt: until } = invitation;
  const name = await nameOfTarget(context, target);
  return { role, level: target.level, name, until, signedIn: signedInAs(request) };
};

const named = ({ id, name }: ProviderName): ProviderName => ({ id, name });

const noPasskeysIn = (context: AppContext, request: FastifyRequest): SignInFacts["noPasskeys"] => {
  const party = relyingPartyOf(ownUrlOf(request, context));
  return party.ok ? null : party.error.code;
};

/** Returns the purpose of a sign-in link; null if it is invalid or used up. */
export const signInLinkOf = (
  { accounts }: AppContext,
  request: FastifyRequest,
  token: string,
): Promise<ShownSignInLink | null> => accounts.signIn.look(token, askingBrowser(request));

/** Returns the account of the visitor; null without one. */
export const ownAccount = async (
  context: AppContext,
  request: FastifyRequest,
): Promise<AccountFacts | null> => {
  const { access, accounts } = context;
  const { session, sessionId } = request;
  if (session?.role !== "person") return null;
  const person = await accounts.people.of(session.person);
  if (person === null) return null;
  const [passkeys, issuers, sessions] = await Promise.all([
    accounts.passkeys.of(person.id),
    accounts.openId.identities(person.id),
    access.sessionsOf(person.id),
  ]);
  const { providers } = accounts.openId;
  const isConnected = (provider: (typeof providers)[number]) => issuers.includes(provider.issuer);
  return {
    name: person.name,
    language: person.language,
    addresses: person.addresses,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      ...{ id, name, createdAt, lastUsedAt },
    })),
    connected: providers.filter(isConnected).map(named),
    others: providers.filter((provider) => !isConnected(provider)).map(named),
    sessions: sessions.map(({ id, device, lastUsedAt }) => ({
      ...{ id, ...device, lastUsedAt },
      isHere: id === sessionId,
    })),
    sendsMail: accounts.signIn.sendsMail,
    noPasskeys: noPasskeysIn(context, request),
    entries: await ownEntries(context, person.id),
    teams: await ledTeams(context, person.id),
    ownsAlone: await ownedAlone(context, person.id),
  };
};

/** Returns the entries that a person has, or has claimed. */
export const ownEntries = async (
  { accounts, competitions, corrections }: AppContext,
  person: string,
): Promise<AccountFacts["entries"]> => {
  const asked = await corrections.of(person);
  const correctionOf = (of: Pick<OwnEntry, "competition" | "entry">): OwnEntry["correction"] => {
    const one = asked.find((a) => a.competition === of.competition && a.entry === of.entry);
    return one === undefined ? null : { wish: one.wish, declined: one.declined?.reason ?? null };
  };
  const linked = (await accounts.entriesOf(person)).map(({ competition, entry, accepted }) => ({
    ...{ competition, entry, waitsFor: accepted === null ? ("direction" as const) : null },
  }));
  const proposed = (await accounts.proposalsTo(person)).map(({ competition, entry }) => ({
    ...{ competition, entry, waitsFor: "person" as const },
  }));
  const found = await Promise.all(
    [...linked, ...proposed].map(async ({ competition, entry, waitsFor }) => {
      const state = await competitions.state(competition);
      const whose = state && whoseEntry(state, entry);
      if (state === null || whose === null) return [];
      const isTeam = whose.is === "team";
      const who = whose.is === "team" ? whose.name : whose.details.name;
      const {
        name: called = "",
        club = "",
        birth = "",
        fideId = "",
      } = "details" in whose ? whose.details : {};
      // Personal data is shown once both sides have confirmed the identity.
      const details = isTeam || waitsFor !== null ? null : { name: called, club, birth, fideId };
      const correction = correctionOf({ competition, entry });
      return [{ competition, name: state.name, entry, who, isTeam, waitsFor, details, correction }];
    }),
  );
  return found.flat();
};

/** Returns the teams that a person is captain of. */
const ledTeams = async (
  { organisations: { rights }, competitions }: AppContext,
  person: string,
): Promise<AccountFacts["teams"]> => {
  const found = await Promise.all(
    (await rights.targetsOf(person)).map(async ({ id: competition, team }) => {
      const state = team === undefined ? null : await competitions.state(competition);
      const whose = state && team !== undefined ? whoseEntry(state, team) : null;
      return state === null || whose?.is !== "team"
        ? []
        : [{ competition, name: state.name, team: whose.name }];
    }),
  );
  return found.flat();
};

/** Returns the organisations of which a person is the only permanent owner. */
export const ownedAlone = async (
  { organisations: { rights, grants, organisations } }: Pick<AppContext, "organisations">,
  person: string,
): Promise<readonly SoleOwnership[]> => {
  const owned = (await rights.targetsOf(person)).filter(({ role }) => role === "owner");
  const found = await Promise.all(
    owned.map(async ({ level, id }): Promise<readonly SoleOwnership[]> => {
      const given = (await grants.on({ level, id })).filter((one) => one.person !== person);
      const isOwned = given.some(({ role, expiresAt }) => role === "owner" && expiresAt === null);
      const organisation = isOwned ? null : await organisations.find(id);
      if (organisation === null) return [];
      const others = [...new Set(given.map((one) => one.name))];
      return [{ id, name: organisation.name, others }];
    }),
  );
  return found.flat();
};
