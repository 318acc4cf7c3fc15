import type { TrfEntry } from "./located.ts";
import type { Report, TrfFinding } from "./problem.ts";
import type { TrfTournament } from "./tournament.ts";

type Reason = Extract<TrfFinding, { readonly code: "trf-without-effect" }>["reason"];

/**
 * Reports well-formed records without effect, so that no one relies on them: records of team events
 * in an individual one, bans of a single number, bans after the last round, acceleration without
 * points. O(records).
 */
export const checkEffect = (
  tournament: TrfTournament,
  entries: readonly TrfEntry[],
  report: Report,
): void => {
  for (const entry of entries) {
    const found = effectless(tournament, entry);
    if (found === null) continue;
    const [record, column, reason] = found;
    const place = { line: entry.line, column };
    report({ code: "trf-without-effect", severity: "warning", ...place, record, reason });
  }
};

const effectless = (
  { teamEvent, rounds }: TrfTournament,
  { record }: TrfEntry,
): readonly [string, number, Reason] | null => {
  const inTeams = TEAM_RECORDS[record.kind];
  if (inTeams !== undefined) return teamEvent ? null : [inTeams, 1, "teams-only"];
  switch (record.kind) {
    case "forbidden":
      if (new Set(record.ids).size < 2) return ["260", 13, "one-number"];
      return rounds !== null && record.firstRound > rounds ? ["260", 5, "after-last-round"] : null;
    case "forbidden-always":
      return new Set(record.ids).size < 2 ? ["XXP", 5, "one-number"] : null;
    case "acceleration":
      if (teamEvent) return null;
      return record.matchPoints
        ? ["250", 5, "teams-only"]
        : record.points
          ? null
          : ["250", 10, "no-points"];
    case "abnormal-points":
      return !teamEvent && record.matchPoints !== null ? ["299", 8, "teams-only"] : null;
    default:
      return null;
  }
};

/** Records about matches between teams, with their codes. */
const TEAM_RECORDS: Partial<Readonly<Record<TrfEntry["record"]["kind"], string>>> = {
  lineup: "300",
  "team-byes": "320",
  "forfeited-match": "330",
  "board-colours": "352",
  "team-points": "362",
};
