import {
  type EntryId,
  err,
  isComplete,
  ok,
  type Result,
  standingsOf,
  type TournamentEvent,
  type TournamentState,
} from "@losfee/core";
import type { TrfFile } from "../file.ts";
import type { TrfProblem } from "../problem.ts";
import { teamCardsOf } from "../team-matches.ts";
import { teamContradictions } from "./check-teams.ts";
import type { TrfImportFault, TrfImportNote } from "./notes.ts";
import type { ImportedSettings } from "./settings.ts";
import { teamEntriesOf } from "./team-entries.ts";
import { teamRoundOf } from "./team-rounds.ts";
import { inexpressibleGamePoints, teamSettingsOf } from "./team-settings.ts";

/** Result of importing a file with teams: settings and events. */
export interface ImportedTeamEvent extends ImportedSettings {
  readonly events: readonly TournamentEvent[];
  readonly entryOf: (team: number) => EntryId | undefined;
}

/** Contradictions that prevent an import of a team event. */
const CONTRADICTIONS: readonly TrfProblem["code"][] = [
  "trf-unknown-player",
  "trf-unknown-team",
  "trf-player-in-two-teams",
];

/**
 * Makes a running team event from a TRF file: teams with their squads, every paired match with its
 * boards, forfeits and byes, absences, points, acceleration, forbidden pairs. Reports all
 * contradictions at once, with their lines, including `unsound`. O(players · rounds).
 */
export const teamEventOfTrf = (
  file: TrfFile,
  unsound: readonly TrfProblem[],
): Result<ImportedTeamEvent, TrfImportFault> => {
  const { tournament: trf } = file;
  const cards = teamCardsOf(trf);
  const named = file.problems.filter(({ code }) => CONTRADICTIONS.includes(code));
  // A player without a clear team has no match either: that is no further fault.
  const isClear = !named.some(({ code }) => code === "trf-player-in-two-teams");
  const problems = [
    ...new Set([...unsound, ...named]),
    ...(isClear ? teamContradictions(file, cards) : []),
  ].toSorted((a, b) => a.line - b.line || a.column - b.column);
  if (problems.length > 0) return err({ code: "trf-import-not-sound", problems });
  const parts = inexpressibleGamePoints(trf.scoring);
  if (parts.length > 0) return err({ code: "trf-import-points", parts });
  const entryByTeam = new Map(cards.map(({ team }, index) => [team, index + 1]));
  const entryOf = (team: number): EntryId | undefined => entryByTeam.get(team);
  const { format, settings, details, notes } = teamSettingsOf(file, entryOf);
  const { stages = [], bye, teams: rules } = settings;
  if (rules === undefined || bye === undefined) throw new Error("settings of teams are incomplete");
  const {
    entries,
    squads,
    memberOf,
    notes: about,
  } = teamEntriesOf(trf, cards, stages[0]?.rounds ?? 0);
  const context = {
    trf,
    settings: { stages, bye, results: "win-draw-loss" },
    rules,
    cards,
    entryOf,
    memberOf,
    totals: totalsIn(file, entryOf),
  } as const;
  const rounds = Array.from({ length: trf.playedRounds }, (_, index) =>
    teamRoundOf(context, index + 1),
  );
  const colourless = rounds.reduce((sum, round) => sum + round.colourless, 0);
  return ok({
    format,
    settings,
    details,
    entryOf,
    events: [
      { type: "entries-added", data: { entries } },
      ...squads.flatMap((data): readonly TournamentEvent[] =>
        data.members.length === 0 ? [] : [{ type: "members-added", data }],
      ),
      ...rounds.flatMap(({ events }) => events),
    ],
    notes: [
      ...notes,
      ...about,
      ...(colourless === 0
        ? []
        : [{ code: "trf-import-colours-assumed", games: colourless } as const]),
    ],
  });
};

/** Game points of matches that only records 802 know, by round and entry. */
const totalsIn = (
  { problems }: TrfFile,
  entryOf: (team: number) => EntryId | undefined,
): ReadonlyMap<number, ReadonlyMap<EntryId, number>> => {
  const totals = new Map<number, Map<EntryId, number>>();
  for (const problem of problems) {
    if (problem.code !== "trf-match-by-total" || problem.theirs === null) continue;
    const [one, other] = [entryOf(problem.team), entryOf(problem.opponent)];
    if (one === undefined || other === undefined) continue;
    const round = totals.get(problem.round) ?? new Map<EntryId, number>();
    totals.set(problem.round, round.set(one, problem.points).set(other, problem.theirs));
  }
  return totals;
};

/** Counts the teams with another rank in the file, if it states its tie-breaks and is complete. */
export const teamsRankedOtherwise = (
  { tournament: { teams, header } }: TrfFile,
  state: TournamentState,
  entryOf: (team: number) => EntryId | undefined,
): readonly TrfImportNote[] => {
  const isStated = header.standings.length + header.tieBreaks.length > 0;
  if (!isStated || !state.rounds.every(isComplete)) return [];
  const ranks = new Map(standingsOf(state).map(({ entry, rank }) => [entry, rank]));
  const players = teams.filter(
    ({ rank, team }) => rank !== null && ranks.get(entryOf(team) ?? 0) !== rank,
  ).length;
  return players === 0 ? [] : [{ code: "trf-import-ranks-differ", players, ofTeams: true }];
};
