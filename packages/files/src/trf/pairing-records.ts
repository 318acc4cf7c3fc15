import { isOneOf, TRF_ASSIGNMENTS, TRF_BYES, type TrfAssignment } from "./codes.ts";
import {
  expected,
  idsFrom,
  integerAt,
  type LineReader,
  pointsAt,
  requiredAt,
  strayAt,
  textAt,
} from "./columns.ts";
import { MAX_ROUNDS } from "./player-record.ts";
import type {
  TrfAbnormalPointsRecord,
  TrfAccelerationRecord,
  TrfByesRecord,
  TrfForbiddenRecord,
  XxaRecord,
  XxpRecord,
  XxzRecord,
} from "./record.ts";
import { type RowWriter, rowOf, type TrfRow } from "./row.ts";

const ID_WIDTH = 4;

/** Writes numbers in fields of four positions with a blank between. */
export const putIds = (row: RowWriter, from: number, ids: readonly number[]): void => {
  for (const [index, id] of ids.entries()) {
    const at = from + (ID_WIDTH + 1) * index;
    row.number(at, at + ID_WIDTH - 1, id, "player-or-team");
  }
};

/** Writes a round in records: three digits. */
export const putRound = (row: RowWriter, from: number, round: number): void =>
  row.right(from, from + 2, String(round).padStart(3, "0"), "round");

/** Reads record 240: full, half or zero point byes in a round. */
export const parseByes = (reader: LineReader): TrfByesRecord | null => {
  strayAt(reader, [4, 6, 10]);
  const bye = textAt(reader, 5, 5).toUpperCase();
  const round = requiredAt(reader, 7, 9, "round");
  if (!isOneOf(TRF_BYES, bye)) {
    expected(reader, 5, "bye-type", bye);
    return null;
  }
  return round === null ? null : { kind: "byes", bye, round, ids: idsFrom(reader, 11, ID_WIDTH) };
};

/** Writes record 240. */
export const formatByes = ({ bye, round, ids }: TrfByesRecord): TrfRow => {
  const row = rowOf("240");
  row.rest(5, bye);
  putRound(row, 7, round);
  putIds(row, 11, ids);
  return row.row();
};

/** Reads record 250: fictitious points for a range of numbers in a range of rounds. */
export const parseAcceleration = (reader: LineReader): TrfAccelerationRecord | null => {
  strayAt(reader, [4, 9, 14, 18, 22, 27]);
  const matchPoints = pointsAt(reader, 5, 8);
  const points = pointsAt(reader, 10, 13);
  if (matchPoints === null && points === null) expected(reader, 10, "points", "");
  const firstRound = requiredAt(reader, 15, 17, "round");
  const lastRound = requiredAt(reader, 19, 21, "round");
  const first = requiredAt(reader, 23, 26, "player-or-team");
  const last = requiredAt(reader, 28, 31, "player-or-team");
  if (firstRound === null || lastRound === null || first === null || last === null) return null;
  reversed(reader, 15, firstRound, lastRound);
  reversed(reader, 23, first, last);
  return { kind: "acceleration", matchPoints, points, firstRound, lastRound, first, last };
};

const reversed = (reader: LineReader, column: number, first: number, last: number): void => {
  const { line, report } = reader;
  if (first > last) {
    report({ code: "trf-range-reversed", severity: "error", line, column, first, last });
  }
};

/** Writes record 250. */
export const formatAcceleration = (record: TrfAccelerationRecord): TrfRow => {
  const row = rowOf("250");
  row.points(5, 8, record.matchPoints);
  row.points(10, 13, record.points);
  putRound(row, 15, record.firstRound);
  putRound(row, 19, record.lastRound);
  row.number(23, 26, record.first, "player-or-team");
  row.number(28, 31, record.last, "player-or-team");
  return row.row();
};

