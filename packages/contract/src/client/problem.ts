import type { CompetitionRefusal } from "@losfee/core";

/** An answer of the HTTP API that says no: RFC 9457, with this program's code and parameters. */
export interface Problem {
  readonly status: number;
  /** `stale`, a refusal's code, … ; `offline` where no answer came at all. */
  readonly code: string;
  /** A sentence in the language that was asked for. */
  readonly detail: string;
  readonly [parameter: string]: unknown;
}

/** What came of a request. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

/** The code of a problem where nothing is known of what the server did. */
export const OFFLINE = "offline";

/** Whether nothing is known about what became of the request: it is safe to send it again. */
export const isOffline = (problem: Problem): boolean => problem.code === OFFLINE;

/** Whether nobody is signed in who could have sent the request. */
export const isSignedOut = (problem: Problem): boolean => problem.status === 401;

type RefusalOf<Code> = Extract<CompetitionRefusal, { readonly code: Code }>;

/** Whether a problem is this refusal of the rules, whose parameters it then has. */
export const isRefusal = <Code extends CompetitionRefusal["code"]>(
  problem: Problem,
  code: Code,
): problem is Problem & RefusalOf<Code> => problem.code === code;
