import { err, ok, type Result, unkeepableIn } from "@losfee/core";
import type { Configuration, IDToken } from "openid-client";
import type { Access, Entrance, Visit } from "../access/access.ts";
import { isSameHash, tokenHash } from "../access/tokens.ts";
import type { Steps } from "../storage/steps.ts";
import type { Tables } from "../storage/tables.ts";
import type { Challenges } from "./challenges.ts";
import type { ProviderConfiguration } from "./configuration.ts";
import { identityStore } from "./identities.ts";
import { type People, type Person, personName } from "./people.ts";
import type { SignInLinks } from "./sign-in-links.ts";

/** Purpose of a visit to a provider. */
export type Errand =
  | { readonly kind: "sign-in" }
  /** To start the account that an invitation is for. */
  | { readonly kind: "invitation"; readonly token: string }
  /** To use it for signing in from now on, too. */
  | { readonly kind: "connect"; readonly person: string };

/** Why signing in by a provider failed. */
export type OpenIdRefusal =
  /** The provider does not answer, or not as the standard demands. */
  | { readonly code: "openid-unreachable"; readonly provider: string }
  /** The response does not fit the request, was used before, or came too late. */
  | { readonly code: "openid-refused"; readonly provider: string }
  /** No account here is linked to this account of the provider. */
  | { readonly code: "openid-unknown"; readonly provider: string }
  /** It is linked to another account here. */
  | { readonly code: "openid-taken"; readonly provider: string }
  /** The provider confirms none of the account's addresses. */
  | { readonly code: "openid-address"; readonly provider: string };

/** Signing in by providers of OpenID Connect (authorization code with PKCE, state and nonce). */
export interface OpenId {
  readonly providers: readonly Pick<ProviderConfiguration, "id" | "name" | "issuer">[];
  /**
   * Returns the URL of the provider, which redirects to `back`; the browser keeps `browser`
   * meanwhile. Null: no such provider.
   */
  begin(
    provider: string,
    errand: Errand,
    back: string,
    browser: string,
  ): Promise<Result<URL, OpenIdRefusal> | null>;
  /** Handles the redirect back to `url`, as the provider sent it. */
  end(
    provider: string,
    url: URL,
    browser: string,
    visit: Visit & { readonly person: string | null; readonly language: Person["language"] },
  ): Promise<Result<Entrance | "connected", OpenIdRefusal> | null>;
  identities(person: string): Promise<readonly string[]>;
  disconnect(person: string, issuer: string): Promise<boolean>;
}

/** Data kept while the user is at the provider. */
interface UnderWay {
  readonly provider: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly back: string;
  readonly browser: string;
  readonly errand: Errand;
}

/** Limit of a provider's response time in seconds. */
const TIMEOUT = 8;

/** Loaded on demand. */
const library = () => import("openid-client");

/** Dependencies of signing in by providers. */
interface OpenIdPorts {
  readonly tables: Tables;
  readonly access: Pick<Access, "signIn">;
  readonly people: People;
  readonly links: SignInLinks;
  readonly challenges: Challenges;
  readonly providers: readonly ProviderConfiguration[];
  readonly registration: "open" | "invitation";
  readonly now: () => string;
}

