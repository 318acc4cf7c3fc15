import type { OwnData } from "@losfee/contract/api";
import { type CompetitionState, type EntryId, publishedLog } from "@losfee/core";
import type { Access } from "../access/access.ts";
import type { Channels } from "../channels/channels.ts";
import type { CompetitionService } from "../competitions/competition-service.ts";
import type { OrganisationServices } from "../organisations/organisation-services.ts";
import type { AskedCorrection } from "../people/corrections.ts";
import type { LinkedEntry } from "../people/linked-entries.ts";
import type { PeopleServices } from "../people/people-services.ts";
import type { Traces } from "../traces/traces.ts";
import type { Corrections } from "./corrections.ts";
import { whoseEntry } from "./whose-entry.ts";

/** Sources of all personal data. */
export interface OwnDataPorts {
  readonly accounts: PeopleServices;
  readonly access: Pick<Access, "sessionsOf">;
  readonly organisations: Pick<OrganisationServices, "rights" | "organisations">;
  readonly competitions: Pick<CompetitionService, "state">;
  readonly channels: { readonly channels: Pick<Channels, "ofPerson"> };
  readonly traces: Pick<Traces, "ofPerson">;
  readonly corrections: Pick<Corrections, "of">;
  readonly ports: { readonly now: () => string };
}

/** Returns all data about a person with an account; null: no such account. */
export const ownDataOf = async (ports: OwnDataPorts, id: string): Promise<OwnData | null> => {
  const { accounts, access, organisations, traces } = ports;
  const person = await accounts.people.of(id);
  if (person === null) return null;
  const [passkeys, providers, sessions, targets, linked, proposed, corrections, acts] =
    await Promise.all([
      accounts.passkeys.of(id),
      accounts.openId.identities(id),
      access.sessionsOf(id),
      organisations.rights.targetsOf(id),
      accounts.entriesOf(id),
      accounts.proposalsTo(id),
      ports.corrections.of(id),
      traces.ofPerson(id),
    ]);
  const { addresses, name, language, createdAt } = person;
  return {
    format: 1,
    exportedAt: ports.ports.now(),
    account: { id, name, language, createdAt },
    addresses,
    passkeys: passkeys.map((key) => ({
      ...{ name: key.name, createdAt: key.createdAt, lastUsedAt: key.lastUsedAt },
    })),
    providers,
    roles: targets.map(({ role, level, id: on }) => ({ role, level, id: on })),
    sessions: sessions.map(({ origin, device, ...session }) => ({
      ...{ origin, ...device, createdAt: session.createdAt },
      ...{ lastUsedAt: session.lastUsedAt, expiresAt: session.expiresAt },
    })),
    entries: await Promise.all(
      [...linked, ...proposed].map((one) => entryData(ports, one, corrections)),
    ),
    acts,
  };
};

/** An entry that is accepted, claimed, or only proposed. */
type SaidEntry = Pick<LinkedEntry, "competition" | "entry" | "saidBy" | "saidAt"> &
  Partial<Pick<LinkedEntry, "confirmedAt" | "accepted">>;

const entryData = async (
  { competitions, channels }: OwnDataPorts,
  { competition, entry, saidBy, saidAt, ...one }: SaidEntry,
  asked: readonly AskedCorrection[],
): Promise<OwnData["entries"][number]> => {
  const state = await competitions.state(competition);
  const { confirmedAt = null, accepted = null } = one;
  const link = {
    competition,
    entry,
    saidBy,
    saidAt,
    confirmedAt,
    acceptedAt: accepted?.at ?? null,
  };
  const whose = state && whoseEntry(state, entry);
  // Data of a competition is shown once both sides agree that it is this person's.
  if (state === null || whose === null || accepted === null) {
    const name = state?.name ?? competition;
    return { ...link, name, is: null, details: null, requests: [], log: [], messages: [] };
  }
  const corrections = asked
    .filter((each) => each.competition === competition && each.entry === entry)
    .map(({ wish, askedAt, declined }) => ({
      wish: { kind: "correction", ...wish },
      askedAt,
      declined,
    }));
  const own = await channels.channels.ofPerson(competition, entry);
  return {
    ...link,
    name: state.name,
    is: whose.is,
    details: whose.is === "person" ? { ...whose.details } : { name: whose.name },
    requests: [...requestsOf(state, entry), ...corrections],
    log: publishedLog(state)
      .filter(({ words }) => words?.people.includes(entry) === true)
      .map(({ number, at, kind, words }) => ({ number, at, kind, text: words?.text ?? "" })),
    messages: own.map(({ channel, address, topics, createdAt }) => ({
      ...{ channel, address, topics: [...topics], createdAt },
    })),
  };
};

/** Returns the person's requests that are still known. */
const requestsOf = (
  state: CompetitionState,
  entry: EntryId,
): OwnData["entries"][number]["requests"] => {
  const request = state.kind === "tournament" ? state.requests.get(entry) : undefined;
  return request === undefined ? [] : [{ ...request }];
};
