import { isIP } from "node:net";
import { err, ok, type Result } from "@losfee/core";
import { isPublicAddress } from "./public-address.ts";

/** Why an address is refused for a webhook. */
export type WebhookAddressRefusal =
  | { readonly code: "webhook-address-invalid"; readonly address: string }
  /** This machine or its network, which the server's operator has not allowed. */
  | { readonly code: "webhook-address-private"; readonly host: string };

const LONGEST = 2000;

/**
 * Checks the address of a receiver: http or https, without a password. Host names are resolved only
 * on sending; IP addresses, and names of this machine, are judged at once.
 */
export const webhookAddress = (
  text: string,
  allowsPrivate: boolean,
): Result<URL, WebhookAddressRefusal> => {
  const address = text.trim();
  const invalid = err({ code: "webhook-address-invalid", address } as const);
  if (address.length > LONGEST || !URL.canParse(address)) return invalid;
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:") return invalid;
  if (url.username !== "" || url.password !== "" || url.hostname === "") return invalid;
  url.hash = "";
  const host = hostOf(url);
  const isLocal =
    isIP(host) === 0 ? /(^|\.)(localhost|local)\.?$/.test(host) : !isPublicAddress(host);
  return isLocal && !allowsPrivate ? err({ code: "webhook-address-private", host }) : ok(url);
};

/** Returns the host of an address; IPv6 without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, "$1");
