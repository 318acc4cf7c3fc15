import { meets, type Role } from "@losfee/contract";
import type { ConflictResource, KnownOfResult, ReportResource } from "@losfee/contract/api";
import {
  acceptedAt,
  type Conflict,
  type ContestResult,
  type Report,
  type TournamentState,
} from "@losfee/core";

/** A conflict as those who enter results see it; others only see that there is one. */
export const conflictResourceOf = (
  { status, corrections, seq, reports }: Conflict,
  sees: boolean,
): ConflictResource => ({
  status,
  corrections,
  ...(sees ? { seq, reports: reports.map(reportResourceOf) } : {}),
});

/** The origin of a result, for those who enter results, and the reports against it. */
export const knownOf = (
  { settings, status }: Pick<TournamentState, "settings" | "status">,
  result: ContestResult,
): KnownOfResult => ({
  ...timeOfAcceptance(status === "closed" ? null : acceptedAt(settings, { result })),
  actor: result.actor,
  at: result.at,
  seq: result.seq,
  ...(result.status === "confirmed" && result.contradictions.length > 0
    ? { contradictions: result.contradictions.map(reportResourceOf) }
    : {}),
});

const timeOfAcceptance = (time: number | null): Pick<KnownOfResult, "acceptedAt"> =>
  time === null ? {} : { acceptedAt: new Date(time).toISOString() };

const reportResourceOf = ({ outcome, actor, at, seq, changed }: Report): ReportResource => ({
  outcome,
  actor,
  at,
  seq,
  changed,
});

/** Everyone sees that a game is annulled; only directors see why. */
export const annulledFor = (role: Role, reason: unknown): string | null =>
  typeof reason !== "string" ? null : meets(role, "director") ? reason : "";
