import { err, ok, type Result } from "@losfee/core";
import { type Secret, secret } from "../mail/secret.ts";

/** A provider of OpenID Connect, as configured for this server. */
export interface ProviderConfiguration {
  /** Identifier in addresses: `1`, `2` … */
  readonly id: string;
  /** Display name, e.g. `Schachverband`. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  /** Null: a public client. */
  readonly clientSecret: Secret | null;
}

/** The ways to get an account and to sign in, besides the built-in ones. */
export interface PeopleConfiguration {
  /** `open`: any owner of a mail address gets an account; `invitation`: only invited people. */
  readonly registration: "open" | "invitation";
  readonly providers: readonly ProviderConfiguration[];
}

/** The default. */
export const INVITATIONS_ONLY: PeopleConfiguration = { registration: "invitation", providers: [] };

/** Why the configuration of accounts is invalid; secrets are never repeated. */
export type PeopleConfigurationRefusal =
  | { readonly code: "registration-unknown"; readonly variable: string; readonly found: string }
  | { readonly code: "openid-issuer-malformed"; readonly variable: string }
  | { readonly code: "openid-client-missing"; readonly variable: string };

/** Numbers of the possible providers. */
const NUMBERS = ["1", "2", "3", "4", "5"] as const;

/**
 * Reads the ways of signing in from environment variables: `LOSFEE_REGISTRATION` (`invitation` or
 * `open`), and for a provider `LOSFEE_OPENID_ISSUER`, `_CLIENT_ID`, `_CLIENT_SECRET` and `_NAME`;
 * for further ones `LOSFEE_OPENID_2_ISSUER` and so on to 5.
 */
export const readPeopleConfiguration = (
  variables: Readonly<Record<string, string | undefined>>,
): Result<PeopleConfiguration, PeopleConfigurationRefusal> => {
  const value = (variable: string): string => variables[variable]?.trim() ?? "";
  const variable = "LOSFEE_REGISTRATION";
  const registration = value(variable) || "invitation";
  if (registration !== "open" && registration !== "invitation") {
    return err({ code: "registration-unknown", variable, found: registration });
  }
  const providers: ProviderConfiguration[] = [];
  for (const id of NUMBERS) {
    const prefix = id === "1" ? "LOSFEE_OPENID" : `LOSFEE_OPENID_${id}`;
    const issuer = value(`${prefix}_ISSUER`);
    const clientId = value(`${prefix}_CLIENT_ID`);
    if (issuer === "" && clientId === "") continue;
    const url = URL.canParse(issuer) ? new URL(issuer) : null;
    if (url === null || !isTrusted(url)) {
      return err({ code: "openid-issuer-malformed", variable: `${prefix}_ISSUER` });
    }
    if (clientId === "") {
      return err({ code: "openid-client-missing", variable: `${prefix}_CLIENT_ID` });
    }
    const password = value(`${prefix}_CLIENT_SECRET`);
    const clientSecret = password === "" ? null : secret(password);
    const name = value(`${prefix}_NAME`) || url.hostname;
    providers.push({ id, name, issuer, clientId, clientSecret });
  }
  return ok({ registration, providers });
};

/** The provider's statements are trusted, so its identity must be certain. */
const isTrusted = ({ protocol, hostname }: URL): boolean =>
  protocol === "https:" ||
  (protocol === "http:" && (hostname === "localhost" || hostname.startsWith("127.")));
