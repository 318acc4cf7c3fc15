import { columnOfId, entriesOf, type TrfEntry } from "./located.ts";
import { roundAt } from "./player-record.ts";
import type { Report } from "./problem.ts";
import { isBlank } from "./rounds.ts";
import type { TrfTournament } from "./tournament.ts";
import { countIn } from "./tournament-records.ts";

/**
 * Reports records with unknown players, teams or rounds, wrong counts, players in two teams.
 * O(length of the file).
 */
export const checkReferences = (
  tournament: TrfTournament,
  entries: readonly TrfEntry[],
  report: Report,
): void => {
  const known: KnownNumbers = {
    players: new Set(tournament.players.map(({ startingRank }) => startingRank)),
    teams: new Set(tournament.teams.map(({ team }) => team)),
    teamEvent: tournament.teamEvent,
  };
  for (const entry of entries) {
    for (const reference of referencesOf(entry)) checkReference(known, entry, reference, report);
  }
  checkByeRecords(tournament, entries, report);
  checkCounts(tournament, entries, report);
  checkRounds(tournament, entries, report);
  checkMembership(entries, report);
};

interface KnownNumbers {
  readonly players: ReadonlySet<number>;
  readonly teams: ReadonlySet<number>;
  readonly teamEvent: boolean;
}

interface Reference {
  readonly to: "player" | "team" | "either";
  readonly record: string;
  /** Position of the first number. */
  readonly from: number;
  readonly ids: readonly (number | null)[];
}

const referencesOf = ({ record }: TrfEntry): readonly Reference[] => {
  switch (record.kind) {
    case "team-013":
      return [{ to: "player", record: "013", from: 37, ids: record.players }];
    case "team":
      return [{ to: "player", record: "310", from: 74, ids: record.players }];
    case "national":
      return [{ to: "player", record: record.code, from: 5, ids: [record.startingRank] }];
    case "byes":
      return [{ to: "either", record: "240", from: 11, ids: record.ids }];
    case "absent":
      return [{ to: "either", record: "XXZ", from: 4, ids: record.ids }];
    case "forbidden":
      return [{ to: "either", record: "260", from: 13, ids: record.ids }];
    case "forbidden-always":
      return [{ to: "either", record: "XXP", from: 4, ids: record.ids }];
    case "acceleration":
      return [{ to: "either", record: "250", from: 23, ids: [record.first, record.last] }];
    case "player-acceleration":
      return [{ to: "player", record: "XXA", from: 5, ids: [record.player] }];
    case "abnormal-points":
      return [{ to: "either", record: "299", from: 24, ids: record.ids }];
    case "lineup":
      return [
        { to: "team", record: "300", from: 9, ids: [record.team, record.opponent] },
        { to: "player", record: "300", from: 17, ids: record.players },
      ];
    case "team-byes":
      return [{ to: "team", record: "320", from: 15, ids: record.teams }];
    case "forfeited-match":
      return [{ to: "team", record: "330", from: 12, ids: [record.white, record.black] }];
    case "team-summary":
      return [{ to: "team", record: "802", from: 5, ids: [record.team] }];
    case "team-details":
      return [{ to: "team", record: "801", from: 5, ids: [record.team] }];
    default:
      return [];
  }
};

const checkReference = (
  { players, teams, teamEvent }: KnownNumbers,
  entry: TrfEntry,
  { to, record, from, ids }: Reference,
  report: Report,
): void => {
  const isTeam = to === "team" || (to === "either" && teamEvent);
  const known = isTeam ? teams : players;
  for (const id of ids) {
    if (id === null || known.has(id)) continue;
    const place = { line: entry.line, column: columnOfId(entry, from, id) };
    const severity = "warning";
    if (isTeam) report({ code: "trf-unknown-team", severity, ...place, record, team: id });
    else report({ code: "trf-unknown-player", severity, ...place, record, player: id });
  }
};

/** Checks record 240 against the players' own lines, in individual events. */
const checkByeRecords = (
  { players, teamEvent, playedRounds }: TrfTournament,
  entries: readonly TrfEntry[],
  report: Report,
): void => {
  if (teamEvent) return;
  const cards = new Map(players.map((player) => [player.startingRank, player]));
  for (const entry of entriesOf(entries, "byes")) {
    const { bye, round, ids } = entry.record;
    for (const player of ids) {
      const cell = cards.get(player)?.cells[round - 1] ?? null;
      if (cell === null || isBlank(cell) || cell.result === bye || round > playedRounds) continue;
      const place = { line: entry.line, column: columnOfId(entry, 11, player) };
      const finding = { code: "trf-bye-differs", player, round, bye, result: cell.result } as const;
      report({ severity: "warning", ...place, ...finding });
    }
  }
};

const checkCounts = (
  { players, teams }: TrfTournament,
  entries: readonly TrfEntry[],
  report: Report,
): void => {
  const counted = new Map([
    ["062", players.length],
    ["072", players.filter(({ rating }) => rating !== null).length],
    ["082", teams.length],
  ]);
  for (const { line, record } of entriesOf(entries, "text")) {
    const stated = countIn(record.text);
    const count = counted.get(record.code);
    if (stated === null || count === undefined || stated === count) continue;
    const finding = { code: "trf-count-differs", record: record.code, stated, counted: count };
    report({ severity: "warning", line, column: 5, ...finding, code: "trf-count-differs" });
  }
};

const checkRounds = (
  { rounds }: TrfTournament,
  entries: readonly TrfEntry[],
  report: Report,
): void => {
  if (rounds === null) return;
  for (const { line, record } of entries) {
    for (const { round, column } of lastRoundsOf(record)) {
      if (round <= rounds) continue;
      const severity = "warning";
      report({ code: "trf-round-beyond-last", severity, line, column, round, rounds });
    }
  }
};

interface RoundPlace {
  readonly round: number;
  readonly column: number;
}

const lastRoundsOf = (record: TrfEntry["record"]): readonly RoundPlace[] => {
  switch (record.kind) {
    case "player":
      return [{ round: record.cells.length, column: roundAt(record.cells.length) }];
    case "byes":
      return [{ round: record.round, column: 7 }];
    case "lineup":
      return [{ round: record.round, column: 5 }];
    case "forfeited-match":
      return [{ round: record.round, column: 8 }];
    case "abnormal-points":
      return [{ round: record.round ?? 0, column: 20 }];
    case "acceleration":
      return [{ round: record.lastRound, column: 19 }];
    case "player-acceleration":
      return [{ round: record.points.length, column: 5 + 5 * record.points.length }];
    case "team-byes":
      return [{ round: record.teams.length, column: 11 + 4 * record.teams.length }];
    default:
      // 260 may run to any round: programs write 999 for all of them.
      return [];
  }
};

const checkMembership = (entries: readonly TrfEntry[], report: Report): void => {
  for (const [kind, from] of [
    ["team-013", 37],
    ["team", 74],
  ] as const) {
    const seen = new Map<number, number>();
    for (const [index, entry] of entriesOf(entries, kind).entries()) {
      const team = entry.record.kind === "team" ? entry.record.team : index + 1;
      for (const player of entry.record.players) {
        const other = seen.get(player);
        if (other === undefined) {
          seen.set(player, team);
          continue;
        }
        const place = { line: entry.line, column: columnOfId(entry, from, player) };
        const finding = { code: "trf-player-in-two-teams", player, team: other } as const;
        report({ severity: "warning", ...place, ...finding });
      }
    }
  }
};
