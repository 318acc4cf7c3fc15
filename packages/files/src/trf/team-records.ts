import { colourOf, isOneOf, TRF_SUMMARY_BYES } from "./codes.ts";
import {
  expected,
  idsFrom,
  integerAt,
  type LineReader,
  placesFrom,
  pointsAt,
  requiredAt,
  strayAt,
  textAt,
} from "./columns.ts";
import { putIds, putRound } from "./pairing-records.ts";
import { MAX_ROUNDS } from "./player-record.ts";
import type {
  TrfForfeitedMatchRecord,
  TrfLineupRecord,
  TrfSummaryCell,
  TrfTeam13Record,
  TrfTeamByesRecord,
  TrfTeamDetailsRecord,
  TrfTeamRecord,
  TrfTeamSummaryRecord,
} from "./record.ts";
import { type RowWriter, rowOf, type TrfRow } from "./row.ts";

/** Reads record 013 (TRF-2016, team section): a name and players in board order. */
export const parseTeam13 = (reader: LineReader): TrfTeam13Record => {
  strayAt(reader, [4]);
  const name = textAt(reader, 5, 36);
  if (name === "") expected(reader, 5, "name", "", "warning");
  return { kind: "team-013", name, players: idsFrom(reader, 37, 4) };
};

/** Writes record 013. */
export const formatTeam13 = ({ name, players }: TrfTeam13Record): TrfRow => {
  const row = rowOf("013");
  row.text(5, 36, name, "name");
  putIds(row, 37, players);
  return row.row();
};

/** Reads record 310 (TRF-2026, team section). Null without a pairing number. */
export const parseTeam = (reader: LineReader): TrfTeamRecord | null => {
  const team = requiredAt(reader, 5, 7, "team");
  if (team === null) return null;
  strayAt(reader, [4, 8, 41, 47, 54, 61, 68, 72, 73]);
  const name = textAt(reader, 9, 40);
  if (name === "") expected(reader, 9, "name", "", "warning");
  return {
    kind: "team",
    team,
    name,
    nickname: textAt(reader, 42, 46),
    strength: pointsAt(reader, 48, 53, "warning"),
    matchPoints: pointsAt(reader, 55, 60),
    gamePoints: pointsAt(reader, 62, 67),
    rank: integerAt(reader, 69, 71, "rank", "warning"),
    players: idsFrom(reader, 74, 4),
  };
};

/** Writes record 310. */
export const formatTeam = (record: TrfTeamRecord): TrfRow => {
  const row = rowOf("310");
  row.number(5, 7, record.team, "team");
  row.text(9, 40, record.name, "name");
  row.text(42, 46, record.nickname, "name");
  row.number(48, 53, record.strength, "strength");
  row.points(55, 60, record.matchPoints);
  row.points(62, 67, record.gamePoints);
  row.number(69, 71, record.rank, "rank");
  putIds(row, 74, record.players);
  return row.row();
};

/** Reads record 300: the players at each board of a match. */
export const parseLineup = (reader: LineReader): TrfLineupRecord | null => {
  strayAt(reader, [4, 8, 12, 16]);
  const round = requiredAt(reader, 5, 7, "round");
  const team = requiredAt(reader, 9, 11, "team");
  const opponent = integerAt(reader, 13, 15, "team");
  if (round === null || team === null) return null;
  const opposed = opponent === 0 ? null : opponent;
  return { kind: "lineup", round, team, opponent: opposed, players: placesFrom(reader, 17, 4) };
};

/** Writes record 300: an empty board is `0000`. */
export const formatLineup = ({ round, team, opponent, players }: TrfLineupRecord): TrfRow => {
  const row = rowOf("300");
  putRound(row, 5, round);
  row.number(9, 11, team, "team");
  row.number(13, 15, opponent, "team");
  for (const [board, player] of players.entries()) {
    const at = 17 + 5 * board;
    row.right(at, at + 3, player === null ? "0000" : String(player), "player-or-team");
  }
  return row.row();
};

/** Reads record 320: teams with the pairing-allocated bye, by round, and its worth. */
export const parseTeamByes = (reader: LineReader): TrfTeamByesRecord => {
  strayAt(reader, [4, 9, 14]);
  const matchPoints = pointsAt(reader, 5, 8);
  const gamePoints = pointsAt(reader, 10, 13);
  return { kind: "team-byes", matchPoints, gamePoints, teams: placesFrom(reader, 15, 3) };
};

/** Writes record 320: a round without a bye is `000`. */
export const formatTeamByes = ({ matchPoints, gamePoints, teams }: TrfTeamByesRecord): TrfRow => {
  const row = rowOf("320");
  row.points(5, 8, matchPoints);
  row.points(10, 13, gamePoints);
  for (const [index, team] of teams.entries()) {
    const at = 15 + 4 * index;
    row.right(at, at + 2, team === null ? "000" : String(team), "team");
  }
  return row.row();
};

