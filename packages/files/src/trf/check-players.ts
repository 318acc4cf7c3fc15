import { fideIdKey } from "@losfee/core";
import type { TrfResult } from "./codes.ts";
import type { LocatedRecord } from "./located.ts";
import { roundAt } from "./player-record.ts";
import type { Report, TrfFinding, TrfSeverity } from "./problem.ts";
import type { TrfCell } from "./record.ts";
import { pointsOf } from "./rounds.ts";
import { accelerationOf, type TrfPlayer, type TrfTournament } from "./tournament.ts";

type Players = ReadonlyMap<number, LocatedRecord<"player">>;

/**
 * Reports inconsistent players' lines: opponents that do not exist or do not point back, colours
 * and results of a game that exclude each other, points that are not the sum. O(players · rounds).
 */
export const checkPlayers = (
  tournament: TrfTournament,
  entries: readonly LocatedRecord<"player">[],
  report: Report,
): void => {
  const players: Players = new Map(entries.map((entry) => [entry.record.startingRank, entry]));
  for (const entry of entries) {
    for (const [index, cell] of entry.record.cells.entries()) {
      if (cell !== null) checkCell(tournament, players, entry, index + 1, cell, report);
    }
  }
  checkByes(tournament, players, report);
  checkFideIds(entries, report);
  for (const player of tournament.players) {
    const line = players.get(player.startingRank)?.line ?? 1;
    checkPoints(tournament, player, line, report);
  }
};

/**
 * Possible results of a player whose opponent has the result of the key. An arbiter may give half a
 * point to one side alone, or nothing to either.
 */
const AGAINST: Readonly<Record<TrfResult, readonly TrfResult[]>> = {
  "1": ["0"],
  "=": ["=", "0"],
  "0": ["1", "=", "0"],
  W: ["L"],
  D: ["D", "L"],
  L: ["W", "D", "L"],
  "+": ["-"],
  "-": ["+", "-"],
  H: [],
  F: [],
  U: [],
  Z: [],
  "": [""],
};

const BYES: readonly TrfResult[] = ["H", "F", "U", "Z"];
const GAMES: readonly TrfResult[] = ["1", "=", "0", "W", "D", "L"];

const checkCell = (
  { teamEvent }: TrfTournament,
  players: Players,
  entry: LocatedRecord<"player">,
  round: number,
  cell: TrfCell,
  report: Report,
): void => {
  const { line, record } = entry;
  const player = record.startingRank;
  const { opponent, colour, result } = cell;
  const say = (severity: TrfSeverity, offset: number, finding: TrfFinding): void =>
    report({ severity, line, column: roundAt(round) + offset, ...finding });
  if (opponent === null) {
    if (!GAMES.includes(result)) return;
    // `0000 - =` is how older files wrote a half-point bye.
    const severity = result === "=" ? "warning" : "error";
    say(severity, 7, { code: "trf-game-without-opponent", player, round, result });
    return;
  }
  if (opponent === player) {
    say("error", 0, { code: "trf-own-opponent", player, round });
    return;
  }
  const other = players.get(opponent);
  if (other === undefined) {
    say("error", 0, { code: "trf-unknown-player", record: "001", player: opponent });
    return;
  }
  if (BYES.includes(result)) {
    say("warning", 7, { code: "trf-bye-with-opponent", player, round, result });
    return;
  }
  if (colour === null) say("warning", 5, { code: "trf-colour-missing", player, round });
  const theirs = other.record.cells[round - 1] ?? null;
  if (theirs === null || theirs.opponent !== player) {
    // A team's player who wins without play may face an empty board.
    const emptyBoard = teamEvent && (theirs?.opponent ?? null) === null && result === "+";
    const named = theirs?.opponent ?? null;
    if (!emptyBoard) say("warning", 0, { code: "trf-not-mutual", player, opponent, round, named });
    return;
  }
  if (player > opponent) return;
  if (colour !== null && colour === theirs.colour) {
    say("warning", 5, { code: "trf-same-colours", player, opponent, round });
  }
  if (!AGAINST[result].includes(theirs.result)) {
    const results = { own: result, theirs: theirs.result };
    say("warning", 7, { code: "trf-results-disagree", player, opponent, round, ...results });
  }
};

const checkFideIds = (entries: readonly LocatedRecord<"player">[], report: Report): void => {
  const first = new Map<string, number>();
  for (const { line, record } of entries) {
    const { startingRank: player, fideId } = record;
    const key = fideIdKey(fideId);
    const other = first.get(key);
    if (key === "") continue;
    if (other === undefined) first.set(key, player);
    else {
      const finding = { code: "trf-repeated-fide-id", player, other, fideId } as const;
      report({ severity: "warning", line, column: 58, ...finding });
    }
  }
};

/** At most one pairing-allocated bye a round; in team events teams have them, not players. */
const checkByes = (
  { players: list, playedRounds, teamEvent }: TrfTournament,
  players: Players,
  report: Report,
): void => {
  if (teamEvent) return;
  for (let round = 1; round <= playedRounds; round++) {
    const with_ = list.filter(({ lines }) => lines[round - 1]?.result === "U");
    const first = with_[0]?.startingRank ?? 0;
    for (const { startingRank: player } of with_.slice(1)) {
      const line = players.get(player)?.line ?? 1;
      const place = { line, column: roundAt(round) + 7 };
      const severity = "warning";
      report({ code: "trf-second-bye", severity, ...place, round, player, other: first });
    }
  }
};

const checkPoints = (
  tournament: TrfTournament,
  player: TrfPlayer,
  line: number,
  report: Report,
): void => {
  const { points: stated, computedPoints: computed, startingRank } = player;
  if (stated === null || near(stated, computed)) return;
  if (acceptedPoints(tournament, player).some((it) => near(it, stated))) return;
  const finding = { code: "trf-points-differ", player: startingRank, stated, computed } as const;
  report({ severity: "warning", line, column: 81, ...finding });
};

const near = (a: number, b: number): boolean => Math.abs(a - b) < 1e-6;

/**
 * Returns the possible values of position 81–84 during an event: games without a result may not
 * count yet; byes and fictitious points of the round to be paired may count already.
 */
const acceptedPoints = (
  tournament: TrfTournament,
  { cells, computedPoints, lines, startingRank }: TrfPlayer,
): readonly number[] => {
  const { playedRounds, scoring } = tournament;
  const pending = lines.reduce(
    (sum, { kind, points }) => sum + (kind === "pending" ? points : 0),
    0,
  );
  const ahead = cells
    .slice(playedRounds)
    .reduce((sum, cell) => sum + (cell === null ? 0 : pointsOf(scoring, cell)), 0);
  const fictitious = accelerationOf(tournament, startingRank, playedRounds + 1).points;
  return [0, pending].flatMap((less) =>
    [0, ahead].flatMap((more) =>
      [0, fictitious].map((extra) => computedPoints - less + more + extra),
    ),
  );
};
