import { formatTimeOfDay, type Language, outcomeLabel } from "@losfee/contract";
import {
  acceptedAt,
  type Contest,
  displayName,
  proposedForfeits,
  type Report,
  seenFrom,
  type TournamentState,
  timeZoneOf,
} from "@losfee/core";
import { type ActorTerms, actorIn } from "../../../../parts/console/actor-name.ts";

/** What one sender says of a game. */
export interface SaidResult {
  /** `412–389`, or who has what at a table. */
  readonly text: string;
  readonly actor: string;
  /** The time of day when it came in. */
  readonly time: string;
  /** The time of day when it was made, where that was minutes earlier; else empty. */
  readonly made: string;
  readonly seq: number;
  /** Whether its sender said otherwise before. */
  readonly changed: boolean;
}

/** What a report of a game says, in the order of the game's seats. */
export const saidResult = (
  state: TournamentState,
  { seats }: Pick<Contest, "seats">,
  report: Report,
  { language, people }: ActorTerms,
): SaidResult => ({
  text: outcomeLabel(seenFrom(seats, report), language, (entry) => displayName(state, entry)),
  actor: actorIn(state, report.actor, { language, people }),
  time: formatTimeOfDay(report.at, language, timeZoneOf(state)),
  made: isLate(report) ? formatTimeOfDay(report.madeAt, language, timeZoneOf(state)) : "",
  seq: report.seq,
  changed: report.changed,
});

/** The time of day when a reported result is accepted; empty where it waits for the director. */
export const acceptedTime = (
  state: TournamentState,
  contest: Contest,
  language: Language,
): string => {
  const at =
    state.status === "closed" || isStopped(state, contest)
      ? null
      : acceptedAt(state.settings, contest);
  return at === null
    ? ""
    : formatTimeOfDay(new Date(at).toISOString(), language, timeZoneOf(state));
};

/** Whether it is to be decided first which boards line-ups cost. */
const isStopped = (state: TournamentState, { result }: Contest): boolean =>
  result !== null && proposedForfeits(state).some(({ seq }) => seq === result.seq);

/** Whether a report came in a minute or more after it was made. */
const isLate = (report: Report): report is Report & { readonly madeAt: string } =>
  report.madeAt !== undefined && Date.parse(report.at) - Date.parse(report.madeAt) >= 60_000;