/** Creates signing in by these providers; fetches their metadata on demand. */
export const createOpenId = (ports: OpenIdPorts): OpenId => {
  const { tables, access, people, links, challenges, providers, registration, now } = ports;
  const discovered = new Map<string, Configuration>();

  /** Returns a provider's metadata; throws if it is not available. */
  const configurationOf = async (provider: ProviderConfiguration): Promise<Configuration> => {
    const known = discovered.get(provider.id);
    if (known !== undefined) return known;
    const { discovery, allowInsecureRequests, ClientSecretBasic, None } = await library();
    const issuer = new URL(provider.issuer);
    const secret = provider.clientSecret?.reveal();
    const found = await discovery(
      issuer,
      provider.clientId,
      undefined,
      secret === undefined ? None() : ClientSecretBasic(secret),
      {
        timeout: TIMEOUT,
        // Only for a provider on this very machine: the configuration ensures that.
        ...(issuer.protocol === "http:" ? { execute: [allowInsecureRequests] } : {}),
      },
    );
    discovered.set(provider.id, found);
    return found;
  };

  /** Returns the identity after every check of the standard; throws if one fails. */
  const claimsOf = async (
    provider: ProviderConfiguration,
    url: URL,
    { verifier, nonce, back }: UnderWay,
  ): Promise<IDToken | undefined> => {
    const { authorizationCodeGrant } = await library();
    const current = new URL(back);
    current.search = url.search;
    const tokens = await authorizationCodeGrant(await configurationOf(provider), current, {
      pkceCodeVerifier: verifier,
      expectedNonce: nonce,
      expectedState: url.searchParams.get("state") ?? "",
      idTokenExpected: true,
    });
    return tokens.claims();
  };

  /** Returns the person who may sign in by an account of the provider. */
  function* entitled(
    { id: provider }: ProviderConfiguration,
    errand: Exclude<Errand, { readonly kind: "connect" }>,
    claims: IDToken,
    language: Person["language"],
  ): Steps<Result<Person, OpenIdRefusal>> {
    const identity = { issuer: claims.iss, subject: claims.sub };
    const known = yield* identityStore.personOf(identity);
    if (errand.kind === "invitation") {
      const link = yield* links.find(errand.token);
      if (link?.purpose !== "invitation" || link.person === null) {
        return err({ code: "openid-refused", provider });
      }
      if (known !== null && known !== link.person) return err({ code: "openid-taken", provider });
      const person = yield* people.find(link.person);
      if (person === null) return err({ code: "openid-refused", provider });
      yield* links.take(errand.token);
      yield* identityStore.connect({ ...identity, person: person.id }, now());
      return ok(person);
    }
    const person = known === null ? null : yield* people.find(known);
    if (person !== null) return ok(person);
    if (registration !== "open") return err({ code: "openid-unknown", provider });
    const name = personName(String(claims["name"] ?? claims["preferred_username"] ?? ""));
    const fresh = yield* people.create({ name: name.ok ? name.value : claims.sub, language });
    yield* identityStore.connect({ ...identity, person: fresh.id }, now());
    return ok(fresh);
  }

  const signIn = async (
    provider: ProviderConfiguration,
    errand: Exclude<Errand, { readonly kind: "connect" }>,
    claims: IDToken,
    visit: Visit & { readonly language: Person["language"] },
  ): Promise<Result<Entrance, OpenIdRefusal>> => {
    let refusal: OpenIdRefusal = { code: "openid-refused", provider: provider.name };
    const entrance = await access.signIn(function* () {
      const found = yield* entitled(provider, errand, claims, visit.language);
      if (!found.ok) {
        refusal = { ...found.error, provider: provider.name };
        return null;
      }
      return { origin: "openid", person: found.value.id, name: found.value.name };
    }, visit);
    return entrance === null ? err(refusal) : ok(entrance);
  };

  /** Links a provider's account to the one here with a mail address confirmed by both. */
  const connect = (
    { name: provider }: ProviderConfiguration,
    person: string,
    claims: IDToken,
  ): Promise<Result<"connected", OpenIdRefusal>> =>
    tables.transact(function* (): Steps<Result<"connected", OpenIdRefusal>> {
      const address = String(claims["email"] ?? "").toLowerCase();
      const isOwn = (yield* people.addresses(person)).includes(address);
      if (claims["email_verified"] !== true || !isOwn) {
        return err({ code: "openid-address", provider });
      }
      const identity = { issuer: claims.iss, subject: claims.sub, person };
      const isTheirs = yield* identityStore.connect(identity, now());
      return isTheirs ? ok("connected") : err({ code: "openid-taken", provider });
    });

  return {
    providers,
    async begin(id, errand, back, browser) {
      const provider = providers.find((one) => one.id === id);
      if (provider === undefined) return null;
      const { buildAuthorizationUrl, calculatePKCECodeChallenge, ...random } = await library();
      let configuration: Configuration;
      try {
        configuration = await configurationOf(provider);
      } catch {
        // Any fault of the provider: other ways of signing in stay, and the page says so.
        return err({ code: "openid-unreachable", provider: provider.name });
      }
      const [verifier, nonce] = [random.randomPKCECodeVerifier(), random.randomNonce()];
      const kept: UnderWay = {
        ...{ provider: id, verifier, nonce, back, errand },
        browser: tokenHash(browser),
      };
      const state = await tables.transact(() => challenges.ask("openid", null, kept));
      return ok(
        buildAuthorizationUrl(configuration, {
          redirect_uri: back,
          scope: "openid profile email",
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: "S256",
          state,
          nonce,
        }),
      );
    },
    async end(id, url, browser, visit) {
      const provider = providers.find((one) => one.id === id);
      if (provider === undefined) return null;
      const refused = err({ code: "openid-refused", provider: provider.name } as const);
      const state = url.searchParams.get("state") ?? "";
      const kept = (await tables.transact(() => challenges.take("openid", null, state))) as
        | UnderWay
        | undefined;
      if (kept?.provider !== id) return refused;
      // The browser must be the one that began: no link signs anyone in to another's account.
      if (!isSameHash(tokenHash(browser), kept.browser)) return refused;
      let claims: IDToken | undefined;
      try {
        claims = await claimsOf(provider, url, kept);
      } catch (error) {
        return isOutOfReach(error)
          ? err({ code: "openid-unreachable", provider: provider.name })
          : refused;
      }
      // A provider's data is stored unchanged, and not every store accepts all characters.
      if (claims === undefined || unkeepableIn(claims) !== null) return refused;
      if (kept.errand.kind !== "connect") return signIn(provider, kept.errand, claims, visit);
      const { person } = kept.errand;
      return person === visit.person ? connect(provider, person, claims) : refused;
    },
    identities: async (person) =>
      (await tables.look(() => identityStore.of(person))).map(({ issuer }) => issuer),
    disconnect: (person, issuer) => tables.transact(() => identityStore.remove(person, issuer)),
  };
};

/** True if the provider could not be reached; fetch and its time limit throw these errors. */
const isOutOfReach = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? String(error.code) : "";
  return error instanceof TypeError || code === "OAUTH_TIMEOUT" || error.name === "TimeoutError";
};
