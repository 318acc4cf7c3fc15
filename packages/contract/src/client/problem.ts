import type { CompetitionRefusal } from "@losfee/core";

/** An error answer of the HTTP API: RFC 9457, with this program's code and parameters. */
export interface Problem {
  readonly status: number;
  /** `stale`, a refusal's code, …; `offline` if no answer arrived. */
  readonly code: string;
  /** A sentence in the requested language. */
  readonly detail: string;
  readonly [parameter: string]: unknown;
}

/** Outcome of a request. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/** Code of a problem where the effect on the server is unknown. */
export const OFFLINE = "offline";

/** True if it is unknown whether the server handled the request; sending it again is safe. */
export const isOffline = (problem: Problem): boolean => problem.code === OFFLINE;

/** True if the request failed for lack of a signed-in user. */
export const isSignedOut = (problem: Problem): boolean => problem.status === 401;

type RefusalOf<Code> = Extract<CompetitionRefusal, { readonly code: Code }>;

/** True if the problem is this refusal of the rules; narrows it to the refusal's parameters. */
export const isRefusal = <Code extends CompetitionRefusal["code"]>(
  problem: Problem,
  code: Code,
): problem is Problem & RefusalOf<Code> => problem.code === code;
