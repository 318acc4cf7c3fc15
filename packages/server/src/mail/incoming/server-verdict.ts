import type { HeaderField } from "./automatic.ts";

/** A trusted mail server's findings on a message, for its sender's domain. */
export interface ServerVerdict {
  readonly dkim: boolean;
  readonly spf: boolean;
  readonly dmarc: "pass" | "fail" | null;
  /** The envelope's domain was forged. */
  readonly spfFailed: boolean;
}

const LONGEST = 4000;

/**
 * Returns the verdict in `Authentication-Results` (RFC 8601) from one of `hosts`; null if there is
 * none. Ignores those of others: anyone can write such a header.
 */
export const serverVerdict = (
  headers: readonly HeaderField[],
  hosts: readonly string[],
  domain: string,
): ServerVerdict | null => {
  for (const { key, value } of headers) {
    if (key !== "authentication-results") continue;
    const verdict = verdictIn(value, hosts, domain);
    if (verdict !== null) return verdict;
  }
  return null;
};

/** Reads the verdict from one header value, if it is by one of `hosts`. */
export const verdictIn = (
  value: string,
  hosts: readonly string[],
  domain: string,
): ServerVerdict | null => {
  const plain = value
    .slice(0, LONGEST)
    .replace(/\([^()]{0,500}\)/g, " ")
    .toLowerCase();
  const [server = "", ...results] = plain.split(";").map((part) => part.trim());
  if (!hosts.includes(server.split(/\s/)[0] ?? "")) return null;
  const says = (method: string, result: string, ...properties: readonly string[]): boolean =>
    results.some(
      (text) =>
        text.startsWith(`${method}=${result}`) &&
        properties.some((property) => isAligned(propertyIn(text, property), domain)),
    );
  const dmarc = (result: string): boolean => says("dmarc", result, "header.from");
  return {
    dkim: says("dkim", "pass", "header.d", "header.i"),
    spf: says("spf", "pass", "smtp.mailfrom"),
    dmarc: dmarc("pass") ? "pass" : dmarc("fail") ? "fail" : null,
    spfFailed: says("spf", "fail", "smtp.mailfrom"),
  };
};

/** Returns the domain in a property such as `smtp.mailfrom=anna@example.org`. */
const propertyIn = (text: string, property: string): string => {
  const word = text.split(/\s+/).find((it) => it.startsWith(`${property}=`)) ?? "";
  const value = word.slice(property.length + 1).replace(/"/g, "");
  return value.slice(value.lastIndexOf("@") + 1);
};

/** True for equal domains or a subdomain of the other; never a whole registry such as `co.uk`. */
const isAligned = (found: string, domain: string): boolean =>
  found !== "" &&
  (found === domain ||
    (domain.endsWith(`.${found}`) === true && found.split(".").length > 2) ||
    found.endsWith(`.${domain}`));
