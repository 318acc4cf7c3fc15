import type { Access, Claim } from "../access/access.ts";
import type { Mail } from "../mail/index.ts";
import type { Tables } from "../storage/tables.ts";
import { createChallenges } from "./challenges.ts";
import { INVITATIONS_ONLY, type PeopleConfiguration } from "./configuration.ts";
import { type LinkedEntry, linkedEntries, type OfPersonsEntry } from "./linked-entries.ts";
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
  /** What of entries is somebody's, also what waits for a yes. */
  entriesOf(person: string): Promise<readonly LinkedEntry[]>;
  /** Who directs says whose an entry is, by an address; whether anybody has that is told to nobody. */
  proposeEntry(
    one: Omit<OfPersonsEntry, "person"> & { readonly address: string; readonly saidBy: string },
  ): Promise<void>;
  /** False: nobody says so any more, or it became another's. */
  agreeToEntry(one: OfPersonsEntry): Promise<boolean>;
  /** False: it was not theirs. */
  takeBackEntry(one: OfPersonsEntry): Promise<boolean>;
}

/** What accounts work with. */
export interface PeoplePorts {
  readonly tables: Tables;
  readonly access: Access;
  readonly mail: Pick<Mail, "sendPassing">;
  readonly now: () => string;
  readonly configuration?: PeopleConfiguration;
}

/** The accounts of a server. */
export const createPeopleServices = (ports: PeoplePorts): PeopleServices => {
  const { tables, access, mail, now } = ports;
  const { registration, providers } = ports.configuration ?? INVITATIONS_ONLY;
  const people = createPeople(tables, access, now);
  const [links, challenges] = [createSignInLinks(now), createChallenges(now)];
  return {
    people,
    claim: (claimed) => linkedEntries.open(claimed, now()),
    entriesOf: (person) => tables.look(() => linkedEntries.of(person)),
    proposeEntry: ({ competition, entry, address, saidBy }) =>
      tables.transact(function* () {
        const person = yield* people.byAddress(address);
        if (person === null) return;
        yield* linkedEntries.propose({ competition, entry, person: person.id }, saidBy, now());
      }),
    agreeToEntry: (one) => tables.transact(() => linkedEntries.agree(one, now())),
    takeBackEntry: (one) => tables.transact(() => linkedEntries.takeBack(one)),
    signIn: createSignIn({ tables, access, people, links, mail, registration }),
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
