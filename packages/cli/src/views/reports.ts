import {
  acceptedAt,
  type Contest,
  displayName,
  type Report,
  type Round,
  seenFrom,
  timeZoneOf,
} from "@losfee/core";
import { reportTexts } from "@losfee/messages/cli-report";
import type { Competition } from "../journal/competition.ts";

/** Returns contradictions between reports, or with a result; a line for each game. */
export const reportLines = (
  competition: Competition,
  { games }: Pick<Round, "games">,
  placeOf: (board: number) => string,
): readonly string[] => {
  const words = reportTexts[competition.call.language];
  return games.flatMap((game: Contest) => {
    const { board, result } = game;
    if (result?.status === "conflict") {
      const versions = result.reports.map((report) => versionText(competition, game, report));
      return [words.conflict({ place: placeOf(board), versions: versions.join(" / ") })];
    }
    if (result?.status !== "confirmed" || result.contradictions.length === 0) return [];
    const versions = result.contradictions.map((report) => versionText(competition, game, report));
    return [words.contradicted({ place: placeOf(board), versions: versions.join(" / ") })];
  });
};

/** `reported, accepted at 14:32`; no time if it waits for the director. */
export const reportedText = (
  { call, messages, state }: Competition,
  contest: Pick<Contest, "result">,
): string => {
  const words = reportTexts[call.language];
  const { settings, status } = state();
  const at = status === "closed" ? null : acceptedAt(settings, contest);
  if (at === null) return words.reported;
  const time = new Date(at).toISOString();
  return words.reportedUntil({
    time: messages.formatTimeOfDay(time, call.language, timeZoneOf(state())),
  });
};

/** Describes one sender's report, with name and time. */
const versionText = (
  { call, messages, state }: Competition,
  { seats }: Contest,
  report: Report,
): string => {
  const outcome = seenFrom(seats, report);
  const said = messages.outcomeLabel(outcome, call.language, (entry) =>
    displayName(state(), entry),
  );
  const time = messages.formatTimeOfDay(report.at, call.language, timeZoneOf(state()));
  return reportTexts[call.language].version({
    said,
    actor: report.actor,
    time,
    changed: report.changed,
  });
};
