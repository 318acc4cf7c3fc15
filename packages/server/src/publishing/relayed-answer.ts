import type { Shown } from "./messages.ts";

/** Another computer's answer, rebuilt: only its body reaches a browser unchanged. */
export interface RelayedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Websites that may frame it; null: only this server. */
  readonly framedBy: readonly string[] | null;
  readonly body: Buffer;
}

/** Answers with a body, and redirects. All others are dropped. */
const STATUSES: ReadonlySet<number> = new Set([200, 400, 401, 403, 404, 406, 409, 410, 422]);
const LEADING_ON: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** No scripts or styles: code in a page comes from this server only. */
const TYPES: ReadonlyMap<string, string> = new Map(
  [
    "application/atom+xml; charset=utf-8",
    "application/feed+json; charset=utf-8",
    "application/json; charset=utf-8",
    "application/manifest+json; charset=utf-8",
    "application/problem+json; charset=utf-8",
    "application/vnd.chess-pgn; charset=utf-8",
    "image/jpeg",
    "image/png",
    "image/svg+xml",
    "image/webp",
    "text/calendar; charset=utf-8",
    "text/csv; charset=utf-8",
    "text/html; charset=utf-8",
    "text/plain; charset=utf-8",
  ].map((type) => [type.split(";")[0] ?? type, type]),
);

/**
 * A page has an opaque origin: no access to this server's cookies, sessions, storage or service
 * worker. Scripts come from files, which are all ours.
 */
const PAGE_POLICY = [
  "sandbox allow-scripts allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox",
  "default-src 'self'",
  "img-src 'self' data:",
  "frame-src 'none'",
  "worker-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join("; ");

/** Other content can only be displayed. */
const FILE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/**
 * Converts a laptop's answer about `competition`; null if this server would not give such an answer
 * itself.
 */
export const relayedAnswer = (competition: string, shown: Shown): RelayedAnswer | null => {
  const { status } = shown;
  const said = new Map(
    Object.entries(shown.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const body = Buffer.from(shown.body, "base64");
  if (body.toString("base64") !== shown.body || !hasItsLength(body, said)) return null;
  if (LEADING_ON.has(status)) {
    const location = placeOf(competition, said.get("location"));
    if (location === null) return null;
    const headers = { ...headersWith(FILE_POLICY), location };
    return { status, headers, framedBy: null, body: Buffer.alloc(0) };
  }
  const type = typeOf(said.get("content-type"));
  if (!STATUSES.has(status) || type === null) return null;
  const isPage = type.startsWith("text/html");
  const headers = {
    ...headersWith(isPage ? PAGE_POLICY : FILE_POLICY),
    "content-type": type,
    ...like("content-disposition", /^attachment; filename="[\w.-]{1,150}"$/, said),
    ...like("content-language", /^[a-z]{2}$/, said),
    // Seconds only: a URL after them would lead elsewhere.
    ...like("refresh", /^[1-9]\d{0,3}$/, said),
  };
  return { status, headers, framedBy: isPage ? sitesIn(said) : null, body };
};

/**
 * The headers of every relayed answer. Browsers revalidate it, so that they never mix up different
 * laptops' answers.
 */
const headersWith = (policy: string): Readonly<Record<string, string>> => ({
  "cache-control": "no-cache",
  "content-security-policy": policy,
  vary: "accept, accept-language, cookie",
});

const hasItsLength = (body: Buffer, said: ReadonlyMap<string, string>): boolean => {
  const length = said.get("content-length");
  return length === undefined || length === String(body.length);
};

const typeOf = (said: string | undefined): string | null =>
  TYPES.get(/^([a-z]+\/[a-z.+-]+)(?:; ?charset=utf-8)?$/i.exec(said ?? "")?.[1] ?? "") ?? null;

const like = (
  name: string,
  pattern: RegExp,
  said: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> => {
  const value = said.get(name);
  return value !== undefined && pattern.test(value) ? { [name]: value } : {};
};

const ANYWHERE = "http://anywhere.invalid";

/** The redirect target within the competition; null for any other. */
const placeOf = (competition: string, location: string | undefined): string | null => {
  if (!location?.startsWith("/") || !URL.canParse(location, ANYWHERE)) return null;
  const { origin, pathname, search, hash } = new URL(location, ANYWHERE);
  return origin === ANYWHERE && isAddressOf(competition, pathname)
    ? pathname + search + hash
    : null;
};

/** True for a public path of a competition: nothing else is published. */
export const isAddressOf = (competition: string, pathname: string): boolean =>
  [`/c/${competition}`, `/api/v1/competitions/${competition}`].some(
    (root) => pathname === root || pathname.startsWith(`${root}/`),
  );

const MOST_SITES = 20;

/** The websites that may frame a page, as allowed by the event's director. */
const sitesIn = (said: ReadonlyMap<string, string>): readonly string[] | null => {
  const named = /(?:^|;) *frame-ancestors ([^;]*)/.exec(said.get("content-security-policy") ?? "");
  const sites = (named?.[1] ?? "").split(" ").filter((site) => SITE.test(site));
  return sites.length === 0 ? null : sites.slice(0, MOST_SITES);
};

const SITE = /^https?:\/\/(?:\*\.)?[a-z0-9.-]{1,253}(?::\d{1,5})?$/;