/** Reads JaVaFo's XXA: a player's fictitious points by round, from position 10, five to a round. */
export const parseXxa = (reader: LineReader): XxaRecord | null => {
  strayAt(reader, [4, 9]);
  const player = requiredAt(reader, 5, 8, "starting-rank");
  if (player === null) return null;
  const points: number[] = [];
  for (let at = 10; at <= reader.columns.length && points.length < MAX_ROUNDS; at += 5) {
    points.push(pointsAt(reader, at, at + 3) ?? 0);
    strayAt(reader, [at + 4]);
  }
  return { kind: "player-acceleration", player, points };
};

/** Writes XXA. */
export const formatXxa = ({ player, points }: XxaRecord): TrfRow => {
  const row = rowOf("XXA");
  row.number(5, 8, player, "starting-rank");
  for (const [index, value] of points.entries()) row.points(10 + 5 * index, 13 + 5 * index, value);
  return row.row();
};

/** Reads record 260: players who must not meet in a range of rounds. */
export const parseForbidden = (reader: LineReader): TrfForbiddenRecord | null => {
  strayAt(reader, [4, 8, 12]);
  const firstRound = requiredAt(reader, 5, 7, "round");
  const lastRound = requiredAt(reader, 9, 11, "round");
  if (firstRound === null || lastRound === null) return null;
  reversed(reader, 5, firstRound, lastRound);
  return { kind: "forbidden", firstRound, lastRound, ids: idsFrom(reader, 13, ID_WIDTH) };
};

/** Writes record 260. */
export const formatForbidden = ({ firstRound, lastRound, ids }: TrfForbiddenRecord): TrfRow => {
  const row = rowOf("260");
  putRound(row, 5, firstRound);
  putRound(row, 9, lastRound);
  putIds(row, 13, ids);
  return row.row();
};

/** Reads JaVaFo's XXP: players who must never meet. */
export const parseXxp = (reader: LineReader): XxpRecord => ({
  kind: "forbidden-always",
  ids: idsFrom(reader, 4, 0),
});

/** Writes XXP. */
export const formatXxp = ({ ids }: XxpRecord): TrfRow => rowOfIds("XXP", ids);

/** Reads JaVaFo's XXZ: absences from the round to be paired. */
export const parseXxz = (reader: LineReader): XxzRecord => ({
  kind: "absent",
  ids: idsFrom(reader, 4, 0),
});

/** Writes XXZ. */
export const formatXxz = ({ ids }: XxzRecord): TrfRow => rowOfIds("XXZ", ids);

const rowOfIds = (code: "XXP" | "XXZ", ids: readonly number[]): TrfRow => {
  const row = rowOf(code);
  row.rest(5, ids.join(" "));
  return row.row();
};

/** Reads record 299: points that differ from the point system's, penalties, bonuses. */
export const parseAbnormalPoints = (reader: LineReader): TrfAbnormalPointsRecord | null => {
  strayAt(reader, [4, 6, 7, 12, 13, 18, 19, 23]);
  const letter = textAt(reader, 5, 5).toUpperCase();
  const assignment: TrfAssignment | undefined =
    letter === "" ? null : isOneOf(TRF_ASSIGNMENTS, letter) ? letter : undefined;
  const matchPoints = pointsAt(reader, 8, 11);
  const points = pointsAt(reader, 14, 17);
  if (matchPoints === null && points === null) expected(reader, 14, "points", "");
  const round = integerAt(reader, 20, 22, "round");
  const ids = idsFrom(reader, 24, ID_WIDTH);
  if (assignment === undefined) {
    expected(reader, 5, "assignment-type", letter);
    return null;
  }
  const everyRound = round === 0 ? null : round;
  return { kind: "abnormal-points", assignment, matchPoints, points, round: everyRound, ids };
};

/** Writes record 299. */
export const formatAbnormalPoints = (record: TrfAbnormalPointsRecord): TrfRow => {
  const row = rowOf("299");
  row.rest(5, record.assignment ?? "");
  row.points(8, 11, record.matchPoints);
  row.points(14, 17, record.points);
  if (record.round !== null) putRound(row, 20, record.round);
  putIds(row, 24, record.ids);
  return row.row();
};
