import { isIP } from "node:net";
import type { NoPasskeys } from "@losfee/contract";
import { err, ok, type Result } from "@losfee/core";
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Access, Entrance, Visit } from "../access/access.ts";
import { storageFaultOf } from "../storage/storage-error.ts";
import type { Tables } from "../storage/tables.ts";
import type { Challenges } from "./challenges.ts";
import { passkeyStore, type StoredPasskey } from "./passkey-store.ts";
import type { People, Person } from "./people.ts";

/** Where passkeys can be used: a server by its name and the origin of its pages. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * What passkeys of a server belong to, by the address of its pages. Browsers have them for encrypted
 * connections alone, and for names alone (W3C Web Authentication, 5.1.2); `localhost` is fine.
 */
export const relyingPartyOf = (
  baseUrl: string,
): Result<RelyingParty, { readonly code: NoPasskeys }> => {
  const { protocol, hostname, origin } = new URL(baseUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return err({ code: "no-name" });
  const isOwnMachine = hostname === "localhost" || hostname.endsWith(".localhost");
  if (protocol !== "https:" && !isOwnMachine) return err({ code: "plain-http" });
  return ok({ id: hostname, origin });
};

/** Signing in by passkeys, and what people have of them. */
export interface Passkeys {
  /** What a browser is asked for by which somebody signs in; it finds out itself who that may be. */
  askForSignIn(party: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Null: it is not what was asked for, and nobody gets in. */
  signIn(
    party: RelyingParty,
    response: AuthenticationResponseJSON,
    visit: Visit,
  ): Promise<Entrance | null>;
  askForNew(party: RelyingParty, person: Person): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Null: it is not what was asked for. */
  add(
    party: RelyingParty,
    person: string,
    response: RegistrationResponseJSON,
    name: string,
  ): Promise<StoredPasskey | null>;
  of(person: string): Promise<readonly StoredPasskey[]>;
  rename(person: string, id: string, name: string): Promise<boolean>;
  remove(person: string, id: string): Promise<boolean>;
}

/** Loaded with the first passkey: it is a lot. */
const webAuthn = () => import("@simplewebauthn/server");

/** The passkeys in `tables`. */
export const createPasskeys = (
  tables: Tables,
  access: Pick<Access, "signIn">,
  people: Pick<People, "find">,
  challenges: Challenges,
  now: () => string,
): Passkeys => {
  /** Whether the answer is to a question of ours, which it is then not any more. */
  const isAsked =
    (purpose: "passkey" | "new-passkey", person: string | null) =>
    (challenge: string): Promise<boolean> =>
      tables.transact(function* () {
        return (yield* challenges.take(purpose, person, challenge)) !== undefined;
      });
  return {
    async askForSignIn({ id }) {
      const { generateAuthenticationOptions } = await webAuthn();
      const challenge = await tables.transact(() => challenges.ask("passkey", null));
      return generateAuthenticationOptions({
        rpID: id,
        challenge: bytesOf(challenge),
        userVerification: "required",
      });
    },
    async signIn(party, response, visit) {
      const { verifyAuthenticationResponse } = await webAuthn();
      const found = await tables.look(() => passkeyStore.find(response.id));
      // Whoever answers with a key that nobody has uses the question up, too, and learns no more.
      if (found === null) {
        await isAsked("passkey", null)(challengeIn(response));
        return null;
      }
      const verified = await orNull(() =>
        verifyAuthenticationResponse({
          response,
          expectedChallenge: isAsked("passkey", null),
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          credential: {
            id: found.id,
            publicKey: bytesOf(found.publicKey),
            counter: found.counter,
            transports: [...found.transports] as AuthenticatorTransport[],
          },
          requireUserVerification: true,
        }),
      );
      if (verified?.verified !== true) return null;
      const { newCounter } = verified.authenticationInfo;
      return access.signIn(function* () {
        const person = yield* people.find(found.person);
        const isLatest = yield* passkeyStore.use(found, newCounter, now());
        return person === null || !isLatest
          ? null
          : { origin: "passkey", person: person.id, name: person.name };
      }, visit);
    },
    async askForNew({ id }, person) {
      const { generateRegistrationOptions } = await webAuthn();
      const { challenge, known } = await tables.transact(function* () {
        const challenge = yield* challenges.ask("new-passkey", person.id);
        return { challenge, known: yield* passkeyStore.of(person.id) };
      });
      return generateRegistrationOptions({
        rpName: `Losfee (${id})`,
        rpID: id,
        userName: person.name,
        userDisplayName: person.name,
        userID: new Uint8Array(Buffer.from(person.id)),
        challenge: bytesOf(challenge),
        attestationType: "none",
        excludeCredentials: known.map((key) => ({ id: key.id, transports: [...key.transports] })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },
    async add(party, person, response, name) {
      const { verifyRegistrationResponse } = await webAuthn();
      const verified = await orNull(() =>
        verifyRegistrationResponse({
          response,
          expectedChallenge: isAsked("new-passkey", person),
          expectedOrigin: party.origin,
          expectedRPID: party.id,
          requireUserVerification: true,
        }),
      );
      if (verified?.verified !== true) return null;
      const { credential } = verified.registrationInfo;
      const key: StoredPasskey = {
        id: credential.id,
        person,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: credential.transports ?? [],
        relyingParty: party.id,
        name,
        createdAt: now(),
        lastUsedAt: null,
      };
      return (await tables.transact(() => passkeyStore.add(key))) ? key : null;
    },
    of: (person) => tables.look(() => passkeyStore.of(person)),
    rename: (person, id, name) => tables.transact(() => passkeyStore.rename(person, id, name)),
    remove: (person, id) => tables.transact(() => passkeyStore.remove(person, id)),
  };
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, "base64url"));

/** The question that an answer says it answers; empty where it says none. */
const challengeIn = ({ response: { clientDataJSON } }: AuthenticationResponseJSON): string => {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    const isObject = typeof said === "object" && said !== null;
    return isObject && "challenge" in said ? String(said.challenge) : "";
  } catch {
    // Not even JSON: whoever sent it learns that it was not what was asked for.
    return "";
  }
};

/**
 * What was checked; null where it does not hold. The library throws for whatever is wrong in an answer of
 * a stranger, which is told with one sentence; what goes wrong with the medium is thrown on.
 */
const orNull = async <T>(check: () => Promise<T>): Promise<T | null> => {
  try {
    return await check();
  } catch (error) {
    if (storageFaultOf(error) !== null) throw error;
    return null;
  }
};
