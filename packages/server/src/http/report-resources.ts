import type { ConflictResource, KnownOfResult, ReportResource } from "@losfee/contract/api";
import type { Conflict, ContestResult, Report } from "@losfee/core";

/** A conflict as those see it who enter results; others see that there is one. */
export const conflictResourceOf = (
  { status, corrections, seq, reports }: Conflict,
  sees: boolean,
): ConflictResource => ({
  status,
  corrections,
  ...(sees ? { seq, reports: reports.map(reportResourceOf) } : {}),
});

/** Where a result comes from, for those who enter results, and what reports say against it. */
export const knownOf = (result: ContestResult): KnownOfResult => ({
  actor: result.actor,
  at: result.at,
  seq: result.seq,
  ...(result.status === "confirmed" && result.contradictions.length > 0
    ? { contradictions: result.contradictions.map(reportResourceOf) }
    : {}),
});

const reportResourceOf = ({ outcome, actor, at, seq, changed }: Report): ReportResource => ({
  outcome,
  actor,
  at,
  seq,
  changed,
});
