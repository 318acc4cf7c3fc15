import type { Conflict, ContestResult, ReportedResult } from "../contest-result.ts";
import type { Contest, ContestAddress } from "../round.ts";
import type { Settings } from "../settings/settings.ts";
import type { TournamentState } from "../state.ts";
import { proposedForfeits } from "../teams/proposed-forfeits.ts";
import { type UsualResults, unusualIn } from "./unusual-result.ts";

/** The time when a reported result is accepted without objection. */
export interface Acceptance extends ContestAddress {
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/**
 * Returns when the reports of a contest are accepted, in milliseconds since 1970; null if the
 * director has to decide: by the settings, or because of a contradiction.
 */
export const acceptedAt = (
  settings: Pick<Settings, "unconfirmed"> & UsualResults,
  { result }: { readonly result: ContestResult | Conflict | null },
): number | null => {
  const { unconfirmed = "director" } = settings;
  return unconfirmed === "director" ||
    result?.status !== "reported" ||
    result.secondEntry.state === "differs" ||
    isUnusual(settings, result)
    ? null
    : Date.parse(result.since) + unconfirmed.acceptedAfter * 60_000;
};

/** True if a reported result deserves a look before it is confirmed with others. */
export const isUnusual = (settings: UsualResults, { outcome, reports }: ReportedResult): boolean =>
  unusualIn(settings, { seats: reports[0]?.seats ?? [], outcome }).length > 0;

/**
 * Returns the reported results that time will accept, the first of them first. A match waits while
 * it is undecided which boards its line-ups cost. O(games · boards).
 */
export const acceptances = (state: TournamentState): readonly Acceptance[] => {
  const { status, settings, rounds } = state;
  if (status === "closed" || (settings.unconfirmed ?? "director") === "director") return [];
  const waiting = new Set(proposedForfeits(state).map(({ round, board }) => `${round}/${board}`));
  return rounds
    .filter((round) => round.status === "published")
    .flatMap(({ number, games }) =>
      games.flatMap((contest: Contest): readonly Acceptance[] => {
        const endsAt = acceptedAt(settings, contest);
        return endsAt === null || waiting.has(`${number}/${contest.board}`)
          ? []
          : [{ round: number, board: contest.board, endsAt }];
      }),
    )
    .sort((a, b) => a.endsAt - b.endsAt || a.round - b.round || a.board - b.board);
};
