import type { DKIMVerifyResult } from "mailauth";
import { type ServerVerdict, serverVerdict, verdictIn } from "./server-verdict.ts";

/** Queries DNS records like `resolve` of node:dns/promises. */
export type DnsResolver = (name: string, type: string) => Promise<string[][] | string[]>;

/** Reason for believing, or not, that a mail comes from its sender's domain. */
export type AuthenticityReason =
  /** Signed by the domain, unchanged since (DKIM, RFC 6376). */
  | "signature-valid"
  /** Verified by our own mail server. */
  | "server-vouches"
  /** Verified by a trusted forwarder (ARC, RFC 8617). */
  | "forwarder-vouches"
  | "signature-broken"
  /** The signature does not cover the whole mail. */
  | "signature-partial"
  /** The domain declares that all its mail can be verified (DMARC, RFC 7489); this one cannot. */
  | "domain-disowns"
  | "server-doubts"
  | "unsigned"
  /** The DNS look-ups failed. */
  | "not-checked";

/** Verdict on the domain that a mail claims to come from, not on the person who wrote it. */
export interface Authenticity {
  readonly result: "verified" | "failed" | "none";
  readonly reason: AuthenticityReason;
  /** The domain of the sender's address; empty if unclear. */
  readonly domain: string;
}

/** Dependencies of the checks. */
export interface AuthenticityPorts {
  readonly resolver: DnsResolver;
  /** See `MailConfiguration.trustedHosts`. */
  readonly trustedHosts: readonly string[];
}

// mailauth takes a fifth of a second to load: it is loaded for the first mail.

/** More are an attack on our time: each costs a look-up and a hash of the whole message. */
const MOST_SIGNATURES = 10;
const MOST_LOOKUPS = 30;

/** Returns the verdict on a mail that is not checked, such as one too large. */
export const unchecked = (domain: string): Authenticity => ({
  result: "none",
  reason: "not-checked",
  domain,
});

/**
 * Checks if a raw message comes from its sender's domain: its signature, the results of trusted
 * servers, and the domain's policy for unsigned mail. SPF itself cannot be checked after delivery:
 * for that it reads the receiving server's result.
 */
export const checkAuthenticity = async (
  raw: Uint8Array,
  domain: string,
  { resolver, trustedHosts }: AuthenticityPorts,
): Promise<Authenticity> => {
  if (signatureHeaders(raw) > MOST_SIGNATURES) return unchecked(domain);
  const ask = limited(resolver);
  const { dkimVerify } = await import("mailauth/lib/dkim/verify.js");
  const dkim = await dkimVerify(Buffer.from(raw), { resolver: ask });
  const found = (result: Authenticity["result"], reason: AuthenticityReason): Authenticity => ({
    result,
    reason,
    domain,
  });
  const headers = (dkim.headers?.parsed ?? []).map(({ key, line }) => ({
    key,
    value: String(line).slice(String(line).indexOf(":") + 1),
  }));
  const server = serverVerdict(headers, trustedHosts, domain);
  const own = dkim.results.filter(({ status }) => typeof status.aligned === "string");
  const passed = own.filter(({ status }) => status.result === "pass");
  if (passed.some(({ status }) => status.underSized === undefined)) {
    return found("verified", "signature-valid");
  }
  if (vouches(server)) return found("verified", "server-vouches");
  if (await forwarderVouches(dkim.arc, ask, trustedHosts, domain)) {
    return found("verified", "forwarder-vouches");
  }
  if (server?.dmarc === "fail" || server?.spfFailed === true)
    return found("failed", "server-doubts");
  if (passed.length > 0) return found("failed", "signature-partial");
  const unanswered = own.some(({ status }) => status.result === "temperror");
  if (unanswered) return found("none", "not-checked");
  if (own.length > 0) return found("failed", "signature-broken");
  return found(...(await whatDomainSays(domain, ask)));
};

const vouches = (verdict: ServerVerdict | null): boolean =>
  verdict !== null && (verdict.dmarc === "pass" || verdict.dkim || verdict.spf);

const signatureHeaders = (raw: Uint8Array): number => {
  const head = new TextDecoder("latin1").decode(raw.subarray(0, 128 * 1024));
  return head.match(/^(?:dkim-signature|arc-message-signature|arc-seal):/gim)?.length ?? 0;
};

const limited = (resolver: DnsResolver): DnsResolver => {
  let left = MOST_LOOKUPS;
  return async (name, type) => {
    left -= 1;
    if (left < 0) throw Object.assign(new Error("too many look-ups"), { code: "ETIMEOUT" });
    return resolver(name, type);
  };
};

/** True for an intact chain whose last seal is a trusted forwarder's that verified the sender. */
const forwarderVouches = async (
  data: DKIMVerifyResult["arc"],
  resolver: DnsResolver,
  trustedHosts: readonly string[],
  domain: string,
): Promise<boolean> => {
  if (data === undefined || data.chain === false || trustedHosts.length === 0) return false;
  const last = data.chain.at(-1);
  const sealer = String(last?.["arc-seal"]?.parsed?.["d"]?.value ?? "").toLowerCase();
  const results = String(last?.["arc-authentication-results"]?.original ?? "");
  if (!trustedHosts.includes(sealer)) return false;
  const { chain, lastEntry, error } = data;
  const { arc } = await import("mailauth/lib/arc/index.js");
  const checked = await arc(
    { chain, ...(lastEntry && { lastEntry }), ...(error && { error }) },
    { resolver },
  );
  if (checked.status.result !== "pass") return false;
  // "ARC-Authentication-Results: i=1; host; dkim=pass …"
  const value = results.slice(results.indexOf(":") + 1).replace(/^\s*i=\d+\s*;/, "");
  return vouches(verdictIn(value, trustedHosts, domain));
};

const whatDomainSays = async (
  domain: string,
  resolver: DnsResolver,
): Promise<readonly [Authenticity["result"], AuthenticityReason]> => {
  const { dmarc } = await import("mailauth/lib/dmarc/index.js");
  const verdict = await dmarc({
    headerFrom: `x@${domain}`,
    spfDomains: [],
    dkimDomains: [],
    resolver,
  });
  if (verdict === false || verdict.status.result === "temperror") return ["none", "not-checked"];
  const strict = /^(?:reject|quarantine)$/i.test(String(verdict.policy ?? ""));
  return strict ? ["failed", "domain-disowns"] : ["none", "unsigned"];
};
