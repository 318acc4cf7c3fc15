import { abnormalIndexOf } from "./abnormal-points.ts";
import { checkEffect } from "./check-effect.ts";
import { checkPlayers } from "./check-players.ts";
import { checkReferences } from "./check-references.ts";
import { checkTeamPoints } from "./check-team-points.ts";
import { checkTeamSummaries } from "./check-team-summaries.ts";
import {
  headerOf,
  initialColourOf,
  isTeamEvent,
  repeated,
  roundCountOf,
  roundDatesOf,
} from "./interpret-header.ts";
import { entriesOf, type LocatedRecord, recordsOfKind, type TrfEntry } from "./located.ts";
import type { Report } from "./problem.ts";
import type { TrfRecord, TrfTeam, XxaRecord } from "./record.ts";
import { blankRoundsOf, byeKey, playedRoundsOf, playerOf } from "./rounds.ts";
import { scoringOf, teamScoringOf } from "./scoring.ts";
import type {
  TrfAcceleration,
  TrfByeGrant,
  TrfFacts,
  TrfForbidden,
  TrfTournament,
} from "./tournament.ts";

/**
 * Interprets the lines of a file. Never fails: reports contradictions and dangling references, and
 * reads them as far as possible. O(players · rounds).
 */
export const interpretTrf = (entries: readonly TrfEntry[], report: Report): TrfTournament => {
  const playerEntries = uniquePlayers(entries, report);
  const teamEvent = isTeamEvent(entries);
  const facts = factsOf(entries, playerEntries, report);
  const playedRounds = playedRoundsOf(facts.players);
  const individualByes = teamEvent ? [] : facts.byes;
  const context = {
    playedRounds,
    scoring: facts.scoring,
    byes: new Map(individualByes.map((bye) => [byeKey(bye.id, bye.round), bye])),
    abnormal: abnormalIndexOf(teamEvent ? [] : facts.abnormalPoints),
    blankRounds: blankRoundsOf(playedRounds, facts.scoring),
  };
  const players = facts.players.map((card) => playerOf(card, context));
  const tournament: TrfTournament = {
    ...facts,
    players,
    teamEvent,
    playedRounds,
    absences: absencesOf(facts, playedRounds, teamEvent),
  };
  checkPlayers(tournament, playerEntries, report);
  checkReferences(tournament, entries, report);
  checkEffect(tournament, entries, report);
  checkTeamPoints(tournament, entries, report);
  checkTeamSummaries(tournament, entries, report);
  return tournament;
};

const uniquePlayers = (
  entries: readonly TrfEntry[],
  report: Report,
): readonly LocatedRecord<"player">[] => {
  const first = new Map<number, LocatedRecord<"player">>();
  for (const entry of entriesOf(entries, "player")) {
    const player = entry.record.startingRank;
    const earlier = first.get(player);
    if (earlier === undefined) {
      first.set(player, entry);
      continue;
    }
    const place = { line: entry.line, column: 5, firstLine: earlier.line };
    report({ code: "trf-repeated-starting-rank", severity: "error", ...place, player });
  }
  const found = [...first.values()];
  if (found.length === 0) {
    report({ code: "trf-no-players", severity: "error", line: 1, column: 1 });
  }
  return found.toSorted((a, b) => a.record.startingRank - b.record.startingRank);
};

/** Returns a record without its kind. */
const plain = <R extends TrfRecord>({ kind: _, ...rest }: R): Omit<R, "kind"> => rest;

const factsOf = (
  entries: readonly TrfEntry[],
  players: readonly LocatedRecord<"player">[],
  report: Report,
): TrfFacts => {
  const all = entries.map(({ record }) => record);
  const teamByes = entriesOf(entries, "team-byes");
  for (const { line } of teamByes.slice(1)) repeated(report, "320", line, teamByes[0]?.line);
  return {
    header: headerOf(entries, report),
    players: players.map(({ record }) => plain(record)),
    nationals: recordsOfKind(entries, "national").map(plain),
    rankMethods: recordsOfKind(entries, "rank-method").map(plain),
    teams: teamsOf(entries, report),
    rounds: roundCountOf(entries, report),
    roundDates: roundDatesOf(entries, report),
    initialColour: initialColourOf(entries, report),
    orderByRank: recordsOfKind(entries, "configuration").some(({ rank }) => rank),
    boardColours: recordsOfKind(entries, "board-colours").at(-1)?.colours ?? [],
    scoring: scoringOf(all),
    teamScoring: teamScoringOf(all),
    byes: recordsOfKind(entries, "byes").flatMap(({ bye, round, ids }) =>
      ids.map((id) => ({ bye, round, id })),
    ),
    absent: recordsOfKind(entries, "absent").flatMap(({ ids }) => ids),
    accelerations: all.flatMap(accelerationsIn),
    forbidden: all.flatMap(forbiddenIn),
    abnormalPoints: recordsOfKind(entries, "abnormal-points").map(plain),
    lineups: recordsOfKind(entries, "lineup").map(plain),
    teamByes: teamByes.at(-1)?.record.teams ?? [],
    forfeitedMatches: recordsOfKind(entries, "forfeited-match").map(plain),
  };
};