/** Reads record 330: a match that was won without play, or lost by both. */
export const parseForfeitedMatch = (reader: LineReader): TrfForfeitedMatchRecord | null => {
  strayAt(reader, [4, 7, 11, 15]);
  const forfeit = textAt(reader, 5, 6);
  const round = requiredAt(reader, 8, 10, "round");
  const white = requiredAt(reader, 12, 14, "team");
  const black = requiredAt(reader, 16, 18, "team");
  if (!isOneOf(["+-", "-+", "--"], forfeit)) {
    expected(reader, 5, "forfeit-type", forfeit);
    return null;
  }
  if (round === null || white === null || black === null) return null;
  return { kind: "forfeited-match", forfeit, round, white, black };
};

/** Writes record 330. */
export const formatForfeitedMatch = (record: TrfForfeitedMatchRecord): TrfRow => {
  const row = rowOf("330");
  row.rest(5, record.forfeit);
  putRound(row, 8, record.round);
  row.number(12, 14, record.white, "team");
  row.number(16, 18, record.black, "team");
  return row.row();
};

const SUMMARY_AT = 29;
const SUMMARY_WIDTH = 13;

/**
 * Returns the position of record 802's first round: 29 by the document's table, 30 in its example.
 * Opponents end in their last column, so the column behind it distinguishes the two.
 */
const summaryStart = ({ columns }: LineReader): number => {
  for (let at = SUMMARY_AT + 3; at <= columns.length; at += SUMMARY_WIDTH) {
    if (columns.slice(at - 1, at).trim() !== "") return SUMMARY_AT + 1;
  }
  return SUMMARY_AT;
};

/** Reads record 802: a team's rounds for human readers. */
export const parseTeamSummary = (reader: LineReader): TrfTeamSummaryRecord | null => {
  const team = requiredAt(reader, 5, 7, "team");
  if (team === null) return null;
  strayAt(reader, [4, 8, 14, 21, 28]);
  const cells: (TrfSummaryCell | null)[] = [];
  let filled = 0;
  const end = reader.columns.length;
  const start = summaryStart(reader);
  for (let at = start; at <= end && cells.length < MAX_ROUNDS; at += SUMMARY_WIDTH) {
    const cell = parseSummaryCell(reader, at);
    cells.push(cell);
    if (cell !== null) filled = cells.length;
  }
  return {
    kind: "team-summary",
    team,
    nickname: textAt(reader, 9, 13),
    matchPoints: pointsAt(reader, 15, 20, "warning"),
    gamePoints: pointsAt(reader, 22, 27, "warning"),
    cells: cells.slice(0, filled),
  };
};

const parseSummaryCell = (reader: LineReader, at: number): TrfSummaryCell | null => {
  if (textAt(reader, at, at + SUMMARY_WIDTH - 1) === "") return null;
  strayAt(reader, [at + 3, at + 5, at + 11, at + 12]);
  const text = textAt(reader, at, at + 2).toUpperCase();
  const bye = isOneOf(TRF_SUMMARY_BYES, text) ? text : null;
  const opponent = bye ?? integerAt(reader, at, at + 2, "team", "warning");
  const sign = textAt(reader, at + 4, at + 4);
  const colour = colourOf(sign);
  if (colour === null && sign !== "" && sign !== "-") {
    expected(reader, at + 4, "colour", sign, "warning");
  }
  const gamePoints = pointsAt(reader, at + 6, at + 9, "warning");
  const forfeit = textAt(reader, at + 10, at + 10).toUpperCase();
  if (forfeit !== "" && forfeit !== "F") {
    expected(reader, at + 10, "forfeit-type", forfeit, "warning");
  }
  if (opponent === null || opponent === 0) {
    if (text === "" || opponent === 0) expected(reader, at, "team", text, "warning");
    return null;
  }
  return { opponent, colour, gamePoints, forfeit: forfeit === "F" };
};

/** Writes record 802. */
export const formatTeamSummary = (record: TrfTeamSummaryRecord): TrfRow => {
  const row = rowOf("802");
  row.number(5, 7, record.team, "team");
  row.text(9, 13, record.nickname, "name");
  row.points(15, 20, record.matchPoints);
  row.points(22, 27, record.gamePoints);
  for (const [index, cell] of record.cells.entries()) {
    if (cell !== null) formatSummaryCell(row, SUMMARY_AT + SUMMARY_WIDTH * index, cell);
  }
  return row.row();
};

const formatSummaryCell = (row: RowWriter, at: number, cell: TrfSummaryCell): void => {
  row.right(at, at + 2, String(cell.opponent), "team");
  row.rest(at + 4, cell.colour ?? "");
  row.points(at + 6, at + 9, cell.gamePoints);
  if (cell.forfeit) row.rest(at + 10, "f");
};

/** Reads record 801: only the team's number, as its further columns depend on the event. */
export const parseTeamDetails = (reader: LineReader): TrfTeamDetailsRecord | null => {
  const [number = ""] = textAt(reader, 5).split(/\s/, 1);
  const team = /^\d{1,4}$/.test(number) ? Number(number) : 0;
  if (team > 0) {
    // The writer's own widths position everything behind the number.
    const rest = reader.columns.slice(4).trimStart().slice(number.length).trimEnd();
    return { kind: "team-details", team, text: rest };
  }
  expected(reader, 5, "team", number, "warning");
  return null;
};

/** Writes record 801. */
export const formatTeamDetails = ({ team, text }: TrfTeamDetailsRecord): TrfRow => {
  const row = rowOf("801");
  const number = String(team).padStart(3);
  row.rest(5, number + text);
  return row.row();
};
