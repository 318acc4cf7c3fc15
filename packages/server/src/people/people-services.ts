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

/** People with accounts, and all their ways of signing in. */
export interface PeopleServices {
  readonly people: People;
  readonly signIn: SignIn;
  readonly passkeys: Passkeys;
  readonly openId: OpenId;
  /** Handles a signed-in person who opens a player's link. */
  readonly claim: Claim;
  /** Returns the person's entries, including those only claimed. */
  entriesOf(person: string): Promise<readonly LinkedEntry[]>;
  /** Returns directors' proposals to the person that await an answer. */
  proposalsTo(person: string): Promise<readonly EntryProposal[]>;
}

/** Dependencies of accounts. */
export interface PeoplePorts {
  readonly tables: Tables;
  readonly access: Access;
  readonly mail: Pick<Mail, "sendPassing">;
  /** Public URL of the server; null: unknown, so no links are mailed. */
  readonly publicUrl: string | null;
  readonly now: () => string;
  readonly configuration?: PeopleConfiguration;
}

/** Creates the accounts of a server. */
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

/** True if accounts exist here, or users may create one: else pages do not mention accounts. */
export const accountsInUse = async ({
  signIn,
  openId,
  people,
}: Pick<PeopleServices, "signIn" | "openId" | "people">): Promise<boolean> =>
  signIn.registration === "open" || openId.providers.length > 0 || people.isAnybody();
