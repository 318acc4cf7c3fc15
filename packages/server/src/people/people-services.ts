import type { Access, Claim } from "../access/access.ts";
import type { Mail } from "../mail/index.ts";
import type { Tables } from "../storage/tables.ts";
import { createChallenges } from "./challenges.ts";
import { INVITATIONS_ONLY, type PeopleConfiguration } from "./configuration.ts";
import { type EntryProposal, entryProposals } from "./entry-proposals.ts";
import { type LinkedEntry, linkedEntries } from "./linked-entries.ts";
import { createOpenId, type OpenId } from "./openid.ts";
import { createPasskeys, type Passkeys } from "./passkeys.ts";
import { createPeople, type People } from "./people.ts";
import { createSignIn, type SignIn } from "./sign-in.ts";
import { createSignInLinks } from "./sign-in-links.ts";

/** People with accounts, and every way in which they sign in. */
export interface PeopleServices {
  readonly people: People;
  readonly signIn: SignIn;
  readonly passkeys: Passkeys;
  readonly openId: OpenId;
  /** Somebody who is signed in opens a player's link. */
  readonly claim: Claim;
  /** What somebody says to be, also what is only claimed. */
  entriesOf(person: string): Promise<readonly LinkedEntry[]>;
  /** What those who direct say that somebody is, and what waits for a yes. */
  proposalsTo(person: string): Promise<readonly EntryProposal[]>;
}

/** What accounts work with. */
export interface PeoplePorts {
  readonly tables: Tables;
  readonly access: Access;
  readonly mail: Pick<Mail, "sendPassing">;
  /** The address by which everybody finds the server; null: nobody has said, so no links are mailed. */
  readonly publicUrl: string | null;
  readonly now: () => string;
  readonly configuration?: PeopleConfiguration;
}

/** The accounts of a server. */
export const createPeopleServices = (ports: PeoplePorts): PeopleServices => {
  const { tables, access, mail, publicUrl, now } = ports;
  const { registration, providers } = ports.configuration ?? INVITATIONS_ONLY;
  const people = createPeople(tables, access, now);
  const [links, challenges] = [createSignInLinks(now), createChallenges(now)];
  return {
    people,
    claim: (claimed) => linkedEntries.open(claimed, now()),
    entriesOf: (person) => tables.look(() => linkedEntries.of(person)),
    proposalsTo: (person) => tables.look(() => entryProposals.to(person)),
    signIn: createSignIn({ tables, access, people, links, mail, publicUrl, registration }),
    passkeys: createPasskeys(tables, access, people, challenges, now),
    openId: createOpenId({
      ...{ tables, access, people, links, challenges, providers, registration, now },
    }),
  };
};

/** Whether anybody has an account here, or may make one: else nothing is said of accounts. */
export const accountsInUse = async ({
  signIn,
  openId,
  people,
}: Pick<PeopleServices, "signIn" | "openId" | "people">): Promise<boolean> =>
  signIn.registration === "open" || openId.providers.length > 0 || people.isAnybody();
