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

/** A server that accepts passkeys: its host name and the origin of its pages. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/**
 * Returns the relying party of a server by the URL of its pages. Browsers offer passkeys only over
 * encrypted connections and for host names (W3C Web Authentication, 5.1.2), and for `localhost`.
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

/** Signing in by passkeys, and managing them. */
export interface Passkeys {
  /** Returns the browser's options for signing in; the browser finds out itself who that may be. */
  askForSignIn(party: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Null: the response does not fit the request, and nobody is signed in. */
  signIn(
    party: RelyingParty,
    response: AuthenticationResponseJSON,
    visit: Visit,
  ): Promise<Entrance | null>;
  askForNew(party: RelyingParty, person: Person): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Null: the response does not fit the request. */
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

/** Loaded on demand: it is large. */
const webAuthn = () => import("@simplewebauthn/server");

/** Creates the passkeys in `tables`. */
export const createPasskeys = (
  tables: Tables,
  access: Pick<Access, "signIn">,
  people: Pick<People, "find">,
  challenges: Challenges,
  now: () => string,
): Passkeys => {
  /** Uses up the challenge and reports whether it was ours. */
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
      // An answer with an unknown key also uses up the challenge, and reveals nothing more.
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

/** Returns the challenge that a response claims to answer; empty if it names none. */
const challengeIn = ({ response: { clientDataJSON } }: AuthenticationResponseJSON): string => {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    const isObject = typeof said === "object" && said !== null;
    return isObject && "challenge" in said ? String(said.challenge) : "";
  } catch {
    // Not even JSON: treated as an answer to an unknown challenge.
    return "";
  }
};

/**
 * Returns the result of a check; null if it fails. The library throws for any fault in a stranger's
 * response, which gets one general refusal; rethrows storage faults.
 */
const orNull = async <T>(check: () => Promise<T>): Promise<T | null> => {
  try {
    return await check();
  } catch (error) {
    if (storageFaultOf(error) !== null) throw error;
    return null;
  }
};