const teamsOf = (entries: readonly TrfEntry[], report: Report): readonly TrfTeam[] => {
  const first = new Map<number, number>();
  const teams: TrfTeam[] = [];
  for (const { line, record } of entriesOf(entries, "team")) {
    const firstLine = first.get(record.team);
    if (firstLine !== undefined) {
      const { team } = record;
      report({ code: "trf-repeated-team", severity: "error", line, column: 5, team, firstLine });
      continue;
    }
    first.set(record.team, line);
    teams.push(plain(record));
  }
  if (teams.length > 0) {
    checkOlderTeams(entries, report);
    return teams.toSorted((a, b) => a.team - b.team);
  }
  return recordsOfKind(entries, "team-013").map(({ name, players }, index) => ({
    team: index + 1,
    name,
    nickname: "",
    strength: null,
    matchPoints: null,
    gamePoints: null,
    rank: null,
    players,
  }));
};

/** Record 310 replaces 013: where both are given, they should agree on a team's players. */
const checkOlderTeams = (entries: readonly TrfEntry[], report: Report): void => {
  const newer = entriesOf(entries, "team");
  const byName = new Map(newer.map((entry) => [entry.record.name, entry]));
  for (const { line, record } of entriesOf(entries, "team-013")) {
    const match = byName.get(record.name);
    if (match !== undefined && match.record.players.join() === record.players.join()) continue;
    const otherLine = match?.line ?? newer[0]?.line ?? 1;
    const finding = { code: "trf-conflicting-records", record: "013", other: "310" } as const;
    report({ severity: "warning", line, column: 1, otherLine, ...finding });
  }
};

const accelerationsIn = (record: TrfRecord): readonly TrfAcceleration[] => {
  if (record.kind === "player-acceleration") return runsOf(record);
  if (record.kind !== "acceleration") return [];
  const { kind: _, ...range } = record;
  return [{ ...range, points: range.points ?? 0, matchPoints: range.matchPoints ?? 0 }];
};

/** Groups rounds in a row with the same fictitious points into ranges. */
const runsOf = ({ player, points }: XxaRecord): readonly TrfAcceleration[] => {
  const runs: TrfAcceleration[] = [];
  for (const [index, value] of points.entries()) {
    if (value === 0) continue;
    const round = index + 1;
    const last = runs.at(-1);
    if (last !== undefined && last.lastRound === index && last.points === value) {
      runs[runs.length - 1] = { ...last, lastRound: round };
      continue;
    }
    const ids = { first: player, last: player };
    runs.push({ ...ids, firstRound: round, lastRound: round, points: value, matchPoints: 0 });
  }
  return runs;
};

const forbiddenIn = (record: TrfRecord): readonly TrfForbidden[] => {
  if (record.kind === "forbidden-always") {
    return [{ ids: record.ids, firstRound: 1, lastRound: null }];
  }
  if (record.kind !== "forbidden") return [];
  const { ids, firstRound, lastRound } = record;
  return [{ ids, firstRound, lastRound }];
};

const absencesOf = (
  { byes, absent, players }: TrfFacts,
  playedRounds: number,
  teamEvent: boolean,
): readonly TrfByeGrant[] => {
  const next = playedRounds + 1;
  const found = new Map<string, TrfByeGrant>();
  const add = (grant: TrfByeGrant): void => {
    const key = byeKey(grant.id, grant.round);
    if (grant.round >= next && !found.has(key)) found.set(key, grant);
  };
  for (const { startingRank, cells } of teamEvent ? [] : players) {
    for (let round = next; round <= cells.length; round++) {
      const result = cells[round - 1]?.result;
      if (result === "F" || result === "H" || result === "Z") {
        add({ bye: result, round, id: startingRank });
      }
      // The bye is assigned already: worth what its record says, a full-point bye for pairing.
      if (result === "U") add({ bye: "F", round, id: startingRank });
    }
  }
  for (const bye of byes) add(bye);
  for (const id of absent) add({ bye: "Z", round: next, id });
  return [...found.values()].toSorted((a, b) => a.round - b.round || a.id - b.id);
};
