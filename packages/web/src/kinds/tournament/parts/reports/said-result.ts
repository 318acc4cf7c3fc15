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

/** One sender's report of a game. */
export interface SaidResult {
  /** `412–389`, or the result of each player at a table. */
  readonly text: string;
  readonly actor: string;
  /** Time of day of its arrival. */
  readonly time: string;
  /** Time of day when it was made, if minutes earlier; else empty. */
  readonly made: string;
  readonly seq: number;
  /** True if the sender reported something else before. */
  readonly changed: boolean;
}

/** Content of a game's report, in the order of the game's seats. */
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

/** Time of day when a reported result is accepted; empty if it waits for the director. */
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

/** True if the director must first decide the boards that line-ups cost. */
const isStopped = (state: TournamentState, { result }: Contest): boolean =>
  result !== null && proposedForfeits(state).some(({ seq }) => seq === result.seq);

/** True if a report arrived a minute or more after it was made. */
const isLate = (report: Report): report is Report & { readonly madeAt: string } =>
  report.madeAt !== undefined && Date.parse(report.at) - Date.parse(report.madeAt) >= 60_000;
