import type { HeaderField } from "./automatic.ts";

/** What a mail server that is trusted found out about a message, for the domain of its sender. */
export interface ServerVerdict {
  readonly dkim: boolean;
  readonly spf: boolean;
  readonly dmarc: "pass" | "fail" | null;
  /** The envelope's domain was forged. */
  readonly spfFailed: boolean;
}

const LONGEST = 4000;

/**
 * The verdict in `Authentication-Results` (RFC 8601) from one of `hosts`; null where there is none.
 * Others' are ignored: anybody can write such a header.
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

/** The verdict in one such header's value, from one of `hosts`. */
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

/** The domain in a property such as `smtp.mailfrom=anna@example.org`. */
const propertyIn = (text: string, property: string): string => {
  const word = text.split(/\s+/).find((it) => it.startsWith(`${property}=`)) ?? "";
  const value = word.slice(property.length + 1).replace(/"/g, "");
  return value.slice(value.lastIndexOf("@") + 1);
};

/** The same domain, or one of them within the other; never a whole registry such as `co.uk`. */
const isAligned = (found: string, domain: string): boolean =>
  found !== "" &&
  (found === domain ||
    (domain.endsWith(`.${found}`) === true && found.split(".").length > 2) ||
    found.endsWith(`.${domain}`));
